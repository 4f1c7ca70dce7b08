import { languageOf, type Language } from "../../contract/languages.ts";
import { say } from "../../contract/sentences/say.ts";
import { escapeHtml } from "../../html/escape.ts";
import { currentLanguage, speaking } from "../../language.ts";
import { isolated, withIsolates } from "../../contract/isolates.ts";
import { columnWords } from "./columns.ts";
import type { Content } from "./rows.ts";

interface Readme {
  name: string;
  html: string;
}

/** That of the language that is spoken first; whoever gets the file may read another. */
export function readmes(contents: readonly Content[], offered: readonly Language[]): Readme[] {
  const own = languageOf(currentLanguage());
  const others = offered.filter(({ code }) => code !== own.code);
  const all = [own, ...others].map((language) => ({
    language,
    name: language === own ? "README.html" : `README-${language.code}.html`,
  }));
  return all.map(({ language, name }) => {
    const links = all.filter((other) => other.language !== language).map(linkTo);
    return { name, html: speaking(language.code, () => readme(contents, language, links.join(" "))) };
  });
}

function linkTo({ language: { code, name, direction }, name: file }: { language: Language; name: string }) {
  return `<a href="${file}" lang="${code}" dir="${direction}" hreflang="${code}">${name}</a>`;
}

function readme(contents: readonly Content[], { code, direction }: Language, links: string) {
  return `<!doctype html>
<html lang="${code}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words(say.exportTitle())}</title>
<style>
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.6; }
:root:lang(ur) { font-family: "Noto Nastaliq Urdu", "Noto Naskh Arabic", system-ui, sans-serif; line-height: 2.2; }
body { max-inline-size: 42rem; margin: 1rem auto; padding-inline: 1rem; }
h2 { font-size: 1rem; margin-block: 1.5rem 0; }
p, details { margin-block: .5rem; }
th { text-align: start; font-weight: normal; padding-inline-end: 1rem; }
</style>
${links ? `<p>${links}</p>\n` : ""}<h1>${words(say.exportTitle())}</h1>
<p>${words(say.exportIntro())}</p>
<p>${words(say.exportTwice())} ${words(say.exportFormulas())} ${words(say.exportTimes())}</p>
<p><strong>${words(say.exportCareful())}</strong></p>
${contents.map(partOf).join("\n")}
<h2>${words(isolated("images/profile.jpg"))}</h2>
<p>${words(say.exportAboutProfilePicture())}</p>
<h2>${words(isolated("images/posts/"))}</h2>
<p>${words(say.exportAboutPostPictures())}</p>
<hr>
<p>${words(say.exportNoSecrets())}</p>
</html>
`;
}

function partOf({ name, about, columns }: Content) {
  const rows = columns.map(
    (column) => `<tr><th scope="row">${words(isolated(column))}</th><td>${words(columnWords[column]())}</td></tr>`,
  );
  return `<h2>${words(`${isolated(`${name}.csv`)} · ${isolated(`${name}.json`)}`)}</h2>
<p>${words(about())}</p>
<details>
<summary>${words(say.exportOfColumns())}</summary>
<table>${rows.join("")}</table>
</details>`;
}

const words = (text: string) => withIsolates(escapeHtml(text));
