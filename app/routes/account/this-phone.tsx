import { useEffect, useState } from "react";
import { data, Form, href, redirect } from "react-router";
import { Dialog } from "../../components/dialog.tsx";
import { readIntent } from "../../forms/intent.ts";
import { SubmitButton } from "../../forms/submit-button.tsx";
import { hostContext } from "../../host.ts";
import { pagePath } from "../../language.ts";
import { m } from "../../messages/m.ts";
import { isOwnPhone, mayBeOwnPhone, setOwnPhone } from "../../middleware/own-phone.ts";
import { flash } from "../../middleware/session.ts";
import { KeepMyPages } from "./keep-my-pages.tsx";
import { ownHere, type OwnHere } from "./own-phone-browser.ts";
import type { Route } from "./+types/this-phone.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { keepsOffline } = context.get(hostContext);
  return { keepsOffline, mayBe: mayBeOwnPhone(context), isOn: isOwnPhone(context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const intent = readIntent(await request.formData(), ["keep", "end"]);
  if (intent === "keep" && !mayBeOwnPhone(context)) return data(null, { status: 403 });
  setOwnPhone(context, intent === "keep");
  flash(context, { kind: "status", message: intent === "keep" ? m.ownPhoneKept() : m.ownPhoneEnded() });
  return redirect(href("/account"), 303);
}

export default function ThisPhone({ loaderData: { keepsOffline, mayBe, isOn } }: Route.ComponentProps) {
  return (
    <Dialog title={m.ownPhoneTitle()} closeTo={href("/account")}>
      {keepsOffline ? null : <p>{m.ownPhoneNone()}</p>}
      {keepsOffline && !mayBe ? <p>{m.ownPhoneShared()}</p> : null}
      {mayBe ? <Choose isOn={isOn} /> : null}
    </Dialog>
  );
}

function Choose({ isOn }: { isOn: boolean }) {
  const [here, setHere] = useState<OwnHere | "unasked" | "failed">("unasked");
  const tellFault = () => setHere("failed");
  useEffect(() => {
    ownHere().then(setHere, () => setHere("unable"));
  }, []);
  const canKeep = here !== "unasked" && here !== "unable";
  const isKept = here === "kept" || here === "sealed";
  return (
    <>
      <p>{m.ownPhoneAbout()}</p>
      <p>{m.ownPhoneWho()}</p>
      <div role="status">
        {here === "unasked" ? <p className="hint">{m.ownPhoneNeedsScript()}</p> : null}
        {here === "unable" ? <p>{m.ownPhoneUnable()}</p> : null}
        {here === "failed" ? <p>{m.pushFailed()}</p> : null}
        {isOn && here === "none" ? <p>{m.ownPhoneMissing()}</p> : null}
        {isOn && here === "stopped" ? <p>{m.ownPhoneStopped()}</p> : null}
        {isOn && isKept ? (
          <p>
            <strong>{here === "sealed" ? m.ownPhoneIsSealed() : m.ownPhoneIsOn()}</strong>{" "}
            <a href={pagePath(href("/offline"))}>{m.offlineWhatIsKept()}</a>
          </p>
        ) : null}
      </div>
      {canKeep && !(isOn && isKept) ? (
        <KeepMyPages words={isOn ? m.ownPhoneAgain() : m.ownPhoneKeep()} tellFault={tellFault} />
      ) : null}
      {isOn ? (
        <Form method="post">
          <SubmitButton intent="end" tone="plain" sending={m.oneMoment()}>
            {m.ownPhoneEnd()}
          </SubmitButton>
        </Form>
      ) : null}
      <h3>{m.ownPhoneSafe()}</h3>
      <ul>
        <li>{m.ownPhoneWhere()}</li>
        <li>{m.ownPhoneGone()}</li>
        <li>{m.ownPhoneLoss()}</li>
        <li>{m.ownPhoneOld()}</li>
        <li>{m.ownPinAbout()}</li>
      </ul>
    </>
  );
}

export { DialogError as ErrorBoundary } from "../../components/error-page.tsx";
