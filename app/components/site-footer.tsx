import { href, Link } from "react-router";
import { LightPagesForm } from "./light-pages.tsx";
import { StoreLinks, type Stores } from "./store-links.tsx";

interface Props {
  app: ({ name: string; tagline: string; helplineNumber: string } & Stores) | undefined;
  isAfterLoss: boolean;
  isInert: boolean;
}

export function SiteFooter({ app, isAfterLoss, isInert }: Props) {
  return (
    <footer className="site-footer" inert={isInert}>
      <nav aria-label="Footer">
        <section>
          <h2>Company</h2>
          <ul>
            <li>
              <Link to={href("/about")}>About</Link>
            </li>
            <li>
              <Link to={href("/privacy-policy")}>Privacy Policy</Link>
            </li>
            <li>
              <Link to={href("/terms-and-conditions")}>Terms and Conditions</Link>
            </li>
            <li>
              <Link to={href("/citations")}>Citations</Link>
            </li>
          </ul>
        </section>
        <section>
          <h2>Additional</h2>
          <ul>
            <li>
              <Link to={href("/symptoms")}>Common Symptoms</Link>
            </li>
            <li>
              <Link to={href("/guidelines")}>Guidelines</Link>
            </li>
            <li>
              <Link to={href("/events")}>Events</Link>
            </li>
            <li>
              <Link to={href("/calendar")}>Calendar</Link>
            </li>
            <li>
              <Link to={href("/downloads")}>Downloads</Link>
            </li>
            {isAfterLoss ? null : (
              <li>
                <Link to={href("/weeks")}>Week by week</Link>
              </li>
            )}
          </ul>
        </section>
        {app ? (
          <section>
            <h2>Meet Us</h2>
            <ul>
              <li>
                <Link to={href("/contact")}>Contact us</Link>
              </li>
              {isAfterLoss ? null : (
                <li>
                  <a href={`tel:${app.helplineNumber}`}>Vaccine information {app.helplineNumber}</a>
                </li>
              )}
            </ul>
            <StoreLinks {...app} rate />
          </section>
        ) : null}
      </nav>
      <LightPagesForm />
      {app ? (
        <p>
          {app.name}.{app.tagline ? ` ${app.tagline}.` : null}
        </p>
      ) : null}
    </footer>
  );
}
