import { describe, expect, test } from "vitest";
import { keptAddress, keptAddressesFor, pageOfData } from "../../../app/offline/addresses.ts";
import { addressOfKept, addressToKeep, isAskedToKeep } from "../../../app/offline/as-kept.ts";

describe("a page is kept under one address", () => {
  test.each([
    ["/weeks?week=24", "/weeks?tab=before&week=24"],
    ["/weeks?week=3&tab=after&utm=x", "/weeks?tab=after&week=3"],
    ["/ur/weeks?tab=before&week=24", "/ur/weeks?tab=before&week=24"],
    ["/article/abc123", "/article/abc123"],
    ["/ur/article/abc123?from=search", "/ur/article/abc123"],
    ["/guidelines/abc123?page=2", "/guidelines/abc123"],
    ["https://umeed.example/symptom?id=a1", "/symptom?id=a1"],
  ])("%s", (address, kept) => {
    expect(keptAddress(address)).toBe(kept);
    expect(keptAddressesFor(address)).toEqual([kept]);
  });

  test.each([
    "/",
    "/weeks",
    "/symptom",
    "/account",
    "/ur/timeline",
    "/article/a/b",
    "/guidelines",
    "/messages/with/1",
    "/articles",
  ])("%s is not kept", (address) => {
    expect([keptAddress(address), keptAddressesFor(address)]).toEqual([null, []]);
  });

  test("her own weeks are looked for as everybody's", () => {
    expect(keptAddressesFor("/ur/timeline?week=8")).toEqual([
      "/ur/weeks?tab=before&week=8",
      "/ur/weeks?tab=after&week=8",
    ]);
  });
});

test.each(["/article/a", "/weeks?tab=before&week=2"])("%s is asked for as it is kept, and found again", (kept) => {
  const asked = addressToKeep(kept);
  expect(isAskedToKeep(new URL(asked, "http://here"))).toBe(true);
  expect(isAskedToKeep(new URL(kept, "http://here"))).toBe(false);
  expect(addressOfKept(asked)).toBe(kept);
});

test.each([
  ["/weeks.data?week=4", "/weeks?week=4"],
  ["/_.data", "/"],
  ["/_root.data", "/"],
  ["/ur.data", "/ur"],
])("the data of %s are of %s", (data, page) => {
  expect(pageOfData(new URL(data, "http://here"))).toBe(page);
});
