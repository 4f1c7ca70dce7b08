import type { Drawing } from "./svg.ts";

/** After a loss. A bare branch could be read as barren or as blame, and a candle or an oil lamp belongs to worship. */
export function lantern(): Drawing {
  const art =
    `<circle cx="160" cy="178" r="112" fill="#F2B84B" opacity=".1"/><circle cx="160" cy="178" r="80" fill="#F2B84B" opacity=".16"/>` +
    `<path d="M113 158C106 56 214 56 207 158" fill="none" stroke="#8A5A3C" stroke-width="4"/>` +
    `<path d="M144 112V102C144 92 176 92 176 102V112Z" fill="#B98043"/><path d="M164 95C172 96 176 98 176 102V112H166C168 106 168 100 164 95Z" fill="#8A5A3C"/><path d="M128 130C132 118 144 112 160 112S188 118 192 130Z" fill="#B98043"/><path d="M164 112C180 113 189 119 192 130H176C176 122 172 116 164 112Z" fill="#8A5A3C"/>` +
    `<path d="M138 130H182C204 156 202 192 180 214H140C118 192 116 156 138 130Z" fill="#FFE3A6"/><path d="M182 130C204 156 202 192 180 214H166C188 190 188 156 168 130Z" fill="#F9CB78"/>` +
    `<path d="M160 152C173 170 178 179 176 190C174 201 167 208 160 208S146 201 144 190C142 179 150 168 160 152Z" fill="#F0993B"/><path d="M160 174C168 185 169 190 168 196C167 203 164 207 160 207S153 203 152 196C151 190 153 185 160 174Z" fill="#FFF6DF"/><path d="M136 152C130 166 130 178 134 190" fill="none" stroke="#FFF9EE" stroke-width="5" stroke-linecap="round" opacity=".8"/>` +
    `<path d="M128 126C108 128 110 150 110 166V222M192 126C212 128 210 150 210 166V222" fill="none" stroke="#B98043" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M138 210H182L186 222H134Z" fill="#8A5A3C"/><path d="M104 226C104 221 108 220 112 220H208C212 220 216 221 216 226C216 240 210 252 198 252H122C110 252 104 240 104 226Z" fill="#B98043"/><path d="M196 220H208C212 220 216 221 216 226C216 240 210 252 198 252H172C190 248 198 236 196 220Z" fill="#8A5A3C"/><path d="M118 230H178" stroke="#DDAE78" stroke-width="4" stroke-linecap="round"/>`;
  return {
    width: 320,
    height: 320,
    body: `<circle cx="160" cy="160" r="150" fill="#3A2B41"/><path d="M43 252H277A150 150 0 0 1 43 252Z" fill="#523C50"/><path d="M43 252H277L272 260H48Z" fill="#6B4F63"/>${art}`,
  };
}
