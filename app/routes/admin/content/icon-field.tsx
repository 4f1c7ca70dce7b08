import { getInputProps, type FieldMetadata } from "@conform-to/react";
import { useEffect, useRef, useState, type ChangeEvent } from "react";
import { href, useFetcher } from "react-router";
import { PictureSheet, usePictureAddress } from "../../../components/picture-sheet.tsx";
import { describedBy, Field } from "../../../forms/field.tsx";
import type { loader as findIcons } from "../pictures/icons.tsx";
import { ICON_CHOICE } from "./icon-choice.ts";
import { typeInto } from "./type-into.ts";
import { pagePath } from "../../../language.ts";

export interface Icons {
  current: { name: string; url: string } | null;
  common: { name: string; url: string }[];
}

interface Props {
  field: FieldMetadata;
  label: string;
  hint: string | undefined;
  icons: Icons;
}

const PAUSE_MS = 400;

export function IconField({ field, label, hint, icons }: Props) {
  const found = useFetcher<typeof findIcons>();
  const text = useRef<HTMLInputElement>(null);
  const asTyped = useRef<HTMLInputElement>(null);
  const [isSearching, setIsSearching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const find = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (asTyped.current) asTyped.current.checked = true;
    const search = currentTarget.value.trim().replaceAll("-", " ");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setIsSearching(search !== "");
      if (search) void found.load(`${href("/admin/icons")}?${new URLSearchParams({ search })}`);
    }, PAUSE_MS);
  };
  const choose = (name: string) => {
    if (text.current) typeInto(text.current, name);
  };
  const matches = isSearching ? found.data?.icons : undefined;
  const offered = (matches ?? icons.common).filter(({ name }) => name !== icons.current?.name);
  return (
    <Field field={field} label={label} hint={hint}>
      <PictureSheet paths={[...(icons.current ? [icons.current] : []), ...offered].map(({ url }) => url)}>
        <div className="icon-now">
          {icons.current ? <Thumb url={icons.current.url} /> : null}
          <input
            {...getInputProps(field, { type: "text", ...describedBy(field, hint) })}
            ref={text}
            onChange={find}
            placeholder="Such as: moon"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <details className="more icon-choice" open={isSearching || undefined}>
          <summary>Browse icons</summary>
          <fieldset className="icon-grid">
            <legend className="visually-hidden">Icons to choose from</legend>
            <label className="icon-option">
              <input ref={asTyped} type="radio" name={ICON_CHOICE} value="" defaultChecked />
              {icons.current ? <Thumb url={icons.current.url} /> : null}
              <span>{icons.current ? icons.current.name : "As written above"}</span>
            </label>
            {offered.map(({ name, url }) => (
              <label key={name} className="icon-option">
                <input type="radio" name={ICON_CHOICE} value={name} onChange={() => choose(name)} />
                <Thumb url={url} />
                <span>{name}</span>
              </label>
            ))}
          </fieldset>
          {matches?.length === 0 ? <p role="status">No icon found. Try another word.</p> : null}
          <p>
            <a href={pagePath(href("/admin/icons"))} target="_blank" rel="noopener">
              All icons in a new window
            </a>
          </p>
        </details>
      </PictureSheet>
    </Field>
  );
}

function Thumb({ url }: { url: string }) {
  return <img src={usePictureAddress(url)} alt="" width="40" height="40" loading="lazy" />;
}
