import { useEffect, useState } from 'react';
import { figureIn } from '../../../embed/figures.ts';
import { parseEmbed, type EmbedValues } from '../../../embed/parameters.ts';
import { BUILDER } from '../words/builder.ts';
import { useWords } from '../../../words/useWords.ts';
import { readHash } from '../../../ui/link/hash.ts';
import { OwnPageHead } from '../../../ui/panels/ownPage/OwnPageHead.tsx';
import { firstDraft, hasCode, keepDraft, withEditor, type Draft } from './draft.ts';
import { Fields } from './Fields.tsx';
import { frameHeight, type Measured } from './frameHeight.ts';
import { OWN_MOMENT, namedScene, sceneGroups } from './scenes.ts';
import { Preview } from './Preview.tsx';
import { SnippetBox } from './SnippetBox.tsx';
import { fetchAhead } from '../../../ui/fetching/fetched.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';
import styles from './builder.module.css';

/** What the page was opened with: a moment of the lab, or nothing. */
const MOMENT = readHash(location.hash) ?? '';

/** Choose on one side, copy and see on the other. The preview comes last: nothing moves when its height changes. */
export function BuilderApp() {
  const words = useWords(BUILDER);
  const all = useWords();
  const [draft, setDraft] = useState<Draft>(() => firstDraft(MOMENT));
  const [measured, setMeasured] = useState<Measured>(NOT_MEASURED);
  const partName = useLessonPartName();
  useEffect(() => keepDraft(draft), [draft]);
  const { values } = draft;
  useEffect(() => {
    let isLatest = true;
    void hasCode(values.link).then((has) => {
      if (has && isLatest) setDraft(withEditor);
    });
    return () => {
      isLatest = false;
    };
  }, [values.link]);
  const link = values.link === '' ? MOMENT : values.link;
  const groups = sceneGroups(words, all, partName, link !== '');
  const changeDraft = (fields: Partial<Draft>): void => setDraft((before) => ({ ...before, ...fields }));
  const change = (fields: Partial<EmbedValues>): void =>
    setDraft((before) => ({ ...before, values: { ...before.values, ...fields } }));
  const chooseScene = (scene: string): void =>
    change(scene === OWN_MOMENT ? { ...UNSAID, link } : { ...UNSAID, scene });
  const scene = values.link === '' ? values.scene : OWN_MOMENT;
  const title = groups.flatMap(({ options }) => options).find(({ value }) => value === scene)?.label ?? '';
  return (
    <div className={styles.page}>
      <OwnPageHead title={words.title} lead={words.lead} whole={words.whole} />
      <main className={styles.main}>
        <Fields
          {...{ values, words, groups, scene, change, chooseScene }}
          isFigure={figureIn(values) !== null}
        />
        <div className={styles.result}>
          <SnippetBox
            {...{ draft, words }}
            of={{ title, named: namedScene(values.scene) }}
            needed={frameHeight(values, draft.column, measured)}
            change={changeDraft}
          />
          <Preview
            {...{ values, words }}
            column={draft.column}
            onColumn={(column) => changeDraft({ column })}
            onMeasure={setMeasured}
          />
        </div>
      </main>
    </div>
  );
}

/** Until the frame says how high it is. */
const NOT_MEASURED: Measured = { of: '', width: 700, height: 0 };

/** What belongs to a scene and goes with it. */
const UNSAID = (({ link, set, clients, seed, moment }: EmbedValues) => ({
  link,
  set,
  clients,
  seed,
  moment,
}))(parseEmbed([]).values);

/** Their addresses until their names are there. */
function useLessonPartName(): (part: string) => string {
  const [partName, setPartName] = useState<(part: string) => string>(() => (part: string) => part);
  useEffect(
    () =>
      fetchAhead(async () => {
        const name = await fromRoom('lessonPartName');
        setPartName(() => name);
      }),
    [],
  );
  return partName;
}
