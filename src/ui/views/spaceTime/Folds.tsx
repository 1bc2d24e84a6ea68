import { useWords } from '../../../words/useWords.ts';
import { foldsOn, type Page } from './page.ts';
import styles from './spaceTime.module.css';

interface Props {
  readonly page: Page;
  readonly height: number;
  /** The last time that was shown. */
  readonly shownMs: number;
}

/** Where nothing happened for long, the axis is folded. */
export function Folds({ page, height, shownMs }: Props) {
  const { controls } = useWords();
  return foldsOn(page, shownMs).map(({ x, width, lastsMs }) => (
    <rect key={x} className={styles.fold} x={x} y={0} width={width} height={height}>
      <title>{controls.folded(lastsMs)}</title>
    </rect>
  ));
}
