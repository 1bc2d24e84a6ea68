import { useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { Choice } from '../../parts/Choice.tsx';
import type { PeerLink } from '../../select/ensemble/peerLinks.ts';
import { peerName } from '../../views/ensemble/peerNames.ts';
import { Buttons } from '../CommandButton.tsx';
import { AmountField } from './AmountField.tsx';
import { FaultButtons } from './FaultButtons.tsx';
import { LINK_DELAYS_MS, linkSlots, USUAL, type LinkWay } from './faultSlots.ts';

/** Cutting, healing and slowing a link, both ways or one. */
export function LinkFaults({ link, side }: { readonly link: PeerLink; readonly side: number }) {
  const words = useWords();
  const { faults } = words.ensemble;
  const [way, setWay] = useState<LinkWay>('both');
  const [delayMs, setDelayMs] = useState<(typeof LINK_DELAYS_MS)[number]>(USUAL.linkMs);
  return (
    <>
      <Choice
        name={faults.direction}
        value={way}
        options={[
          { value: 'both', label: faults.bothWays },
          { value: 'bToA', label: faults.towards(peerName(link.a, words)) },
          { value: 'aToB', label: faults.towards(peerName(link.b, words)) },
        ]}
        onChoose={setWay}
      />
      <Buttons>
        <FaultButtons slots={linkSlots(link, way, delayMs)} side={side} />
      </Buttons>
      <AmountField
        label={faults.linkAmount}
        value={delayMs}
        amounts={LINK_DELAYS_MS}
        text={words.format.span}
        onChoose={setDelayMs}
      />
    </>
  );
}
