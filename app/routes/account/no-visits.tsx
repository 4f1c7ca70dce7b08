import { Dialog } from "../../components/dialog.tsx";
import { m } from "../../messages/m.ts";

export function NoVisits() {
  return (
    <Dialog title={m.accountNothingCounted()}>
      <p>{m.accountNoDatesAdd()}</p>
    </Dialog>
  );
}
