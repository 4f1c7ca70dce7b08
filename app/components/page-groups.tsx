import { href, Link } from "react-router";
import { StoreLinks, type Stores } from "./store-links.tsx";

interface Props {
  app: ({ helplineNumber: string } & Stores) | undefined;
  isAfterLoss: boolean;
}

/** Every page that is read, in the three groups of the site. */
export function PageGroups({ app, isAfterLoss }: Props) {
  return (
    <>
      <section>
        <h2>Company</h2>
        <ul>
          <PageLink to={href("/about")}>About</PageLink>
          <PageLink to={href("/privacy-policy")} className="few">
            Privacy Policy
          </PageLink>
          <PageLink to={href("/terms-and-conditions")}>Terms and Conditions</PageLink>
          <PageLink to={href("/citations")}>Citations</PageLink>
        </ul>
      </section>
      <section>
        <h2>Additional</h2>
        <ul>
          <PageLink to={href("/symptoms")}>Common Symptoms</PageLink>
          <PageLink to={href("/guidelines")}>Guidelines</PageLink>
          <PageLink to={href("/events")}>Events</PageLink>
          <PageLink to={href("/calendar")}>Calendar</PageLink>
          <PageLink to={href("/downloads")}>Downloads</PageLink>
          {isAfterLoss ? null : <PageLink to={href("/weeks")}>Week by week</PageLink>}
        </ul>
      </section>
      <section>
        <h2>Meet Us</h2>
        <ul>
          <PageLink to={href("/contact")} className="few">
            Contact us
          </PageLink>
          {app && !isAfterLoss ? (
            <li>
              <a href={`tel:${app.helplineNumber}`}>Vaccine information {app.helplineNumber}</a>
            </li>
          ) : null}
        </ul>
        {app ? <StoreLinks {...app} rate /> : null}
      </section>
    </>
  );
}

function PageLink({ to, className, children }: { to: string; className?: string; children: string }) {
  return (
    <li className={className}>
      <Link to={to}>{children}</Link>
    </li>
  );
}
