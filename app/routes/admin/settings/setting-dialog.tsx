import { Form } from "react-router";
import type { OperatorSettings } from "../../../api/types.ts";
import { Dialog } from "../../../components/dialog.tsx";
import { ErrorSummary } from "../../../forms/error-summary.tsx";
import { SelectField, TextField } from "../../../forms/field.tsx";
import { SubmitButton } from "../../../forms/submit-button.tsx";
import { useLast, useServerForm } from "../../../forms/use-form.ts";
import type { FormDialogProps } from "../../account/dialog-props.ts";
import type { SettingFields } from "./setting-change.ts";
import { inWords, type SettingGroup } from "./setting-groups.ts";

type Props = FormDialogProps & {
  group: SettingGroup;
  known: OperatorSettings;
  /** As they are now, when another administrator saved something meanwhile. */
  current: OperatorSettings | undefined;
};

/** Some settings: each empty while the server's own holds, which is told beside it. */
export function SettingDialog({ group, known, result, constraint, held, closeTo, ...props }: Props) {
  const meanwhile = useLast(props.current);
  const { form, fields } = useServerForm<SettingFields>({
    id: "settings",
    result,
    constraint,
    defaultValue: {
      ...known.saved,
      version: held["version"] ?? String(known.version),
      was: Object.fromEntries(group.settings.map(({ key }) => [key, held[`was.${key}`] ?? known.saved[key] ?? ""])),
      ...held,
    },
  });
  return (
    <Dialog title={group.title} closeTo={closeTo}>
      <Form method="post" {...form.props}>
        <ErrorSummary form={form} />
        <input type="hidden" name="version" value={fields.version.initialValue ?? ""} />
        {group.settings.map((setting) => {
          const { key, label, type, choices } = setting;
          const field = fields[key];
          const saved = meanwhile?.saved[key] ?? null;
          const isOther = meanwhile !== undefined && (saved ?? "") !== (field.initialValue ?? "");
          const news = isOther ? `Saved meanwhile: ${saved === null ? "the default" : inWords(setting, saved)}.` : "";
          const fallback = inWords(setting, known.defaults[key]);
          return (
            // Begun anew when another was first: what she left alone then shows what is saved now.
            <div key={`${key} ${meanwhile?.version ?? ""}`}>
              <input type="hidden" name={`was.${key}`} value={fields.was.part(key).initialValue ?? ""} />
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
                  hint={[setting.hint, `Left empty: ${fallback}.`, news].filter(Boolean).join(" ")}
                />
              )}
            </div>
          );
        })}
        <SubmitButton intent="save" sending="Saving…">
          Save
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
