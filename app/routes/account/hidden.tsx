import { Form, href, Link, redirect } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { pageTitle } from "../../format/title.ts";
import { unknownForm } from "../../forms/intent.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flashOutcome } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/hidden.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  const { data: hidden } = await load(getApi(context).hidden.$get());
  return hidden;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const [intent, id] = [form.get("intent"), form.get("id")];
  if (typeof id !== "string" || (intent !== "show" && intent !== "unblock")) throw unknownForm();
  const { forum, block } = getApi(context);
  const call = { param: { id } };
  const outcome = await attempt(intent === "show" ? forum[":id"].hidden.$delete(call) : block[":id"].$delete(call));
  flashOutcome(context, outcome, ({ message }) => message);
  return redirect(href("/account/hidden"), 303);
}

export default function Hidden({ loaderData: { posts, blocks } }: Route.ComponentProps) {
  return (
    <AccountArea>
      <h1>{m.accountHiddenTitle()}</h1>
      {posts.length + blocks.length === 0 ? (
        <EmptyState
          title={m.accountHiddenNone()}
          actions={
            <Link className="button plain" to={href("/forum")}>
              {m.waySocialForum()}
            </Link>
          }
        >
          {m.accountHiddenNoneText()}
        </EmptyState>
      ) : null}
      {posts.length > 0 ? (
        <section aria-labelledby="hidden-posts">
          <h2 id="hidden-posts">{m.accountHiddenPosts()}</h2>
          <ul className="row-list undo-list">
            {posts.map(({ id, title }) => (
              <li key={id}>
                <span dir="auto">{title}</span>
                <Undo intent="show" id={id} words={m.accountShowAgain()} about={title} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {blocks.length > 0 ? (
        <section aria-labelledby="blocked-members">
          <h2 id="blocked-members">{m.accountBlockedMembers()}</h2>
          <ul className="row-list undo-list">
            {blocks.map(({ id, fullName, threadId }) => (
              <li key={id}>
                <span>
                  <bdi>{fullName}</bdi>
                  {threadId ? <span className="quiet"> {m.accountBlockedInThread()}</span> : null}
                </span>
                <Undo intent="unblock" id={id} words={m.accountUnblock()} about={fullName} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </AccountArea>
  );
}

function Undo({ intent, id, words, about }: { intent: "show" | "unblock"; id: string; words: string; about: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button type="submit" className="button small" name="intent" value={intent}>
        {words}
        <span className="visually-hidden">
          {" "}
          <bdi>{about}</bdi>
        </span>
      </button>
    </Form>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.accountHiddenTitle());
}
