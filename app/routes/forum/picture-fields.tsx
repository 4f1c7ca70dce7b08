import type { FieldMetadata } from "@conform-to/react";
import { ImagePreview } from "../../enhance/image-preview.tsx";
import { PictureField, TextField } from "../../forms/field.tsx";

interface Props {
  fields: Record<"alt" | "image", FieldMetadata>;
  label?: string;
}

/** Last in their form, so that the words are sent before a file that is too large. */
export function PictureFields({ fields, label = "Picture" }: Props) {
  return (
    <>
      <TextField
        field={fields.alt}
        label="What the picture shows"
        hint="Needed with a picture. In a few words, for those who cannot see it: A cot by the window."
        autoComplete="off"
      />
      <ImagePreview className="chosen-picture">
        {(onChange) => (
          <PictureField
            field={fields.image}
            label={label}
            hint="A JPEG, PNG or WebP of at most 5 MB. Where it was taken is removed from it. If you are new here, a moderator looks at it before others see it."
            onChange={onChange}
          />
        )}
      </ImagePreview>
    </>
  );
}
