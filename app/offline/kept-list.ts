import { forgetKept, KEPT_PAGES, keptCache } from "./caches.ts";
import { element, offlineData } from "./elements.ts";
import { keptPages, type KeptPage } from "./kept-pages.ts";

export async function showKept(): Promise<void> {
  const [section, list, none, all] = ["kept", "kept-list", "kept-none", "kept-remove-all"].map((id) =>
    document.getElementById(id),
  );
  if (!section || !list || !none || !all) return;
  section.hidden = false;
  const cache = await keptCache();
  const pages = cache ? await keptPages(cache) : [];
  list.replaceChildren(...pages.map(row));
  none.hidden = pages.length > 0;
  list.hidden = all.hidden = pages.length === 0;
}

function row({ address, title, keptAt }: KeptPage) {
  const { words } = offlineData();
  const button = element("button", words.remove);
  button.type = "button";
  button.className = "button plain";
  button.ariaLabel = words.removeNamed.replace("{title}", title);
  button.addEventListener("click", () => void remove(address));
  return element("li", linkWithDate({ address, title, keptAt }), " ", button);
}

export function linkWithDate({ address, title, keptAt }: Omit<KeptPage, "size">, timeStyle?: "short") {
  const link = element("a", title);
  link.href = address;
  const { lang } = document.documentElement;
  const date = new Date(keptAt).toLocaleString(`${lang === "en" ? "en-GB" : lang}-u-nu-latn-ca-gregory`, {
    dateStyle: "long",
    ...(timeStyle ? { timeStyle } : {}),
  });
  return element("span", link, element("br"), offlineData().words.keptOn.replace("{date}", date));
}

export function removeAllByTap() {
  document.getElementById("kept-remove-all")?.addEventListener("click", () => void forgetKept().then(showKept));
}

async function remove(address: string) {
  await (await caches.open(KEPT_PAGES)).delete(address);
  await showKept();
}
