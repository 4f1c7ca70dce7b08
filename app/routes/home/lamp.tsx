export function Lamp() {
  return (
    <svg className="lamp" width="200" height="168" viewBox="0 0 200 168" aria-hidden="true">
      <circle cx="100" cy="76" r="76" fill="#f2b84b" fillOpacity=".16" />
      <circle cx="100" cy="76" r="48" fill="#f2b84b" fillOpacity=".2" />
      <path d="M100 30c13 15 17 26 17 35a17 17 0 0 1-34 0c0-9 4-20 17-35z" fill="#f2b84b" />
      <path d="M100 52c6 7 8 12 8 16a8 8 0 0 1-16 0c0-4 2-9 8-16z" fill="#fff3d6" />
      <path d="M42 96h116c-3 27-25 44-58 44s-55-17-58-44z" fill="#9c5a3c" />
      <ellipse cx="100" cy="96" rx="58" ry="9" fill="#7d4330" />
      <ellipse cx="100" cy="96" rx="46" ry="5.5" fill="#e2a457" />
      <path d="M100 80v15" stroke="#5a3325" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
