import { pageTitle } from "../../format/title.ts";
import type { PageHandle } from "../../host.ts";
import { getMember } from "../../middleware/member.ts";
import type { Route } from "./+types/home.ts";
import { AfterLoss } from "./after-loss.tsx";
import { afterLossHome } from "./after-loss-home.ts";
import { loadToday } from "./load-today.ts";
import { loadVisitorHome } from "./load-visitor-home.ts";
import { Today } from "./today.tsx";
import { VisitorHome } from "./visitor-home.tsx";
import { m } from "../../messages/m.ts";

export const handle: PageHandle = { isShared: true };

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const member = getMember(context);
  if (!member) return { visitor: await loadVisitorHome(url, context) };
  if (member.stage === "afterLoss") return { afterLoss: await afterLossHome(request, context) };
  return { today: await loadToday(context) };
}

export default function Home({ loaderData: { visitor, afterLoss, today } }: Route.ComponentProps) {
  if (visitor) return <VisitorHome {...visitor} />;
  if (afterLoss) return <AfterLoss {...afterLoss} />;
  return today ? <Today {...today} /> : null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, null, m.homeDescription());
}
