import type { FieldMetadata } from "@conform-to/react";
import { POST_MAX } from "../../../server/contract/forum/limits.ts";
import type { ForumTopic } from "../../api/types.ts";
import { DangerLine } from "../../components/danger-line.tsx";
import { SelectField, TextAreaField, TextField } from "../../forms/field.tsx";
import { MoodField } from "./mood-field.tsx";
import { m } from "../../messages/m.ts";

interface Props {
  fields: Record<"mood" | "title" | "description" | "topicId", FieldMetadata>;
  topics: ForumTopic[];
}

export function PostFields({ fields, topics }: Props) {
  return (
    <>
      <MoodField field={fields.mood} />
      <TextField field={fields.title} label={m.typedTitle()} autoComplete="off" />
      {topics.length > 0 ? (
        <SelectField
          field={fields.topicId}
          label={m.forumFieldTopic()}
          prompt={m.forumFieldTopicNone()}
          choices={topics.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <TextAreaField
        field={fields.description}
        label={m.forumFieldDescription()}
        hint={<DangerLine />}
        max={POST_MAX}
        rows={8}
      />
    </>
  );
}
