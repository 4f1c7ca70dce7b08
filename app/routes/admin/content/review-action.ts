import type { z } from "zod";
import type { Outcome } from "../../../api/client.ts";
import { readIntent } from "../../../forms/intent.ts";
import { incomplete, readForm, refused } from "../../../forms/submission.ts";
import { reviewSchema } from "./review-fields.ts";

type Answered = Outcome<{ message: string }>;

interface Acts {
  save: (review: z.output<typeof reviewSchema>) => Promise<Answered>;
  remove: () => Promise<Answered>;
  back: (outcome: Answered) => Response;
}

export async function saveReview(request: Request, { save, remove, back }: Acts) {
  const form = await request.formData();
  if (readIntent(form, ["save", "remove"], "save") === "remove") return back(await remove());
  const submission = readForm(form, reviewSchema);
  if (submission.status !== "success") return incomplete(submission);
  const outcome = await save(submission.value);
  return outcome.ok ? back(outcome) : refused(submission, outcome.failure);
}
