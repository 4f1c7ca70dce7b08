import { href, Link } from "react-router";
import type { OwnWeek } from "./own-week.ts";

/** The texts of all weeks are written about one baby. */
export function SeveralNote({ stage }: { stage: OwnWeek["stage"] }) {
  return (
    <p className="several">
      This text is about one baby.{" "}
      {stage === "pregnancy"
        ? "With twins or more, your visits and scans are more frequent, your body feels it earlier, and birth is often some weeks sooner. If any one baby moves less, that is enough to go."
        : "With twins or more, each baby has their own pace, and each needs their own feeds, nappies and checks. A danger sign in one of them is enough to go."}{" "}
      <Link to={`${href("/search")}?${new URLSearchParams({ q: "twins" })}`}>Read about twins</Link>
    </p>
  );
}
