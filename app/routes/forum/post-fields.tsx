import type { FieldMetadata } from "@conform-to/react";
import { POST_MAX } from "../../../server/contract/forum/limits.ts";
import type { ForumTopic } from "../../api/types.ts";
import { SelectField, TextAreaField, TextField } from "../../forms/field.tsx";
import { MoodField } from "./mood-field.tsx";

interface Props {
  fields: Record<"mood" | "title" | "description" | "topicId", FieldMetadata>;
  topics: ForumTopic[];
}

export function PostFields({ fields, topics }: Props) {
  return (
    <>
      <MoodField field={fields.mood} />
      <TextField field={fields.title} label="Title" autoComplete="off" />
      {topics.length > 0 ? (
        <SelectField
          field={fields.topicId}
          label="Topic"
          prompt="No topic"
          choices={topics.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <TextAreaField field={fields.description} label="Description" max={POST_MAX} rows={8} />
    </>
  );
}
