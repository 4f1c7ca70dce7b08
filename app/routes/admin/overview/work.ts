import { href, type RouterContextProvider } from "react-router";
import { languageOf } from "../../../../server/contract/languages.ts";
import { getApi, part } from "../../../api/client.ts";
import type { Member } from "../../../api/types.ts";
import { momentOf } from "../../../format/relative-time.ts";
import type { IconName } from "../../../icons/names.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { listAddress } from "../content/editor-address.ts";
import { listedItem } from "../content/listed-item.ts";
import type { ListedItem } from "../content/content-table.tsx";
import { waitingIn } from "../content/translated-texts.ts";
import { waitingInWords } from "../content/waiting-check.ts";
import { caseInWords, reasonsInWords } from "../reports/words.ts";
import { missingIn } from "../settings/setting-groups.ts";
import type { FigureOfDesk } from "./figure-cards.tsx";
import { memberFigures } from "./member-figures.ts";

export interface Task {
  to: string;
  icon: IconName;
  title: string;
  hint: string;
}

export interface Work {
  figures: FigureOfDesk[];
  tasks: Task[];
  changed: ListedItem[];
}

const TASKS_MAX = "3";
const CHANGED_MAX = "6";

const WAITING_LISTS = [
  { show: "due", icon: "shield-check", title: "sources to check again", hint: "Not checked for a year, or never" },
  { show: "drafts", icon: "pencil", title: "drafts to finish", hint: "Readers do not have them yet" },
  { show: "newer", icon: "bell", title: "updated by Umeed", hint: "Use the new text, or keep yours" },
] as const;

const TRANSLATION_HINTS = {
  behind: "Bring the translation up to date",
  untranslated: "Readers have the English text",
  check: "Needs a second person",
};

type Context = Readonly<RouterContextProvider>;

/** What waits for somebody with this role, and how it goes. A part that can't be had is left out. */
export async function loadWork(context: Context, role: Member["role"]): Promise<Work> {
  const [moderation, editing, members] = await Promise.all([
    role === "editor" ? null : ofModerators(context),
    role === "moderator" ? null : ofEditors(context),
    role === "administrator" ? ofAdministrators(context) : null,
  ]);
  return {
    figures: [...(moderation?.figures ?? []), ...(editing?.figures(role) ?? []), ...(members?.figures ?? [])],
    tasks: [...(moderation?.tasks ?? []), ...(members?.tasks ?? []), ...(editing?.tasks ?? [])],
    changed: editing?.changed ?? [],
  };
}

async function ofModerators(context: Context) {
  const { moderation, support } = getApi(context);
  const query = { page: "1", limit: TASKS_MAX };
  const [reports, messages] = await Promise.all([part(moderation.$get({ query })), part(support.$get({ query }))]);
  const zone = timeZoneOf(context);
  const since = (time: number | undefined) =>
    time === undefined ? "all done" : `oldest ${momentOf(time, zone).label}`;
  const figures: FigureOfDesk[] = [];
  if (reports.value) {
    const { total, data } = reports.value;
    figures.push(waiting("Reports to review", href("/admin/reports"), total, since(data[0]?.since)));
  }
  if (messages.value) {
    const { total, data } = messages.value;
    figures.push(waiting("Messages to answer", href("/admin/contact"), total, since(data[0]?.createdTime)));
  }
  const cases = (reports.value?.data ?? []).map((item): Task => {
    const { kind, id, since } = item;
    const hint = [...reasonsInWords(item), momentOf(since, zone).label].join(" · ");
    return { to: href("/admin/reports/:kind/:id", { kind, id }), icon: "flag", title: caseInWords(item), hint };
  });
  const questions = (messages.value?.data ?? []).map(({ reference, subject, createdTime }): Task => ({
    to: href("/admin/contact/:reference", { reference }),
    icon: "message-circle",
    title: subject,
    hint: `Message ${reference} · ${momentOf(createdTime, zone).label}`,
  }));
  return { figures, tasks: [...cases, ...questions] };
}

async function ofEditors(context: Context) {
  const { content } = getApi(context);
  const [numbers, toCheck, newest, translated] = await Promise.all([
    part(content.waiting.$get({ query: {} })),
    part(content.$get({ query: { show: "check", limit: TASKS_MAX } })),
    part(content.$get({ query: { sort: "newest", limit: CHANGED_MAX } })),
    waitingIn(context),
  ]);
  const counts = numbers.value?.data;
  const list = (show: string) => `${href("/admin/content")}?show=${show}`;
  const checks = await Promise.all(
    (toCheck.value?.data ?? []).map(async (item): Promise<Task> => ({
      to: href("/admin/content/:kind/:key/check", { kind: item.kind, key: item.key }),
      icon: "check-check",
      title: `Check a change: ${item.title}`,
      hint: (await waitingInWords(context, item)) ?? "Needs a second person",
    })),
  );
  const lists = WAITING_LISTS.map(({ show, icon, title, hint }): Task & { count: number } => {
    const count = counts?.[show] ?? 0;
    const texts = count === 1 ? "1 text" : `${count} texts`;
    return { to: list(show), icon, title: `${texts}: ${title}`, hint, count };
  });
  const translations = translated.flatMap(({ language, waiting: some }) =>
    some.map(({ show, label, count }): Task => ({
      to: listAddress({ language, show }),
      icon: "languages",
      title: `${count === 1 ? "1 text" : `${count} texts`} in ${languageOf(language).inEnglish}: ${label}`,
      hint: TRANSLATION_HINTS[show],
    })),
  );
  const figures = (role: Member["role"]): FigureOfDesk[] => {
    if (!counts) return [];
    const checks = waiting("Changes to check", list("check"), counts.check, "in English, by a second person");
    if (role === "administrator") return [checks];
    return [
      checks,
      { ...waiting("Drafts", list("drafts"), counts.drafts, "not published"), isWaiting: false },
      { ...waiting("Scheduled", list("scheduled"), counts.scheduled, "published automatically"), isWaiting: false },
      waiting("Sources to check", list("due"), counts.due, "older than a year"),
    ];
  };
  return {
    figures,
    tasks: [
      ...checks,
      ...translations,
      ...lists.filter(({ count }) => count > 0).map(({ count: _count, ...task }) => task),
    ],
    changed: (newest.value?.data ?? []).filter(({ version }) => version > 0).map((item) => listedItem(item, context)),
  };
}

async function ofAdministrators(context: Context) {
  const { numbers, setting } = getApi(context);
  const [counts, settings] = await Promise.all([part(numbers.$get()), part(setting.operator.$get())]);
  const missing = settings.value ? missingIn(settings.value.data) : [];
  const task: Task = {
    to: href("/admin/settings/:group", { group: "operator" }),
    icon: "info",
    title: "Say who runs this site",
    hint: `Not entered: ${missing.join("; ")}`,
  };
  return {
    figures: counts.value ? memberFigures(counts.value.data.days) : [],
    tasks: missing.length > 0 ? [task] : [],
  };
}

function waiting(name: string, to: string, value: number, hint: string): FigureOfDesk {
  return { name, to, value, hint, isWaiting: value > 0, trend: [] };
}
