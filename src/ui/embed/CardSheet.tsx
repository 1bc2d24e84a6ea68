import Inspector from '../panels/Inspector.tsx';
import WhyPanel from '../panels/WhyPanel.tsx';
import { useSelection } from '../stores/selection.ts';
import styles from './EmbedApp.module.css';

/** What is selected, over the picture's edge. */
export default function CardSheet() {
  const why = useSelection((selection) => selection.why);
  return <aside className={styles.card}>{why === null ? <Inspector /> : <WhyPanel of={why} />}</aside>;
}
