/** From where in the editor a picture is uploaded. */
export type UploadPlace = "text" | "cover";

export function searchOf(place: UploadPlace): string {
  return `?for=${place}`;
}

export function uploadPlaceIn(search: string): UploadPlace | null {
  const place = new URLSearchParams(search).get("for");
  return place === "text" || place === "cover" ? place : null;
}
