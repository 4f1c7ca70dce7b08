import type { MouseEvent } from "react";
import { Toast } from "../../components/toast.tsx";
import { m } from "../../messages/m.ts";
import { pagePath } from "../../language.ts";

interface Props {
  lead: string;
  problem: string;
  /** Where the link leads without script. */
  address: string;
  reload: () => Promise<void>;
}

export function ViewProblem({ lead, problem, address, reload }: Props) {
  const reloadHere = (event: MouseEvent) => {
    event.preventDefault();
    void reload();
  };
  return (
    <div className="part-problem">
      <p>{lead}</p>
      <a href={pagePath(address)} onClick={reloadHere}>
        {m.tryAgain()}
      </a>
      <Toast message={{ id: "messages", kind: "alert", message: problem }} />
    </div>
  );
}
