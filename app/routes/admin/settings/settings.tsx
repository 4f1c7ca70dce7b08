import { href, Link } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import type { OperatorSettings } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { pageTitle } from "../../../format/title.ts";
import { Icon } from "../../../icons/icon.tsx";
import { requireAccount } from "../../../middleware/require-account.ts";
import type { Route } from "./+types/settings.ts";
import { bannerLacksAddress, inWords, settingGroups, type SettingGroup } from "./setting-groups.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ context }: Route.LoaderArgs) {
  return (await load(getApi(context).setting.operator.$get())).data;
}

export default function Settings({ loaderData: settings }: Route.ComponentProps) {
  return (
    <AdminArea>
      <h1>Settings</h1>
      <p className="lead">Changes appear on all pages within a minute.</p>
      {settingGroups.map((group) => (
        <Group key={group.id} group={group} settings={settings} />
      ))}
    </AdminArea>
  );
}

function Group({ group, settings }: { group: SettingGroup; settings: OperatorSettings }) {
  const { saved, defaults } = settings;
  return (
    <section className="card" aria-labelledby={group.id}>
      <h2 id={group.id}>{group.title}</h2>
      <dl className="facts">
        {group.settings.map((setting) => (
          <div key={setting.key}>
            <dt>{setting.label}</dt>
            <dd>
              {setting.key === "banner" && bannerLacksAddress(settings) ? (
                "Shown once it has an address"
              ) : setting.missing && (saved[setting.key] ?? defaults[setting.key] ?? "") === "" ? (
                <p className="warning-line">
                  <Icon name="triangle-alert" /> Not entered: {setting.missing}
                </p>
              ) : (
                <>
                  <bdi>{inWords(setting, saved[setting.key] ?? defaults[setting.key])}</bdi>
                  {saved[setting.key] === null ? <span className="optional"> (default)</span> : null}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Link className="button plain" to={href("/admin/settings/:group", { group: group.id })} preventScrollReset>
        {group.change}
      </Link>
    </section>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Settings");
}
