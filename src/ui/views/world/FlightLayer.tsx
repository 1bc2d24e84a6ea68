import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { WorldSide } from '../../../scenarios/experiment.ts';
import { subscribeFrame } from '../../playback/frames.ts';
import { select } from '../../stores/selection.ts';
import { createMotionLayer, type MotionLayer, type MotionScene } from './motionLayer.ts';
import styles from './flights.module.css';

/** The layer above the picture in which messages move. Its elements belong to the motion layer, not to React. */
export function FlightLayer({
  drawing,
  scene,
  side,
}: {
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly scene: MotionScene;
  readonly side: WorldSide;
}) {
  const marks = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<MotionLayer | null>(null);

  useLayoutEffect(() => {
    if (drawing.current === null || marks.current === null || canvas.current === null) return undefined;
    const created = createMotionLayer({
      drawing: drawing.current,
      marks: marks.current,
      canvas: canvas.current,
      onPick: (flight) => select({ world: side, kind: 'message', id: String(flight) }),
    });
    layer.current = created;
    return () => {
      layer.current = null;
      created.destroy();
    };
  }, [drawing, side]);

  useLayoutEffect(() => layer.current?.update(scene), [scene]);

  useEffect(() => subscribeFrame((frame) => layer.current?.frame(frame)), []);

  const { width, height } = scene.layout.size;
  return (
    <div className={styles.layer} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} width={0} height={0} />
      <svg ref={marks} className={styles.marks} viewBox={`0 0 ${width} ${height}`} />
    </div>
  );
}
