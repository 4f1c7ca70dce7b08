import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { unreadableNames } from "../forms/unreadable.ts";
import { sentForm } from "./form-body.ts";
import { getMember } from "./member.ts";
import { readDrafts, writeDrafts, type Draft } from "./sealed-drafts.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const secretField = /password|token|code/i;

interface Holding {
  address: string;
  holdFor: string | null;
  forms: Draft[];
}

const holdingContext = createContext<Holding>();

export function storeDraft(context: Readonly<RouterContextProvider>, address?: string) {
  const holding = context.get(holdingContext);
  holding.holdFor = address ?? holding.address;
}

export function draftFields(context: Readonly<RouterContextProvider>): Record<string, string> {
  const { forms, address } = context.get(holdingContext);
  const form = forms.find((held) => held.address === address && mayRead(held, context));
  return Object.fromEntries(form?.fields ?? []);
}

export function keepDraft(context: Readonly<RouterContextProvider>, address: string, fields: [string, string][]) {
  put(context, { address, isDraft: true, fields }, DAY);
}

export function dropDraft(
  context: Readonly<RouterContextProvider>,
  address: string = context.get(holdingContext).address,
) {
  const holding = context.get(holdingContext);
  holding.forms = holding.forms.filter((held) => held.address !== address);
}

export const draftMiddleware: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const kept = readDrafts(request, context, Date.now());
  const holding: Holding = { address: url.pathname + url.search, holdFor: null, forms: kept };
  context.set(holdingContext, holding);
  const response = await (request.method === "GET" ? next() : taken(context, next));

  if (request.method === "GET" && response.ok) {
    holding.forms = holding.forms.filter(
      (held) => held.isDraft || held.address !== holding.address || !mayRead(held, context),
    );
  }
  if (holding.forms.length !== kept.length || holding.forms.some((held, index) => held !== kept[index])) {
    writeDrafts(response, context, holding.forms, Date.now());
  }
  return response;
};

async function taken(context: Readonly<RouterContextProvider>, next: () => Promise<Response>) {
  const response = await next();
  const { holdFor, address } = context.get(holdingContext);
  if (!holdFor && response.status !== 503) return response;
  const fields = textsOf(sentForm(context) ?? new FormData());
  if (fields.length > 0) put(context, { address: holdFor ?? address, isDraft: false, fields }, HOUR);
  return response;
}

export function textsOf(form: FormData): [string, string][] {
  const unreadable = unreadableNames(form);
  return [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && !secretField.test(entry[0]) && !unreadable.has(entry[0]),
  );
}

function put(
  context: Readonly<RouterContextProvider>,
  form: Pick<Draft, "address" | "isDraft" | "fields">,
  time: number,
) {
  const holding = context.get(holdingContext);
  const others = holding.forms.filter(({ address }) => address !== form.address);
  const owner = getMember(context)?.id ?? null;
  holding.forms = [{ ...form, owner, until: Date.now() + time }, ...others];
}

function mayRead({ owner }: Draft, context: Readonly<RouterContextProvider>) {
  return owner === null || owner === getMember(context)?.id;
}
