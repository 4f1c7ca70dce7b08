import { z } from "zod";
import { TIME_ORDERS } from "./orders.ts";

export const moment = z.int().meta({ description: "Epoch milliseconds" });
export const day = z.string().meta({ format: "date" });
export const instant = z.string().meta({ format: "date-time" });

export const ORDER_UNKNOWN = "There is no such order.";
export const timeOrder = z.enum(TIME_ORDERS, ORDER_UNKNOWN);
