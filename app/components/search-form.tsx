import { useEffect, useId, useRef, useState } from "react";
import { Form } from "react-router";
import { SEARCH_MAX } from "../../server/contract/search-limit.ts";
import { Icon } from "../icons/icon.tsx";
import { m } from "../messages/m.ts";

const DEBOUNCE_MS = 1_500;

const nothing: Record<string, string> = {};

interface Props {
  action: string;
  label: string;
  search: string;
  name?: string;
  kept?: Record<string, string>;
  /** It leads to another page, which would take away the field in which she still types. */
  leadsAway?: boolean;
}

export function SearchForm({ action, label, search, name: field = "search", kept = nothing, leadsAway }: Props) {
  const id = useId();
  // Searches made while typing replace the history entry.
  const [isByItself, setIsByItself] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isByItself) form.current?.requestSubmit();
  }, [isByItself]);
  return (
    <Form
      ref={form}
      className="search"
      role="search"
      action={action}
      replace={isByItself}
      preventScrollReset={isByItself}
      onSubmit={() => {
        clearTimeout(timer.current);
        setIsByItself(false);
      }}
      onInput={() => {
        clearTimeout(timer.current);
        if (!leadsAway) timer.current = setTimeout(() => setIsByItself(true), DEBOUNCE_MS);
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        name={field}
        placeholder={label}
        defaultValue={search}
        maxLength={SEARCH_MAX}
        dir="auto"
        // A shared phone would offer it to the next reader.
        autoComplete="off"
      />
      <button type="submit" className="button plain">
        <Icon name="search" />
        <span className="visually-hidden">{m.placeSearch()}</span>
      </button>
    </Form>
  );
}
