import { useLocation } from "react-router";
import { useRetry } from "../enhance/use-retry.ts";
import { Toast } from "./toast.tsx";
import { pagePath } from "../language.ts";

export function PartProblem({ what, problem }: { what: string; problem: string }) {
  const { pathname, search } = useLocation();
  useRetry(true);
  return (
    <div className="part-problem">
      <p>We could not load {what}.</p>
      <a href={pagePath(pathname + search)}>Try again</a>
      <Toast message={{ id: what, kind: "alert", message: problem }} />
    </div>
  );
}
