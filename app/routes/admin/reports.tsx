import { data, href, Link, useActionData } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import { routeError } from "../../api/failure.ts";
import type { ModerationCase } from "../../api/types.ts";
import { AdminArea } from "../../components/admin-area.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { shorten } from "../../format/shorten.ts";
import { pageTitle } from "../../format/title.ts";
import { heldFields } from "../../middleware/held-form.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import type { Route } from "./+types/reports.ts";
import { CaseDialog } from "./case-dialog.tsx";
import { caseNameOf } from "./case-name.ts";
import { decide, decisionConstraint } from "./decision.ts";
import { kindInWords, reasonInWords } from "./words.ts";

const TEXT_MAX = 200;

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const api = getApi(context).moderation;
  const list = await load(api.$get({ query: { page: String(page) } }));
  refuseBeyond(page, list.totalPages);
  const name = caseNameOf(request);
  const open = name ? await load(api[":kind"][":id"].$get({ param: name })) : null;
  return {
    cases: list.data,
    total: list.total,
    page,
    totalPages: list.totalPages,
    open: open?.data ?? null,
    constraint: decisionConstraint(),
    held: heldFields(context),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const name = caseNameOf(request);
  const form = await request.formData();
  const intent = form.get("intent");
  if (!name || (intent !== "decide" && intent !== "trace")) {
    throw data({ message: "This form is not known here." }, { status: 400 });
  }
  if (intent === "decide") return decide(form, context, name);
  const { kind, id } = name;
  if (kind === "member" || kind === "review")
    throw data({ message: "Nobody hides behind a pseudonym here." }, { status: 400 });
  const outcome = await attempt(getApi(context).moderation[":kind"][":id"].trace.$post({ param: { kind, id } }));
  if (!outcome.ok) throw routeError(outcome.failure);
  return { traced: outcome.value.data.fullName };
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { cases, total, page, totalPages, open, constraint, held } = loaderData;
  const answer = useActionData<typeof action>();
  const closeTo = page > 1 ? `${href("/admin/reports")}?page=${page}` : href("/admin/reports");
  return (
    <AdminArea>
      {open ? (
        <CaseDialog
          open={open}
          traced={answer && "traced" in answer ? answer.traced : undefined}
          result={answer && "result" in answer ? answer.result : undefined}
          constraint={constraint}
          held={held}
          closeTo={closeTo}
        />
      ) : null}
      <h1>Reports</h1>
      <p className="lead">
        {total === 0 ? null : `${total === 1 ? "One case waits" : `${total} cases wait`}, the oldest first.`}
      </p>
      {cases.length > 0 ? (
        <ul className="cases">
          {cases.map((item) => (
            <CaseCard key={`${item.kind}:${item._id}`} item={item} page={page} />
          ))}
        </ul>
      ) : (
        <EmptyState title="Nothing waits">
          Reports of members come here. <Link to={href("/forum")}>To the forum</Link>
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label="Reports" />
    </AdminArea>
  );
}

function CaseCard({ item, page }: { item: ModerationCase; page: number }) {
  const { _id, kind, subject, reports } = item;
  const query = new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), case: `${kind}:${_id}` });
  const [first] = reports;
  const text = subject?.text ?? first?.seen.text ?? "";
  const reasons = [...new Set(reports.map(({ reason }) => reasonInWords[reason]))].join(", ");
  return (
    <li className="card">
      <h2>
        <Link to={`${href("/admin/reports")}?${query}`} preventScrollReset>
          {reports.length === 0 ? `A ${kind} waits for a first look` : reasons}
        </Link>
      </h2>
      <p className="quiet">
        {kindInWords[kind]} <bdi>{subject?.userId.fullName ?? first?.seen.name}</bdi>
        {reports.length === 0 ? null : ` · ${reports.length === 1 ? "one report" : `${reports.length} reports`}`}
        {subject || kind === "member" ? null : " · deleted by its author"}
      </p>
      <p dir="auto">{shorten(text, TEXT_MAX)}</p>
    </li>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Reports");
}
