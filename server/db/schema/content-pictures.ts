import type { Time } from "./columns.ts";

export interface ContentPictureTable {
  id: string;
  /** Under /uploads, of its JPEG. */
  path: string;
  width: number;
  height: number;
  /** What it shows, for whom does not see it. */
  alt: string;
  /** Of the file as it came, so that the same sent twice is one. */
  digest: string;
  /** Null when who uploaded it is gone. */
  uploadedBy: string | null;
  createdAt: Time;
}

export interface ContentPictureTables {
  contentPicture: ContentPictureTable;
}
