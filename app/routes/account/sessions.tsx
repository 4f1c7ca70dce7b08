import { Form, href, redirect } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { readIntent, unknownForm } from "../../forms/intent.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { momentOf } from "../../format/relative-time.ts";
import { pageTitle } from "../../format/title.ts";
import { hostContext } from "../../host.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flash } from "../../middleware/session.ts";
import type { Route } from "./+types/sessions.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const { data: sessions } = await load(getApi(context).session.$get());
  const { timeZone } = context.get(hostContext);
  return sessions.map(({ createdTime, lastSeenTime, ...session }) => ({
    ...session,
    began: momentOf(createdTime, timeZone),
    used: momentOf(lastSeenTime, timeZone),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = readIntent(form, ["end", "end-others"]);
  const { session } = getApi(context);
  const outcome = await attempt(
    intent === "end-others" ? session.$delete() : session[":id"].$delete({ param: { id: idIn(form) } }),
  );
  flash(
    context,
    outcome.ok
      ? { kind: "status", message: outcome.value.message }
      : { kind: "alert", message: outcome.failure.sentence },
  );
  return redirect(href("/account/sessions"), 303);
}

function idIn(form: FormData) {
  const id = form.get("id");
  if (typeof id !== "string" || id === "") throw unknownForm();
  return id;
}

export default function Sessions({ loaderData: sessions }: Route.ComponentProps) {
  return (
    <AccountArea>
      <h1>Where you are logged in</h1>
      <p>Log out wherever you do not need it any more, and where you do not know it.</p>
      <ul className="undo-list">
        {sessions.map(({ _id, isThis, isSharedPhone, began, used }) => (
          <li key={_id}>
            <div>
              <p>
                <strong>{isThis ? "This phone or computer" : "Another phone or computer"}</strong>
                {isSharedPhone ? " (shared)" : null}
              </p>
              <p className="quiet">
                Logged in <time dateTime={began.dateTime}>{began.label}</time>, last used{" "}
                <time dateTime={used.dateTime}>{used.label}</time>
              </p>
            </div>
            {isThis ? null : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={_id} />
                <button type="submit" className="button plain" name="intent" value="end">
                  Log out there
                  <span className="visually-hidden">, logged in {began.label}</span>
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post">
          <SubmitButton intent="end-others" tone="danger" sending="One moment…">
            Log out everywhere else
          </SubmitButton>
        </Form>
      ) : null}
    </AccountArea>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Where you are logged in");
}
