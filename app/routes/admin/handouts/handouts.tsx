import { href, Link } from "react-router";
import { inLanguage, languageOf } from "../../../../server/contract/languages.ts";
import type { Handout } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { DataTable, type Column } from "../../../components/data-table.tsx";
import { formatDate } from "../../../format/dates.ts";
import { pageTitle } from "../../../format/title.ts";
import { hostContext } from "../../../host.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import type { Route } from "./+types/handouts.ts";
import { translatedHandouts } from "./translated.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const { languages } = context.get(hostContext);
  const handouts = await translatedHandouts(context);
  return handouts.map((handout) => ({
    ...handout,
    isWithReaders: languages.some(({ code }) => code === handout.language),
  }));
}

export default function Handouts({ loaderData: handouts }: Route.ComponentProps) {
  return (
    <AdminArea>
      <h1>Papers</h1>
      <p className="lead">
        The papers in other languages. Each says that no doctor has read it, until you enter the clinician who has. A
        new version of Umeed or of the table of signs changes them, and they need to be read again.
      </p>
      <DataTable
        label="Papers"
        rows={handouts}
        keyOf={({ handout, language }) => `${handout}/${language}`}
        columns={columns}
      />
    </AdminArea>
  );
}

type Listed = Handout & { isWithReaders: boolean };

const columns: [Column<Listed>, ...Column<Listed>[]] = [
  {
    name: "Title",
    cell: ({ language, title, englishTitle }) => (
      <>
        <strong>{englishTitle}</strong>
        <p>
          <bdi lang={language} dir={languageOf(language).direction}>
            {title}
          </bdi>
        </p>
      </>
    ),
  },
  { name: "Language", isPlain: true, cell: ({ language }) => languageOf(language).inEnglish },
  { name: "Clinician’s review", isPlain: true, cell: reviewCell },
  {
    name: "Current file",
    cell: ({ file, language, isWithReaders }) =>
      isWithReaders ? <a href={inLanguage(href("/downloads/:file", { file }), languageOf(language))}>{file}</a> : null,
  },
];

function reviewCell({ handout, language, englishTitle, review }: Handout) {
  return (
    <>
      {review ? <Review of={review} /> : <span className="state-mark">Not reviewed</span>}
      <p>
        <Link
          className="button small"
          to={href("/admin/handouts/:handout/in/:language/review", { handout, language })}
          preventScrollReset
        >
          {review ? "Change review" : "Enter review"} <span className="visually-hidden">of {englishTitle}</span>
        </Link>
      </p>
    </>
  );
}

function Review({ of: { name, qualification, date, isChangedSince } }: { of: NonNullable<Handout["review"]> }) {
  return (
    <>
      <bdi>{name}</bdi>, <bdi>{qualification}</bdi>, <time dateTime={date}>{formatDate(date)}</time>
      {isChangedSince ? <p className="hint">Changed since, so it has to be read again</p> : null}
    </>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Papers");
}
