import { m } from "../../messages/m.ts";
export function StepLine({ number, of, name }: { number: number; of: number; name: string }) {
  return (
    <>
      <p id="step" className="step">
        {m.registerStep({ number, of, name })}
      </p>
      <div className="step-bar" aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never change
          <span key={index} className={index < number ? "done" : undefined} />
        ))}
      </div>
    </>
  );
}
