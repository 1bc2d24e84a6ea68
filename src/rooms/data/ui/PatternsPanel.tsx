import { zxidText } from '../../../engine/index.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { useWords } from '../../../words/useWords.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { styles } from './styles.ts';
import { SCENE_OF_PATTERN } from './patternScenes.ts';
import type { Shown } from './shown.ts';

/** What stands out in the records, each with its moment and the scene of the lab that explains it. */
export function PatternsPanel({ summary, goTo }: Shown) {
  const words = useWords(DATA_DIRECTORY);
  return (
    <section className={styles.panel} aria-label={words.tabs.patterns}>
      <p className={styles.quiet}>{words.patterns.about}</p>
      {summary.patterns.length === 0 && <p>{words.patterns.none}</p>}
      <ul className={styles.findings}>
        {summary.patterns.map((pattern) => (
          <li key={`${pattern.kind} ${pattern.row} ${'path' in pattern ? pattern.path : ''}`}>
            <p>{words.pattern(pattern)}</p>
            <div className={styles.row}>
              <Button onClick={() => goTo(pattern.row)}>
                {words.patterns.go}: <span className={styles.mono}>{zxidText(pattern.zxid)}</span>
              </Button>
              <a href={`./${SCENE_OF_PATTERN[pattern.kind]}`}>{words.patterns.scene}</a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
