// Generated from the server's OpenAPI document by `make openapi`. Do not edit.

import type { Wire } from "@/lib/wire";

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
