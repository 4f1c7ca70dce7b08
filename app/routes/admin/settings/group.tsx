import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { data, Form, href, redirect } from "react-router";
import { z } from "zod";
import { SETTING_MAX } from "../../../../server/contract/settings/limits.ts";
import { anyText } from "../../../../server/contract/text.ts";
import { attempt, getApi } from "../../../api/client.ts";
import type { OperatorSettings } from "../../../api/types.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { SelectField, TextField } from "../../../forms/field.tsx";
import { readIntent } from "../../../forms/intent.ts";
import { constraintsOf, incomplete, readForm, refused, unfinished } from "../../../forms/submission.ts";
import { StickySubmit } from "../../../forms/submit-button.tsx";
import type { Constraints } from "../../../forms/constraints.ts";
import { useForm } from "../../../forms/use-form.ts";
import { useLast } from "../../../forms/use-last.ts";
import { draftFields } from "../../../middleware/draft.ts";
import { flash } from "../../../middleware/session.ts";
import type { Route } from "./+types/group.ts";
import { ConfirmNumber } from "./confirm-number.tsx";
import { areDialled, numberChange } from "./number-change.ts";
import {
  bannerLacksAddress,
  fieldValue,
  inWords,
  settingGroups,
  shownValues,
  type SettingKey,
} from "./setting-groups.ts";

const text = anyText(SETTING_MAX).optional();
const texts = z.object({
  name: text,
  tagline: text,
  operatorName: text,
  operatorContact: text,
  emergencyNumber: text,
  helplineNumber: text,
  appStoreUrl: text,
  playStoreUrl: text,
  banner: text,
  bannerText: text,
  bannerLinkText: text,
  bannerUrl: text,
  forumReview: text,
  forumPictures: text,
  unreviewedTranslations: text,
}) satisfies z.ZodType<Partial<Record<SettingKey, string>>>;
/** `was` holds the values that the form began with, so that unchanged fields are not sent. */
const schema = texts.extend({
  version: z.coerce.number<string>().int(),
  was: texts.optional(),
  /** The emergency number that the administrator was shown beside the old one. */
  confirmed: text,
});

export function loader({ params, context }: Route.LoaderArgs) {
  groupOf(params);
  return { constraint: constraintsOf(schema), draft: draftFields(context) };
}

/** A new emergency number is saved once confirmed. After a conflict both values show, and what was typed stays. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { settings } = groupOf(params);
  const form = await request.formData();
  const intent = readIntent(form, ["save", "back"], "save");
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  if (intent === "back") return { result: unfinished(submission) };
  const { version, was = {}, confirmed, ...typed } = submission.value;
  const changed = settings.map(({ key }) => key).filter((key) => (typed[key] ?? "") !== (was[key] ?? ""));
  const changes = Object.fromEntries(changed.map((key) => [key, withScheme(typed[key] ?? "", key)]));
  const api = getApi(context).setting.operator;
  if (changed.includes("emergencyNumber") && areDialled(typed)) {
    const stored = await attempt(api.$get());
    if (!stored.ok) return refused(submission, stored.failure);
    const change = numberChange(stored.value.data, typed.emergencyNumber);
    if (change.to !== change.from && change.to !== confirmed) {
      const before = Object.fromEntries(Object.entries(was).map(([key, value]) => [`was.${key}`, value ?? ""]));
      return { result: unfinished(submission), toConfirm: { ...change, sent: { version, ...typed, ...before } } };
    }
  }
  const outcome = await attempt(api.$put({ json: { version, ...changes } }));
  if (outcome.ok) {
    const isUnseen = params.group === "banner" && bannerLacksAddress(outcome.value.data);
    flash(context, {
      kind: "status",
      message: isUnseen ? "Saved. Readers do not see the banner yet: it has no address." : "Saved",
    });
    return redirect(`${href("/admin/settings")}#${params.group}`, 303);
  }
  const { data: back, init } = refused(submission, outcome.failure);
  const stored = outcome.failure.code === "changed_meanwhile" ? await attempt(api.$get()) : null;
  if (!stored?.ok) return data(back, init ?? {});
  const current = stored.value.data;
  const saved = shownValues(settings, current);
  const own = Object.fromEntries(changed.map((key) => [key, typed[key] ?? ""]));
  const initialValue = { ...saved, ...own, version: String(current.version), was: saved };
  return data({ result: { ...back.result, initialValue }, current }, init ?? {});
}

/** Of an address as people write it: `shop.example/offers`. */
function withScheme(typed: string, key: SettingKey) {
  return key.endsWith("Url") && /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/u.test(typed) ? `https://${typed}` : typed;
}

function groupOf({ group: id }: Route.LoaderArgs["params"]) {
  const group = settingGroups.find((group) => group.id === id);
  if (!group) throw data({ message: "There are no such settings." }, { status: 404 });
  return group;
}

export default function Group(props: Route.ComponentProps) {
  return <GroupDialog key={props.params.group} {...props} />;
}

function GroupDialog({ params, loaderData, actionData, matches }: Route.ComponentProps) {
  const group = groupOf(params);
  const meanwhile = useLast(actionData && "current" in actionData ? actionData.current : undefined);
  const toConfirm = actionData && "toConfirm" in actionData ? actionData.toConfirm : undefined;
  if (toConfirm)
    return (
      <Dialog title="Change the emergency number?">
        <ConfirmNumber {...toConfirm} />
      </Dialog>
    );
  return (
    <Dialog title={group.title}>
      <GroupForm
        // A new key fills the form with what another administrator saved meanwhile.
        key={meanwhile?.version}
        group={group}
        known={matches[1].loaderData}
        meanwhile={meanwhile}
        result={actionData?.result}
        {...loaderData}
      />
    </Dialog>
  );
}

interface FormProps {
  group: ReturnType<typeof groupOf>;
  known: OperatorSettings;
  meanwhile: OperatorSettings | undefined;
  result: SubmissionResult | undefined;
  constraint: Constraints;
  draft: Record<string, string>;
}

/** An emptied field means the server's default, which its hint names. */
function GroupForm({ group, known, meanwhile, result, constraint, draft }: FormProps) {
  const shown = shownValues(group.settings, known);
  const [form, fields] = useForm<z.input<typeof schema>>({
    id: "settings",
    lastResult: result,
    constraint,
    defaultValue: {
      ...shown,
      version: draft["version"] ?? String(known.version),
      was: Object.fromEntries(group.settings.map(({ key }) => [key, draft[`was.${key}`] ?? shown[key]])),
      ...draft,
    },
  });
  const was = fields.was.getFieldset();
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <input type="hidden" name="version" value={fields.version.value} />
      {group.settings.map((setting) => {
        const { key, label, type, choices } = setting;
        const field = fields[key];
        const saved = meanwhile?.saved[key] ?? null;
        const isOther = meanwhile !== undefined && fieldValue(setting, meanwhile) !== (field.initialValue ?? "");
        const news = isOther ? `Saved meanwhile: ${saved === null ? "the default" : inWords(setting, saved)}.` : "";
        const fallback = inWords(setting, known.defaults[key]);
        const ifEmpty = known.defaults[key] === null ? "" : `If empty: ${fallback}.`;
        return (
          <div key={key}>
            <input type="hidden" name={`was.${key}`} value={was[key].initialValue ?? ""} />
            {choices ? (
              <SelectField
                field={field}
                label={label}
                hint={[setting.hint, news].filter(Boolean).join(" ")}
                prompt={`Default: ${fallback}`}
                choices={Object.entries(choices).map(([value, label]) => ({ value, label }))}
              />
            ) : (
              <TextField
                field={field}
                label={label}
                type={type ?? "text"}
                hint={[setting.hint, ifEmpty, news].filter(Boolean).join(" ")}
              />
            )}
          </div>
        );
      })}
      <StickySubmit sending="Saving…">Save</StickySubmit>
    </Form>
  );
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
