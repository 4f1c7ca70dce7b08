import { UploadDialog } from "../pictures/upload-dialog.tsx";
import { upload, uploadForm } from "../pictures/upload.ts";
import type { Route } from "./+types/add-picture.ts";
import { uploadPlaceIn, type UploadPlace } from "./upload-place.ts";
import { routerPath } from "../../../language.ts";

const saved: Record<UploadPlace, string> = {
  cover: "Saved, and chosen as the cover.",
  text: "Saved, and put into the text.",
};

export function loader({ context }: Route.LoaderArgs) {
  return uploadForm(context);
}

export function action({ request, url, context }: Route.ActionArgs) {
  const place = uploadPlaceIn(url.search);
  const message = place ? saved[place] : "Saved.";
  return upload(request, { context, message, closeTo: routerPath(url.pathname).replace(/\/[^/]+$/, "") });
}

export default function AddPicture({ loaderData, actionData }: Route.ComponentProps) {
  return <UploadDialog known={loaderData} result={actionData?.result} />;
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
