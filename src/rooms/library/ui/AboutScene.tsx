import { use } from 'react';
import { pieceOf, sceneWords } from '../../../ui/scenes/sceneWords.ts';
import { openDialog } from '../../../ui/stores/dialogs.ts';
import { invariantWords } from '../../../words/invariantWords.ts';
import { useWords, wordsNow } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { Section } from '../../../ui/panels/cards/Card.tsx';
import { ROOMS } from '../words/rooms.ts';
import { Sources } from './museum/Sources.tsx';
import { PieceTwin } from './PieceTwin.tsx';
import { route } from '../../../ui/parts/route.tsx';
import { fromRoom, roomEntries } from '../../../ui/stores/stage.ts';
import styles from '../../../ui/panels/guide/Guide.module.css';

const AboutWorld = route(() => fromRoom('AboutWorld'));

/** What a scene is about: a museum piece with its story, or a scenario with its switches. */
export function AboutScene({ choices }: { readonly choices: readonly ScenarioChoice[] }) {
  const words = useWords();
  const { museum } = useWords(ROOMS);
  const text = words.guide;
  const piece = pieceOf(choices);
  const said = piece === undefined ? undefined : words.museum[piece.id];
  const { name, sentence } = sceneWords(choices, words);
  if (choices[0]?.plan !== undefined)
    return <AboutWorld name={name} sentence={sentence} plan={choices[0].plan} />;
  if (piece === undefined || said === undefined) {
    return (
      <Section title={name}>
        <p>{sentence}</p>
        <div className={styles.twin}>
          <Button onClick={() => openDialog('scene')}>{text.switches}</Button>
          <BreakItButton />
        </div>
      </Section>
    );
  }
  return (
    <>
      <Section title={said.name}>
        <p>{said.story}</p>
        <p className={styles.breaks}>{museum.breaks(invariantWords(piece.invariant, words).name)}</p>
      </Section>
      {choices.length > 1 && (
        <Section title={text.lookAt}>
          <p>{said.look}</p>
        </Section>
      )}
      <Section title={text.fix}>
        <p>{said.fix}</p>
        {piece.patch !== undefined && (
          <p>
            <Sources piece={piece} />
          </p>
        )}
        <PieceTwin piece={piece} choices={choices} />
      </Section>
      <div>
        <BreakItButton />
      </div>
    </>
  );
}

function BreakItButton() {
  const messages = useWords();
  const entry = use(roomEntries()).find(({ key }) => key === 'breakIt');
  if (entry === undefined) return null;
  const { name, more } = entry.say({ messages, area: wordsNow });
  return (
    <Button tip={more} onClick={entry.run}>
      {name}
    </Button>
  );
}
