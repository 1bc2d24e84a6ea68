import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { frames } from '../../playback/frames.ts';
import { select } from '../../stores/selection.ts';
import type { Camera } from './camera.ts';
import { createMotion, type Motion, type MotionScene } from './motion.ts';
import styles from './motion.module.css';

interface Props {
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly camera: Camera;
  readonly scene: MotionScene;
  readonly side: WorldSide;
}

/** The layer above a picture in which messages move. Its elements belong to the motion, not to React. */
export function MotionLayer({ drawing, camera, scene, side }: Props) {
  const marks = useRef<SVGGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const motion = useRef<Motion | null>(null);

  useLayoutEffect(() => {
    if (drawing.current === null || marks.current === null || canvas.current === null) return undefined;
    const created = createMotion({
      drawing: drawing.current,
      marks: marks.current,
      canvas: canvas.current,
      camera,
      onPick: (id) => select({ world: side, kind: 'message', id: String(id) }),
    });
    motion.current = created;
    return () => {
      motion.current = null;
      created.destroy();
    };
  }, [drawing, camera, side]);

  useLayoutEffect(() => motion.current?.update(scene), [scene]);

  useEffect(() => frames.subscribe((frame) => motion.current?.frame(frame)), []);

  const { width, height } = scene.size;
  return (
    <div className={styles.layer} style={{ height }} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} width={0} height={0} />
      <svg className={styles.marks} data-marks viewBox={`0 0 ${width} ${height}`}>
        <g ref={marks} />
      </svg>
    </div>
  );
}
