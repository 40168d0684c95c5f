import { composeFrame, type DrawFrame, enter } from './drawing-steps.ts';

const ink = '#24423a';

/** A dimension line with an end mark at each point. */
function measure(x1: number, y1: number, x2: number, y2: number): string {
  const [dx, dy] = x1 === x2 ? [14, 0] : [0, 14];
  return `<path d="M${x1} ${y1}L${x2} ${y2}M${x1 - dx} ${y1 - dy}L${x1 + dx} ${y1 + dy}M${x2 - dx} ${y2 - dy}L${x2 + dx} ${y2 + dy}" stroke="${ink}" stroke-width="5"/>`;
}

const mirror = (x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#dfeaea" stroke="#b08a45" stroke-width="12"/><path d="M${x - radius * 0.5} ${y + radius * 0.2}l${radius * 0.7} ${-radius * 0.7}M${x - radius * 0.25} ${y + radius * 0.45}l${radius * 0.6} ${-radius * 0.6}" stroke="#fdfbf7" stroke-width="9"/>`;

const consoleTable = `<rect x="460" y="432" width="360" height="20" rx="4" fill="#6f4a2f"/><rect x="474" y="452" width="332" height="46" fill="#8a5f3f"/><rect x="486" y="498" width="16" height="94" fill="#6f4a2f"/><rect x="778" y="498" width="16" height="94" fill="#6f4a2f"/><circle cx="640" cy="475" r="6" fill="#b08a45"/>`;
const vase =
  '<path d="M504 432q-22-30 0-62h28q22 32 0 62z" fill="#a8502b"/><path d="M518 370q-6-60-34-92M518 370q4-70 30-110M518 370q0-50 2-120" fill="none" stroke="#7f9178" stroke-width="6"/>';

/** Two walls of a room from above: a window above, and the mirror on the wall beside it. */
function drawPlan(step: number): string {
  const light = (points: string, opacity: number) =>
    `<polygon points="${points}" fill="#f3dca6" opacity="${(opacity * step).toFixed(3)}"/>`;
  return `<rect width="1280" height="720" fill="#faf6f0"/><path d="M330 110h620v520" fill="none" stroke="${ink}" stroke-width="22"/>
${light('520,120 720,120 938,330 938,470', 0.8)}${light('938,330 938,470 480,640 380,560', 0.55)}
<rect x="510" y="98" width="220" height="24" fill="#d6e3e4" stroke="#3f7186" stroke-width="5"/>
<rect x="922" y="320" width="18" height="160" rx="6" fill="#dfeaea" stroke="#b08a45" stroke-width="6"/>`;
}

/** Where a mirror hangs: alone, above a console, its width, and the wall beside the window. */
export const drawMirrors: DrawFrame = ([alone = 0, above = 0, wide = 0, plan = 0]) => {
  const middle = 340 - 80 * above;
  const radius = 110 + 22 * wide;
  const parts = [
    enter(alone, { y: -40 }, mirror(640, middle - 22 * wide, radius)),
    enter(alone * (1 - above), {}, measure(860, 590, 860, 340)),
    enter(above, { y: 60 }, consoleTable + vase),
    enter(above * (1 - wide), {}, measure(700, 430, 700, 376)),
    enter(wide, {}, measure(508, 90, 772, 90) + measure(460, 620, 820, 620)),
    enter(plan, {}, drawPlan(plan)),
  ];
  return composeFrame('#e9dfcf', '#b98d64', parts.join(''));
};
