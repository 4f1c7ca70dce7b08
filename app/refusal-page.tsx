import { href } from "react-router";
import { barePage } from "./components/bare-page.tsx";
import { pagePath } from "./language.ts";

const refusals = {
  400: {
    title: "This address can't be read",
    lead: "A part of it is missing, or was changed on its way. Check the link, or continue from here.",
  },
  405: {
    title: "This can't be done here",
    lead: "The address does not take what was sent to it, so nothing was done. Continue from here.",
  },
};

export function refusalPage(status: keyof typeof refusals, name: string | undefined): string {
  const { title, lead } = refusals[status];
  const content = (
    <>
      <p className="lead">{lead}</p>
      <p className="actions">
        <a className="button main" href={pagePath(href("/"))}>
          Home
        </a>{" "}
        <a className="button plain" href={pagePath(href("/search"))}>
          Search
        </a>{" "}
        <a className="button plain" href={pagePath(href("/danger-signs"))}>
          Danger signs
        </a>
      </p>
    </>
  );
  return barePage({ title, name, content });
}
