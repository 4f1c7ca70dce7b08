import type { SubmissionResult } from "@conform-to/react";
import { data, href, Link, useActionData } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { EmptyState } from "../../../components/empty-state.tsx";
import { Pagination } from "../../../components/pagination.tsx";
import { momentOf } from "../../../format/relative-time.ts";
import { pageTitle } from "../../../format/title.ts";
import { hostContext } from "../../../host.ts";
import { heldFields } from "../../../middleware/held-form.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import { pageNumber, refuseBeyond } from "../../page-number.ts";
import type { Route } from "./+types/reports.ts";
import { CaseCard } from "./case-card.tsx";
import { CaseDialog } from "./case-dialog.tsx";
import { caseNameOf } from "./case-name.ts";
import { decide, decisionConstraint } from "./decision.ts";
import { shownCase, type ShownCase } from "./shown-case.ts";
import { trace, type Traced } from "./tracing.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(request);
  const api = getApi(context).moderation;
  const list = await load(api.$get({ query: { page: String(page) } }));
  refuseBeyond(page, list.totalPages);
  const name = caseNameOf(request);
  const open = name ? await load(api[":kind"][":id"].$get({ param: name })) : null;
  const { timeZone } = context.get(hostContext);
  return {
    cases: list.data.map((item) => ({ ...item, came: momentOf(item.since, timeZone) })),
    total: list.total,
    page,
    totalPages: list.totalPages,
    open: open && shownCase(open.data, timeZone),
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
  return intent === "decide" ? decide(form, context, name) : trace(context, name);
}

interface Answer {
  result?: SubmissionResult;
  current?: ShownCase;
  traced?: Traced;
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { cases, total, page, totalPages, open, constraint, held } = loaderData;
  const answer: Answer | undefined = useActionData<typeof action>();
  const closeTo = page > 1 ? `${href("/admin/reports")}?page=${page}` : href("/admin/reports");
  return (
    <AdminArea>
      {open ? (
        <CaseDialog
          key={`${open.kind}:${open._id}`}
          open={open}
          current={answer?.current}
          traced={answer?.traced}
          result={answer?.result}
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

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Reports");
}
