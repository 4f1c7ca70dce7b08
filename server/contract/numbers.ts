import { z } from "zod";
import { spoken, type Words } from "./sentences/words.ts";

export function wholeNumber(from: number, to: number, wrong: Words) {
  const error = () => spoken(wrong);
  return z.number({ error }).int({ error }).min(from, { error }).max(to, { error });
}
