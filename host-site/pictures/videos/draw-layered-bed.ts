import { composeFrame, type DrawFrame, enter } from './drawing-steps.ts';

/** The bed from its side: the head on the left. */
const frame = `<rect x="196" y="190" width="34" height="410" rx="14" fill="#6f4a2f"/>
<rect x="212" y="478" width="850" height="54" rx="10" fill="#8a5f3f"/>
<rect x="232" y="532" width="26" height="62" fill="#6f4a2f"/><rect x="1014" y="532" width="26" height="62" fill="#6f4a2f"/>
<rect x="232" y="398" width="822" height="88" rx="24" fill="#cfc3b1"/>
<path d="M250 426h786M250 452h786" stroke="#b3a590" stroke-width="3"/>`;

const layers = [
  '<rect x="228" y="392" width="830" height="98" rx="26" fill="none" stroke="#fdfbf7" stroke-width="9"/>',
  '<rect x="230" y="386" width="826" height="92" rx="24" fill="#fdfbf7"/><path d="M262 470q-12-30 2-70M1024 470q12-30-2-70" fill="none" stroke="#d9d0c2" stroke-width="4"/>',
  '<path d="M372 378h664q26 0 26 26v92q-345 14-690 0z" fill="#eef1f2"/><path d="M372 378h664" stroke="#c9d2d6" stroke-width="5"/>',
  '<path d="M316 362h716q30 0 34 30v84q-375 16-750 0z" fill="#c9a368"/><path d="M316 400h750M316 438h750" stroke="#b08a45" stroke-width="4"/>',
  '<path d="M470 330q300-22 556 0q46 6 48 50v110q-302 22-604 0z" fill="#a9b79a"/><path d="M470 330q-26 10-26 40t26 36q70 10 150 0v-84q-80-2-150 8z" fill="#8fa07f"/><path d="M700 326v168M860 324v168" stroke="#8fa07f" stroke-width="3"/>',
  '<path d="M838 306q110-10 208 4q38 8 40 52v136q-124 12-248 2z" fill="#f0e3c8"/><path d="M838 352h248M838 398h248" stroke="#d8c59d" stroke-width="4"/>',
  '<path d="M930 286q90-14 132 10q34 26 38 84l10 160q-60 18-112 4l-68-130z" fill="#35577a"/><path d="M998 540l-4 22M1024 544l-2 22M1052 544l0 22M1080 542l4 22" stroke="#35577a" stroke-width="6"/>',
  `<rect x="236" y="226" width="58" height="166" rx="26" fill="#fdfbf7" transform="rotate(6 265 309)"/>
<rect x="286" y="262" width="58" height="130" rx="28" fill="#eef1f2" transform="rotate(12 315 327)"/>
<ellipse cx="392" cy="352" rx="52" ry="34" fill="#a8502b"/><ellipse cx="392" cy="352" rx="24" ry="15" fill="#853b1d"/>`,
];

/** A bed that is made from the mattress up. */
export const drawLayeredBed: DrawFrame = (steps) =>
  composeFrame(
    '#e9dfcf',
    '#b98d64',
    `<ellipse cx="640" cy="602" rx="480" ry="16" fill="#9a7350"/>${frame}${layers
      .map((layer, at) => enter(steps[at] ?? 0, { y: -150 }, layer))
      .join('')}`,
  );
