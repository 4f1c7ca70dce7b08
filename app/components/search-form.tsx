import { useEffect, useId, useRef, useState } from "react";
import { Form } from "react-router";

const DEBOUNCE_MS = 1_500;

const nothing: Record<string, string> = {};

interface Props {
  action: string;
  label: string;
  /** What is searched for now. */
  search: string;
  /** Other parts of the address that a search keeps; the page is not one of them. */
  kept?: Record<string, string>;
}

/** A search by address. With script it searches by itself, a moment after she stops typing. */
export function SearchForm({ action, label, search, kept = nothing }: Props) {
  const id = useId();
  // Searches by itself leave no page behind them.
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
        timer.current = setTimeout(() => setIsByItself(true), DEBOUNCE_MS);
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input id={id} type="search" name="search" placeholder={label} defaultValue={search} maxLength={200} dir="auto" />
      <button type="submit" className="button plain">
        Search
      </button>
    </Form>
  );
}
