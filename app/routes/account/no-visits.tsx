import { Dialog } from "../../components/dialog.tsx";

/** What stands in place of visits when none are counted, as after a loss. */
export function NoVisits() {
  return (
    <Dialog title="Nothing is counted now">
      <p>What you tell us in your account decides what stands here.</p>
    </Dialog>
  );
}
