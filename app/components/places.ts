import { href } from "react-router";
import type { Member } from "../api/types.ts";
import type { IconName } from "../icons/names.ts";
import { m } from "../messages/m.ts";

export interface Place {
  name: string;
  to: string;
  icon: IconName;
}

export interface PlaceGroup {
  name: string;
  places: Place[];
}

/** What the menu needs to know of the reader; null for a visitor. */
export type Reader = Pick<Member, "stage"> | null;

const articles: Place = { name: m.placeArticle(), to: href("/articles"), icon: "book-open" };
const forum: Place = { name: m.placeSocialForum(), to: href("/forum"), icon: "messages-square" };
const messages: Place = { name: m.placeMessages(), to: href("/messages"), icon: "message-circle" };
const plan: Place = { name: m.placePlan(), to: href("/plan"), icon: "list-checks" };
const calendar: Place = { name: m.placeCalendar(), to: href("/calendar"), icon: "calendar-days" };
const events: Place = { name: m.placeEvents(), to: href("/events"), icon: "map-pin" };
const downloads: Place = { name: m.placeDownloads(), to: href("/downloads"), icon: "download" };
const symptoms: Place = { name: m.placeCommonSymptoms(), to: href("/symptoms"), icon: "activity" };
const guidelines: Place = { name: m.placeGuidelines(), to: href("/guidelines"), icon: "shield-check" };

const family: Place = { name: m.placeFamily(), to: href("/family"), icon: "heart-handshake" };

export function todayOf(reader: Reader): Place {
  return reader
    ? { name: m.today(), to: href("/"), icon: "lamp" }
    : { name: m.placeHome(), to: href("/"), icon: "house" };
}

function weeksOf(reader: Reader): Place | null {
  if (reader?.stage === "afterLoss") return null;
  const hasOwn = reader?.stage === "pregnant" || reader?.stage === "afterBirth";
  return { name: m.placeWeeks(), to: hasOwn ? href("/timeline") : href("/weeks"), icon: "weeks" };
}

export function readingPlaceOf(reader: Reader): Place {
  return weeksOf(reader) ?? { ...articles, name: m.placeRead() };
}

export const dangerPlace: Place = { name: m.placeDangerSigns(), to: href("/danger-signs"), icon: "triangle-alert" };

export const forumPlace: Place = { ...forum, name: m.placeForum() };

/** Danger signs, and then what the bars hold. */
export function mainPlaces(reader: Reader): Place[] {
  const talk: Place = { name: m.placeTalk(), to: `${href("/")}#talk`, icon: "phone" };
  const hers = weeksOf(reader);
  return [
    dangerPlace,
    todayOf(reader),
    ...(hers ? [hers] : []),
    { ...articles, name: hers ? m.placeArticles() : m.placeRead() },
    forumPlace,
    ...(reader?.stage === "afterLoss" ? [talk] : []),
    ...(reader ? ownPlaces : visitorsPlaces),
    plan,
    { name: m.placeSearch(), to: href("/search"), icon: "search" },
  ];
}

const ownPlaces: Place[] = [
  { name: m.placeMe(), to: href("/account"), icon: "user-round" },
  messages,
  { name: m.placeNotifications(), to: href("/notifications"), icon: "bell" },
];

const visitorsPlaces: Place[] = [
  { name: m.login(), to: href("/login"), icon: "user-round" },
  { name: m.placeSignup(), to: href("/register"), icon: "plus" },
];

export function learnGroup(reader: Reader): PlaceGroup {
  const weeks = weeksOf(reader);
  return {
    name: m.placesLearn(),
    places: [...(weeks ? [weeks] : []), articles, symptoms, guidelines],
  };
}

const dated = [calendar, events, downloads];

export const planGroup: PlaceGroup = { name: m.placesPlan(), places: [plan, ...dated] };

/** After a loss no week is offered, and no month of a pregnancy either. */
export function furtherPlaces(isAfterLoss: boolean): Place[] {
  return [symptoms, guidelines, ...(isAfterLoss ? [] : [family]), events, calendar, downloads];
}

export const tilePlaces: Place[] = [{ ...articles, name: m.placeArticles() }, symptoms, guidelines, ...dated];

/** The list that an address below it leads back to. */
export function listOf(pathname: string): Place | undefined {
  const area = pathname.split("/", 2)[1];
  const lists = [
    { ...forum, name: m.waySocialForum() },
    messages,
    { ...articles, name: m.placeArticles() },
    symptoms,
    guidelines,
    family,
    events,
    calendar,
  ];
  return area ? lists.find(({ to }) => to.startsWith(`/${area}`)) : undefined;
}

export function communityGroup(reader: Reader): PlaceGroup {
  return {
    name: m.placesCommunity(),
    places: [forum, ...(reader ? [messages] : []), { name: m.placeAboutUs(), to: href("/about"), icon: "info" }],
  };
}

type Area = "today" | "learn" | "plan" | "danger" | "forum" | "about" | "notifications" | "me";

const areas: Partial<Record<string, Area>> = {
  "": "today",
  "recovery-codes": "today",
  "your-week": "today",
  timeline: "learn",
  weeks: "learn",
  articles: "learn",
  article: "learn",
  symptoms: "learn",
  symptom: "learn",
  guidelines: "learn",
  family: "learn",
  calendar: "plan",
  events: "plan",
  downloads: "plan",
  plan: "plan",
  "danger-signs": "danger",
  forum: "forum",
  messages: "forum",
  about: "about",
  notifications: "notifications",
  account: "me",
  children: "me",
  contact: "me",
  record: "me",
  login: "me",
};

/** The part of the site that a page belongs to. */
export function areaOf(pathname: string): Area | undefined {
  return areas[pathname.split("/", 2)[1] ?? ""];
}

/** What is around a page: a conversation and /admin have bars of their own. */
export function frameOf(pathname: string): "page" | "messages" | "conversation" | "admin" {
  if (pathname.startsWith("/messages/with/")) return "conversation";
  if (/^\/messages(\/|$)/.test(pathname)) return "messages";
  return /^\/admin(\/|$)/.test(pathname) ? "admin" : "page";
}
