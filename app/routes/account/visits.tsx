import { Form, href, Link, redirect } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { readIntent, unknownForm } from "../../forms/intent.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/visits.ts";
import { DialogLink } from "./dialog-link.tsx";
import { NoVisits } from "./no-visits.tsx";
import { visitList } from "./visit-list.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { data: plan } = await load(getApi(context).calendar.contacts.$get());
  return visitList(plan);
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const isMark = readIntent(form, ["mark-visit", "unmark-visit"]) === "mark-visit";
  const call = { param: { key: keyIn(form) } };
  const { done } = getApi(context).calendar.contacts[":key"];
  const outcome = isMark ? await attempt(done.$put(call)) : await attempt(done.$delete(call));
  const message = isMark ? "Marked as done" : "The mark is taken away";
  flash(context, outcome.ok ? { kind: "status", message } : { kind: "alert", message: outcome.failure.sentence });
  return redirect(href("/account/visits"), 303);
}

function keyIn(form: FormData) {
  const key = form.get("visit");
  if (typeof key === "string") return key;
  throw unknownForm();
}

export default function Visits({ loaderData: list }: Route.ComponentProps) {
  if (!list) return <NoVisits />;
  return (
    <Dialog title="Your visits">
      <p className="lead">{list.next}</p>
      {list.late ? <p>{list.late}</p> : null}
      <ul className="undo-list">
        {list.visits.map((visit) => (
          <li key={visit.key}>
            <span>
              {visit.name} {visit.done ? <span className="badge">Done</span> : null}
              <br />
              <span className="quiet">{visit.when}</span>
            </span>
            {visit.done || visit.mayBeDone ? <Mark visit={visit} /> : null}
          </li>
        ))}
      </ul>
      <p className="actions">
        <DialogLink to={href("/account/visit-card")} icon="printer">
          Visit card to print
        </DialogLink>{" "}
        <Link className="button plain" to={href("/calendar")}>
          See them in your calendar
        </Link>
      </p>
      <p className="quiet">
        {list.advised} {list.hasGuidelines ? <Link to={href("/guidelines")}>Read more in the guidelines</Link> : null}
      </p>
    </Dialog>
  );
}

type Visit = NonNullable<Route.ComponentProps["loaderData"]>["visits"][number];

function Mark({ visit: { key, name, done } }: { visit: Visit }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="visit" value={key} />
      <SubmitButton intent={done ? "unmark-visit" : "mark-visit"} tone="plain" sending="One moment…">
        {done ? "Undo" : "Mark as done"} <span className="visually-hidden">{name}</span>
      </SubmitButton>
    </Form>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
