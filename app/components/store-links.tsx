export interface Stores {
  appStoreUrl: string | null;
  playStoreUrl: string | null;
}

export function StoreLinks({ appStoreUrl, playStoreUrl, rate = false }: Stores & { rate?: boolean }) {
  const stores = [
    { name: "Google Play", url: playStoreUrl },
    { name: "the App Store", url: appStoreUrl },
  ].filter((store): store is { name: string; url: string } => store.url !== null);
  if (stores.length === 0) return null;
  return (
    <ul className="stores">
      {stores.map(({ name, url }) => (
        <li key={name}>
          <a href={url} rel="noopener">
            {rate ? `Rate us on ${name}` : `Get it on ${name}`}
          </a>
        </li>
      ))}
    </ul>
  );
}
