import { Cable, Scissors } from 'lucide-react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { openDialog } from '../../stores/dialogs.ts';
import { useIsAllowed } from '../../commands/allowedCommands.ts';
import { healNetwork } from '../../commands/partitions.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../parts/Button.tsx';
import type { EnsemblePicture as Picture } from '../../select/ensemble/ensemblePicture.ts';
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
  return (
    <section className={panel.panel} aria-label={title}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h2 className={panel.title}>{title}</h2>
          <p className={panel.subtitle} title={subtitle}>
            {subtitle}
          </p>
        </div>
        <NetworkButtons picture={picture} />
        <EnsembleFacts picture={picture} title={title} />
      </header>
      <EnsemblePicture side={side} picture={picture} title={title} />
      <div className={styles.strips}>
        <Promises side={side} chips={picture.promises} />
      </div>
    </section>
  );
}

/** Cutting the network and making it whole again. */
function NetworkButtons({ picture }: { readonly picture: Picture }) {
  const { partition } = useWords().ensemble;
  const canCut = useIsAllowed('partition');
  const canHeal = useIsAllowed('healAll');
  const isCut =
    picture.links.some(({ cut }) => cut !== 'none') ||
    picture.clients.some(({ link }) => link !== null && link.cut !== 'none');
  if (picture.servers.length < 2 || !(canCut || canHeal)) return null;
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
}
