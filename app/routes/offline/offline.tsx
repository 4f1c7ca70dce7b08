import script from "virtual:offline-script";
import { renderToStaticMarkup } from "react-dom/server";
import { href, StaticRouter } from "react-router";
import { dangerSigns } from "../../api/shared.ts";
import { attempt, getApi, load, needed } from "../../api/client.ts";
import { hostContext, type PageHandle } from "../../host.ts";
import { language } from "../../language.ts";
import { inOneAnswer } from "../../light/one-answer.ts";
import { keepScript } from "../../middleware/light-pages.ts";
import { allowStyles, getNonce } from "../../middleware/security-headers.ts";
import type { Route } from "./+types/offline.ts";
import { MADE_BY_SCRIPT, OfflinePage } from "./offline-page.tsx";

export const handle: PageHandle = { isShared: true };

/** One answer that needs nothing else, and the same for everybody: a worker keeps it on the phone. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context);
  const [{ data: app }, signs, helplines] = await Promise.all([
    load(api.setting.app.$get()),
    dangerSigns(context),
    attempt(api.helpline.$get({ query: {} })),
  ]);
  const { languages, keepsOffline } = context.get(hostContext);
  keepScript(context);
  const html = renderToStaticMarkup(
    <StaticRouter location={href("/offline")}>
      <OfflinePage
        app={app}
        signs={needed(signs).data}
        helplines={helplines.ok ? helplines.value.data : []}
        otherLanguages={languages.filter(({ code }) => code !== language.code)}
        isKept={keepsOffline}
        script={script}
        nonce={getNonce(context)}
      />
    </StaticRouter>,
  );
  const page = await inOneAnswer(`<!DOCTYPE html>${html}`, MADE_BY_SCRIPT);
  allowStyles(context, page.styleSource);
  return new Response(page.html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

export { noForms as action } from "../no-forms.ts";
