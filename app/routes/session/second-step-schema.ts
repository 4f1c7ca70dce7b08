import { z } from "zod";
import { code } from "../../../server/contract/account/fields.ts";

export const secondStepSchema = z.object({ code });
