import { Form, Link, redirect } from "react-router";
import { FIRST_LANGUAGE } from "../../../../server/contract/languages.ts";
import { attempt, getApi, load } from "../../../api/client.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { DataTable, type Column } from "../../../components/data-table.tsx";
import { momentOf } from "../../../format/relative-time.ts";
import { pageTitle } from "../../../format/title.ts";
import { unknownForm } from "../../../forms/intent.ts";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { flashOutcome } from "../../../middleware/session.ts";
import { Icon } from "../../../icons/icon.tsx";
import type { Route } from "./+types/versions.ts";
import { FieldChanges, labelOf } from "./field-changes.tsx";
import { editorAddress } from "./editor-address.ts";
import { itemName } from "./item.ts";
import { hasTitle, oneIn } from "./text-names.ts";
import { writtenIn } from "./written.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api, param, query } = named(params, context);
  const asked = new URL(request.url).searchParams.get("version");
  const [{ data: item }, { data: versions }] = await Promise.all([
    load(api.$get({ query, param })),
    load(api.versions.$get({ query, param })),
  ]);
  const one = api.versions[":number"];
  const open = asked === null ? null : await load(one.$get({ param: { ...param, number: asked }, query }));
  const timeZone = timeZoneOf(context);
  const { kind, key, language, title, version, publishedVersion, isToCheck } = item;
  return {
    item: { kind, key, language, title, version, publishedVersion, isToCheck },
    versions: versions.map(({ number, author, createdTime, changed }) => ({
      number,
      author,
      changed: changed?.map((field) => labelOf(kind, field)) ?? null,
      saved: createdTime === null ? null : momentOf(createdTime, timeZone),
    })),
    open: open && { number: open.data.number, changes: open.data.changes },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api, param, query, name } = named(params, context);
  const form = await request.formData();
  const number = new URL(request.url).searchParams.get("version");
  if (form.get("intent") !== "restore" || number === null) {
    throw unknownForm();
  }
  const json = { version: Number(form.get("version")) };
  const call = api.versions[":number"].restoration.$post({ query, param: { ...param, number }, json });
  const outcome = await attempt(call);
  const done = `${nameOf(Number(number))} is now the newest draft. Publish it when it is ready.`;
  flashOutcome(context, outcome, () => done);
  return redirect(editorAddress(name), 303);
}

export default function Versions({ loaderData: { item, versions, open } }: Route.ComponentProps) {
  const { title, publishedVersion } = item;
  const isUnchanged = versions.every(({ number }) => number === 0);
  return (
    <AdminArea>
      <Link className="back" to={editorAddress(item)}>
        <Icon name="chevron-left" />
        The text in the editor
      </Link>
      <h1>Versions: {hasTitle(item.kind) ? <bdi {...writtenIn(item.language, title)}>{title}</bdi> : oneIn(item)}</h1>
      {isUnchanged ? (
        <section className="card">
          <h2>{nameOf(0)}</h2>
          <p>{publishedVersion === 0 ? "Readers have this. " : null}It has never been changed.</p>
        </section>
      ) : (
        <>
          <p className="lead">
            The newest first, with what it changed in the one before. Open one to compare it with the newest.
          </p>
          {open ? <OpenVersion open={open} item={item} /> : null}
          <DataTable
            label="Versions"
            rows={versions.map((row) => ({ ...row, item }))}
            keyOf={({ number }) => String(number)}
            columns={columns}
          />
        </>
      )}
    </AdminArea>
  );
}

type Shown = Route.ComponentProps["loaderData"];

function OpenVersion({ open, item }: { open: NonNullable<Shown["open"]>; item: Shown["item"] }) {
  const name = nameOf(open.number);
  const isNewest = open.number === item.version;
  return (
    <section aria-labelledby="open">
      <h2 id="open">{isNewest ? name : `${name}, and what was changed since`}</h2>
      {open.changes.length > 0 && item.language === FIRST_LANGUAGE ? (
        <p>Struck through: in this version, but not in the newest, version {item.version}. Underlined: added since.</p>
      ) : null}
      <FieldChanges
        of={open.changes}
        name={item}
        none={isNewest ? "This is the newest." : `It says the same as the newest, version ${item.version}.`}
        names={[name, `Newest, version ${item.version}`]}
      />
      {open.changes.length > 0 ? (
        <Form method="post">
          <input type="hidden" name="version" value={item.version} />
          <SubmitButton intent="restore" sending="Saving…">
            {open.number === 0 ? "Restore the original text as a draft" : `Restore version ${open.number} as a draft`}
          </SubmitButton>
        </Form>
      ) : null}
    </section>
  );
}

type Row = Shown["versions"][number] & { item: Shown["item"] };

const columns: [Column<Row>, ...Column<Row>[]] = [
  {
    name: "Version",
    cell: ({ number, item }) => <Link to={`${editorAddress(item)}/versions?version=${number}`}>{nameOf(number)}</Link>,
  },
  {
    name: "State",
    isPlain: true,
    cell: ({ number, item: { version, publishedVersion, isToCheck } }) => (
      <>
        {number === publishedVersion ? <span className="state-mark done">Readers have it</span> : null}{" "}
        {number === version ? <span className="state-mark">Newest</span> : null}{" "}
        {number === version && isToCheck ? <span className="state-mark">To check</span> : null}
      </>
    ),
  },
  { name: "By", cell: ({ author }) => (author ? <bdi>{author}</bdi> : null) },
  {
    name: "Saved",
    isPlain: true,
    cell: ({ saved }) => (saved ? <time dateTime={saved.dateTime}>{saved.label}</time> : null),
  },
  { name: "Changed", cell: ({ changed }) => (changed ? changesInWords(changed) : null) },
];

const NAMED_MAX = 4;

function changesInWords(changed: string[]) {
  if (changed.length === 0) return "nothing";
  const left = changed.length - NAMED_MAX;
  return `${changed.slice(0, NAMED_MAX).join(", ")}${left > 0 ? ` and ${left} more` : ""}`;
}

function nameOf(number: number) {
  return number === 0 ? "Original text" : `Version ${number}`;
}

function named(params: Route.LoaderArgs["params"], context: Route.LoaderArgs["context"]) {
  const name = itemName(params);
  const { language, ...param } = name;
  return { api: getApi(context).content[":kind"][":key"], param, query: { language }, name };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Versions");
}
