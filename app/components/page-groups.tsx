import { href } from "react-router";
import { Link } from "./link.tsx";
import { furtherPlaces, type Place, type PlaceGroup } from "./places.ts";
import { StoreLinks, type Stores } from "./store-links.tsx";
import { m } from "../messages/m.ts";

interface Props {
  app: ({ helplineNumber: string } & Stores) | undefined;
  isAfterLoss: boolean;
}

const privacy: Place = { name: m.placePrivacyPolicy(), to: href("/privacy-policy"), icon: "lock" };
const contact: Place = { name: m.placeContactUs(), to: href("/contact"), icon: "mail" };
/** Those that stay in the one row of a phone. */
const few = new Set([privacy, contact]);

/** Every page that is read, in the three groups of the site. */
export function pageGroups({ app, isAfterLoss }: Props): PlaceGroup[] {
  return [
    {
      name: m.placesCompany(),
      places: [
        { name: m.placeAbout(), to: href("/about"), icon: "info" },
        privacy,
        { name: m.placeTerms(), to: href("/terms-and-conditions"), icon: "scale" },
        { name: m.placeCitations(), to: href("/citations"), icon: "list" },
      ],
    },
    {
      name: m.placesAdditional(),
      places: [
        ...furtherPlaces(isAfterLoss),
        ...(isAfterLoss ? [] : [{ name: m.placeWeekByWeek(), to: href("/weeks"), icon: "sprout" } as const]),
      ],
    },
    {
      name: m.placesMeetUs(),
      places: [
        contact,
        ...(app && !isAfterLoss
          ? [
              {
                name: m.placeVaccineInformation({ number: app.helplineNumber }),
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
