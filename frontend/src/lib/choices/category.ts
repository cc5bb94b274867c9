// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Category of a transaction. */
export const categoryLabels: Record<Wire["Category"], string> = {
  frete: "Frete",
  emprestimo: "Empréstimo",
  venda: "Venda",
  outros: "Outros",
  combustivel: "Combustível",
  manutencao: "Manutenção",
  pedagio: "Pedágio",
  salario: "Salário",
  alimentacao: "Alimentação",
  hospedagem: "Hospedagem",
  impostos: "Impostos",
  licenciamento: "Licenciamento",
  seguro: "Seguro",
};
