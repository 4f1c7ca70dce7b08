import { data, Link, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { REASON_MAX } from "../../../../server/contract/content/checks.ts";
import { kindsOfContent } from "../../../../server/contract/content/kinds.ts";
import { FIRST_LANGUAGE } from "../../../../server/contract/languages.ts";
import { anyText } from "../../../../server/contract/text.ts";
import { attempt, getApi } from "../../../api/client.ts";
import { routeError } from "../../../api/failure.ts";
import type { ContentCheck } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { SourceLinks } from "../../../components/source-list.tsx";
import { dateAndTime } from "../../../format/dates.ts";
import { pageTitle } from "../../../format/title.ts";
import { readIntent } from "../../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { useLast } from "../../../forms/use-last.ts";
import { Icon } from "../../../icons/icon.tsx";
import { draftFields } from "../../../middleware/draft.ts";
import { timeZoneOf } from "../../../middleware/reader-zone.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { flash } from "../../../middleware/session.ts";
import type { Route } from "./+types/check.ts";
import { restOfChange, type RestOfChange } from "./amounts.ts";
import { CheckForm, type CheckAnswer } from "./check-form.tsx";
import { editorAddress, listAddress } from "./editor-address.ts";
import { FieldChanges } from "./field-changes.tsx";
import { itemName, type ItemName } from "./item.ts";
import { RiskList } from "./risk-list.tsx";
import { SourceOfChange } from "./source-of-change.tsx";
import { sourcesToRead } from "./sources-to-read.ts";
import { hasTitle, oneIn } from "./text-names.ts";
import { writtenIn } from "./written.ts";

const schema = z.object({
  version: z.coerce.number().int(),
  against: z.coerce.number().int().optional(),
  reason: anyText(REASON_MAX).optional(),
});

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ params, context }: Route.LoaderArgs) {
  const name = itemName(params);
  const check = await openCheck(context, name);
  if (!check) throw redirect(editorAddress(name));
  return {
    name,
    check,
    sources: await sourcesToRead(context, name),
    timeZone: timeZoneOf(context),
    constraint: constraintsOf(schema),
    draft: draftFields(context),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const name = itemName(params);
  const { language, ...param } = name;
  const form = await request.formData();
  const verdict = readIntent(form, ["approve", "sendBack"]);
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { version, against = null, reason = "" } = submission.value;
  const json = { version, against, reason, verdict };
  const outcome = await attempt(
    getApi(context).content[":kind"][":key"].check.$post({ query: { language }, param, json }),
  );
  if (outcome.ok) {
    flash(context, { kind: "status", message: outcome.value.message });
    return redirect(listAddress({ language, show: "check" }), 303);
  }
  const { code, sentence } = outcome.failure;
  // On the page of the failure it is still there.
  if (code === "not_waiting" && reason) throw data({ message: sentence }, { status: 409 });
  const { data: back, init } = refused(submission, outcome.failure);
  const current = outcome.failure.status === 409 ? await openCheck(context, name) : undefined;
  if (current === null) throw redirect(editorAddress(name), 303);
  return data<CheckAnswer>({ ...back, ...(current ? { current } : {}) }, init ?? {});
}

export default function Check({ loaderData, actionData }: Route.ComponentProps) {
  const { name, sources, timeZone, constraint, draft } = loaderData;
  const answer: CheckAnswer | undefined = actionData;
  const check = useLast(answer?.current) ?? loaderData.check;
  const { act, title, asker, askedTime, publishTime, isOwn, others, risks, changes } = check;
  const { one } = kindsOfContent[name.kind];
  const isWithdrawal = act === "withdraw";
  const isOfDoses = risks.length > 0 && risks.every(({ what }) => what === "dose");
  const rest = isOfDoses ? restOfChange(changes) : "same";
  return (
    <AdminArea>
      <Link className="back" to={listAddress({ language: name.language, show: "check" })}>
        <Icon name="chevron-left" />
        To check
      </Link>
      <h1>
        {isWithdrawal ? "Check before unpublishing" : "Check a change"}: {oneIn(name)}
      </h1>
      {hasTitle(name.kind) ? (
        <p className="lead">
          <bdi {...writtenIn(name.language, title)}>{title}</bdi>
        </p>
      ) : null}
      <h2>{isWithdrawal ? "What readers would lose" : "What has to be checked"}</h2>
      {risks.length > 0 ? (
        <RiskList risks={risks} language={name.language} />
      ) : (
        <p>Readers’ text has changed since, and nothing is left to check.</p>
      )}
      <RestOfText change={rest} />
      <p>
        <bdi>{asker ?? "A member who has left"}</bdi> {isWithdrawal ? `wants to unpublish this ${one}` : "changed it"},{" "}
        {dateAndTime(askedTime, timeZone)}.
      </p>
      <SourceOfChange check={check} language={name.language} />
      {publishTime === null ? null : <p>It is to be published on {dateAndTime(publishTime, timeZone)}.</p>}
      {changes.length > 0 ? (
        <details className="more" open={rest === "same" ? undefined : true}>
          <summary>The whole text with its changes</summary>
          <FieldChanges of={changes} name={name} none="Both texts are the same." />
        </details>
      ) : null}
      {sources.length > 0 ? (
        <section aria-labelledby="to-read">
          <h2 id="to-read">Sources of the {name.language === FIRST_LANGUAGE ? "text" : "English text"}</h2>
          <SourceLinks sources={sources} />
        </section>
      ) : null}
      {isOwn ? (
        <OwnChange others={others} />
      ) : (
        <CheckForm check={check} result={answer?.result} constraint={constraint} draft={draft} />
      )}
      <p>
        <Link to={editorAddress(name)}>The text in the editor</Link>
      </p>
    </AdminArea>
  );
}

function RestOfText({ change }: { change: RestOfChange }) {
  if (change === "same") return null;
  if (change === "changed") return <p>The rest of the text has changed too.</p>;
  return (
    <p className="box danger">
      <Icon name="triangle-alert" />{" "}
      <strong>Most of the text was {change === "mostGone" ? "taken out" : "replaced"} too.</strong>
    </p>
  );
}

function OwnChange({ others }: { others: number }) {
  return (
    <section aria-labelledby="own">
      <h2 id="own">This change is yours</h2>
      <p>Nobody can approve their own change. Readers keep the text they have until somebody else approves this one.</p>
      {others === 0 ? (
        <p>
          Nobody else here is an editor or an administrator. Ask whoever runs this site to give a second person the role
          of editor, or to look at it as an administrator. To drop the change, discard the draft.
        </p>
      ) : (
        <p>
          {others === 1 ? "One other person" : `${others} other people`} can check it. It is in their list ‘To check’.
        </p>
      )}
    </section>
  );
}

/** Null when nothing waits any more; the next page says so. */
async function openCheck(
  context: Readonly<RouterContextProvider>,
  { language, ...param }: ItemName,
): Promise<ContentCheck | null> {
  const outcome = await attempt(getApi(context).content[":kind"][":key"].check.$get({ query: { language }, param }));
  if (outcome.ok) return outcome.value.data;
  if (outcome.failure.code !== "not_waiting") throw routeError(outcome.failure);
  flash(context, { kind: "alert", message: outcome.failure.sentence });
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "To check");
}
