import type { Area } from "../../../server/contract/symptoms/areas.ts";
import type { DangerSignQuestion } from "../../api/types.ts";
import { m } from "../../messages/m.ts";

const names: Record<Area, string> = {
  bleeding: m.dangerAreaBleeding(),
  unborn: m.dangerAreaUnborn(),
  head: m.dangerAreaHead(),
  body: m.dangerAreaBody(),
  mind: m.dangerAreaMind(),
  breathing: m.dangerAreaBreathing(),
  feeding: m.dangerAreaFeeding(),
  skin: m.dangerAreaSkin(),
  accident: m.dangerAreaAccident(),
};

/** Read on the server alone. */
export const areaNames: Record<DangerSignQuestion["who"], Record<Area, string>> = {
  pregnant: { ...names, bleeding: m.dangerAreaWater(), body: m.dangerAreaLegs() },
  afterBirth: names,
  baby: names,
  afterLoss: names,
};
