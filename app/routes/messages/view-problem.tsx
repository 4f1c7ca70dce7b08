import type { MouseEvent } from "react";
import { Toast } from "../../components/toast.tsx";

interface Props {
  what: string;
  problem: string;
  /** Where the link leads without script. */
  address: string;
  reload: () => Promise<void>;
}

export function ViewProblem({ what, problem, address, reload }: Props) {
  const reloadHere = (event: MouseEvent) => {
    event.preventDefault();
    void reload();
  };
  return (
    <div className="part-problem">
      <p>We could not load {what}.</p>
      <a href={address} onClick={reloadHere}>
        Try again
      </a>
      <Toast message={{ id: "messages", kind: "alert", message: problem }} />
    </div>
  );
}
