import { href, useNavigate, useResolvedPath } from "react-router";
import { searchOf, type UploadPlace } from "./upload-place.ts";
import { pagePath } from "../../../language.ts";

/** Opens over the editor, which keeps what is typed. Without script it does so in a window of its own. */
export function UploadLink({ place }: { place: UploadPlace }) {
  const navigate = useNavigate();
  const over = useResolvedPath("picture");
  return (
    <a
      href={pagePath(href("/admin/pictures/add"))}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        event.preventDefault();
        void navigate({ ...over, search: searchOf(place) }, { preventScrollReset: true });
      }}
    >
      Upload a picture
    </a>
  );
}
