import { data, href, Link } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { helplinesHere } from "../danger-signs/helplines-here.ts";
import { Box } from "../../components/box.tsx";
import { CallLinks } from "../../components/call-links.tsx";
import { DangerMark } from "../../components/danger-mark.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { Picture } from "../../components/picture.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { Trail } from "../../components/trail.tsx";
import { BackLink } from "../../enhance/back-link.tsx";
import { Listen } from "../../enhance/listen.tsx";
import { Html } from "../../format/html.tsx";
import { pageTitle } from "../../format/title.ts";
import { unbroken } from "../../format/words.ts";
import type { PageHandle } from "../../host.ts";
import { symptomParts } from "./symptom-parts.ts";
import type { Route } from "./+types/symptom.ts";
import { m } from "../../messages/m.ts";
import { TextIn } from "../../components/text-in.tsx";
import { TranslationNote } from "../../components/translation-note.tsx";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get("id");
  if (!id) throw data({ message: m.symptomUnknown() }, { status: 404 });
  const [{ data: symptom }, helplines] = await Promise.all([
    load(getApi(context).symptoms[":id"].$get({ param: { id } })),
    helplinesHere(request, context),
  ]);
  const { causes, ...shown } = symptom;
  return {
    symptom: shown,
    textLanguage: shown.textLanguage,
    helplines,
    // A danger sign leads to help, not to questions.
    moodLink: symptom.helplinePurpose === "crisis" && !symptom.isDangerSign ? m.moodLink() : null,
    ...symptomParts(causes),
  };
}

/** When to get help comes before all else. */
export default function Symptom({
  loaderData: { symptom, helplines, moodLink, danger, help, rest },
}: Route.ComponentProps) {
  const call = <CallLinks isUrgent={symptom.isDangerSign} helplines={helplines} />;
  const { textLanguage, isUnreviewed } = symptom;
  const callsFirst = symptom.isDangerSign || !danger;
  return (
    <div className="page article">
      <Trail
        steps={[
          { name: m.symptomsTitle(), path: href("/symptoms") },
          { name: symptom.symptom, path: `${href("/symptom")}?id=${symptom.id}` },
        ]}
      />
      <BackLink to={href("/symptoms")}>{m.symptomsAll()}</BackLink>
      <article>
        <header className="symptom-head">
          {symptom.isDangerSign ? <DangerMark /> : null}
          <TextIn as="h1" language={textLanguage}>
            {symptom.symptom}
          </TextIn>
          <TextIn as="p" className="lead" language={textLanguage}>
            {unbroken(symptom.summary)}
          </TextIn>
          <Picture path={symptom.imageUrl} size="small" />
          <Listen />
        </header>
        {callsFirst ? call : null}
        {danger ? (
          <Box kind="danger" title={<TextIn language={textLanguage}>{danger.title}</TextIn>}>
            <Html html={danger.html} language={textLanguage} />
            {callsFirst ? null : call}
          </Box>
        ) : null}
        <TranslationNote textLanguage={textLanguage} isUnreviewed={isUnreviewed} />
        <HelplineList helplines={helplines} purpose={symptom.helplinePurpose} />
        {moodLink ? (
          <p>
            <Link to={href("/how-are-you")}>{moodLink}</Link>
          </p>
        ) : null}
        {help ? (
          <Box kind="help" title={<TextIn language={textLanguage}>{help.title}</TextIn>}>
            <Html html={help.html} language={textLanguage} />
          </Box>
        ) : null}
        <Html html={rest} language={textLanguage} />
        <keep-offline
          data-pages={JSON.stringify([{ address: `${href("/symptom")}?id=${symptom.id}`, title: symptom.symptom }])}
        />
      </article>
      <div className="beside">
        <SourceList sources={symptom.sources} review={symptom.review} />
      </div>
    </div>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageTitle(matches, loaderData?.symptom.symptom ?? m.symptomTitle(), loaderData?.symptom.summary);
}
