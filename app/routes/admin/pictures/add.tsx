import { href } from "react-router";
import type { Route } from "./+types/add.ts";
import { UploadDialog } from "./upload-dialog.tsx";
import { upload, uploadForm } from "./upload.ts";

export function loader({ context }: Route.LoaderArgs) {
  return uploadForm(context);
}

export function action({ request, context }: Route.ActionArgs) {
  return upload(request, {
    context,
    message: "Saved. Copy its line into your text.",
    closeTo: href("/admin/pictures"),
  });
}

export default function AddPicture({ loaderData, actionData }: Route.ComponentProps) {
  return <UploadDialog known={loaderData} result={actionData?.result} />;
}

export { DialogError as ErrorBoundary } from "../../../components/error-page.tsx";
