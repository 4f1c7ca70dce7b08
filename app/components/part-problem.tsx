import { useLocation } from "react-router";
import { useRetry } from "../enhance/use-retry.ts";
import { Toast } from "./toast.tsx";
import { pagePath } from "../language.ts";
import { m } from "../messages/m.ts";

export function PartProblem({ lead, problem }: { lead: string; problem: string }) {
  const { pathname, search } = useLocation();
  useRetry(true);
  return (
    <div className="part-problem">
      <p>{lead}</p>
      <a href={pagePath(pathname + search)}>{m.tryAgain()}</a>
      <Toast message={{ id: lead, kind: "alert", message: problem }} />
    </div>
  );
}
