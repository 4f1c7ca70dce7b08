import { useEffect, useRef } from "react";
import { href } from "react-router";
import { carryTyped } from "../enhance/carry-typed.ts";
import { pagePath } from "../language.ts";
import { m } from "../messages/m.ts";

/** A form of its own: inside the page's form, Enter would press this button. */
export function LeaveForm() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => (form.current ? carryTyped(form.current) : undefined), []);
  return (
    <form className="leave" method="post" action={pagePath(href("/leave"))} ref={form}>
      <button className="button small" type="submit">
        {m.leaveQuickly()}
      </button>
    </form>
  );
}
