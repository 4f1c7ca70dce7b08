import { href, useLocation } from "react-router";
import { getApi, load } from "../../api/client.ts";
import { Dialog } from "../../components/dialog.tsx";
import { SourceList } from "../../components/source-list.tsx";
import { Trail } from "../../components/trail.tsx";
import { Html } from "../../format/html.tsx";
import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import type { Route } from "./+types/guideline.ts";

export const handle: PageHandle = { isShared: true };

export async function loader({ params, context }: Route.LoaderArgs) {
  return (await load(getApi(context).guidelines[":id"].$get({ param: params }))).data;
}

export default function Guideline({ loaderData: { id, title, description, sources, review } }: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <Dialog title={title} closeTo={`..${search}`}>
      <Trail
        steps={[
          { name: "Guidelines", path: href("/guidelines") },
          { name: title, path: href("/guidelines/:id", { id }) },
        ]}
      />
      <Html html={description} />
      <SourceList sources={sources} review={review} />
    </Dialog>
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageTitle(matches, loaderData?.title ?? "Guidelines", loaderData?.summary);
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
