import { data, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { attempt, getApi } from "../../../api/client.ts";
import type { OperatorSettings } from "../../../api/types.ts";
import { constraintsOf, incomplete, readForm, refused } from "../../../forms/submission.ts";
import { flash } from "../../../middleware/session.ts";
import type { SettingGroup, SettingKey } from "./setting-groups.ts";

const text = z.string().trim().max(2_000, "This is too long.").optional();
const texts = z.object({
  name: text,
  tagline: text,
  emergencyNumber: text,
  helplineNumber: text,
  appStoreUrl: text,
  playStoreUrl: text,
  banner: text,
  bannerText: text,
  bannerLinkText: text,
  bannerUrl: text,
  forumReview: text,
}) satisfies z.ZodType<Partial<Record<SettingKey, string>>>;
/** `was` is what stood in the fields when she began: what she left alone is not sent. */
const schema = texts.extend({ version: z.coerce.number().int(), was: texts.optional() });

export type SettingFields = z.input<typeof schema>;

export const settingConstraint = () => constraintsOf(schema);

/** Saves what she changed of one group. Where another was first, she gets both values, and her own are kept. */
export async function changeSettings(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  { settings }: SettingGroup,
) {
  const submission = readForm(form, schema);
  if (submission.status !== "success") return incomplete(submission);
  const { version, was = {}, ...typed } = submission.value;
  const changed = settings.map(({ key }) => key).filter((key) => (typed[key] ?? "") !== (was[key] ?? ""));
  const changes = Object.fromEntries(changed.map((key) => [key, typed[key] ?? ""]));
  const api = getApi(context).setting.operator;
  const outcome = await attempt(api.$put({ json: { version, ...changes } }));
  if (outcome.ok) {
    flash(context, { kind: "status", message: "Saved" });
    return redirect(href("/admin/settings"), 303);
  }
  const { data: back, init } = refused(submission, outcome.failure);
  const stored = outcome.failure.code === "changed_meanwhile" ? await attempt(api.$get()) : null;
  if (!stored?.ok) return data(back, init ?? {});
  const current = stored.value.data;
  return data({ result: { ...back.result, initialValue: merged(typed, changed, current) }, current }, init ?? {});
}

/** Her own values where she changed something, else what is saved now. */
function merged(typed: Partial<Record<SettingKey, string>>, changed: SettingKey[], current: OperatorSettings) {
  const saved = Object.fromEntries(Object.entries(current.saved).map(([key, value]) => [key, value ?? ""]));
  const own = Object.fromEntries(changed.map((key) => [key, typed[key] ?? ""]));
  return { ...saved, ...own, version: String(current.version), was: saved };
}
