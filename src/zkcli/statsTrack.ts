// org.apache.zookeeper.StatsTrack: `count=3,bytes=10=;byteHardLimit=12`, as zkCli reads and writes it.
import type { Data } from '../engine/index.ts';
import { dataText } from '../engine/index.ts';
import { CliException } from './cliException.ts';
import { JavaException, parseInteger } from './javaException.ts';
import { javaSplit } from './javaSplit.ts';

export type StatsTrack = Readonly<Record<string, bigint>>;

export function figureOf(track: StatsTrack, name: string): bigint {
  return track[name] ?? -1n;
}

export function parseStatsTrack(data: Data): StatsTrack {
  const text = dataText(data);
  if (text === null)
    throw new JavaException('NullPointerException', 'Cannot read the array length because "bytes" is null');
  const track: Record<string, bigint> = {};
  if (text === '') return track;
  for (const pair of javaSplit(text, /[,;]+/u)) {
    const parts = javaSplit(pair, '=');
    const [name, value] = parts;
    if (name === undefined || value === undefined)
      throw new JavaException(
        'ArrayIndexOutOfBoundsException',
        `Index ${parts.length} out of bounds for length ${parts.length}`,
      );
    track[name] = figure(value);
  }
  return track;
}

/** Count and bytes first; a further `=` after them makes old readers overlook the rest. */
export function statsTrackText(track: StatsTrack): string {
  const others = Object.keys(track)
    .filter((name) => name !== 'count' && name !== 'bytes')
    .toSorted();
  const start = `count=${figureOf(track, 'count')},bytes=${figureOf(track, 'bytes')}`;
  return others.length === 0
    ? start
    : [`${start}=`, ...others.map((name) => `${name}=${track[name]}`)].join(';');
}

/** A number that cannot be read is an illegal argument, which those who read it catch. */
function figure(text: string): bigint {
  try {
    return parseInteger(text === '' ? '-1' : text, 64);
  } catch (error) {
    if (error instanceof JavaException) throw new CliException(error.message);
    throw error;
  }
}
