import { href } from "react-router";
import { barePage } from "./components/bare-page.tsx";
import { pagePath } from "./language.ts";
import { m } from "./messages/m.ts";

const refusals = {
  400: {
    title: m.addressUnreadable(),
    lead: m.addressUnreadableWhy(),
  },
  405: {
    title: m.addressNotHere(),
    lead: m.addressNotHereWhy(),
  },
};

export function refusalPage(status: keyof typeof refusals, name: string | undefined): string {
  const { title, lead } = refusals[status];
  const content = (
    <>
      <p className="lead">{lead}</p>
      <p className="actions">
        <a className="button main" href={pagePath(href("/"))}>
          {m.placeHome()}
        </a>{" "}
        <a className="button plain" href={pagePath(href("/search"))}>
          {m.placeSearch()}
        </a>{" "}
        <a className="button plain" href={pagePath(href("/danger-signs"))}>
          {m.placeDangerSigns()}
        </a>
      </p>
    </>
  );
  return barePage({ title, name, content });
}
