import { createContext, data, href, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { unreadableNames } from "../forms/unreadable.ts";
import { pagePath, routerPath } from "../language.ts";
import { sentForm } from "./form-body.ts";
import { isRedirect } from "./is-redirect.ts";
import { getMember, lastMember } from "./member.ts";
import { fitsCookies, readDrafts, writeDrafts, type Draft, type DraftFields } from "./sealed-drafts.ts";
import { dropStored, fieldsOf, fitting } from "./stored-drafts.ts";
import { m } from "../messages/m.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** Forms whose answers nobody may find afterwards, not even she. */
const NEVER_KEPT = new Set<string>([href("/how-are-you")]);
const secretField = /password|token|code/i;
/** Fields that several forms of one page have, so they don't tell whose draft it is. */
const ofThePage = new Set(["post", "next", "version", "formKey", "clientId", "intent"]);

interface Holding {
  address: string;
  holdFor: string | null;
  /** Only a member is shown such a form. */
  isOfMember: boolean;
  /** The action has kept what was sent. */
  isKept: boolean;
  forms: Draft[];
  fields: DraftFields;
}

const holdingContext = createContext<Holding>();

export function storeDraft(context: Readonly<RouterContextProvider>, address?: string) {
  const holding = context.get(holdingContext);
  holding.holdFor = address ?? holding.address;
}

/** What a member typed whose session ended meanwhile. */
export function storeMembersDraft(context: Readonly<RouterContextProvider>) {
  storeDraft(context);
  context.get(holdingContext).isOfMember = true;
}

export function draftFields(context: Readonly<RouterContextProvider>): Record<string, string> {
  return Object.fromEntries(context.get(holdingContext).fields);
}

/** @param time milliseconds */
export function keepDraft(
  context: Readonly<RouterContextProvider>,
  address: string,
  fields: [string, string][],
  time = DAY,
) {
  put(context, { address, fields }, time);
  context.get(holdingContext).isKept = true;
}

/** What several pages keep together has an address of its own, which is no page's. */
export async function readDraft(
  request: Request,
  context: Readonly<RouterContextProvider>,
  address: string,
): Promise<DraftFields> {
  const form = context.get(holdingContext).forms.find((held) => held.address === address && mayRead(held, context));
  return (form && (await fieldsOf({ request, context }, form))) ?? [];
}

/** What was typed before signing out: given back once, after the next sign-in. */
export function keepForNextSignIn(
  context: Readonly<RouterContextProvider>,
  owner: string,
  address: string,
  fields: [string, string][],
) {
  put(context, { address, fields }, WEEK, owner);
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
  const holding: Holding = {
    address: routerPath(url.pathname) + url.search,
    holdFor: null,
    isOfMember: false,
    isKept: false,
    forms: kept,
    fields: [],
  };
  context.set(holdingContext, holding);
  const response = await next();
  const isAct = request.method !== "GET" && request.method !== "HEAD";
  const held = isAct ? takeForm(response, context) : null;

  if (holding.forms.length === kept.length && holding.forms.every((form, index) => form === kept[index]))
    return response;
  const forms = await fitting({ request, context }, holding.forms);
  if (held && !forms.some(({ address }) => address === held)) throw notKept(held, response);
  writeDrafts(response, context, forms, Date.now());
  await dropStored({ request, context }, kept, forms);
  return response;
};

export const draftOfPage: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const holding = context.get(holdingContext);
  const form = holding.forms.find((held) => held.address === holding.address && mayRead(held, context));
  if (form) holding.fields = (await fieldsOf({ request, context }, form)) ?? [];
  if (form) claim(form, holding, context);
  return next();
};

export function dropOwnDrafts(context: Readonly<RouterContextProvider>) {
  const holding = context.get(holdingContext);
  holding.forms = holding.forms.filter((held) => !mayRead(held, context));
}

/** A draft that was kept without a session belongs to the first member who gets it back. */
function claim(form: Draft, holding: Holding, context: Readonly<RouterContextProvider>) {
  const owner = getMember(context)?.id ?? null;
  const claimed = holding.forms.map((held) => (held === form ? { ...form, owner } : held));
  if (form.owner !== owner && fitsCookies(claimed, context)) holding.forms = claimed;
}

/** @returns the address of a form that has to be kept: it could not be taken, or somebody has to sign in first. */
function takeForm({ status }: Response, context: Readonly<RouterContextProvider>): string | null {
  const { holdFor, isOfMember, isKept, address, fields: draft } = context.get(holdingContext);
  const fields = textsOf(sentForm(context) ?? new FormData());
  if (!holdFor && status !== 503) {
    const isOfDraft = fields.some(([name]) => !ofThePage.has(name) && draft.some(([drafted]) => drafted === name));
    if (isRedirect(status) && isOfDraft) dropDraft(context);
    return null;
  }
  if (fields.length === 0 || isKept) return null;
  const heldAt = holdFor ?? address;
  if (isNeverKept(heldAt)) throw data({ message: m.moodNotReached(), isLost: true }, { status: 503 });
  const author = isOfMember ? lastMember(context) : (getMember(context)?.id ?? null);
  // On a shared phone the next member who signs in would read it.
  if (isOfMember && author === null && fields.some(([name]) => !ofThePage.has(name)))
    throw signInFor(heldAt, m.formOfNobody());
  put(context, { address: heldAt, fields }, timeOf(heldAt, context), author);
  return heldAt;
}

/** The next reader of a shared phone gets a visitor's draft back; a number to sign in with lives as long as its code. */
function timeOf(address: string, context: Readonly<RouterContextProvider>) {
  if (getMember(context)) return HOUR;
  return address.startsWith(href("/login")) ? 10 * MINUTE : 30 * MINUTE;
}

function notKept(address: string, { status }: Response) {
  if (!isRedirect(status)) return data({ message: m.formNotReached(), isLost: true }, { status: 503 });
  return signInFor(address, m.formNotKept());
}

function signInFor(address: string, message: string) {
  const signInAt = `${pagePath(href("/login"))}?${new URLSearchParams({ next: address })}`;
  return data({ message, isLost: true, signInAt }, { status: 503 });
}

/** The texts of a form without passwords and codes. */
export function textsOf(form: FormData): [string, string][] {
  const unreadable = unreadableNames(form);
  return [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && !secretField.test(entry[0]) && !unreadable.has(entry[0]),
  );
}

/** Values of the page; a restored draft gets new ones. */
const renewed = new Set(["address", "formKey", "clientId", "intent"]);

export function wordsOf(form: FormData): [string, string][] {
  return textsOf(form).filter(([name]) => !renewed.has(name));
}

function put(
  context: Readonly<RouterContextProvider>,
  form: Pick<Draft, "address" | "fields">,
  time: number,
  owner = getMember(context)?.id ?? null,
) {
  if (isNeverKept(form.address)) return;
  const holding = context.get(holdingContext);
  const others = holding.forms.filter(({ address }) => address !== form.address);
  holding.forms = [{ ...form, owner, until: Date.now() + time }, ...others];
}

function isNeverKept(address: string) {
  return NEVER_KEPT.has(address.split("?", 1)[0] ?? "");
}

function mayRead({ owner }: Draft, context: Readonly<RouterContextProvider>) {
  return owner === null || owner === getMember(context)?.id;
}
