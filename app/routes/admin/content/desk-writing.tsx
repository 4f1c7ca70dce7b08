import { DeskForm, type English } from "./desk-form.tsx";
import type { ItemName } from "./item.ts";
import { lookAddress } from "./look-address.ts";
import { LookPane } from "./look-pane.tsx";
import { useWriting, type Written } from "./use-writing.tsx";

interface Props extends Written {
  name: ItemName;
  english: English;
  clock: string;
}

export function DeskWriting({ name, english, clock, ...written }: Props) {
  const { kind, key, language } = name;
  const { notices, form, pane } = useWriting("desk", lookAddress(kind, key, language), written);
  const look = <LookPane {...pane} categories={[]} language={language} />;
  return (
    <>
      {notices}
      <DeskForm {...form} name={name} english={english} clock={clock} look={look} />
    </>
  );
}
