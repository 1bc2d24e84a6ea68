import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { WorldSide } from '../../../scenarios/experiment.ts';
import { subscribeFrame } from '../../playback/frames.ts';
import { select } from '../../stores/selection.ts';
import { createEnsembleMotion, type EnsembleMotion, type EnsembleScene } from './ensembleMotion.ts';
import styles from './packets.module.css';

interface Props {
  readonly drawing: RefObject<SVGSVGElement | null>;
  readonly scene: EnsembleScene;
  readonly side: WorldSide;
}

/** The layer above the picture in which messages move. Its elements belong to the motion layer, not to React. */
export function PacketLayer({ drawing, scene, side }: Props) {
  const marks = useRef<SVGSVGElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const motion = useRef<EnsembleMotion | null>(null);

  useLayoutEffect(() => {
    if (drawing.current === null || marks.current === null || canvas.current === null) return undefined;
    const created = createEnsembleMotion({
      drawing: drawing.current,
      marks: marks.current,
      canvas: canvas.current,
      onPick: (packet) => select({ world: side, kind: 'message', id: String(packet) }),
    });
    motion.current = created;
    return () => {
      motion.current = null;
      created.destroy();
    };
  }, [drawing, side]);

  useLayoutEffect(() => motion.current?.update(scene), [scene]);

  useEffect(() => subscribeFrame((frame) => motion.current?.frame(frame)), []);

  const { width, height } = scene.layout.size;
  return (
    <div className={styles.layer} style={{ height }} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} width={0} height={0} />
      <svg ref={marks} className={styles.marks} viewBox={`0 0 ${width} ${height}`} />
    </div>
  );
}
