import { z } from "zod";
import { TIME_ORDERS } from "./orders.ts";
import { say } from "./sentences/say.ts";

export const moment = z.int().meta({ description: "Epoch milliseconds" });
export const day = z.string().meta({ format: "date" });
export const instant = z.string().meta({ format: "date-time" });

export const timeOrder = z.enum(TIME_ORDERS, { error: () => say.noSuchOrder() });
