import type { ComponentProps } from "react";
import { Row } from "../../components/row-list.tsx";

/** A row whose dialog opens over the page where it is. */
export function DialogRow(props: ComponentProps<typeof Row>) {
  return <Row {...props} preventScrollReset />;
}
