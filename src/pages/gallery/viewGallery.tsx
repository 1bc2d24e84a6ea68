// The views beside the picture on moments of real runs, for the developers of views. Not part of the built page:
// gallery.html?view=lockLane&story=line&width=600&height=240. Without a size all of them that a view must look right at. `view=world`
// is the picture itself.
import { Suspense } from 'react';
import { VIEW_IDS, type ViewId } from '../../scenarios/scenario/scenario.ts';
import { SHELF } from '../../ui/views/shelf/registry.ts';
import { WorldView } from '../../ui/views/WorldView.tsx';
import styles from './gallery.module.css';

/** Widths and heights a view meets on the shelf. */
const SIZES = [
  { width: 280, height: 200 },
  { width: 420, height: 120 },
  { width: 420, height: 360 },
  { width: 680, height: 240 },
  { width: 1400, height: 240 },
];

export function ViewGallery({ asked }: { readonly asked: URLSearchParams }) {
  const names = asked.get('view')?.split(',') ?? [];
  const ids = [...VIEW_IDS, 'world' as const].filter((id) => names.includes(id));
  const size = sizeOf(asked);
  return (
    <main className={styles.views}>
      {ids.flatMap((id) =>
        (size === null ? SIZES : [size]).map(({ width, height }) => (
          <div key={`${id} ${width} ${height}`} className={styles.view} style={{ width, height }}>
            <Suspense>
              <Shown id={id} />
            </Suspense>
          </div>
        )),
      )}
    </main>
  );
}

function Shown({ id }: { readonly id: ViewId | 'world' }) {
  const View = id === 'world' ? WorldView : SHELF[id];
  return <View side={0} />;
}

function sizeOf(asked: URLSearchParams): { readonly width: number; readonly height: number } | null {
  const [width, height] = [Number(asked.get('width')), Number(asked.get('height'))];
  return width > 0 && height > 0 ? { width, height } : null;
}
