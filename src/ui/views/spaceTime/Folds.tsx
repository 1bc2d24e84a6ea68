import { useWords } from '../../../words/useWords.ts';
import { foldsOn, type Page } from './page.ts';
import styles from './spaceTime.module.css';

/** Where nothing happened for long, the axis is folded. */
export function Folds({ page, height }: { readonly page: Page; readonly height: number }) {
  const { controls } = useWords();
  return foldsOn(page).map(({ x, width, lastsMs }) => (
    <rect key={x} className={styles.fold} x={x} y={0} width={width} height={height}>
      <title>{controls.folded(lastsMs)}</title>
    </rect>
  ));
}
