import { Icon } from "../../icons/icon.tsx";
import { m } from "../../messages/m.ts";

/** Sends the form too, so that what is typed on this page is kept. */
export function BackButton() {
  return (
    <button type="submit" className="button plain" name="intent" value="back" formNoValidate>
      <Icon name="arrow-left" />
      {m.back()}
    </button>
  );
}
