import type { WorldPicture } from './worldPicture.ts';
import { CountersDrawn } from './Counters.tsx';
import styles from '../../draw/board/panel.module.css';

/** What this world is about in a line, and the numbers that judge it. */
export function WorldHeader({
  title,
  subtitle,
  picture,
  isAboutHolders,
}: {
  readonly title: string;
  readonly subtitle: string;
  readonly picture: WorldPicture;
  readonly isAboutHolders: boolean;
}) {
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        <h2 className={styles.title} title={title}>
          {title}
        </h2>
        <p className={styles.subtitle} title={subtitle}>
          {subtitle}
        </p>
      </div>
      <CountersDrawn {...{ picture, title, isAboutHolders }} />
    </header>
  );
}
