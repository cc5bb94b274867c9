// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Action of a master. */
export const auditActionLabels: Record<Wire["AuditAction"], string> = {
  made_master: "Tornou master",
  unmade_master: "Retirou de master",
  blocked: "Bloqueou",
  unblocked: "Desbloqueou",
  ended_sessions: "Encerrou as sessões",
  made_password_link: "Gerou link de senha",
  opened_registration: "Abriu o cadastro",
  closed_registration: "Fechou o cadastro",
  imported_rates: "Importou tabela",
  withdrew_rates: "Retirou tabela",
};
