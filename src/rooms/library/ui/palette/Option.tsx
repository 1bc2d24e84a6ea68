import { useEffect, useRef } from 'react';
import { commandWord } from '../../../../words/commandWord.ts';
import type { PaletteWords } from '../../words/paletteContract.ts';
import { useWords } from '../../../../words/useWords.ts';
import { isPossible, offerFirst, type Offer } from '../../../../ui/commands/offers.ts';
import { reasonOf } from '../../../../ui/commands/reasonOf.ts';
import { useViews } from '../../../../ui/controls/useViews.ts';
import type { Deed, PaletteItem } from '../../../../ui/room/paletteItem.ts';
import type { WorldView } from '../../../../ui/stores/useWorld.ts';
import { actionOf, valueText } from './commandItems.ts';
import styles from './palette.module.css';

interface Props {
  readonly id: string;
  readonly item: PaletteItem;
  readonly isCurrent: boolean;
  /** One of the values that a command asks for. */
  readonly isValue: boolean;
  readonly text: PaletteWords;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** One line of the list: what it does, what kind of thing it is, and for a command whether it can be given now. */
export function Option({ id, item, isCurrent, isValue, text, onPoint, onChoose }: Props) {
  const { does, kind } = item;
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // The field keeps the focus, and its keys are those of the list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={option}
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      {does.what === 'give' ? (
        <Given does={does} isValue={isValue} />
      ) : (
        <span className={styles.name}>
          {item.name}
          {does.what === 'run' && does.isInForce === true && (
            <small className={styles.more}>{text.inForce}</small>
          )}
        </span>
      )}
      {!isValue && <span className={styles.kind}>{text.kinds[kind]}</span>}
    </div>
  );
}

/** A command as it can be given at the playhead, and why it cannot. */
function Given({
  does,
  isValue,
}: {
  readonly does: Extract<Deed, { what: 'give' }>;
  readonly isValue: boolean;
}) {
  const words = useWords();
  const views: readonly WorldView[] = useViews();
  const offered: Offer = offerFirst(does.commands, views, does.side);
  const { command } = offered;
  const value = isValue ? valueText(command, words) : '';
  const isRefused = !isPossible(offered);
  return (
    <>
      <span className={styles.name} data-refused={isRefused || undefined}>
        {value === '' ? actionOf(command, words) : value}
        <small className={styles.more} data-short={!isRefused || undefined}>
          {isRefused ? reasonOf(offered, words) : value === '' && commandWord(command, words).explanation}
        </small>
      </span>
      {does.hotkey !== null && <kbd aria-hidden="true">{does.hotkey}</kbd>}
    </>
  );
}
