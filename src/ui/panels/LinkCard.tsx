import { useAllWords } from '../i18n/words.ts';
import { linkBetween } from '../select/ensemble/peerLinks.ts';
import type { WorldView } from '../stores/useWorld.ts';
import { linkParts, peerName } from '../views/ensemble/ensembleNames.ts';
import { Card } from './Card.tsx';

/** What lies between two actors, and what can be done to it. */
export function LinkCard({ view, id }: { readonly view: WorldView; readonly id: string }) {
  const words = useAllWords();
  const link = linkBetween(view.world, id);
  if (link === null) return <Card title={id}>{words.panels.card.gone}</Card>;
  const title = words.ensemble.card.between(peerName(link.a, words), peerName(link.b, words));
  return (
    <Card title={title} kind={linkParts(link, words).join(', ')}>
      {null}
    </Card>
  );
}
