export interface StructuredDataItem {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

interface ArticleFacts {
  title: string;
  summary: string;
  address: string;
  image: string;
  publishedOn: string;
  author: string;
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

export interface EventFacts {
  name: string;
  date: string;
  lastDate: string;
  time: string | null;
  venue: string;
  place: string | null;
}

interface EventPage {
  address: string;
  siteName: string;
}

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
