import { getCollectionProps, type FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import { uploadedAddresses } from "../../../format/uploaded.ts";
import { describedBy, ErrorOf, Hint } from "../../../forms/field.tsx";
import { UploadLink } from "./upload-link.tsx";
import { useUploaded } from "./use-uploaded.ts";

export interface Upload {
  path: string;
  alt: string;
  markdown: string;
}

interface Props {
  field: FieldMetadata;
  label: string;
  hint: string | undefined;
  uploads: Upload[];
}

export function UploadField({ field, label, hint, uploads }: Props) {
  const options = ["", ...uploads.map(({ path }) => path)];
  const radios = getCollectionProps(field, { type: "radio", options, ...describedBy(field, hint) });
  useUploaded("cover", uploads, ({ path }) => radioOf(field.name, path)?.click());
  const initial = uploads.find((upload) => upload.path === field.initialValue)?.path;
  const [path, setPath] = useState(initial);
  const chosen = uploads.find((upload) => upload.path === path);
  const hasChosen = initial !== undefined;
  return (
    <fieldset className={field.errors ? "field wrong" : "field"}>
      <legend>
        {label}
        <span className="optional"> (optional)</span>
      </legend>
      <Hint field={field} hint={hint} />
      <ErrorOf field={field} />
      <details className="more icon-choice" open={hasChosen || field.errors !== undefined || undefined}>
        <summary>
          {chosen ? (
            <span className="upload-now">
              <UploadThumb path={chosen.path} />
              <span>{chosen.alt} (choose another, or none)</span>
            </span>
          ) : (
            "Choose an uploaded picture"
          )}
        </summary>
        <div className="icon-grid">
          {radios.map(({ key, id, ...radio }, index) => {
            const upload = uploads[index - 1];
            return (
              <label key={key} className="icon-option upload-option">
                {/* The error summary's link focuses the first. */}
                <input
                  {...radio}
                  id={index === 0 ? field.id : id}
                  {...(index === 0 && !hasChosen ? { defaultChecked: true } : {})}
                  onChange={() => setPath(upload?.path)}
                />
                {upload ? <UploadThumb path={upload.path} /> : null}
                <span>{upload?.alt ?? "None (a pattern)"}</span>
              </label>
            );
          })}
        </div>
        <p>
          <UploadLink place="cover" />
        </p>
      </details>
    </fieldset>
  );
}

function radioOf(name: string, value: string) {
  const radios = [...document.getElementsByName(name)].filter((one) => one instanceof HTMLInputElement);
  return radios.find((radio) => radio.value === value);
}

export function UploadThumb({ path }: { path: string }) {
  return <img {...uploadedAddresses(path)} sizes="96px" alt="" width="96" height="60" loading="lazy" />;
}
