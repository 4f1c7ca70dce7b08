import { Link } from "react-router";
import type { Moment } from "../../../format/relative-time.ts";

interface Props {
  sessions: { id: string; isSharedPhone: boolean; deviceName: string | null; began: Moment; used: Moment }[];
}

export function MemberSessions({ sessions }: Props) {
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions">Devices</h2>
      {sessions.length === 0 ? <p>Not logged in anywhere.</p> : null}
      <ul className="undo-list">
        {sessions.map(({ id, isSharedPhone, deviceName, began, used }) => (
          <li key={id}>
            <span>
              <strong>
                <bdi>{deviceName ?? "A phone or computer"}</bdi>
              </strong>
              {isSharedPhone ? " (shared)" : null}, logged in <time dateTime={began.dateTime}>{began.label}</time>, last
              used <time dateTime={used.dateTime}>{used.label}</time>
            </span>{" "}
            <Link className="button plain" to={`end-session?session=${id}`} preventScrollReset>
              Log out there
              <span className="visually-hidden">, logged in {began.label}</span>
            </Link>
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <p>
          <Link className="button plain" to="end-sessions" preventScrollReset>
            Log out everywhere
          </Link>
        </p>
      ) : null}
    </section>
  );
}
