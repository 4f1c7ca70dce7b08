import { Dialog } from "../../components/dialog.tsx";

export function NoVisits() {
  return (
    <Dialog title="Nothing is counted now">
      <p>You have no dates here. You can add them in your account.</p>
    </Dialog>
  );
}
