import { useLocation } from "react-router";
import { useRetry } from "../enhance/use-retry.ts";
import { Toast } from "./toast.tsx";
import { pagePath } from "../language.ts";
import { m } from "../messages/m.ts";

export function PartProblem({ what, problem }: { what: string; problem: string }) {
  const { pathname, search } = useLocation();
  useRetry(true);
  return (
    <div className="part-problem">
      <p>{m.partNotLoaded({ what })}</p>
      <a href={pagePath(pathname + search)}>{m.tryAgain()}</a>
      <Toast message={{ id: what, kind: "alert", message: problem }} />
    </div>
  );
}
