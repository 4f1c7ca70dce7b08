import { href, Link } from "react-router";
import { SignsLink } from "../../components/signs-link.tsx";
import { asSentence } from "../../format/sentence.ts";
import type { OwnWeek } from "./own-week.ts";
import { m } from "../../messages/m.ts";

/** The texts of all weeks are written about one baby. */
export function SeveralNote({ stage }: { stage: OwnWeek["stage"] }) {
  return (
    <>
      <p className="several">
        {m.weekSeveral()} {stage === "pregnancy" ? m.weekSeveralPregnant() : m.weekSeveralBorn()}{" "}
        <Link to={`${href("/search")}?${new URLSearchParams({ q: "twins" })}`}>{m.weekSeveralRead()}</Link>
      </p>
      {stage === "pregnancy" ? (
        <SignsLink words={asSentence(m.weekSeveralLess())} to={`${href("/danger-signs")}?who=pregnant`} />
      ) : null}
    </>
  );
}
