import { Form } from "react-router";
import { Icon } from "../../icons/icon.tsx";
import { useApp } from "../../use-app.ts";
import { m } from "../../messages/m.ts";

export function Banner() {
  const { banner } = useApp();
  if (!banner) return null;
  return (
    <aside className="banner" aria-label={m.articlesAdvertisement()}>
      <p>
        <strong>{banner.text}</strong>
      </p>
      <a className="button plain" href={banner.url} rel="noopener sponsored">
        {banner.linkText}
      </a>
      <Form method="post" preventScrollReset>
        <button type="submit" className="close" name="intent" value="close-banner">
          <Icon name="x" />
          <span className="visually-hidden">{m.close()}</span>
        </button>
      </Form>
    </aside>
  );
}
