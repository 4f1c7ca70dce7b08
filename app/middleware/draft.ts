import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { unreadableNames } from "../forms/unreadable.ts";
import { sentForm } from "./form-body.ts";
import { getMember } from "./member.ts";
import { readDrafts, writeDrafts, type Draft, type DraftFields } from "./sealed-drafts.ts";
import { dropStored, fieldsOf, fitting } from "./stored-drafts.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const secretField = /password|token|code/i;

interface Holding {
  address: string;
  holdFor: string | null;
  forms: Draft[];
  /** Of the form at this address; `unreachable` while the API is away. */
  fields: DraftFields | "unreachable";
}

const holdingContext = createContext<Holding>();

export function storeDraft(context: Readonly<RouterContextProvider>, address?: string) {
  const holding = context.get(holdingContext);
  holding.holdFor = address ?? holding.address;
}

export function draftFields(context: Readonly<RouterContextProvider>): Record<string, string> {
  const { fields } = context.get(holdingContext);
  return Object.fromEntries(fields === "unreachable" ? [] : fields);
}

export function keepDraft(context: Readonly<RouterContextProvider>, address: string, fields: [string, string][]) {
  put(context, { address, isDraft: true, fields }, DAY);
}

/** What she had typed when she left: given back once, after her next sign-in. */
export function keepForNextSignIn(
  context: Readonly<RouterContextProvider>,
  owner: string,
  address: string,
  fields: [string, string][],
) {
  put(context, { address, isDraft: false, fields }, WEEK, owner);
}

export function dropAllDrafts(context: Readonly<RouterContextProvider>) {
  context.get(holdingContext).forms = [];
}

export function dropDraft(
  context: Readonly<RouterContextProvider>,
  address: string = context.get(holdingContext).address,
) {
  const holding = context.get(holdingContext);
  holding.forms = holding.forms.filter((held) => held.address !== address);
  if (address === holding.address) holding.fields = [];
}

export const draftMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const kept = readDrafts(request, context, Date.now());
  const holding: Holding = { address: url.pathname + url.search, holdFor: null, forms: kept, fields: [] };
  context.set(holdingContext, holding);
  const response = await (request.method === "GET" ? next() : taken(context, next));

  if (request.method === "GET" && response.ok && holding.fields !== "unreachable") {
    holding.forms = holding.forms.filter(
      (held) => held.isDraft || held.address !== holding.address || !mayRead(held, context),
    );
  }
  if (holding.forms.length !== kept.length || holding.forms.some((held, index) => held !== kept[index])) {
    const forms = await fitting({ request, context }, holding.forms);
    writeDrafts(response, context, forms, Date.now());
    // A page that gives a draft back may get lost on its way, with its cookies.
    if (request.method !== "GET") await dropStored({ request, context }, kept, forms);
  }
  return response;
};

/** After it is known who asks. */
export const draftOfPage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const holding = context.get(holdingContext);
  const form = holding.forms.find((held) => held.address === holding.address && mayRead(held, context));
  if (form) holding.fields = (await fieldsOf({ request, context }, form)) ?? [];
  return next();
};

/** What a member leaves on somebody else's phone. */
export function dropOwnDrafts(context: Readonly<RouterContextProvider>) {
  const holding = context.get(holdingContext);
  holding.forms = holding.forms.filter((held) => !mayRead(held, context));
}

async function taken(context: Readonly<RouterContextProvider>, next: () => Promise<Response>) {
  const response = await next();
  const { holdFor, address } = context.get(holdingContext);
  if (!holdFor && response.status !== 503) return response;
  const fields = textsOf(sentForm(context) ?? new FormData());
  if (fields.length > 0) put(context, { address: holdFor ?? address, isDraft: false, fields }, HOUR);
  return response;
}

function textsOf(form: FormData): [string, string][] {
  const unreadable = unreadableNames(form);
  return [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && !secretField.test(entry[0]) && !unreadable.has(entry[0]),
  );
}

/** Values of the page; a restored draft gets new ones. */
const ofPage = new Set(["address", "formKey", "clientId", "intent"]);

/** What a form's reader typed. */
export function wordsOf(form: FormData): [string, string][] {
  return textsOf(form).filter(([name]) => !ofPage.has(name));
}

function put(
  context: Readonly<RouterContextProvider>,
  form: Pick<Draft, "address" | "isDraft" | "fields">,
  time: number,
  owner = getMember(context)?.id ?? null,
) {
  const holding = context.get(holdingContext);
  const others = holding.forms.filter(({ address }) => address !== form.address);
  holding.forms = [{ ...form, owner, until: Date.now() + time }, ...others];
}

function mayRead({ owner }: Draft, context: Readonly<RouterContextProvider>) {
  return owner === null || owner === getMember(context)?.id;
}
