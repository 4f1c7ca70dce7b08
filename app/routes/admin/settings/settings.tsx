import { href, Link, useActionData } from "react-router";
import { getApi, load } from "../../../api/client.ts";
import type { OperatorSettings } from "../../../api/types.ts";
import { AdminArea } from "../../../components/admin-area.tsx";
import { pageTitle } from "../../../format/title.ts";
import { unknownForm } from "../../../forms/intent.ts";
import { heldFields } from "../../../middleware/held-form.ts";
import { requireAccount } from "../../../middleware/require-account.ts";
import type { Route } from "./+types/settings.ts";
import { changeSettings, settingConstraint } from "./setting-change.ts";
import { SettingDialog } from "./setting-dialog.tsx";
import { inWords, settingGroups, type SettingGroup } from "./setting-groups.ts";

export const middleware: Route.MiddlewareFunction[] = [requireAccount];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { data: settings } = await load(getApi(context).setting.operator.$get());
  return {
    settings,
    dialog: groupOf(request)?.id ?? null,
    constraint: settingConstraint(),
    held: heldFields(context),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const group = groupOf(request);
  const form = await request.formData();
  if (!group || form.get("intent") !== "save") {
    throw unknownForm();
  }
  return changeSettings(form, context, group);
}

export default function Settings({ loaderData: { settings, dialog, constraint, held } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  const open = settingGroups.find(({ id }) => id === dialog);
  return (
    <AdminArea>
      {open ? (
        <SettingDialog
          key={open.id}
          group={open}
          known={settings}
          current={answer && "current" in answer ? answer.current : undefined}
          result={answer?.result}
          constraint={constraint}
          held={held}
          closeTo={href("/admin/settings")}
        />
      ) : null}
      <h1>Settings</h1>
      <p className="lead">What you change here shows on all pages within a minute.</p>
      {settingGroups.map((group) => (
        <Group key={group.id} group={group} settings={settings} />
      ))}
    </AdminArea>
  );
}

function Group({ group, settings: { saved, defaults } }: { group: SettingGroup; settings: OperatorSettings }) {
  const isHidden = (saved.banner ?? defaults.banner) === "hidden";
  const saysItself = isHidden || (saved.bannerUrl ?? defaults.bannerUrl) !== null;
  return (
    <section className="card" aria-labelledby={group.id}>
      <h2 id={group.id}>{group.title}</h2>
      <dl className="facts">
        {group.settings.map((setting) => (
          <div key={setting.key}>
            <dt>{setting.label}</dt>
            <dd>
              {setting.key === "banner" && !saysItself ? (
                "Not shown: it has no address"
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
      <Link className="button plain" to={`${href("/admin/settings")}?dialog=${group.id}`} preventScrollReset>
        {group.change}
      </Link>
    </section>
  );
}

function groupOf(request: Request) {
  const id = new URL(request.url).searchParams.get("dialog");
  return settingGroups.find((group) => group.id === id);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageTitle(matches, "Settings");
}
