import type { ReactNode } from "react";
import { Form, href, useNavigation } from "react-router";
import type { NextThing } from "../format/next-thing.ts";
import { Icon } from "../icons/icon.tsx";
import { DateLeaf } from "./date-leaf.tsx";
import { VaccineLine } from "./vaccine-line.tsx";
import { m } from "../messages/m.ts";

interface Props {
  thing: NextThing;
  /** The address of the page with the card, to which its form leads back. */
  back: string;
  heading?: "h2" | "h3";
  children?: ReactNode;
}

export function NextCard({ thing, back, heading: Heading = "h2", children }: Props) {
  const { id, status, leaf, line, title, sentence, file, shots } = thing;
  return (
    <section className="card next-card" aria-labelledby={id}>
      <div className="next-row">
        <DateLeaf leaf={leaf} />
        <div>
          <p className={`next-line ${status}`}>{line}</p>
          <Heading id={id}>{title}</Heading>
          {sentence ? <p className="quiet">{sentence}</p> : null}
          {children}
        </div>
      </div>
      {shots.length > 0 ? <VaccineLine shots={shots} /> : null}
      <DoneForm thing={thing} back={back}>
        {file ? (
          <a className="button text" href={file}>
            {m.planAddToCalendar()} <span className="visually-hidden">({title})</span>
          </a>
        ) : null}
      </DoneForm>
    </section>
  );
}

export function DoneForm({ thing, back, children }: Pick<Props, "thing" | "back" | "children">) {
  const { pregnancy, item, title, status, mayBeDone } = thing;
  const { formData } = useNavigation();
  const isSending = formData?.get("pregnancy") === pregnancy && formData.get("item") === item;
  const isDone = status === "done";
  // Clinics give other days than the list's, but nobody has been to what lies ahead: the list of visits takes those.
  const hasButton = isDone || (mayBeDone && status !== "coming");
  if (!hasButton) return children ? <p className="next-acts">{children}</p> : null;
  return (
    <Form className="next-acts" method="post" action={href("/plan/done")} preventScrollReset>
      <input type="hidden" name="pregnancy" value={pregnancy} />
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="back" value={back} />
      <button
        type="submit"
        className={`button ${isDone ? "text" : "leaf"}`}
        name="intent"
        value={isDone ? "undo" : "done"}
        aria-disabled={isSending || undefined}
      >
        {isDone ? null : <Icon name="check" />}
        {isSending ? m.saving() : isDone ? m.undo() : m.done()} <span className="visually-hidden">({title})</span>
      </button>{" "}
      {children}
    </Form>
  );
}
