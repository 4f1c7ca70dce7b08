import { Dialog } from "../../components/dialog.tsx";

export function NoVisits() {
  return (
    <Dialog title="Nothing is counted now">
      <p>What you tell us in your account decides what stands here.</p>
    </Dialog>
  );
}
