import type { FieldMetadata } from "@conform-to/react";
import { ImagePreview } from "../../enhance/image-preview.tsx";
import { PictureField, TextField } from "../../forms/field.tsx";
import { m } from "../../messages/m.ts";

interface Props {
  fields: Record<"alt" | "image", FieldMetadata>;
  label?: string;
}

export function PictureFields({ fields, label = m.fieldPicture() }: Props) {
  return (
    <>
      <ImagePreview className="chosen-picture">
        {(onChange) => (
          <PictureField field={fields.image} label={label} hint={m.forumPictureHint()} onChange={onChange} />
        )}
      </ImagePreview>
      <TextField field={fields.alt} label={m.typedAlt()} hint={m.forumAltHint()} autoComplete="off" />
    </>
  );
}
