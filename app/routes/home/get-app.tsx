import { StoreLinks } from "../../components/store-links.tsx";
import { useApp } from "../../use-app.ts";

export function GetApp() {
  const app = useApp();
  if (!app.appStoreUrl && !app.playStoreUrl) return null;
  return (
    <section className="get-app" aria-labelledby="get-app">
      <h2 id="get-app">Get the app</h2>
      <p>The same account, on your phone&apos;s home screen.</p>
      <StoreLinks {...app} />
    </section>
  );
}
