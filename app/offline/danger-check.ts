import type { OfflineData } from "./page-data.ts";
import { element, offlineData } from "./elements.ts";

const levels = ["now", "today", "watch"] as const;
type Level = (typeof levels)[number];

/** The same as the danger check says with network: the most serious chosen sign decides. */
export function showAdvice(form: HTMLFormElement) {
  const { signs, words } = offlineData();
  const boxes = form.querySelectorAll<HTMLInputElement>("[name=feel]:checked");
  const ticked = new Set([...boxes].map(({ value }) => value));
  const chosen = Object.entries(signs).flatMap(([id, sign]) => (ticked.has(id) ? [sign] : []));
  const signsOf = (level: Level) => chosen.filter((sign) => sign.level === level);
  const [level, ...others] = levels.filter((one) => signsOf(one).length > 0);
  const title = element("h2", words[level ?? "none"]);
  title.tabIndex = -1;
  const advice = element("section", title);
  advice.className = `advice ${level ?? "none"}`;
  if (level === undefined) advice.append(element("p", words.worried));
  else advice.append(...copyOf(".calls"), listOf(signsOf(level)));
  for (const other of others) advice.append(element("h3", words[other]), listOf(signsOf(other)));
  for (const purpose of new Set(chosen.map((sign) => sign.purpose))) {
    if (purpose) advice.append(...copyOf(`[data-purpose="${purpose}"]`));
  }
  if (level === "watch") advice.append(element("p", words.worried));
  document.querySelector(".advice")?.remove();
  form.before(advice);
  title.focus();
  advice.scrollIntoView();
}

export function showAsked(asked: URLSearchParams) {
  const form = [...document.querySelectorAll("form")].find(
    (one) => one.querySelector<HTMLInputElement>("[name=who]")?.value === asked.get("who"),
  );
  const group = form?.closest("details");
  if (!form || !group) return;
  group.open = true;
  const felt = new Set(asked.getAll("feel"));
  for (const box of form.querySelectorAll<HTMLInputElement>("[name=feel]")) box.checked = felt.has(box.value);
  if (asked.has("check")) showAdvice(form);
}

function listOf(signs: OfflineData["signs"][string][]) {
  const list = element("ul");
  list.className = "chosen";
  for (const { label, advice, language } of signs) {
    const item = element("li", element("strong", label), ` ${advice}`);
    if (language) Object.assign(item, language);
    list.append(item);
  }
  return list;
}

function copyOf(selector: string): Node[] {
  const copy = document.querySelector(selector)?.cloneNode(true);
  if (!(copy instanceof Element)) return [];
  for (const named of [copy, ...copy.querySelectorAll("[id], [aria-labelledby]")]) {
    named.removeAttribute("id");
    named.removeAttribute("aria-labelledby");
  }
  return [copy];
}
