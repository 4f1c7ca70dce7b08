import { Form, Link, redirect } from "react-router";
import { attempt, getApi, load } from "../../../api/client.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { momentOf } from "../../../format/relative-time.ts";
import { pageTitle } from "../../../format/title.ts";
import { unknownForm } from "../../../forms/intent.ts";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { flashOutcome } from "../../../middleware/session.ts";
import type { Route } from "./+types/versions.ts";
import { FieldChanges, labelOf } from "./field-changes.tsx";
import { editorAddress } from "./editor-address.ts";
import { itemName } from "./item.ts";
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
  const { kind, key, language, title, version, publishedVersion } = item;
  return {
    item: { kind, key, language, title, version, publishedVersion },
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
  const { title, version } = item;
  const here = `${editorAddress(item)}/versions`;
  return (
    <AdminArea>
      <p>
        <Link to={editorAddress(item)}>
          <bdi {...writtenIn(item.language, title)}>{title}</bdi>
        </Link>
      </p>
      <h1>Versions</h1>
      <p className="lead">
        The newest first, with what it changed in the one before. Open one to compare it with the newest.
      </p>
      {open ? (
        <section aria-labelledby="open">
          <h2 id="open">{nameOf(open.number)}, and what was changed since</h2>
          {open.changes.length > 0 ? (
            <p>Struck through: in this version, but not in the newest, version {version}. Underlined: added since.</p>
          ) : null}
          <FieldChanges of={open.changes} name={item} none="It is the same as the newest." />
          {open.changes.length > 0 ? (
            <Form method="post">
              <input type="hidden" name="version" value={version} />
              <SubmitButton intent="restore" sending="Saving…">
                Restore as a draft
              </SubmitButton>
            </Form>
          ) : null}
        </section>
      ) : null}
      <ul className="admin-pages">
        {versions.map(({ number, author, saved, changed }) => (
          <li key={number}>
            <Link to={`${here}?version=${number}`}>{nameOf(number)}</Link>{" "}
            <span className="quiet">
              {saved ? <time dateTime={saved.dateTime}>{saved.label}</time> : null}
              {author ? (
                <>
                  , by <bdi>{author}</bdi>
                </>
              ) : null}{" "}
              {standingOf(number, item)}
            </span>
            {changed ? <p className="hint">{changesInWords(changed)}</p> : null}
          </li>
        ))}
      </ul>
    </AdminArea>
  );
}

const NAMED_MAX = 4;

function changesInWords(changed: string[]) {
  if (changed.length === 0) return "Nothing changed";
  const left = changed.length - NAMED_MAX;
  return `Changed: ${changed.slice(0, NAMED_MAX).join(", ")}${left > 0 ? ` and ${left} more` : ""}`;
}

function standingOf(
  number: number,
  { version, publishedVersion }: { version: number; publishedVersion: number | null },
) {
  if (number === publishedVersion) return number === version ? "(the newest; readers have it)" : "(readers have it)";
  return number === version ? "(the newest)" : null;
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
