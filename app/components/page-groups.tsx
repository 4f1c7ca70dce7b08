import { href, Link } from "react-router";
import type { Place, PlaceGroup } from "./places.ts";
import { StoreLinks, type Stores } from "./store-links.tsx";

interface Props {
  app: ({ helplineNumber: string } & Stores) | undefined;
  isAfterLoss: boolean;
}

const privacy: Place = { name: "Privacy Policy", to: href("/privacy-policy"), icon: "lock" };
const contact: Place = { name: "Contact us", to: href("/contact"), icon: "mail" };
/** Those that stay in the one row of a phone. */
const few = new Set([privacy, contact]);

/** Every page that is read, in the three groups of the site. */
export function pageGroups({ app, isAfterLoss }: Props): PlaceGroup[] {
  return [
    {
      name: "Company",
      places: [
        { name: "About", to: href("/about"), icon: "info" },
        privacy,
        { name: "Terms and Conditions", to: href("/terms-and-conditions"), icon: "scale" },
        { name: "Citations", to: href("/citations"), icon: "list" },
      ],
    },
    {
      name: "Additional",
      places: [
        { name: "Common Symptoms", to: href("/symptoms"), icon: "activity" },
        { name: "Guidelines", to: href("/guidelines"), icon: "shield-check" },
        { name: "Events", to: href("/events"), icon: "map-pin" },
        { name: "Calendar", to: href("/calendar"), icon: "calendar-days" },
        { name: "Downloads", to: href("/downloads"), icon: "download" },
        ...(isAfterLoss ? [] : [{ name: "Week by week", to: href("/weeks"), icon: "weeks" } as const]),
      ],
    },
    {
      name: "Meet Us",
      places: [
        contact,
        ...(app && !isAfterLoss
          ? [
              {
                name: `Vaccine information ${app.helplineNumber}`,
                to: `tel:${app.helplineNumber}`,
                icon: "phone",
              } as const,
            ]
          : []),
      ],
    },
  ];
}

export function PageGroups(props: Props) {
  const groups = pageGroups(props);
  return groups.map(({ name, places }, index) => (
    <section key={name}>
      <h2>{name}</h2>
      <ul>
        {places.map((place) => (
          <li key={place.to} className={few.has(place) ? "few" : undefined}>
            <Link to={place.to}>{place.name}</Link>
          </li>
        ))}
      </ul>
      {props.app && index === groups.length - 1 ? <StoreLinks {...props.app} rate /> : null}
    </section>
  ));
}
