import { Fragment } from "react";
import { Form, href } from "react-router";
import type { ChildChoice } from "./child-choices.ts";
import { Rich } from "../../components/rich.tsx";
import { m } from "../../messages/m.ts";

/** Each child with the age; one tap shows the pages of the other. */
export function ChildSegments({ choices }: { choices: ChildChoice[] }) {
  if (choices.length === 0) return null;
  return (
    <Form className="children" method="post" action={href("/account/pregnancies")}>
      <input type="hidden" name="intent" value="make-current" />
      <input type="hidden" name="back" value={href("/")} />
      <div className="segments" role="group" aria-label={m.homeYourChildren()}>
        {choices.map(({ id, name, age, isCurrent }) => (
          <Fragment key={id}>
            <button type="submit" name="pregnancy" value={id} aria-pressed={isCurrent}>
              <span>
                {age ? <Rich of={m.homeChildAge} marks={{ name: <bdi /> }} with={{ name, age }} /> : <bdi>{name}</bdi>}
              </span>
            </button>{" "}
          </Fragment>
        ))}
      </div>
    </Form>
  );
}
