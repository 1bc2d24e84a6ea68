// All that moves in a picture between two steps: messages on their way, session bars running down, countdowns. It writes to
// the page once a frame, outside React, and only what has changed.
import type { Frame } from '../../playback/frames.ts';
import type { SessionBar } from '../../select/sessionBars.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import type { Camera } from './camera.ts';
import { drawDots } from './dots.ts';
import type { Box } from './geometry.ts';
import { createMarks, type MovingMark } from './marks.ts';
import type { PictureSize } from '../view/useSize.ts';

/** What moves, as the step has it. */
export interface MotionScene {
  readonly timeMs: number;
  readonly size: PictureSize;
  readonly marks: readonly MovingMark[];
  /** What no label of a message may cover. */
  readonly taken: readonly Box[];
  /** The message that is selected. */
  readonly chosen: number | null;
  /** By client, for the elements that carry its id as `data-bar`. */
  readonly bars: ReadonlyMap<string, Pick<SessionBar, 'expiresAtMs' | 'fullMs'>>;
  /** When what carries this name as `data-countdown` ends, and how the seconds left are written. */
  readonly endsAtMs: ReadonlyMap<string, number>;
  readonly countdownText: (seconds: string) => string;
}

export interface MotionHost {
  /** Where bars and countdowns are. */
  readonly drawing: SVGSVGElement;
  readonly marks: SVGGElement;
  readonly canvas: HTMLCanvasElement;
  readonly camera: Camera;
  /** A message was clicked. */
  readonly onPick: (id: number) => void;
}

export interface Motion {
  /** The picture was drawn anew. */
  readonly update: (scene: MotionScene) => void;
  readonly frame: (frame: Frame) => void;
  readonly destroy: () => void;
}

/** More messages than this are drawn on a canvas, where they have no names. */
const NAMED_AT_MOST = 300;

export function createMotion(host: MotionHost): Motion {
  const marks = createMarks(host.marks, host.onPick);
  let scene: MotionScene | null = null;
  let moving: readonly Moving[] = [];
  let timeMs = 0;
  const draw = () => {
    if (scene === null) return;
    for (const write of moving) write(timeMs);
    const isCrowded = scene.marks.length > NAMED_AT_MOST;
    marks.draw(isCrowded ? [] : scene.marks, timeMs, scene);
    drawDots(host.canvas, isCrowded ? scene.marks : [], timeMs, scene.size, host.camera.view);
  };
  const unfollow = host.camera.follow((view) => {
    host.marks.setAttribute('transform', view?.toString() ?? '');
    if ((scene?.marks.length ?? 0) > NAMED_AT_MOST) draw();
  });
  return {
    update(next) {
      scene = next;
      timeMs = Math.max(timeMs, next.timeMs);
      moving = [...bars(host.drawing, next), ...countdowns(host.drawing, next)];
      marks.choose(next.chosen);
      // While it plays the next frame draws it.
      if (!usePlayhead.getState().playing) draw();
    },
    frame(frame) {
      timeMs = frame.timeMs;
      draw();
    },
    destroy() {
      unfollow();
      marks.destroy();
    },
  };
}

/** Writes one thing for a time, if it looks different then. */
type Moving = (timeMs: number) => void;

function bars(drawing: SVGSVGElement, scene: MotionScene): readonly Moving[] {
  return [...drawing.querySelectorAll<SVGElement>('[data-bar]')].map((element) => {
    const session = scene.bars.get(element.dataset['bar'] ?? '');
    let written = '';
    return (timeMs) => {
      const transform = `scaleX(${shareLeft(session, timeMs).toFixed(2)})`;
      if (transform === written) return;
      written = transform;
      element.style.transform = transform;
    };
  });
}

function shareLeft(session: Pick<SessionBar, 'expiresAtMs' | 'fullMs'> | undefined, timeMs: number): number {
  if (session === undefined || session.fullMs === 0) return 0;
  return Math.min(1, Math.max(0, (session.expiresAtMs - timeMs) / session.fullMs));
}

function countdowns(drawing: SVGSVGElement, { endsAtMs, countdownText }: MotionScene): readonly Moving[] {
  return [...drawing.querySelectorAll<SVGElement>('[data-countdown]')].map((element) => {
    const endMs = endsAtMs.get(element.dataset['countdown'] ?? '') ?? 0;
    return (timeMs) => {
      const text = countdownText((Math.max(0, endMs - timeMs) / 1000).toFixed(1));
      if (element.textContent !== text) element.textContent = text;
    };
  });
}
