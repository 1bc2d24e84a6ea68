import { isFirstScene } from '../../controls/presets.ts';
import { useWords } from '../../../words/useWords.ts';
import { useLessonGate } from '../../stores/lessonGate.ts';
import { route } from '../../parts/route.tsx';
import { fromRoom } from '../../stores/stage.ts';
import { useSession } from '../../stores/session.ts';
import { inspect } from '../inspect.ts';
import { ToLessons } from './ToLessons.tsx';
import styles from './Guide.module.css';

const LessonPanel = route(() => fromRoom('LessonPanel'));
const TreeLegend = route(async () => (await inspect()).TreeLegend, {
  fallback: <div className={styles.signsToCome} />,
});
const Tries = route(async () => (await inspect()).Tries, {
  fallback: <div className={styles.triesToCome} />,
});
const EnsembleLegend = route(async () => (await import('./EnsembleLegend.tsx')).EnsembleLegend);
const AboutScene = route(() => fromRoom('AboutScene'));

/** What the scene is about, what the signs of the picture mean, and what to try. */
export function Guide() {
  const text = useWords().guide;
  const experiment = useSession((session) => session.experiment);
  const isLesson = useLessonGate(({ isOn }) => isOn);
  if (experiment === null) return null;
  if (isLesson) return <LessonPanel />;
  const { choices, scenarios } = experiment;
  const isFirst = isFirstScene(choices);
  return (
    <div className={styles.guide}>
      {isFirst ? <ToLessons /> : <AboutScene choices={choices} />}
      {scenarios[0]?.picture === 'ensemble' ? <EnsembleLegend /> : <TreeLegend />}
      {isFirst && <Tries />}
      {!isFirst && <ToLessons />}
      <p className={styles.keys}>{text.keys}</p>
    </div>
  );
}
