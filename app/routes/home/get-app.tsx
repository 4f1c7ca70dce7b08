import { StoreLinks } from "../../components/store-links.tsx";
import { useApp } from "../../use-app.ts";
import { m } from "../../messages/m.ts";

export function GetApp() {
  const app = useApp();
  if (!app.appStoreUrl && !app.playStoreUrl) return <install-hint />;
  return (
    <section className="get-app" aria-labelledby="get-app">
      <h2 id="get-app">{m.homeGetApp()}</h2>
      <p>{m.homeGetAppText()}</p>
      <StoreLinks {...app} />
    </section>
  );
}
