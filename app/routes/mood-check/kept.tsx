import { Form, href, Link, redirect } from "react-router";
import { attempt, getApi, load } from "../../api/client.ts";
import type { KeptMoodCheck, MoodCheck } from "../../api/types.ts";
import { AccountArea } from "../../components/account-area.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { Rich } from "../../components/rich.tsx";
import { TextIn } from "../../components/text-in.tsx";
import { readIntent, unknownForm } from "../../forms/intent.ts";
import { formatDate } from "../../format/dates.ts";
import { pageTitle } from "../../format/title.ts";
import { nowIn } from "../../format/today.ts";
import { timeZoneOf } from "../../middleware/reader-zone.ts";
import { requireAccount } from "../../middleware/require-account.ts";
import { flashOutcome } from "../../middleware/session.ts";
import { m } from "../../messages/m.ts";
import { pageNumber, refuseBeyond } from "../page-number.ts";
import { helplinesHere } from "../danger-signs/helplines-here.ts";
import type { Route } from "./+types/kept.ts";
import { HelpNow } from "./help-now.tsx";

const PER_PAGE = "10";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = getApi(context)["mood-check"];
  const page = pageNumber(request);
  const [{ data: check }, list, helplines] = await Promise.all([
    load(api.$get()),
    load(api.kept.$get({ query: { page: String(page), limit: PER_PAGE } })),
    helplinesHere(request, context),
  ]);
  refuseBeyond(page, list.totalPages);
  const timeZone = timeZoneOf(context);
  const ofHarm = list.data.find(({ answers }) => answers.harm > 0);
  const result = ofHarm ? await attempt(api.$post({ json: ofHarm.answers })) : null;
  return {
    sign: result?.ok ? result.value.data.sign : null,
    kept: list.data.map((one) => keptOf(one, check, timeZone)),
    helplines,
    textLanguage: check.textLanguage,
    page,
    totalPages: list.totalPages,
  };
}

function keptOf({ id, createdTime, score, title, answers }: KeptMoodCheck, check: MoodCheck, timeZone: string) {
  const { date } = nowIn(timeZone, new Date(createdTime));
  return {
    id,
    score,
    // Beside a thought of harm no sum is few or many.
    title: answers.harm > 0 ? null : title,
    date,
    day: formatDate(date),
    answers: check.questions.map(({ key, words }) => ({
      question: words,
      answer: check.answers.find(({ value }) => value === answers[key])?.words,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  readIntent(form, ["delete"]);
  const id = form.get("id");
  if (typeof id !== "string" || id === "") throw unknownForm();
  const outcome = await attempt(getApi(context)["mood-check"].kept[":id"].$delete({ param: { id } }));
  flashOutcome(context, outcome, ({ message }) => message);
  return redirect(href("/account/how-are-you"), 303);
}

export default function Kept({
  loaderData: { kept, sign, helplines, textLanguage, page, totalPages },
}: Route.ComponentProps) {
  const ofHarm = kept.find(({ title }) => title === null);
  return (
    <AccountArea>
      <h1>{m.moodKeptTitle()}</h1>
      {ofHarm ? <HelpNow because={m.moodHarmKept({ date: ofHarm.day })} {...{ sign, helplines }} /> : null}
      <p>
        {m.moodKeptIntro()} {kept.length > 0 ? <Link to={href("/how-are-you")}>{m.moodAnswerAgain()}</Link> : null}
      </p>
      {kept.length > 0 ? (
        <ul className="row-list undo-list">
          {kept.map(({ id, date, day, score, title, answers }) => (
            <li key={id}>
              <div>
                <p>
                  <strong>
                    <time dateTime={date}>{day}</time>
                  </strong>
                  {"\u00A0· "}
                  {title === null ? m.moodHarm() : <TextIn language={textLanguage}>{title}</TextIn>}
                </p>
                {title === null ? null : <p className="quiet">{m.moodSum({ score })}</p>}
                <details>
                  <summary>{m.moodAnswers()}</summary>
                  {title === null ? <p>{m.moodSum({ score })}</p> : null}
                  <dl className="facts">
                    {answers.map(({ question, answer }) => (
                      <div key={question}>
                        <dt>
                          <TextIn language={textLanguage}>{question}</TextIn>
                        </dt>
                        <dd>
                          <TextIn language={textLanguage}>{answer}</TextIn>
                        </dd>
                      </div>
                    ))}
                  </dl>
                </details>
              </div>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <button type="submit" className="button plain" name="intent" value="delete">
                  <Rich
                    of={m.moodDelete}
                    marks={{ hidden: <span className="visually-hidden" /> }}
                    with={{ date: day }}
                  />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={m.moodNoneKept()}
          actions={
            <Link className="button plain" to={href("/how-are-you")}>
              {m.homeHowAreYou()}
            </Link>
          }
        >
          {m.moodHowToKeep()}
        </EmptyState>
      )}
      <Pagination page={page} totalPages={totalPages} label={m.moodKeptTitle()} />
    </AccountArea>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, m.moodKeptTitle());
}
