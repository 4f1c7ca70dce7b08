import { UploadDialog } from "../pictures/upload-dialog.tsx";
import { upload, uploadForm } from "../pictures/upload.ts";
import type { Route } from "./+types/add-picture.ts";

const SAVED = "Saved. Choose it as the cover, or put it into the text.";

export function loader({ context }: Route.LoaderArgs) {
  return uploadForm(context);
}

export function action({ request, url, context }: Route.ActionArgs) {
  return upload(request, { context, message: SAVED, closeTo: url.pathname.replace(/\/[^/]+$/, "") });
}

export default function AddPicture({ loaderData, actionData }: Route.ComponentProps) {
  return <UploadDialog known={loaderData} result={actionData?.result} />;
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
