import { useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { LinkWay } from '../../commands/slots.ts';
import { Choice } from '../../parts/Choice.tsx';
import type { PeerLink } from '../../select/ensemble/peerLinks.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { peerName } from '../../views/ensemble/peerNames.ts';
import { OfferButtons } from './OfferButtons.tsx';

/** Cutting, healing and slowing a link, both ways or one. */
export function LinkFaults({ view, link }: { readonly view: WorldView; readonly link: PeerLink }) {
  const words = useWords();
  const { faults } = words.ensemble;
  const [way, setWay] = useState<LinkWay>('both');
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
      <OfferButtons view={view} thing={{ kind: 'link', id: link.id }} way={way} groups={[['link']]} />
    </>
  );
}
