import { data, href } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { helplinesHere } from "../danger-signs/helplines-here.ts";
import { CallLinks } from "../../components/call-links.tsx";
import { DangerMark } from "../../components/danger-mark.tsx";
import { HelplineList } from "../../components/helpline-list.tsx";
import { Picture } from "../../components/picture.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { Trail } from "../../components/trail.tsx";
import { BackLink } from "../../enhance/back-link.tsx";
import { Html } from "../../format/html.tsx";
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
  return { symptom, helplines };
}

export default function Symptom({ loaderData: { symptom, helplines } }: Route.ComponentProps) {
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
        </div>
        <Picture path={symptom.imageUrl} size="small" />
      </header>
      {symptom.isDangerSign ? <CallLinks isUrgent helplines={helplines} /> : null}
      <Html html={symptom.causes} />
      <HelplineList helplines={helplines} purpose={symptom.helplinePurpose} />
      {symptom.isDangerSign ? null : <CallLinks isUrgent={false} helplines={helplines} />}
      <SourceList sources={symptom.sources} review={symptom.review} />
    </div>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageTitle(matches, loaderData?.symptom.symptom ?? "Symptom", loaderData?.symptom.summary);
}
