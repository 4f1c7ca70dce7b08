import type { Time } from "./columns.ts";

export interface ContentPictureTable {
  id: string;
  path: string;
  width: number;
  height: number;
  alt: string;
  digest: string;
  uploadedBy: string | null;
  createdAt: Time;
}

export interface ContentPictureTables {
  contentPicture: ContentPictureTable;
}
