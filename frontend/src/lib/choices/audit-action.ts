// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Action that the audit trail tells of. */
export const auditActionLabels: Record<Wire["AuditAction"], string> = {
  registered: "Criou a conta",
  signed_in: "Entrou",
  sign_in_failed: "Tentou entrar",
  signed_out: "Saiu",
  password_refused: "Errou a senha atual",
  changed_password: "Trocou a senha",
  reset_password: "Trocou a senha por link",
  made_token: "Criou chave de API",
  revoked_token: "Revogou chave de API",
  exported: "Baixou arquivo",
  closed_month: "Fechou um mês",
  reopened_month: "Reabriu um mês",
  made_master: "Deu acesso de administrador",
  unmade_master: "Tirou o acesso de administrador",
  blocked: "Bloqueou",
  unblocked: "Desbloqueou",
  ended_sessions: "Encerrou as sessões",
  made_password_link: "Criou link de nova senha",
  opened_registration: "Abriu o cadastro",
  closed_registration: "Fechou o cadastro",
  imported_rates: "Importou uma tabela",
  withdrew_rates: "Retirou uma tabela",
};
