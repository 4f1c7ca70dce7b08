import { data, href } from "react-router";
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
import { Html } from "../../format/html.tsx";
import { htmlOf, sectionsOf } from "../../format/sections.ts";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import type { Route } from "./+types/symptom.ts";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get("id");
  if (!id) throw data({ message: "There is no such symptom." }, { status: 404 });
  const [{ data: symptom }, helplines] = await Promise.all([
    load(getApi(context).symptoms[":id"].$get({ param: { id } })),
    helplinesHere(request, context),
  ]);
  const { causes, ...shown } = symptom;
  const { lead, sections } = sectionsOf(causes);
  const danger = sections.find(({ title }) => title.startsWith("When to"));
  const help = sections.find(({ title }) => title === "What helps");
  const rest = sections.filter((section) => section !== danger && section !== help);
  return { symptom: shown, helplines, danger, help, rest: lead + htmlOf(rest) };
}

/** When to get help comes before all else. */
export default function Symptom({ loaderData: { symptom, helplines, danger, help, rest } }: Route.ComponentProps) {
  const call = <CallLinks isUrgent={symptom.isDangerSign} helplines={helplines} />;
  return (
    <div className="page reading">
      <Trail
        steps={[
          { name: "Common symptoms", path: href("/symptoms") },
          { name: symptom.symptom, path: `${href("/symptom")}?id=${symptom.id}` },
        ]}
      />
      <BackLink to={href("/symptoms")}>All symptoms</BackLink>
      <header className="symptom-head">
        <div>
          {symptom.isDangerSign ? <DangerMark /> : null}
          <h1>{symptom.symptom}</h1>
          <p>{symptom.summary}</p>
        </div>
        <Picture path={symptom.imageUrl} size="small" />
      </header>
      {danger ? (
        <Box kind="danger" title={danger.title}>
          <Html html={danger.html} />
          {call}
        </Box>
      ) : (
        call
      )}
      <HelplineList helplines={helplines} purpose={symptom.helplinePurpose} />
      {help ? (
        <Box kind="help" title={help.title}>
          <Html html={help.html} />
        </Box>
      ) : null}
      <Html html={rest} />
      <SourceList sources={symptom.sources} review={symptom.review} />
    </div>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageTitle(matches, loaderData?.symptom.symptom ?? "Symptom", loaderData?.symptom.summary);
}
