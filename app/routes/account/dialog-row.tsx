import type { ComponentProps } from "react";
import { Row } from "../../components/row-list.tsx";

export function DialogRow(props: ComponentProps<typeof Row>) {
  return <Row {...props} preventScrollReset />;
}
