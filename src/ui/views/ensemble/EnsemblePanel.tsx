import { Cable, Scissors } from 'lucide-react';
import { memo } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { useIsAllowed } from '../../commands/allowedCommands.ts';
import { healNetwork } from '../../commands/partitions.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../parts/Button.tsx';
import panel from '../../draw/board/panel.module.css';
import { EnsembleFacts } from './EnsembleFacts.tsx';
import { EnsemblePicture } from './EnsemblePicture.tsx';
import { Promises } from '../../draw/board/Promises.tsx';
import { useEnsemble } from './useEnsemble.ts';
import styles from './ensemble.module.css';

/** An ensemble at the playhead: its servers, its clients and what goes between them. */
export function EnsemblePanel({ side }: { readonly side: WorldSide }) {
  const shown = useEnsemble(side);
  if (shown === null) return null;
  const { picture, title, subtitle } = shown;
  const { servers, links, clients } = picture;
  const isCut =
    links.some(({ cut }) => cut !== 'none') ||
    clients.some(({ link }) => link !== null && link.cut !== 'none');
  return (
    <section className={panel.panel} aria-label={title}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h2 className={panel.title}>{title}</h2>
          <p className={panel.subtitle} title={subtitle}>
            {subtitle}
          </p>
        </div>
        <NetworkButtons servers={servers.length} isCut={isCut} />
        <EnsembleFacts servers={servers} title={title} />
      </header>
      <EnsemblePicture side={side} picture={picture} title={title} />
      <div className={styles.strips}>
        <Promises side={side} chips={picture.promises} />
      </div>
    </section>
  );
}

interface NetworkProps {
  /** How many. */
  readonly servers: number;
  readonly isCut: boolean;
}

/** Cutting the network and making it whole again. */
const NetworkButtons = memo(function NetworkButtons({ servers, isCut }: NetworkProps) {
  const { partition } = useWords().ensemble;
  const canCut = useIsAllowed('partition');
  const canHeal = useIsAllowed('healAll');
  if (servers < 2 || !(canCut || canHeal)) return null;
  return (
    <div className={styles.actions}>
      {isCut && canHeal && (
        <Button tip={partition.healTip} onClick={healNetwork}>
          <Cable aria-hidden="true" />
          <span className={styles.word}>{partition.heal}</span>
        </Button>
      )}
      {canCut && (
        <Button tip={partition.openTip} onClick={() => openDialog('partition')}>
          <Scissors aria-hidden="true" />
          <span className={styles.word}>{partition.open}</span>
        </Button>
      )}
    </div>
  );
});
