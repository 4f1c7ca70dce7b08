import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PartnerAvatar } from "../../app/routes/messages/partner-avatar.tsx";

test("two members of one name differ in the colour of their initials", () => {
  const drawn = ["1", "2"].map((id) => {
    const partner = { id, fullName: "Sana", image: null, isSample: false, isGone: false };
    return renderToStaticMarkup(createElement(PartnerAvatar, { partner }));
  });
  expect(drawn[0]).toContain('data-initials="S"');
  expect(drawn[0]).not.toBe(drawn[1]);
});
