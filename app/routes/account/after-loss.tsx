import { href, Link, redirect } from "react-router";
import { getApi } from "../../api/client.ts";
import type { DangerSignQuestion } from "../../api/types.ts";
import { helplinesHere } from "../danger-signs/helplines-here.ts";
import { urgentSigns } from "../danger-signs/urgent-signs.ts";
import { CallLinks } from "../../components/call-links.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { signedInMember } from "../../middleware/member.ts";
import { m } from "../../messages/m.ts";
import type { Route } from "./+types/after-loss.ts";
import { lossWords } from "./loss-words.ts";
import { lastLost, undoLoss } from "./own-pregnancies.ts";
import { UndoLossForm } from "./undo-loss-form.tsx";
import { hasOwnChecks } from "./visit-list.ts";
import { TextIn } from "../../components/text-in.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";

type UrgentSign = Pick<DangerSignQuestion, "label" | "textLanguage">;

export async function loader({ request, context }: Route.LoaderArgs) {
  const lost = await lastLost(getApi(context));
  if (!lost) throw redirect(href("/account"));
  const { isPregnant } = signedInMember(context);
  const words = lossWords(lost.kind, { isPregnant, hasOwnChecks: await hasOwnChecks(context) });
  const signs = (await urgentSigns(context)).filter(({ who }) => who === words.help?.who);
  const labelsOf = (isOfMind: boolean) =>
    signs
      .filter(({ area }) => (area === "mind") === isOfMind)
      .map(({ label, textLanguage }) => ({ label, textLanguage }));
  return {
    id: lost.id,
    words,
    signs: labelsOf(false),
    mindSigns: labelsOf(true),
    helplines: await helplinesHere(request, context),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return undoLoss(await request.formData(), context);
}

export default function AfterLoss({ loaderData }: Route.ComponentProps) {
  const { id, words: content, signs, mindSigns, helplines } = loaderData;
  const { title, words, body, pages, help, griefPath, sources } = content;
  return (
    <Dialog title={title}>
      <section id="feelings">
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{pages}</p>
        {griefPath ? (
          <p>
            <Link to={griefPath}>{m.accountLossArticle()}</Link>
          </p>
        ) : null}
      </section>
      {help ? (
        <section id="help">
          <h3>{m.accountLossHelp()}</h3>
          <CallLinks isUrgent helplines={helplines} />
          <Signs intro={m.accountLossHelpNow()} label={m.getHelpNow()} signs={signs} />
          <Signs intro={m.accountLossMindNow()} label={m.dangerAreaMind()} signs={mindSigns} />
          <p>{help.harm}</p>
          <HelplineList helplines={helplines} purpose="crisis" heading="h3" />
          <ul className="ways">
            <li>
              <Link to={help.signsPath}>{m.accountLossSigns()}</Link>
            </li>
            <li>
              <Link to={href("/contact")}>{m.writeToUs()}</Link>
            </li>
          </ul>
        </section>
      ) : null}
      {body.length > 0 ? (
        <section id="body">
          <h3>{m.yourBody()}</h3>
          <ul>
            {body.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {/* Words of ours, of which no clinician can be entered as reader. */}
      <TranslationNote isUnreviewed />
      <UndoLossForm id={id} />
      {sources.length > 0 ? <SourceList sources={sources} /> : null}
    </Dialog>
  );
}

function Signs({ intro, label, signs }: { intro: string; label: string; signs: UrgentSign[] }) {
  if (signs.length === 0) return null;
  return (
    <>
      <p>{intro}</p>
      <ul aria-label={label}>
        {signs.map(({ label: words, textLanguage }) => (
          <TextIn key={words} as="li" language={textLanguage}>
            {words}
          </TextIn>
        ))}
      </ul>
    </>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
