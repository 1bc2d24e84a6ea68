import styles from './zxidCounter.module.css';

/** One digit of an odometer: the ten figures stand on a strip that rolls to the one that counts. */
export function Drum({ digit, isLeading }: { readonly digit: number; readonly isLeading: boolean }) {
  return (
    <span className={styles.drum} data-leading={isLeading || undefined}>
      <span className={styles.strip} style={{ ['--digit' as string]: digit }}>
        {FIGURES.map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </span>
    </span>
  );
}

const FIGURES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
