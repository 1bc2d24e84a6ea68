// znode-lab.css: it keeps the room of an embed from the first paint on, before the script that defines the element has run. Made
// from embedHeight.ts, so that both know the same heights.
import { ENSEMBLE_PAIRS } from './embedHeight.ts';
import { FIGURES } from './figures.ts';
import { heightRanges } from './heightRanges.ts';
import { parseEmbed } from './parameters.ts';

/** How long a page waits for the script before it shows what stands inside the element. */
const WAITS_S = 10;

/** The style sheet's text. */
export function reservedSheet(): string {
  return `/* Keeps the room of each embed until znode-lab.js has run, so that nothing on the page moves.
   If an embed has other panels or another height, say how high it is: style="--znode-lab-height: 612px". */
znode-lab {
  display: block;
  margin-block: 1em;
}
znode-lab[hidden] {
  display: none;
}
znode-lab > img {
  max-width: 100%;
  height: auto;
}
@media (scripting: enabled) {
  znode-lab:not(:defined) {
    container: znode-lab / inline-size;
  }
  znode-lab:not(:defined)[caption]:not([caption=''], [panels]:not([panels*='caption']))::before {
    display: block;
    margin-bottom: 8px;
    padding-inline: 12px;
    font: 600 15px/1.4 system-ui, sans-serif;
    content: attr(caption);
  }
  znode-lab:not(:defined, [link])[scene$='-figure']::before {
    margin-bottom: 4px !important;
  }
  znode-lab:not(:defined)::after {
    display: block;
    animation: znode-lab-late ${WAITS_S}s step-end forwards;
    content: '';
  }
  znode-lab:not(:defined) > * {
    display: block;
    animation: znode-lab-waits ${WAITS_S}s step-end;
    overflow: hidden;
  }
${heightsOf('znode-lab:not(:defined)', 'herd-line')}
${heightsOf(`znode-lab:not(:defined, [link]):is(${ENSEMBLE_PAIRS.map(named).join(', ')})`, ENSEMBLE_PAIRS[0] ?? '')}
${FIGURES.map((id) => heightsOf(`znode-lab:not(:defined, [link])${named(id)}`, id)).join('\n')}
}
@keyframes znode-lab-waits {
  from {
    max-height: 0;
    margin-block: 0;
    padding-block: 0;
    opacity: 0;
  }
}
@keyframes znode-lab-late {
  to {
    height: 0;
  }
}
`;
}

function named(scene: string): string {
  return `[scene='${scene}']`;
}

/** Between two breakpoints a height is the same whatever the width, or grows with it. */
function heightsOf(selector: string, scene: string): string {
  const { values } = parseEmbed([['scene', scene]]);
  const rules = heightRanges(values, NARROWEST_PX).map(({ start, px, slope }) => ({
    start,
    text: slope === 0 ? `${px}px` : `calc(${px.toFixed(1)}px + ${(100 * slope).toFixed(2)}cqw)`,
  }));
  return rules
    .filter(({ text }, index) => text !== rules[index - 1]?.text)
    .map(({ start, text }) => {
      const rule = `${selector}::after { height: var(--znode-lab-height, ${text}) }`;
      return start === NARROWEST_PX
        ? `  ${rule}`
        : `  @container znode-lab (width >= ${start}px) { ${rule} }`;
    })
    .join('\n');
}

const NARROWEST_PX = 300;
