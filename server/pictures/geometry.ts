import { near } from "./svg.ts";

export type Petal = "round" | "ogee" | "diamond" | "drop" | "wedge" | "leaf" | "arch" | "kite";

export function polygon(n: number, r: number, x: number, y: number, from: number) {
  const points = Array.from({ length: n }, (_, at) => {
    const angle = ((from + (at * 360) / n) * Math.PI) / 180;
    return `${near(x + r * Math.sin(angle))} ${near(y - r * Math.cos(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

export function starPath(n: number, outer: number, inner: number) {
  const points = Array.from({ length: n * 2 }, (_, at) => {
    const angle = (at * Math.PI) / n;
    const r = at % 2 ? inner : outer;
    return `${near(r * Math.sin(angle))} ${near(-r * Math.cos(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** One petal that points up from the middle, from radius a to b, half as wide as w. */
export function petal(kind: Petal, a: number, b: number, w: number) {
  const at = (share: number) => near(-(a + (b - a) * share));
  const n = near;
  const d: Record<Petal, string> = {
    round: `M0 ${n(-a)}C${n(w)} ${at(0.2)} ${n(w)} ${at(1)} 0 ${n(-b)}C${n(-w)} ${at(1)} ${n(-w)} ${at(0.2)} 0 ${n(-a)}Z`,
    ogee: `M0 ${n(-b)}C${n(w * 0.2)} ${at(0.75)} ${n(w)} ${at(0.7)} ${n(w)} ${at(0.42)}C${n(w)} ${at(0.15)} ${n(w * 0.4)} ${at(0)} 0 ${n(-a)}C${n(-w * 0.4)} ${at(0)} ${n(-w)} ${at(0.15)} ${n(-w)} ${at(0.42)}C${n(-w)} ${at(0.7)} ${n(-w * 0.2)} ${at(0.75)} 0 ${n(-b)}Z`,
    diamond: `M0 ${n(-b)}L${n(w)} ${at(0.5)} 0 ${n(-a)} ${n(-w)} ${at(0.5)}Z`,
    kite: `M0 ${n(-b)}L${n(w)} ${at(0.62)} 0 ${n(-a)} ${n(-w)} ${at(0.62)}Z`,
    drop: `M0 ${n(-a)}C${n(w * 0.3)} ${at(0.3)} ${n(w)} ${at(0.45)} ${n(w)} ${at(0.7)}C${n(w)} ${at(1.08)} ${n(-w)} ${at(1.08)} ${n(-w)} ${at(0.7)}C${n(-w)} ${at(0.45)} ${n(-w * 0.3)} ${at(0.3)} 0 ${n(-a)}Z`,
    wedge: `M0 ${n(-a)}C${n(w * 0.35)} ${at(0.1)} ${n(w * 1.15)} ${at(0.72)} ${n(w * 1.1)} ${at(0.86)}C${n(w)} ${at(1.04)} ${n(-w)} ${at(1.04)} ${n(-w * 1.1)} ${at(0.86)}C${n(-w * 1.15)} ${at(0.72)} ${n(-w * 0.35)} ${at(0.1)} 0 ${n(-a)}Z`,
    leaf: `M${n(-w * 0.5)} ${n(-a)}C${n(-w * 1.3)} ${at(0.5)} ${n(-w * 0.2)} ${at(0.8)} ${n(w * 0.9)} ${n(-b)}C${n(w * 1.5)} ${at(0.6)} ${n(w * 0.8)} ${at(0.15)} ${n(-w * 0.5)} ${n(-a)}Z`,
    arch: `M${n(-w)} ${n(-a)}V${at(0.5)}C${n(-w)} ${at(0.75)} ${n(-w * 0.4)} ${at(0.85)} 0 ${n(-b)}C${n(w * 0.4)} ${at(0.85)} ${n(w)} ${at(0.75)} ${n(w)} ${at(0.5)}V${n(-a)}Z`,
  };
  return `<path d="${d[kind]}"/>`;
}

export function turned(n: number, what: string, attributes: string, from = 0) {
  const once = what.replace(/\/>$/, "");
  return `<g${attributes}>${Array.from({ length: n }, (_, at) => `${once} transform="rotate(${near(from + (at * 360) / n)})"/>`).join("")}</g>`;
}

export function ring(n: number, r: number, bead: number, colour: string) {
  const gap = (2 * Math.PI * r) / n;
  return `<circle r="${r}" fill="none" stroke="${colour}" stroke-width="${bead * 2}" stroke-linecap="round" stroke-dasharray=".01 ${near(gap - 0.01)}"/>`;
}
