import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { getMember } from "./member.ts";
import { readHeldForms, writeHeldForms, type HeldForm } from "./sealed-forms.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const secretField = /password|token|code/i;

interface Holding {
  address: string;
  /** Address of the page to which this request's form is given back; null: it is not kept. */
  holdFor: string | null;
  forms: HeldForm[];
}

const holdingContext = createContext<Holding>();

/** Keeps what this request's form typed until she comes to an address: back to its own, unless told. */
export function holdForm(context: Readonly<RouterContextProvider>, address?: string) {
  const holding = context.get(holdingContext);
  holding.holdFor = address ?? holding.address;
}

/** What she had typed here before she had to sign in again, or had to leave, field by field; nothing when she had not. */
export function heldFields(context: Readonly<RouterContextProvider>): Record<string, string> {
  const { forms, address } = context.get(holdingContext);
  const form = forms.find((held) => held.address === address && mayRead(held, context));
  return Object.fromEntries(form?.fields ?? []);
}

/** Keeps for a day what she is writing at this address, until it is sent. Nobody else who signs in here gets it. */
export function keepDraft(context: Readonly<RouterContextProvider>, address: string, fields: [string, string][]) {
  put(context, { address, isDraft: true, fields }, DAY);
}

/** Lets go of what was kept for an address (this request's, unless told): it is sent, or not wanted any more. */
export function dropHeld(
  context: Readonly<RouterContextProvider>,
  address: string = context.get(holdingContext).address,
) {
  const holding = context.get(holdingContext);
  holding.forms = holding.forms.filter((held) => held.address !== address);
}

/**
 * Keeps forms that could not be taken (she was signed out, or the API could not be reached) and drafts in sealed
 * cookies of her own browser, and gives each back to the page that it was typed on. No passwords, no codes, no files.
 */
export const heldFormMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const kept = readHeldForms(request, context, Date.now());
  const holding: Holding = { address: url.pathname + url.search, holdFor: null, forms: kept };
  context.set(holdingContext, holding);
  const response = await (request.method === "GET" ? next() : taken(request, context, next));

  if (request.method === "GET" && response.ok) {
    holding.forms = holding.forms.filter(
      (held) => held.isDraft || held.address !== holding.address || !mayRead(held, context),
    );
  }
  if (holding.forms.length !== kept.length || holding.forms.some((held, index) => held !== kept[index])) {
    writeHeldForms(response, context, holding.forms, Date.now());
  }
  return response;
};

/** Lets the page take the form, and keeps it when it could not. */
async function taken(request: Request, context: Readonly<RouterContextProvider>, next: () => Promise<Response>) {
  const typed = request.clone();
  const response = await next();
  const { holdFor, address } = context.get(holdingContext);
  if (!holdFor && response.status !== 503) return response;
  const form = await typed.formData().catch(() => new FormData());
  const fields = textsOf(form);
  if (fields.length > 0) put(context, { address: holdFor ?? address, isDraft: false, fields }, HOUR);
  return response;
}

/** The fields of a form that may be kept. */
export function textsOf(form: FormData): [string, string][] {
  return [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string" && !secretField.test(entry[0]),
  );
}

function put(
  context: Readonly<RouterContextProvider>,
  form: Pick<HeldForm, "address" | "isDraft" | "fields">,
  time: number,
) {
  const holding = context.get(holdingContext);
  const others = holding.forms.filter(({ address }) => address !== form.address);
  const owner = getMember(context)?.id ?? null;
  holding.forms = [{ ...form, owner, until: Date.now() + time }, ...others];
}

function mayRead({ owner }: HeldForm, context: Readonly<RouterContextProvider>) {
  return owner === null || owner === getMember(context)?.id;
}
