import { useLessonWords } from '../words/useLessonWords.ts';
import styles from './lesson.module.css';
import { moveSheet, useSheet } from './sheet.ts';

/** At the upper edge of the sheet, where a thumb looks for it; elsewhere there is no sheet. */
export function SheetGrip() {
  const { sheet } = useLessonWords().panel;
  const isLow = useSheet(({ stop }) => stop === 'low');
  return (
    <button
      type="button"
      className={styles.grip}
      aria-label={isLow ? sheet.raise : sheet.lower}
      onClick={() => moveSheet(isLow ? 'high' : 'low')}
    />
  );
}
