// All that moves in an ensemble between two steps: messages on their way, session bars running down. It writes to the page
// once a frame, outside React, and only what has changed.
import type { Frame } from '../../playback/frames.ts';
import type { EnsemblePicture } from '../../select/ensemble/ensemblePicture.ts';
import type { Packet } from '../../select/ensemble/packets.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import type { EnsembleLayout } from './ensembleLayout.ts';
import { drawPackets } from './packetCanvas.ts';
import { createPacketMarks } from './packetMarks.ts';
import { packetPaths, type PacketPath } from './packetPaths.ts';

export interface EnsembleScene {
  readonly picture: EnsemblePicture;
  readonly layout: EnsembleLayout;
  /** What is written beside a message. */
  readonly labelOf: (packet: Packet) => string;
  /** The message that is selected. */
  readonly chosen: number | null;
}

export interface EnsembleMotion {
  /** The picture was drawn anew. */
  readonly update: (scene: EnsembleScene) => void;
  readonly frame: (frame: Frame) => void;
  readonly destroy: () => void;
}

interface Host {
  /** Where the bars are. */
  readonly drawing: SVGSVGElement;
  readonly marks: SVGSVGElement;
  readonly canvas: HTMLCanvasElement;
  /** A message was clicked. */
  readonly onPick: (packet: number) => void;
}

/** More messages than this are drawn on a canvas, where they have no names. */
const NAMED_AT_MOST = 300;

export function createEnsembleMotion(host: Host): EnsembleMotion {
  const marks = createPacketMarks(host.marks, host.onPick);
  let scene: EnsembleScene | null = null;
  let paths: readonly PacketPath[] = [];
  let bars: readonly Bar[] = [];
  let timeMs = 0;
  const draw = () => {
    if (scene === null) return;
    for (const bar of bars) bar(timeMs);
    const isCrowded = paths.length > NAMED_AT_MOST;
    marks.draw(isCrowded ? [] : paths, timeMs);
    drawPackets(host.canvas, isCrowded ? paths : [], timeMs, scene.layout.size);
  };
  return {
    update(next) {
      const { picture, layout, labelOf, chosen } = next;
      scene = next;
      timeMs = Math.max(timeMs, picture.timeMs);
      paths = packetPaths(picture.packets, layout, huesOf(picture), labelOf);
      bars = barsOf(host.drawing, picture);
      marks.choose(chosen);
      // While it plays the next frame draws it.
      if (!usePlayhead.getState().playing) draw();
    },
    frame(frame) {
      timeMs = frame.timeMs;
      draw();
    },
    destroy() {
      marks.destroy();
    },
  };
}

function huesOf({ clients }: EnsemblePicture): ReadonlyMap<string, number> {
  return new Map(clients.map(({ disc }) => [disc.id, disc.index % 8]));
}

/** Writes one bar for a time, if it looks different then. */
type Bar = (timeMs: number) => void;

function barsOf(drawing: SVGSVGElement, { clients }: EnsemblePicture): readonly Bar[] {
  const sessions = new Map(clients.map(({ disc }) => [disc.id as string, disc.session]));
  return [...drawing.querySelectorAll<SVGElement>('[data-bar]')].map((element) => {
    const session = sessions.get(element.dataset['bar'] ?? '');
    let written = '';
    return (timeMs) => {
      const left =
        session === undefined || session.fullMs === 0
          ? 0
          : Math.min(1, Math.max(0, (session.expiresAtMs - timeMs) / session.fullMs));
      const transform = `scaleX(${left.toFixed(2)})`;
      if (transform === written) return;
      written = transform;
      element.style.transform = transform;
    };
  });
}
