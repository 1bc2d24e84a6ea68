// All that moves between two steps: messages on their way, session bars running down, countdowns. It writes to the page
// once a frame, outside React, and only what has changed.
import type { Frame } from '../../playback/frames.ts';
import type { WorldPicture } from '../../select/worldPicture.ts';
import { createFlightMarks, type FlightMarks } from './flightMarks.ts';
import { drawOnCanvas } from './flightCanvas.ts';
import { flightPaths, type FlightPath } from './flightPaths.ts';
import type { WorldLayout } from './layout.ts';
import type { Lines } from './lines.ts';

export interface MotionScene {
  readonly picture: WorldPicture;
  readonly layout: WorldLayout;
  readonly lines: Lines;
  /** Seconds in the language of the page. */
  readonly countdownText: (seconds: string) => string;
}

export interface MotionHost {
  /** Where bars and countdowns are. */
  readonly drawing: SVGSVGElement;
  readonly marks: SVGSVGElement;
  readonly canvas: HTMLCanvasElement;
  /** A message was clicked. */
  readonly onPick: (flight: number) => void;
}

export interface MotionLayer {
  /** The picture was drawn anew. */
  readonly update: (scene: MotionScene) => void;
  readonly frame: (frame: Frame) => void;
  readonly destroy: () => void;
}

/** More messages than this are drawn on a canvas, where they have no names. */
const NAMED_AT_MOST = 300;

export function createMotionLayer(host: MotionHost): MotionLayer {
  const flights = createFlightMarks(host.marks, host.onPick);
  let scene: MotionScene | null = null;
  let paths: readonly FlightPath[] = [];
  let moving: readonly Moving[] = [];
  let timeMs = 0;

  const draw = () => {
    if (scene === null) return;
    for (const part of moving) part(timeMs);
    drawFlights(host, flights, paths, timeMs, scene.layout);
  };
  return {
    update(next) {
      scene = next;
      timeMs = Math.max(timeMs, next.picture.timeMs);
      paths = flightPaths(next.picture.flights, next.layout, next.lines.arrows);
      moving = [...bars(host.drawing, next.picture), ...countdowns(host.drawing, next)];
      draw();
    },
    frame(frame) {
      timeMs = frame.timeMs;
      draw();
    },
    destroy() {
      flights.destroy();
    },
  };
}

/** Writes one thing for a time, if it looks different then. */
type Moving = (timeMs: number) => void;

function drawFlights(
  host: MotionHost,
  flights: FlightMarks,
  paths: readonly FlightPath[],
  timeMs: number,
  layout: WorldLayout,
): void {
  const isCrowded = paths.length > NAMED_AT_MOST;
  flights.draw(isCrowded ? [] : paths, timeMs);
  drawOnCanvas(host.canvas, isCrowded ? paths : [], timeMs, layout.size);
}

function bars(drawing: SVGSVGElement, picture: WorldPicture): readonly Moving[] {
  const sessions = new Map(picture.clients.map((client) => [client.id as string, client.session]));
  return [...drawing.querySelectorAll<SVGElement>('[data-bar]')].map((element) => {
    const session = sessions.get(element.dataset['bar'] ?? '');
    let written = '';
    return (timeMs) => {
      const left =
        session === undefined || session.fullMs === 0
          ? 0
          : Math.min(1, Math.max(0, (session.expiresAtMs - timeMs) / session.fullMs));
      const transform = `scaleX(${left.toFixed(3)})`;
      if (transform === written) return;
      written = transform;
      element.style.transform = transform;
    };
  });
}

function countdowns(drawing: SVGSVGElement, { picture, countdownText }: MotionScene): readonly Moving[] {
  const ends = new Map(picture.nodes.map((node) => [node.path, node.slipping?.expiresAtMs ?? 0]));
  return [...drawing.querySelectorAll<SVGElement>('[data-countdown]')].map((element) => {
    const expiresAtMs = ends.get(element.dataset['countdown'] ?? '') ?? 0;
    return (timeMs) => {
      const text = countdownText((Math.max(0, expiresAtMs - timeMs) / 1000).toFixed(1));
      if (element.textContent !== text) element.textContent = text;
    };
  });
}
