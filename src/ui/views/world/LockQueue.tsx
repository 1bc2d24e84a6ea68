import { initials } from '../../../words/names.ts';
import { actorName, type ClientId } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import type { LanePlace } from '../../select/lockLane.ts';
import type { WorldPicture } from './worldPicture.ts';
import { hover, select, type Thing } from '../../stores/selection.ts';
import styles from './strips.module.css';

/** Who has the lock and who comes next, in one line. */
export function LockQueue({ side, picture }: { readonly side: WorldSide; readonly picture: WorldPicture }) {
  const { picture: words } = useWords();
  const { lane } = picture;
  const letters = lane.places.map((place) => lettersOf(place.client));
  const shown = lane.places.slice(0, PLACES_SHOWN);
  return (
    <div className={styles.strip} data-strip="queue">
      <span className={styles.stripName}>{words.queue}</span>
      <ol
        className={styles.lane}
        data-order={lane.order}
        aria-label={words.laneName(lane.order === 'none' ? 'none' : 'sequence', letters)}
      >
        {shown.map((place, at) => (
          <Place key={place.path} side={side} place={place} at={at} picture={picture} />
        ))}
      </ol>
      <span className={styles.aside}>{asideOf(picture, words)}</span>
    </div>
  );
}

/** More are told by their number; what does not fit into the line is not seen either. */
const PLACES_SHOWN = 16;
/** So many can be counted at a glance. */
const PLACES_PLAIN = 6;

type PictureWords = ReturnType<typeof useWords>['picture'];

function Place({
  side,
  place,
  at,
  picture,
}: {
  readonly side: WorldSide;
  readonly place: LanePlace;
  readonly at: number;
  readonly picture: WorldPicture;
}) {
  const { picture: words } = useWords();
  const index = picture.clients.findIndex((client) => client.id === place.client);
  const thing: Thing =
    place.client === null
      ? { world: side, kind: 'znode', id: place.path }
      : { world: side, kind: 'client', id: place.client };
  const isHolder = at < picture.lane.entitled && place.isClaimed;
  return (
    <li>
      <button
        type="button"
        tabIndex={-1}
        className={styles.place}
        data-hue={index < 0 ? undefined : index % 8}
        data-first={isHolder || undefined}
        title={place.path}
        onClick={() => select(thing)}
        onPointerEnter={() => hover(thing)}
        onPointerLeave={() => hover(null)}
      >
        <span className={styles.ordinal}>{isHolder ? heldAs(place, words) : words.place(at + 1)}</span>
        <span className={styles.mark}>{initials(lettersOf(place.client))}</span>
      </button>
    </li>
  );
}

function heldAs({ role }: LanePlace, words: PictureWords): string {
  return role === null ? words.holdsTheLock : words.holdsAs(role);
}

function asideOf({ lane, server }: WorldPicture, words: PictureWords): string {
  // Who is in it nobody can tell.
  if (server.state === 'down') return '–';
  if (lane.order === 'sequence') {
    if (lane.places.length === 0) return words.laneEmpty;
    return lane.places.length > PLACES_PLAIN ? words.inLineCount(lane.places.length) : '';
  }
  const head = lane.places.length === 0 ? `${words.nobodyHolds} · ` : '';
  const waiting = lane.waiting.length === 0 ? '' : `${words.waitingCount(lane.waiting.length)} · `;
  return `${head}${waiting}${words.noOrder}`;
}

function lettersOf(client: ClientId | null): string {
  return client === null ? '?' : actorName(client);
}
