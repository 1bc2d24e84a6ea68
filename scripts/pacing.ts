// npm run pacing: how long every scene takes from opening to its point at the pace of the page. Exit 0: none takes too long;
// 1: one does; 2: what was asked for makes no sense.
import { MOST_SECONDS, secondsToPoint } from '../src/ui/playback/secondsToPoint.ts';
import { namedScenes } from '../src/ui/library/namedScenes.ts';
import { readJsonOption } from './jsonOption.ts';

const USAGE = `How long every scenario, pair and museum piece takes from opening to its point, played at the pace of the page.

  npm run pacing -- [--json]

  --json   one JSON array instead of a line for each scene
`;

process.exitCode = main(process.argv.slice(2));

function main(args: readonly string[]): number {
  const output = readJsonOption(args, USAGE);
  if (typeof output !== 'string') return output.exitCode;
  const paced = namedScenes().map((scene) => ({ id: scene.id, pointAtSeconds: secondsToPoint(scene) }));
  process.stdout.write(output === 'json' ? `${JSON.stringify(paced, null, 2)}\n` : text(paced));
  return paced.every(isInTime) ? 0 : 1;
}

type Paced = { readonly id: string; readonly pointAtSeconds: number };

function isInTime({ pointAtSeconds }: Paced): boolean {
  return pointAtSeconds <= MOST_SECONDS;
}

function text(paced: readonly Paced[]): string {
  const lines = paced.map(
    (one) => `${isInTime(one) ? 'ok      ' : 'TOO LATE'} ${one.pointAtSeconds} s ${one.id}`,
  );
  const late = paced.filter((one) => !isInTime(one)).length;
  return `${[...lines, `${paced.length} scenes, ${late} later than ${MOST_SECONDS} s`].join('\n')}\n`;
}
