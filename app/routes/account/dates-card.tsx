import type { ReactNode } from "react";
import { href } from "react-router";
import type { PregnancyInfo } from "../../api/types.ts";
import { formatDate } from "../../format/dates.ts";
import { DialogLink } from "./dialog-link.tsx";
import { DueDateReasons, type Reasons } from "./due-date-reasons.tsx";

interface Props {
  info: PregnancyInfo | null;
  reasons: Reasons | null;
  early: string | null;
  hasOwnChecks: boolean;
  isPregnant: boolean;
}

export function DatesCard({ info, reasons, early, hasOwnChecks, isPregnant }: Props) {
  if (!info) {
    return (
      <section className="card" aria-labelledby="your-dates">
        <h2 id="your-dates">Your dates</h2>
        <p>Nothing is counted here now.</p>
        <p className="actions">
          {hasOwnChecks ? <VisitsLink>Your own checks</VisitsLink> : null}{" "}
          <DialogLink to={href("/account/dates")} icon="calendar-days">
            Add your dates
          </DialogLink>
        </p>
      </section>
    );
  }
  if (!isPregnant) {
    return (
      <section className="card" aria-labelledby="your-dates">
        <h2 id="your-dates">{info.numberOfBabies > 1 ? "Your babies" : "Your baby"}</h2>
        <dl className="facts">
          <Fact name="Name">
            <bdi>{info.babyName ?? "N/A"}</bdi>
          </Fact>
          {info.babyBirthDate ? <Fact name="Born">{formatDate(info.babyBirthDate)}</Fact> : null}
        </dl>
        {early ? <p className="quiet">{early}</p> : null}
        <p className="actions">
          <DialogLink to={info.babyBirthDate ? href("/account/birth") : href("/account/dates")} icon="calendar-days">
            Update Birth Date
          </DialogLink>{" "}
          <VisitsLink /> <LossLink />
        </p>
      </section>
    );
  }
  return (
    <section className="card" aria-labelledby="your-dates">
      <h2 id="your-dates">Your dates</h2>
      <dl className="facts">
        {reasons?.due.map(({ name, day }) => (
          <Fact key={name} name={name}>
            {day}
          </Fact>
        ))}
        {info.daysLeft === null ? null : <Fact name="Days">{info.daysLeft}</Fact>}
      </dl>
      {reasons ? <DueDateReasons reasons={reasons} /> : null}
      {info.status === "pastDue" ? (
        <p>You are past your due date. Your midwife or doctor will want to see you now.</p>
      ) : null}
      {info.status === "stopped" ? (
        <p>Your due date was some weeks ago, so we have stopped counting. Tell us what happened only if you want to.</p>
      ) : null}
      <p className="actions">
        <DialogLink to={href("/account/dates")} icon="calendar-days">
          Update Menstrual Period Date
        </DialogLink>{" "}
        {info.expectedDate ? <VisitsLink /> : null} <LossLink />
      </p>
    </section>
  );
}

function VisitsLink({ children = "Your visits" }: { children?: ReactNode }) {
  return (
    <DialogLink to={href("/account/visits")} icon="check-check">
      {children}
    </DialogLink>
  );
}

function LossLink() {
  return (
    <DialogLink to={href("/account/loss")} icon="heart-handshake">
      A loss, or a wrong entry
    </DialogLink>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
