import { initials } from '../../../words/names.ts';
import { memo } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { CastId } from '../../select/cast.ts';
import type { ClientDisc } from '../../select/clientDiscs.ts';
import type { Messages } from '../../../words/messages.ts';
import type { SessionIds } from '../../select/ensemble/ensemblePicture.ts';
import type { EnsembleClient } from '../../select/ensemble/ensembleClients.ts';
import { ClientBadges } from '../../draw/thing/ClientBadges.tsx';
import { SessionBar } from '../../draw/thing/ClientParts.tsx';
import { bodyOf } from '../../select/clientBody.ts';
import { Disc } from '../../draw/thing/Disc.tsx';
import shared from '../../draw/thing/picture.module.css';
import { IN_A_ROOM, legible } from '../../draw/thing/legible.ts';
import { textWidth, wrap } from '../../draw/thing/textFit.ts';
import { outsideLabel, standingOf } from '../../draw/thing/thingNames.ts';
import type { ClientSpot } from './clientDocks.ts';
import { ensembleClientName } from './ensembleNames.ts';
import { thingKey, type Look } from '../../draw/thing/things.ts';

interface Props {
  readonly client: EnsembleClient;
  readonly sessionIds: SessionIds | null;
  readonly spot: ClientSpot;
  /** Away from its server: where its bar and its words are. */
  readonly outward: 1 | -1;
  readonly type: number;
  readonly caption: 'shown' | 'none';
  readonly look: Look;
  readonly isSelected: boolean;
  readonly tabIndex: 0 | -1;
}

/** A client at its server: its disc in its colour, how long its session lives, what it does. */
export const ClientNode = memo(function ClientNode(props: Props) {
  const { client, sessionIds, spot, outward, look, isSelected, tabIndex } = props;
  const words = useWords();
  const { disc } = client;
  const barY = outward > 0 ? spot.r + BAR.gap : -spot.r - BAR.gap - BAR.height;
  return (
    <g
      role="button"
      className={shared.thing}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px)` }}
      data-thing={thingKey('client', disc.id)}
      data-look={look}
      data-selected={isSelected || undefined}
      aria-pressed={isSelected}
      tabIndex={tabIndex}
      aria-label={ensembleClientName(client, sessionIds, words)}
    >
      <g
        className={shared.client}
        data-hue={disc.index % 8}
        data-body={bodyOf(disc)}
        data-outside={disc.outside === null ? undefined : true}
        data-size="tiny"
      >
        <circle className={shared.ring} r={spot.r + 4} />
        <Disc
          index={disc.index}
          name={disc.name}
          r={spot.r}
          body={bodyOf(disc)}
          letter={letterSize(props)}
          frost
        />
        <ClientBadges disc={disc} r={spot.r} size={spot.r > 11 ? 'full' : 'tiny'} />
        <SessionBar disc={disc} width={2 * spot.r + 4} height={BAR.height} y={barY} />
        <Caption {...props} />
      </g>
    </g>
  );
});

/** As large as its disc has room for, and from far away as large as a name is. */
function letterSize({ client: { disc }, spot: { r }, type }: Props): number {
  if (disc.name.length > 1) return Math.max(11, r * 0.8);
  if (type < IN_A_ROOM) return Math.max(11, r * 0.98);
  return Math.max(r * 1.12, Math.min(legible(11, type, 'name'), r * 1.7));
}

const BAR = { gap: 4, height: 3.5 } as const;
const LINE = 1.15;

/** A name that its mark has no room for comes first. */
function captionOf(disc: ClientDisc<CastId>, words: Messages): string {
  const standing = standingOf(disc, words);
  if (disc.outside !== null) return outsideLabel(disc.outside) || standing;
  return initials(disc.name) === disc.name ? standing : `${disc.name} · ${standing}`;
}

/** What tells it from others: the server that made it, and the last digits. */
function shortId(id = ''): string {
  return id === '' ? '' : `${id.slice(0, 3)}…${id.slice(-7)}`;
}

/** One line, if there is room for it, and the id of its session; of a client outside its library and, below that, its port. */
function Caption({ client: { disc }, sessionIds, spot, outward, type, caption }: Props) {
  const words = useWords();
  const size = legible(11, type, 'text');
  const beyond = spot.r + BAR.gap + BAR.height;
  const own = caption === 'none' ? '' : captionOf(disc, words);
  const id = shortId(sessionIds?.[disc.id]);
  const lines = [
    ...wrap(own, spot.captionWidth, size, disc.outside === null ? 1 : 2),
    textWidth(id, size) > spot.captionWidth + 4 ? '' : id,
  ].filter((line) => line !== '');
  if (lines.length === 0) return null;
  return (
    <text
      className={shared.caption}
      y={outward > 0 ? beyond + 12 * type : -beyond - 5}
      style={{ fontSize: size }}
    >
      {lines.map((line, at) => (
        <tspan
          key={line}
          data-rank="step"
          x={0}
          dy={at === 0 ? (outward > 0 ? 0 : (1 - lines.length) * LINE * size) : LINE * size}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
