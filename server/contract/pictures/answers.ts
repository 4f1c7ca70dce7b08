import { z } from "zod";
import { LANGUAGE_CODES } from "../languages.ts";
import { CONTENT_KINDS } from "../content/kinds.ts";
import { moment } from "../times.ts";
import { STANDINGS } from "./standings.ts";

export const ContentPictureJson = z
  .object({
    _id: z.string(),
    url: z.string().meta({ description: "Path of the JPEG, to prefix with the API base" }),
    width: z.int(),
    height: z.int(),
    alt: z.string().meta({ description: "What it shows" }),
    markdown: z.string().meta({ description: "The line that shows it in a text" }),
    by: z.string().nullable().meta({ description: "Who uploaded it; null when that account is gone" }),
    createdTime: moment,
  })
  .meta({ id: "ContentPicture" });
export type ContentPictureJson = z.infer<typeof ContentPictureJson>;

export const PictureUseJson = z
  .object({
    kind: z.enum(CONTENT_KINDS),
    key: z.string(),
    language: z.enum(LANGUAGE_CODES),
    title: z.string(),
    standing: z.enum(STANDINGS).meta({ description: "How near to readers the version is that shows it" }),
    version: z.int(),
  })
  .meta({ id: "ContentPictureUse" });
export type PictureUseJson = z.infer<typeof PictureUseJson>;
