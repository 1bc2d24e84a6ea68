import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { subscribeFrame } from '../../playback/frames.ts';
import { createMotionLayer, type MotionLayer, type MotionScene } from './motionLayer.ts';
import styles from './flights.module.css';

/** The layer above the picture in which messages move. Its elements belong to the motion layer, not to React. */
export function FlightLayer({
  drawing,
  scene,
  onPick,
}: {
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly scene: MotionScene;
  readonly onPick: (flight: string) => void;
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
    });
    layer.current = created;
    return () => {
      layer.current = null;
      created.destroy();
    };
  }, [drawing]);

  useLayoutEffect(() => layer.current?.update(scene), [scene]);

  useEffect(() => subscribeFrame((frame) => layer.current?.frame(frame)), []);

  const { width, height } = scene.layout.size;
  return (
    <div className={styles.layer} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} width={0} height={0} />
      <svg
        ref={marks}
        className={styles.marks}
        viewBox={`0 0 ${width} ${height}`}
        onClick={(event) => {
          const flight = (event.target as Element).closest<SVGElement>('[data-flight]')?.dataset['flight'];
          if (flight !== undefined) onPick(flight);
        }}
      />
    </div>
  );
}
