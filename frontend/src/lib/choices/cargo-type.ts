// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

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
