import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form } from "react-router";
import { ErrorSummary } from "../../forms/error-summary.tsx";
import { SelectField } from "../../forms/field.tsx";
import { SubmitButton } from "../../forms/submit-button.tsx";
import type { Constraints } from "../../forms/constraints.ts";
import { useForm } from "../../forms/use-form.ts";
import type { CityFields } from "./city.ts";
import { m } from "../../messages/m.ts";

interface Props {
  cities: { value: string; label: string }[];
  chosen: string | null;
  result: SubmissionResult | undefined;
  constraint: Constraints;
}

export function CityForm({ cities, chosen, result, constraint }: Props) {
  const [form, fields] = useForm<CityFields>({
    id: "city",
    lastResult: result,
    constraint,
    defaultValue: { city: chosen ?? undefined },
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary form={form} />
      <SelectField
        field={fields.city}
        label={m.eventYourCity()}
        prompt={m.choose()}
        choices={cities}
        hint={m.eventCityHint()}
      />
      <SubmitButton intent="city" tone={chosen === null ? "main" : "plain"}>
        {chosen === null ? m.eventShow() : m.eventChangeCity()}
      </SubmitButton>
    </Form>
  );
}
