import { href, Link } from "react-router";
import { Box } from "../../components/box.tsx";
import { Html } from "../../format/html.tsx";
import { Icon } from "../../icons/icon.tsx";
import { useApp } from "../../use-app.ts";
import type { CoreSigns } from "./core-signs.ts";

/** What the text of the week says, and every sign of its stage that means 'now'. */
export function WhenToCall({ html, signs }: { html: string; signs: CoreSigns[] }) {
  const { emergencyNumber } = useApp();
  return (
    <Box kind="danger" title="When to call" heading="h3">
      {html ? <Html html={html} /> : null}
      {signs.map(({ who, title, labels }) => (
        <details key={who} className="core-signs">
          <summary>
            {title} ({labels.length})
          </summary>
          <p>Get help now for any of these:</p>
          <ul aria-label={title}>
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <p>
            <Link to={`${href("/danger-signs")}?who=${who}`}>Check what to do</Link>
          </p>
        </details>
      ))}
      <p className="actions calls">
        <a className="button call" href={`tel:${emergencyNumber}`}>
          <Icon name="phone" />
          Call {emergencyNumber}
        </a>{" "}
        <Link className="button" to={href("/danger-signs")}>
          Danger signs
        </Link>
      </p>
    </Box>
  );
}
