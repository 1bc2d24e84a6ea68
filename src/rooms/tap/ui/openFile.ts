// A file that a user gives: a recording of the tap, or a packet capture.
import { readCapture, type CaptureProblem } from '../model/capture.ts';
import { FORMAT, parseRecording } from '../model/recording.ts';
import { TapRun } from '../model/tapRun.ts';

export type Problem =
  | { readonly kind: 'nothing'; readonly name: string }
  | Exclude<CaptureProblem, { kind: 'noCapture' }>;

export interface OpenedFile {
  readonly name: string;
  readonly run: TapRun;
  /** Lines that could not be read. */
  readonly unreadable: number;
  /** Events that there is no room for. */
  readonly leftOut: number;
}

export async function openFile(file: File): Promise<OpenedFile | Problem> {
  const capture = readCapture(new Uint8Array(await file.arrayBuffer()));
  if (!('kind' in capture)) {
    const { epochMs, upstreams, events } = capture;
    const run = new TapRun({ format: FORMAT, epochMs, upstreams, keepsData: false });
    run.add(events);
    return { name: file.name, run, unreadable: 0, leftOut: 0 };
  }
  if (capture.kind !== 'noCapture') return capture;
  const recording = parseRecording(await file.text());
  if (recording === null) return { kind: 'nothing', name: file.name };
  const run = new TapRun(recording.head);
  run.add(recording.events);
  const { unreadable, leftOut } = recording;
  return { name: file.name, run, unreadable, leftOut };
}
