import { m } from "../messages/m.ts";

export interface Stores {
  appStoreUrl: string | null;
  playStoreUrl: string | null;
}

export function StoreLinks({ appStoreUrl, playStoreUrl, rate = false }: Stores & { rate?: boolean }) {
  const stores = [
    { words: rate ? m.storeRateGooglePlay() : m.storeGetGooglePlay(), url: playStoreUrl },
    { words: rate ? m.storeRateAppStore() : m.storeGetAppStore(), url: appStoreUrl },
  ].filter((store): store is { words: string; url: string } => store.url !== null);
  if (stores.length === 0) return null;
  return (
    <ul className="stores">
      {stores.map(({ words, url }) => (
        <li key={words}>
          <a href={url} rel="noopener">
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}
