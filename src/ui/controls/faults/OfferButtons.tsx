import { useState } from 'react';
import type { Command } from '../../../engine/index.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { isMeasured, MEASURES, type Amounts, type MeasuredType } from '../../commands/amounts.ts';
import { isCommandAllowed } from '../../commands/allowedCommands.ts';
import { offersOf, type SlotOffer } from '../../commands/offers.ts';
import { subjectOf, type LinkWay, type SlotPart } from '../../commands/slots.ts';
import type { Thing } from '../../stores/selection.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { Buttons, CommandButton } from '../CommandButton.tsx';
import { useViews } from '../useViews.ts';
import { AmountField } from './AmountField.tsx';

interface Props {
  readonly view: WorldView;
  /** In that world. */
  readonly thing: Pick<Thing, 'kind' | 'id'>;
  /** Of a link. */
  readonly way?: LinkWay;
  /** Those that stand in one group, group by group. */
  readonly groups: readonly (readonly SlotPart[])[];
}

/** What can be done to something, as buttons with their keys, and below them how much. */
export function OfferButtons({ view, thing, way = 'both', groups }: Props) {
  const words = useWords();
  const views = useViews();
  const [amounts, setAmounts] = useState<Amounts>({});
  const subject = subjectOf(thing, view, views.length);
  if (subject === null) return null;
  const meant = subject.kind === 'link' ? { ...subject, way } : subject;
  const offers = offersOf(meant, views, view.side, amounts);
  const measured = measuredTypes(offers.filter(({ part }) => groups.flat().includes(part)));
  return (
    <>
      {groups.map((parts) => (
        <Buttons key={parts.join(' ')} {...groupName(parts, words)}>
          {offers
            .filter(({ part }) => parts.includes(part))
            .map((offer) => (
              <CommandButton
                key={offer.key ?? JSON.stringify(offer.command)}
                {...(offer.key === null ? {} : { hotkey: offer.key })}
                offer={offer}
                {...ownWords(offer.command, words)}
              />
            ))}
        </Buttons>
      ))}
      {measured.length > 0 && (
        <div>
          {measured.map((type) => (
            <AmountField
              key={type}
              label={MEASURES[type].label(words)}
              value={amounts[type] ?? MEASURES[type].usual}
              amounts={MEASURES[type].amounts}
              text={(amount) => MEASURES[type].text(amount, words)}
              onChoose={(amount) => setAmounts({ ...amounts, [type]: amount })}
            />
          ))}
        </div>
      )}
    </>
  );
}

function measuredTypes(offers: readonly SlotOffer[]): readonly MeasuredType[] {
  return [
    ...new Set(
      offers.flatMap(({ command }) =>
        isMeasured(command) && isCommandAllowed(command.type) ? [command.type] : [],
      ),
    ),
  ];
}

/** A group beside another of the same card says what it is about. */
function groupName(parts: readonly SlotPart[], words: Messages): { readonly name?: string } {
  if (parts.includes('disk')) return { name: words.ensemble.faults.diskAndClock };
  return parts.includes('threads') ? { name: words.processAmounts.heading } : {};
}

/** Of one server alone a partition says so; the others say by how much, or to which thread. */
function ownWords(
  command: Command,
  { ensemble: { faults }, processAmounts }: Messages,
): { readonly label?: string; readonly tip?: string } {
  switch (command.type) {
    case 'partition':
      return { label: faults.isolate, tip: faults.isolateTip };
    case 'jumpClientClock':
      return { label: processAmounts.jump(command.byMs) };
    case 'driftClientClock':
      return { label: processAmounts.rate(command.perMille) };
    case 'interruptThread':
      return { label: processAmounts.interrupt(command.thread) };
    default:
      return {};
  }
}
