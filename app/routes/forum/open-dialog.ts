import type { RouterContextProvider } from "react-router";
import type { Constraints } from "../../forms/use-form.ts";
import { heldFields } from "../../middleware/held-form.ts";
import { getMember } from "../../middleware/member.ts";
import { signInFirst } from "../../middleware/require-account.ts";
import { reportConstraint } from "../reporting/report-schema.ts";
import { dialogNames, type DialogName } from "./dialog-address.ts";
import { editConstraint } from "./edit.ts";
import { textIdOf, textOf, type Text } from "./text.ts";

/** A dialog that the address opens over the forum's list or a thread. */
export interface OpenDialog {
  name: DialogName;
  text: Text;
  constraint: Constraints;
  held: Record<string, string>;
}

/**
 * The dialog that `?dialog=` opens, for members; a visitor is led to sign in and back. Null where it opens none: for what
 * is gone, and for what may not be done with the text.
 */
export async function openDialog(url: URL, context: Readonly<RouterContextProvider>): Promise<OpenDialog | null> {
  const asked = url.searchParams.get("dialog");
  const name = dialogNames.find((known) => known === asked);
  const id = textIdOf(url);
  if (!name || !id) return null;
  if (!getMember(context)) signInFirst(context, url);
  const text = await textOf(id, context);
  if (!text) return null;
  const { isMine } = text.kind === "post" ? text.post : text.comment;
  if (isMine !== (name === "edit" || name === "delete")) return null;
  return { name, text, constraint: constraintOf(name, text.kind), held: heldFields(context) };
}

function constraintOf(name: DialogName, kind: Text["kind"]): Constraints {
  if (name === "report") return reportConstraint();
  return name === "edit" ? editConstraint(kind) : {};
}
