interface Props {
  title: string | null;
  text: string;
}

export function Quoted({ title, text }: Props) {
  return (
    <blockquote dir="auto" className="evidence-text">
      {title ? (
        <div>
          <strong>{title}</strong>
        </div>
      ) : null}
      {text}
    </blockquote>
  );
}
