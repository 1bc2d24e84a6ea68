// npm run pacing: how long every scene takes from opening to its point, and until it comes to rest, at the pace of the page.
// Exit 0: none takes too long to its point; 1: one does; 2: what was asked for makes no sense.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { allScenes } from '../src/ui/scenes/scenes.ts';
import {
  mostSeconds,
  loadedScene,
  secondsToPoint,
  secondsToRest,
} from '../src/ui/playback/secondsToPoint.ts';
import { messageOf } from './messageOf.ts';

const USAGE = `How long every scenario, pair and museum piece takes from opening to its point, played at the pace of the page, and
until it comes to rest if nobody touches it.

  npm run pacing -- [--json] [--write]

  --json    one JSON array instead of a line for each scene
  --write   writes what the cards of the rooms say of it
`;

const CARDS = new URL('../src/ui/scenes/secondsToRest.ts', import.meta.url);
/** What goes on for longer is called endless. */
const PATIENCE_SECONDS = 300;

interface Paced {
  readonly id: string;
  readonly atMostSeconds: number;
  readonly pointAtSeconds: number;
  /** Null: it goes on and on. */
  readonly restsAtSeconds: number | null;
}

process.exitCode = main();

function main(): number {
  const options = readOptions();
  if (typeof options === 'number') return options;
  const paced = allScenes().map((scene): Paced => {
    const opened = loadedScene(scene);
    const restsAtSeconds = secondsToRest(opened, PATIENCE_SECONDS);
    return {
      id: scene.id,
      atMostSeconds: mostSeconds(scene),
      pointAtSeconds: secondsToPoint(opened),
      restsAtSeconds: Number.isFinite(restsAtSeconds) ? restsAtSeconds : null,
    };
  });
  if (options.write) writeFileSync(CARDS, cards(paced));
  process.stdout.write(options.json ? `${JSON.stringify(paced, null, 2)}\n` : text(paced));
  return paced.every(isInTime) ? 0 : 1;
}

function readOptions(): { readonly json: boolean; readonly write: boolean } | 0 | 2 {
  const boolean = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({
      options: { json: boolean, write: boolean, help: { ...boolean, short: 'h' } },
    });
    if (!values.help) return values;
    process.stdout.write(USAGE);
    return 0;
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n${USAGE}`);
    return 2;
  }
}

function isInTime({ pointAtSeconds, atMostSeconds }: Paced): boolean {
  return pointAtSeconds <= atMostSeconds;
}

function text(paced: readonly Paced[]): string {
  const lines = paced.map(
    (one) =>
      `${isInTime(one) ? 'ok      ' : 'TOO LATE'} ${one.pointAtSeconds} s ${one.id}, rests after ${one.restsAtSeconds ?? '∞'} s`,
  );
  const late = paced.filter((one) => !isInTime(one)).length;
  return `${[...lines, `${paced.length} scenes, ${late} too late`].join('\n')}\n`;
}

function cards(paced: readonly Paced[]): string {
  return `// How long each scene plays from opening until nothing more comes, at the pace of the page: \`npm run pacing -- --write\`.

/** In seconds; null: it goes on and on. */
export const SECONDS_TO_REST: ReadonlyMap<string, number | null> = new Map([
${paced.map(({ id, restsAtSeconds }) => `  ['${id}', ${restsAtSeconds}],`).join('\n')}
]);
`;
}
