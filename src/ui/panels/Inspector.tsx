import { isClientId, isServerId, isWireId } from '../../engine/index.ts';
import { SceneSpoken, useWords } from '../../words/useWords.ts';
import { useSession } from '../stores/session.ts';
import { useSelection, type Thing } from '../stores/selection.ts';
import { useWorld, type WorldView } from '../stores/useWorld.ts';
import { ClientCard } from './cards/ClientCard.tsx';
import { InvariantCard } from './cards/InvariantCard.tsx';
import { LinkCard } from './cards/LinkCard.tsx';
import { MessageCard } from './cards/MessageCard.tsx';
import { OutsideCard } from './cards/OutsideCard.tsx';
import { ServerCard } from './cards/ServerCard.tsx';
import { WhyPanel } from './why/WhyPanel.tsx';
import { ZnodeCard } from './cards/ZnodeCard.tsx';
import styles from './Dock.module.css';

/** The card of what is selected. */
export function Inspector() {
  const words = useWords().shell.panels;
  const selected = useSelection((selection) => selection.selected);
  const left = useWorld(0);
  const right = useWorld(1);
  const view = selected === null ? null : selected.world === 0 ? left : right;
  const scenario = useSession(({ experiment }) => experiment?.scenarios[selected?.world ?? 0]);
  if (selected === null || view === null) return <p className={styles.nothing}>{words.nothing}</p>;
  return (
    <SceneSpoken value={scenario ?? null}>
      <CardOf key={`${selected.world} ${selected.kind} ${selected.id}`} thing={selected} view={view} />
    </SceneSpoken>
  );
}

function CardOf({ thing, view }: { readonly thing: Thing; readonly view: WorldView }) {
  const { kind, id } = thing;
  switch (kind) {
    case 'client':
      if (isWireId(id)) return <OutsideCard view={view} id={id} />;
      return isClientId(id) ? <ClientCard view={view} id={id} /> : null;
    case 'server':
      return isServerId(id) ? <ServerCard view={view} id={id} /> : null;
    case 'znode':
      return <ZnodeCard view={view} path={id} />;
    case 'link':
      return <LinkCard view={view} id={id} />;
    case 'message':
      return <MessageCard view={view} id={id} />;
    case 'invariant':
      return <InvariantCard view={view} id={id} />;
    case 'record':
      return <WhyPanel of={{ world: thing.world, seq: Number(id) }} />;
    default:
      return kind satisfies never;
  }
}
