import type { ReactNode } from "react";
import { Form, href, Link, useNavigation } from "react-router";
import type { NextThing } from "../format/next-thing.ts";
import { Icon } from "../icons/icon.tsx";
import { DateLeaf } from "./date-leaf.tsx";
import { ThingSentence } from "./thing-sentence.tsx";
import { VaccineLine } from "./vaccine-line.tsx";
import { m } from "../messages/m.ts";

interface CardProps {
  thing: NextThing;
  heading?: "h2" | "h3" | "h4";
  /** In place of its own. */
  title?: ReactNode;
  about?: ReactNode;
  children: ReactNode;
}

export function ThingCard({ thing, heading: Heading = "h2", title = thing.title, about, children }: CardProps) {
  const { id, status, leaf, line, sentence, shots } = thing;
  return (
    <section className="card next-card" aria-labelledby={id}>
      <div className="next-row">
        {leaf ? <DateLeaf leaf={leaf} /> : null}
        <div>
          {line ? <p className={`next-line ${status}`}>{line}</p> : null}
          <Heading id={id}>{title}</Heading>
          {sentence ? (
            <p className="quiet">
              <ThingSentence of={sentence} />
            </p>
          ) : null}
          {about}
        </div>
      </div>
      {shots.length > 0 ? <VaccineLine shots={shots} /> : null}
      {children}
    </section>
  );
}

interface FormProps {
  thing: NextThing;
  /** The address of the page with the card, to which its form leads back. */
  back: string;
  children?: ReactNode;
}

export function NextCard({ thing, back, heading }: Pick<CardProps, "heading"> & Omit<FormProps, "children">) {
  const { file, title, more } = thing;
  return (
    <ThingCard thing={thing} heading={heading}>
      <DoneForm thing={thing} back={back}>
        {file ? (
          <a className="button text" href={file}>
            {m.planAddToCalendar()} <span className="visually-hidden">({title})</span>
          </a>
        ) : null}{" "}
        {more ? (
          <Link className="button text" to={href("/plan")}>
            {more}
          </Link>
        ) : null}
      </DoneForm>
    </ThingCard>
  );
}

export function DoneForm({ thing, back, children }: FormProps) {
  const { status, mayBeDone, doneLabel } = thing;
  const isDone = status === "done";
  // Clinics give other days than the list's, but nobody has been to what lies ahead: the list of visits takes those.
  const hasButton = isDone || (mayBeDone && status !== "coming");
  if (!hasButton) return children ? <p className="next-acts">{children}</p> : null;
  return (
    <ThingForm thing={thing} back={back}>
      <ThingButton thing={thing} intent={isDone ? "undo" : "done"} isLeaf={!isDone}>
        {isDone ? m.undo() : doneLabel}
      </ThingButton>{" "}
      {children}
    </ThingForm>
  );
}

export function ThingForm({ thing: { pregnancy, item }, back, children }: FormProps) {
  return (
    <Form className="next-acts" method="post" action={href("/plan/done")} preventScrollReset>
      <input type="hidden" name="pregnancy" value={pregnancy} />
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="back" value={back} />
      {children}
    </Form>
  );
}

interface ButtonProps {
  thing: NextThing;
  intent: string;
  isLeaf?: boolean;
  children: ReactNode;
}

export function ThingButton({ thing: { pregnancy, item, title }, intent, isLeaf = false, children }: ButtonProps) {
  const { formData } = useNavigation();
  const isSending =
    formData?.get("pregnancy") === pregnancy && formData.get("item") === item && formData.get("intent") === intent;
  return (
    <button
      type="submit"
      className={`button ${isLeaf ? "leaf" : "text"}`}
      name="intent"
      value={intent}
      aria-disabled={isSending || undefined}
    >
      {isLeaf ? <Icon name="check" /> : null}
      {isSending ? m.savingNow() : children} <span className="visually-hidden">({title})</span>
    </button>
  );
}
