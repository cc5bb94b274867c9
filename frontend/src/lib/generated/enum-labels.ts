// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

/** Basis of accounting: the day by which a transaction belongs to a month. */
export const accountingBasisLabels: Record<Wire["AccountingBasis"], string> = {
  accrual: "Competência",
  cash: "Caixa",
};

/** Agreement about a driver's pay; its share or its fixed amount is stated with each driver. */
export const agreementLabels: Record<Wire["Agreement"], string> = {
  commission_gross: "Comissão sobre o frete",
  commission_net: "Comissão sobre o que sobra",
  fixed_per_trip: "Valor por viagem",
  fixed_per_month: "Valor por mês",
};

/** Action in the audit trail. */
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

/** Body of a trailer or of a rigid truck. A truck without a body is a tractor. */
export const bodyTypeLabels: Record<Wire["BodyType"], string> = {
  grain: "Graneleiro",
  box: "Baú",
  curtain_side: "Sider",
  refrigerated: "Frigorífico",
  tank: "Tanque",
  container: "Porta-contêiner",
  lowboy: "Prancha",
  dump: "Caçamba",
  car_carrier: "Cegonha",
  flatbed: "Carga seca",
};

/** Kind of cargo by law (Lei 13.703/2018 art. 3º), in the order of the legal calculator. */
export const cargoTypeLabels: Record<Wire["CargoType"], string> = {
  solid_bulk: "Granel sólido",
  liquid_bulk: "Granel líquido",
  refrigerated: "Frigorificada ou aquecida",
  containerized: "Conteinerizada",
  general: "Carga geral",
  neobulk: "Neogranel",
  hazardous_solid_bulk: "Perigosa (granel sólido)",
  hazardous_liquid_bulk: "Perigosa (granel líquido)",
  hazardous_refrigerated: "Perigosa (frigorificada ou aquecida)",
  hazardous_containerized: "Perigosa (conteinerizada)",
  hazardous_general: "Perigosa (carga geral)",
  pressurized_bulk: "Granel pressurizada",
};

/** Outlook of the cash flow. */
export const cashOutlookLabels: Record<Wire["CashOutlook"], string> = {
  in_the_red: "Você já está no vermelho",
  runs_out: "Vai faltar dinheiro",
  enough: "O dinheiro dá para todas as contas",
  no_bills: "Nenhuma conta a pagar lançada",
};

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

/** Category of a CNH (driving licence): the vehicles it allows to drive (CTB art. 143). */
export const cnhCategoryLabels: Record<Wire["CnhCategory"], string> = {
  A: "A",
  B: "B",
  C: "C",
  D: "D",
  E: "E",
  AB: "AB",
  AC: "AC",
  AD: "AD",
  AE: "AE",
};

/** Base of a driver's commission. */
export const commissionBaseLabels: Record<Wire["CommissionBase"], string> = {
  gross: "Do frete",
  net: "Do que sobra",
};

/** A line of the comparison. */
export const comparedLineLabels: Record<Wire["ComparedLine"], string> = {
  revenue: "Receita",
  fuel: "Combustível",
  toll: "Pedágio",
  commission: "Motorista",
  daily: "Alimentação e pernoite",
  maintenance: "Manutenção e pneus",
  fixed: "Custos do mês",
  taxes: "Impostos",
  other: "Outros custos",
};

/** Source of a real figure. */
export const comparisonBasisLabels: Record<Wire["ComparisonBasis"], string> = {
  booked: "Lançado",
  accrued: "Calculado",
};

/** Kind of amount that a payer withholds from a receipt. */
export const deductionLabels: Record<Wire["Deduction"], string> = {
  inss: "INSS",
  sest: "SEST",
  senat: "SENAT",
  irrf: "IRRF",
  shortage: "Quebra ou falta",
  damage: "Avaria",
  other: "Outro desconto",
};

/** Basis of a default figure. */
export const defaultBasisLabels: Record<Wire["DefaultBasis"], string> = {
  history: "Seu histórico",
  reference: "Referência",
  none: "Sem registros",
};

/** Source of a distance between two cities. */
export const distanceBasisLabels: Record<Wire["DistanceBasis"], string> = {
  own_freights: "seus fretes",
  estimate: "estimativa",
};

/** Source of the kilometres that the figures of a freight count. */
export const distanceSourceLabels: Record<Wire["DistanceSource"], string> = {
  odometer: "pelo hodômetro",
  planned: "planejado",
  estimated: "estimado",
};

/** Kind of a driver's due date. */
export const driverDueCodeLabels: Record<Wire["DriverDueCode"], string> = {
  cnh: "CNH",
  toxicological: "Exame toxicológico",
};

/** Kind of a due date of a vehicle. */
export const dueCodeLabels: Record<Wire["DueCode"], string> = {
  licensing: "Licenciamento",
  insurance: "Seguro",
  tachograph: "Aferição do tacógrafo",
  rntrc: "RNTRC",
  own: "Outro",
};

/** State of a due date. */
export const dueStateLabels: Record<Wire["DueState"], string> = {
  ok: "Em dia",
  soon: "Vence logo",
  expired: "Vencido",
};

/** Effect of a transaction: it moves money, the result, or both. */
export const effectLabels: Record<Wire["Effect"], string> = {
  both: "Mexe no dinheiro e no resultado",
  cash: "Não é receita nem custo",
  result: "Não mexe no dinheiro",
};

/** Statement that a payer with a CPF is equated to a company for social security (Lei 8.212/1991 art. 15 parágrafo
único), such as a farmer registered as contribuinte individual. */
export const equatedToCompanyLabels: Record<Wire["EquatedToCompany"], string> = {
  unknown: "Não sei",
  yes: "Sim",
  no: "Não",
};

/** Kind of an event in a freight's timeline. */
export const eventKindLabels: Record<Wire["EventKind"], string> = {
  status: "Mudança de etapa",
  cancelled: "Cancelamento",
  reopened: "Reabertura",
  arrived: "Chegada",
  arrival_undone: "Chegada desfeita",
};

/** Basis of a forecast. */
export const forecastBasisLabels: Record<Wire["ForecastBasis"], string> = {
  simulation: "Simulação",
  history: "Seu histórico",
};

/** Status of a freight. It moves forward to any later status, since statuses are often recorded afterwards, and
back by exactly one. */
export const freightStatusLabels: Record<Wire["FreightStatus"], string> = {
  scheduled: "Agendado",
  loading: "Carregando",
  in_transit: "Em trânsito",
  unloading: "Descarregando",
  completed: "Concluído",
};

/** Fuel of a fill-up. */
export const fuelLabels: Record<Wire["Fuel"], string> = {
  diesel_s10: "Diesel S10",
  diesel_s500: "Diesel S500",
  arla32: "ARLA 32",
  gasoline: "Gasolina",
  ethanol: "Etanol",
};

/** Cause of a difference in the cost of fuel. */
export const fuelCauseLabels: Record<Wire["FuelCause"], string> = {
  price: "Preço do diesel",
  way: "Percurso",
  consumption: "Consumo",
  liters: "Litros abastecidos",
  other: "ARLA e lançamentos sem litros",
};

/** Reason why a fill-up ends no measured segment. */
export const fuelMissingLabels: Record<Wire["FuelMissing"], string> = {
  first_full: "Primeiro tanque cheio",
  partial: "Abastecimento parcial",
  missed_fill: "Faltou um abastecimento",
  no_odometer: "Sem hodômetro",
  not_measured: "Não entra na média",
};

/** Purpose of a fuel: its consumer. */
export const fuelPurposeLabels: Record<Wire["FuelPurpose"], string> = {
  engine: "Motor",
  refrigeration: "Aparelho de frio",
};

/** Type of an item. */
export const itemTypeLabels: Record<Wire["ItemType"], string> = {
  labor: "Mão de Obra",
  part: "Peça",
};

/** Part of a vehicle on which work was done. */
export const maintenanceCategoryLabels: Record<Wire["MaintenanceCategory"], string> = {
  electrical: "Elétrica",
  air_conditioning: "Ar-condicionado",
  tires: "Pneus",
  chassis: "Chassi",
  springs: "Molas",
  engine: "Motor",
  transmission: "Transmissão",
  brakes: "Freios",
  suspension: "Suspensão",
  hydraulics: "Hidráulica",
  bodywork: "Funilaria",
};

/** Kind of maintenance: planned, or after a failure. */
export const maintenanceKindLabels: Record<Wire["MaintenanceKind"], string> = {
  preventive: "Preventiva",
  corrective: "Corretiva",
};

/** The four tables of Res. ANTT 5.867/2020, as Res. ANTT 6.076/2026 names them. */
export const minimumTableLabels: Record<Wire["MinimumTable"], string> = {
  A: "A: conjunto completo",
  B: "B: só o cavalo",
  C: "C: conjunto, alto desempenho",
  D: "D: só o cavalo, alto desempenho",
};

/** Method by which money is paid or received. */
export const payMethodLabels: Record<Wire["PayMethod"], string> = {
  cash: "Dinheiro",
  pix: "Pix",
  transfer: "Transferência",
  fuel_card: "Cartão combustível",
  other: "Outro",
};

/** Part of the category `salario`. */
export const payPartLabels: Record<Wire["PayPart"], string> = {
  commission: "Comissões",
  salary: "Salários",
  allowance: "Diárias",
  other: "Outros pagamentos",
  discount: "Descontos do acerto",
};

/** Kind of payer, by the tax on freight. */
export const payerKindLabels: Record<Wire["PayerKind"], string> = {
  company: "Empresa",
  person: "Pessoa física",
};

/** Payment status of a transaction. */
export const paymentStatusLabels: Record<Wire["PaymentStatus"], string> = {
  paid: "Pago",
  pending: "Pendente",
};

/** Data missing for a better forecast. */
export const planMissingLabels: Record<Wire["PlanMissing"], string> = {
  never_done: "Informe quando foi feito pela última vez",
  no_odometer: "Informe o hodômetro da última vez",
  no_km_per_day: "Faltam leituras do hodômetro para prever a data",
};

/** State of a maintenance plan, the most urgent first. */
export const planStateLabels: Record<Wire["PlanState"], string> = {
  expired: "Vencido",
  soon: "Vence logo",
  ok: "Em dia",
  unknown: "Sem previsão",
};

/** Unit of a freight's rate. */
export const pricingLabels: Record<Wire["Pricing"], string> = {
  fixed: "Valor fechado",
  per_ton: "Por tonelada",
  per_km: "Por km",
};

/** Kind of a table. */
export const rateKindLabels: Record<Wire["RateKind"], string> = {
  minimum_freight: "Piso mínimo de frete",
  carrier_tax: "Impostos do transportador autônomo",
  waiting_time: "Estadia",
  diesel_price: "Preço do diesel",
};

/** Origin of a table. */
export const rateOriginLabels: Record<Wire["RateOrigin"], string> = {
  shipped: "Do sistema",
  imported: "Importada",
};

/** Kind of reminder. */
export const reminderKindLabels: Record<Wire["ReminderKind"], string> = {
  payable: "A pagar",
  receivable: "A receber",
  licensing: "Licenciamento",
  insurance: "Seguro",
  tachograph: "Aferição do tacógrafo",
  rntrc: "RNTRC",
  own: "Outro",
  cnh: "CNH",
  toxicological: "Exame toxicológico",
  driver_cnh: "CNH do motorista",
  driver_toxicological: "Exame toxicológico do motorista",
  maintenance: "Manutenção",
  own_inss: "INSS, SEST e SENAT próprios",
};

/** Kind of document that has a sample. */
export const sampleKindLabels: Record<Wire["SampleKind"], string> = {
  receipt: "Recibo",
  settlement: "Acerto de viagem",
  owner_result: "Resultado para o dono",
  freight_result: "Resultado do frete",
  waiting_time: "Cobrança de estadia",
  simulation: "Simulação de frete",
  month: "Resultado do mês",
  tax_year: "Ano para o contador",
};

/** Scope of a token. */
export const scopeLabels: Record<Wire["Scope"], string> = {
  read: "Só leitura",
  write: "Leitura e gravação",
};

/** Scope of a change within a series. */
export const seriesScopeLabels: Record<Wire["SeriesScope"], string> = {
  one: "Só este",
  following: "Este e os próximos",
};

/** Status of a settlement. */
export const settlementStatusLabels: Record<Wire["SettlementStatus"], string> = {
  pending: "Pendente",
  paid: "Pago",
  carried: "Levado para o próximo acerto",
  even: "Sem saldo a pagar",
};

/** Kind of a cost line in a simulation. */
export const simulationLineKindLabels: Record<Wire["SimulationLineKind"], string> = {
  diesel_loaded: "Diesel com carga",
  diesel_empty: "Diesel vazio",
  arla: "ARLA 32",
  toll: "Pedágio",
  commission: "Comissão do motorista",
  driver_fixed: "Motorista (fixo por viagem)",
  daily: "Alimentação e pernoite",
  maintenance: "Manutenção",
  tires: "Pneus",
  insurance: "Seguro",
  loan: "Prestação",
  depreciation: "Depreciação",
  other_monthly: "Outros custos do mês",
  inss: "INSS",
  sest: "SEST",
  senat: "SENAT",
  irrf: "IRRF",
  own_inss: "INSS próprio (estimativa)",
  own_sest: "SEST próprio (estimativa)",
  own_senat: "SENAT próprio (estimativa)",
  other: "Outros custos",
};

/** Kind of source record of a posting. */
export const sourceKindLabels: Record<Wire["SourceKind"], string> = {
  freight: "Frete",
  fuel: "Abastecimento",
  maintenance: "Manutenção",
  driver_advance: "Vale",
  driver_payment: "Acerto",
};

/** Part of its source that a posting represents. */
export const sourcePartLabels: Record<Wire["SourcePart"], string> = {
  advance: "Adiantamento",
  balance: "Saldo",
  total: "Total",
  commission: "Comissão",
  salary: "Salário do período",
  allowance: "Diárias",
  discount: "Desconto",
};

/** Place of a stay. */
export const stayPlaceLabels: Record<Wire["StayPlace"], string> = {
  loading: "Carregamento",
  unloading: "Descarga",
};

/** Kind of record where something due is settled. */
export const targetKindLabels: Record<Wire["TargetKind"], string> = {
  transaction: "Lançamento",
  freight: "Frete",
  fuel: "Abastecimento",
  maintenance_record: "Manutenção",
  driver_payment: "Acerto",
  vehicle: "Veículo",
  profile: "Perfil",
  driver: "Motorista",
  maintenance_plan: "Plano de manutenção",
  tax_year: "Ano para o contador",
};

/** Payer of the toll. */
export const tollPayerLabels: Record<Wire["TollPayer"], string> = {
  shipper: "Embarcador",
  driver: "Motorista",
};

/** Direction of the money. */
export const transactionKindLabels: Record<Wire["TransactionKind"], string> = {
  income: "Receita",
  expense: "Despesa",
};

/** Status of a vehicle: at work or not. */
export const vehicleStatusLabels: Record<Wire["VehicleStatus"], string> = {
  active: "Ativo",
  maintenance: "Em manutenção",
  inactive: "Inativo",
};

/** Type of a vehicle: it pulls or is pulled. */
export const vehicleTypeLabels: Record<Wire["VehicleType"], string> = {
  truck: "Cavalo Mecânico",
  trailer: "Carreta",
};

/** Verdict on an offer. */
export const verdictKindLabels: Record<Wire["VerdictKind"], string> = {
  worth_it: "Vale a pena",
  unjudged: "Sobra dinheiro",
  below_day: "Paga os custos, mas não o seu dia",
  little: "Sobra pouco",
  below_minimum: "Abaixo do piso",
  break_even: "Empata",
  loss: "Prejuízo",
};

/** Colour of a verdict. */
export const verdictToneLabels: Record<Wire["VerdictTone"], string> = {
  pos: "Bom",
  warn: "Atenção",
  neg: "Ruim",
};

/** Basis of the taxes withheld. */
export const withheldBasisLabels: Record<Wire["WithheldBasis"], string> = {
  entered: "Informado",
  estimated: "Estimado",
  mixed: "Parte informada, parte estimada",
  person: "Pessoa física, nada descontado",
  unknown: "Falta a tabela do mês",
};
