import type { ContentKind } from "../../contract/content/kinds.ts";
import { FIRST_LANGUAGE, type LanguageCode } from "../../contract/languages.ts";
import type { ContentDocument } from "../../domain/content/documents.ts";
import { isTranslation, type ItemName } from "../../domain/content/item-name.ts";
import type { Publication } from "../../domain/content/problems.ts";
import type { Context } from "../../domain/context.ts";
import type { Problem } from "../../failures.ts";
import { problemsOfPicture } from "./document.ts";
import { items, problems, signRows } from "./editing-rules.ts";

export interface Told {
  kind?: ContentKind | undefined;
  key?: string | undefined;
  language?: LanguageCode | undefined;
  document?: ContentDocument | undefined;
  publication?: Publication | undefined;
}

export async function problemsIn(context: Context, told: Told): Promise<Problem[]> {
  const { kind, key, language = FIRST_LANGUAGE, document: written, publication } = told;
  if (!kind || !written || !publication) return [];
  await (await signRows()).refreshSigns(context.db);
  const { wholeDocument } = await items();
  const { problemsOfWriting } = await problems();
  const item = key ? await itemToWrite(context, { kind, key, language }) : null;
  const document = key ? await wholeDocument(context, { kind, key, language }, written) : written;
  const ofPicture = publication.when === "never" ? [] : await problemsOfPicture(document);
  const others = await problemsOfWriting(context, { kind, key, language }, item, { document, publication });
  return [...ofPicture, ...others];
}

export async function itemToWrite(context: Context, name: ItemName) {
  const { itemIfThere, itemNamed } = await items();
  return isTranslation(name) ? ((await itemIfThere(context, name)) ?? null) : itemNamed(context, name);
}
