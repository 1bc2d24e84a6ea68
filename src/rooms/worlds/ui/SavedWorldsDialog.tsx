import { Download, Trash2, Upload } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { parseWorldFile } from '../../../scenarios/link/worldFile.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { WORLDS } from '../words/worlds.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button, IconButton } from '../../../ui/parts/Button.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import { FileField } from '../../../ui/parts/FileField.tsx';
import { RemovedLine, type Removed } from '../../../ui/parts/RemovedLine.tsx';
import { openDialog } from '../../../ui/stores/dialogs.ts';
import { library } from '../../../ui/stores/library.ts';
import {
  keepShown,
  lookForSaved,
  openFiles,
  openSaved,
  removeSaved,
  renameSaved,
  useSavedWorlds,
  type SavedWorld,
} from './savedWorlds.ts';
import { downloadWorld, hasCode, loadForCode } from './worldFiles.ts';
import { planShown } from './openWorld.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { WIDTH } from '../../../ui/views/thumbnail/plan.ts';
import { RedPictureDrawn } from '../../../ui/views/thumbnail/RedPictureDrawn.tsx';
import { picturedWorlds } from '../../../ui/views/thumbnail/picturedWorlds.ts';
import { usePicture } from '../../../ui/views/thumbnail/usePicture.ts';
import cards from '../../../ui/parts/cards.module.css';
import styles from './worlds.module.css';

/** Worlds kept on this machine: opened, renamed, exported and deleted here. */
export function SavedWorldsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(WORLDS);
  const { saved, menu } = words;
  const { worlds, openId } = useSavedWorlds();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(lookForSaved, []);
  const isUnkept = openId === null && getExperiment()?.choices[0]?.plan !== undefined && planShown() !== null;
  return (
    <Dialog title={saved.title} look="wide" onClose={onClose}>
      <div className={cards.inside}>
        <p className={cards.about}>{worlds.length === 0 ? saved.none : saved.about}</p>
        <div className={styles.row}>
          <Button look="main" onClick={() => openDialog('newWorld')}>
            {menu.create}
          </Button>
          <Button tip={saved.importTip} onClick={() => input.current?.click()}>
            <Upload aria-hidden="true" />
            {saved.importFile}
          </Button>
          {isUnkept && <Button onClick={keepShown}>{saved.keep}</Button>}
          <FileField
            ref={input}
            name={saved.importFile}
            accept=".json,application/json"
            onChoose={(files) => {
              onClose();
              void openFiles(files);
            }}
          />
        </div>
        <RemovedLine removed={removed} onUndone={() => setRemoved(null)} className={styles.row} />
        <ul className={cards.cards}>
          {worlds.map((world) => (
            <li key={world.id}>
              <SavedCard
                world={world}
                isOpen={world.id === openId}
                onOpen={onClose}
                onRemove={(undo) => setRemoved({ said: saved.removed(titleOf(world, words.unnamed)), undo })}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface CardProps {
  readonly world: SavedWorld;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRemove: (undo: () => void) => void;
}

function SavedCard({ world, isOpen, onOpen, onRemove }: CardProps) {
  const { saved, unnamed } = useWords(WORLDS);
  const words = useWords();
  const name = titleOf(world, unnamed);
  const choices = useChoices(world.text);
  const [choice] = choices ?? [];
  const sentence = choice === undefined ? '' : words.catalogue.scenarios[choice.scenario]?.sentence(choice);
  return (
    <article className={cards.card} aria-label={name}>
      {choices === null ? (
        <p className={styles.refused}>{saved.damaged}</p>
      ) : choices === undefined ? (
        <div className={cards.thumbnail} aria-hidden="true" />
      ) : (
        <Thumbnail id={`saved ${world.id} ${JSON.stringify(choices)}`} choices={choices} />
      )}
      <div className={styles.title}>
        <input
          key={world.name}
          className={styles.field}
          defaultValue={world.name}
          maxLength={60}
          placeholder={unnamed}
          aria-label={saved.nameOf(name)}
          onBlur={(event) => renameSaved(world.id, event.currentTarget.value.trim())}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      </div>
      <p className={cards.more}>
        {isOpen && <strong>{saved.isOpen} · </strong>}
        {sentence}
      </p>
      <div className={styles.acts}>
        <Button
          look="main"
          aria-label={saved.open(name)}
          refused={choices === null ? saved.damaged : null}
          onClick={() => {
            onOpen();
            void openSaved(world);
          }}
        >
          {saved.openShort}
        </Button>
        <IconButton
          look="quiet"
          name={saved.export(name)}
          onClick={() => downloadWorld(world.name, world.text)}
        >
          <Download aria-hidden="true" />
        </IconButton>
        <IconButton look="quiet" name={saved.remove(name)} onClick={() => onRemove(removeSaved(world.id))}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </article>
  );
}

function titleOf({ name }: SavedWorld, unnamed: string): string {
  return name === '' ? unnamed : name;
}

/** Null if its text is damaged; undefined until what runs its code is there. */
function useChoices(text: string): readonly ScenarioChoice[] | null | undefined {
  const [isReadable, setReadable] = useState(!hasCode(text));
  useEffect(() => {
    let isAsked = true;
    if (!isReadable)
      void loadForCode(text).then(
        () => isAsked && setReadable(true),
        () => undefined,
      );
    return () => void (isAsked = false);
  }, [isReadable, text]);
  return useMemo(() => (isReadable ? choicesOf(text) : undefined), [isReadable, text]);
}

function choicesOf(text: string): readonly ScenarioChoice[] | null {
  const parsed = parseWorldFile(text, library);
  return parsed.ok ? parsed.value.choices : null;
}

interface ThumbnailProps {
  readonly id: string;
  readonly choices: readonly ScenarioChoice[];
}

function Thumbnail({ id, choices }: ThumbnailProps) {
  const element = useRef<HTMLDivElement>(null);
  // The id says all that its picture is made of.
  const pictured = useMemo(() => picturedWorlds(id, () => choices), [id, choices]);
  const [picture] = usePicture(element, pictured)?.pictures ?? [];
  return (
    <div ref={element} className={cards.thumbnail} aria-hidden="true">
      {picture !== undefined && <RedPictureDrawn picture={picture} width={WIDTH} />}
    </div>
  );
}
