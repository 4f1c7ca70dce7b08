import { routerPath } from "../language.ts";

/** Lets the form that leaves take along what is typed elsewhere on the page, with the page's address. */
export function carryTyped(leaving: HTMLFormElement) {
  const carry = ({ formData }: FormDataEvent) => {
    const typed = typedForm();
    if (!typed) return;
    for (const [name, value] of new FormData(typed)) if (typeof value === "string") formData.append(name, value);
    formData.set("address", routerPath(location.pathname) + location.search);
  };
  leaving.addEventListener("formdata", carry);
  return () => leaving.removeEventListener("formdata", carry);
}

/** A form in an open dialog comes before those of the page beneath it. */
function typedForm() {
  const forms = document.querySelectorAll<HTMLFormElement>('dialog form[method="post"], main form[method="post"]');
  return [...forms].toSorted((one, other) => Number(isInDialog(other)) - Number(isInDialog(one))).find(isTyped);
}

function isInDialog(form: HTMLFormElement) {
  return form.closest("dialog") !== null;
}

function isTyped(form: HTMLFormElement) {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLTextAreaElement) return control.value.trim() !== "";
    if (control instanceof HTMLInputElement) {
      const { type, value, defaultValue, checked, defaultChecked } = control;
      return type !== "hidden" && (value !== defaultValue || checked !== defaultChecked);
    }
    if (control instanceof HTMLSelectElement) {
      return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    }
    return false;
  });
}
