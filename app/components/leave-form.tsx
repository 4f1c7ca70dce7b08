import { useEffect, useRef } from "react";
import { href } from "react-router";
import { carryTyped } from "../enhance/carry-typed.ts";

/** Its form is its own: as a button of the form on the page it would be what Enter presses there. */
export function LeaveForm() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => (form.current ? carryTyped(form.current) : undefined), []);
  return (
    <form className="leave" method="post" action={href("/leave")} ref={form}>
      <button className="button" type="submit">
        Leave quickly
      </button>
    </form>
  );
}
