/** A thing as schema.org describes it. */
export interface StructuredDataItem {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

interface ArticleFacts {
  title: string;
  summary: string;
  /** Absolute. */
  address: string;
  /** Absolute. */
  image: string;
  /** YYYY-MM-DD. */
  publishedOn: string;
  author: string;
  /** The product's name, which publishes it. */
  publisher: string;
}

export function articleData(article: ArticleFacts): StructuredDataItem {
  return {
    ...described("Article"),
    headline: article.title,
    description: article.summary,
    url: article.address,
    mainEntityOfPage: article.address,
    image: article.image,
    datePublished: article.publishedOn,
    author: { "@type": "Organization", name: article.author },
    publisher: { "@type": "Organization", name: article.publisher },
  };
}

/** What and when and where an event is. */
export interface EventFacts {
  name: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The last day, for what takes several. */
  lastDate: string;
  /** HH:MM; null for the whole day. */
  time: string | null;
  venue: string;
  /** Name of its city, or that it is on everywhere; null while the cities can't be had. */
  place: string | null;
}

interface EventPage {
  /** Absolute. */
  address: string;
  /** The product's name, on whose page it stands. */
  siteName: string;
}

/** Not for samples: they are no real events. */
export function eventData(event: EventFacts & EventPage): StructuredDataItem {
  return {
    ...described("Event"),
    name: event.name,
    startDate: event.time === null ? event.date : `${event.date}T${event.time}`,
    endDate: event.lastDate,
    url: event.address,
    location: { "@type": "Place", name: event.venue, ...(event.place ? { address: event.place } : {}) },
    subjectOf: { "@type": "WebPage", url: event.address, isPartOf: { "@type": "WebSite", name: event.siteName } },
  };
}

/** The way to a page. @param steps name and absolute address of each page on it, from the top to the page itself. */
export function breadcrumbData(steps: { name: string; address: string }[]): StructuredDataItem {
  return {
    ...described("BreadcrumbList"),
    itemListElement: steps.map(({ name, address }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address,
    })),
  };
}

function described(type: string): StructuredDataItem {
  return { "@context": "https://schema.org", "@type": type };
}
