import type { ReactNode } from "react";
import {
  href,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { attempt, getApi, needed, type ApiClient } from "./api/client.ts";
import { appSettings } from "./api/shared.ts";
import type { Member } from "./api/types.ts";
import { Canonical } from "./components/canonical.tsx";
import { ErrorPage } from "./components/error-page.tsx";
import { KeptBar, keptOn } from "./components/kept-page.tsx";
import { useIsLight } from "./components/light-pages.tsx";
import { OpenDialogProvider, useIsDialogOpen, useOpenDialog } from "./components/page-under-dialogs.tsx";
import { frameOf } from "./components/places.ts";
import { useRequestFacts } from "./components/request-facts.tsx";
import { SiteFooter } from "./components/site-footer.tsx";
import { SiteHeader } from "./components/site-header.tsx";
import { StillLoading } from "./components/still-loading.tsx";
import { Toast } from "./components/toast.tsx";
import { FreshData } from "./enhance/fresh-data.tsx";
import { MemberParts } from "./enhance/member-parts.tsx";
import { spriteAddress } from "./icons/icon.tsx";
import { recentLoads } from "./enhance/recent-loads.ts";
import { useReaderZone } from "./enhance/reader-zone.ts";
import { rememberSent } from "./enhance/sent-words.ts";
import { hostContext } from "./host.ts";
import { crossOrigin } from "./middleware/cross-origin.ts";
import { formBody } from "./middleware/form-body.ts";
import { draftMiddleware, draftOfPage } from "./middleware/draft.ts";
import { isToKeep, lightPages } from "./middleware/light-pages.ts";
import { getMember, memberMiddleware, memberNews } from "./middleware/member.ts";
import { movedDialogs } from "./middleware/moved-dialogs.ts";
import { ownPhone } from "./middleware/own-phone.ts";
import { readerZone } from "./middleware/reader-zone.ts";
import { readableAddress } from "./middleware/readable-address.ts";
import { retryAfter } from "./middleware/retry-after.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { secondStep } from "./middleware/second-step.ts";
import { getSession, sessionMiddleware, takeToast, toastOfRedirect } from "./middleware/session.ts";
import { confirmOrigin } from "./middleware/confirm-origin.tsx";
import { useWhenIdle } from "./offline/use-when-idle.ts";
import stylesheet from "./styles/umeed.css?url";
import { language, pagePath } from "./language.ts";
import { m } from "./messages/m.ts";

export const middleware: Route.MiddlewareFunction[] = [
  securityHeaders,
  retryAfter,
  movedDialogs,
  lightPages,
  readerZone,
  // Before what refuses, so that the page of a refusal shows who is signed in.
  sessionMiddleware,
  toastOfRedirect,
  ownPhone,
  crossOrigin,
  readableAddress,
  formBody,
  confirmOrigin,
  draftMiddleware,
  memberMiddleware,
  draftOfPage,
  secondStep,
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [rememberSent, recentLoads];

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = getMember(context);
  const api = getApi(context);
  const [settings, news, waiting] = await Promise.all([
    appSettings(context),
    member ? memberNews(context) : null,
    member ? toReview(api, member.role) : 0,
  ]);
  const app = needed(settings).data;
  const { languages, timeZone, keepsOffline } = context.get(hostContext);
  return {
    // The tagline may be about a pregnancy, so it is left out after a loss.
    app: member?.stage === "afterLoss" ? { ...app, tagline: "" } : app,
    origin: new URL(request.url).origin,
    otherLanguages: languages.flatMap(({ code }) => (code === language.code ? [] : [code])),
    timeZone,
    offline: keepsOffline ? (getSession(context).get("isSharedPhone") ? "shared" : "on") : undefined,
    member: member && {
      fullName: member.fullName,
      image: member.image,
      news: news?.conversations ?? { unread: 0, lastEvent: 0 },
      notifications: news?.notifications ?? 0,
      role: member.role,
      stage: member.stage,
      waiting,
    },
    // One that waits is for the page that she reads.
    toast: isToKeep(context) ? null : takeToast(request, context),
  };
}

/** Reports, messages and changed texts that wait for a member with this role. */
async function toReview({ moderation, support, content }: ApiClient, role: Member["role"]): Promise<number> {
  if (role === "member") return 0;
  const query = { page: "1", limit: "1" };
  const [reports, messages, texts] = await Promise.all([
    role === "editor" ? null : attempt(moderation.$get({ query })),
    role === "editor" ? null : attempt(support.$get({ query })),
    role === "moderator" ? null : attempt(content.waiting.$get({ query: {} })),
  ]);
  const cases = (reports?.ok ? reports.value.total : 0) + (messages?.ok ? messages.value.total : 0);
  return cases + (texts?.ok ? texts.value.data.check : 0);
}

export default function App({ loaderData: { origin, toast } }: Route.ComponentProps) {
  // An open dialog shows it: it would cover this one.
  const isBeneath = useOpenDialog();
  return (
    <>
      <Canonical origin={origin} />
      {toast && !isBeneath ? <Toast key={toast.id} message={toast} /> : null}
      <Outlet />
    </>
  );
}

const VIEWPORT = "width=device-width, initial-scale=1, viewport-fit=cover";
/** Where she writes stays above the keyboard of the phone. */
const ABOVE_KEYBOARD = "interactive-widget=resizes-content";

/** Of a page that failed before it was known who she is. */
const unknownMember = {
  fullName: "",
  image: null,
  news: { unread: 0, lastEvent: 0 },
  notifications: 0,
  stage: "none",
  waiting: 0,
} as const;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const { requestId, isSignedIn } = useRequestFacts();
  const isLight = useIsLight();
  useReaderZone(data?.timeZone);
  useWhenIdle();
  const kept = import.meta.env.SSR ? keptOn() : "";
  // Without script only this keeps the keyboard in the dialog.
  const hasFailed = Boolean(useRouteError());
  const isBeneath = useIsDialogOpen() && !hasFailed && !kept;
  const member = data ? data.member : isSignedIn ? unknownMember : null;
  const { pathname } = useLocation();
  const frame = hasFailed ? "page" : frameOf(pathname);
  return (
    <html
      lang={language.code}
      dir={language.direction}
      data-frame={frame}
      data-offline={data?.offline}
      data-request={requestId}
      data-signed-in={isSignedIn || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={frame === "conversation" ? `${VIEWPORT}, ${ABOVE_KEYBOARD}` : VIEWPORT} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FFF8F3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1B1216" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={isLight ? "/icon.svg" : spriteAddress} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href={pagePath(href("/manifest.webmanifest"))} />
        {/* With a precedence it comes before the scripts, which would else fill all connections of a slow network. */}
        {isLight ? null : <link rel="stylesheet" href={stylesheet} precedence="first" />}
        <Meta />
        <Links />
      </head>
      <body>
        <a className="skip" href="#content" inert={isBeneath}>
          {m.skipToPage()}
        </a>{" "}
        {import.meta.env.SSR && kept ? (
          <KeptBar on={kept} />
        ) : (
          <SiteHeader app={data?.app} member={member} isInert={isBeneath} />
        )}
        <StillLoading />
        <main id="content" tabIndex={-1}>
          <OpenDialogProvider value={isBeneath}>{children}</OpenDialogProvider>
        </main>
        {frame === "page" && !(import.meta.env.SSR && kept) ? (
          <SiteFooter app={data?.app} isAfterLoss={data?.member?.stage === "afterLoss"} isInert={isBeneath} />
        ) : null}
        {isLight ? null : (
          <>
            <FreshData />
            <MemberParts known={data && (data.member?.news ?? null)} />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
