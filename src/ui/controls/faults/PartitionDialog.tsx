import { useEffect, useState } from 'react';
import { isServerId, type ServerId } from '../../../engine/index.ts';
import { CARDS } from '../../../words/cards.ts';
import type { CardWords, Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../parts/Button.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { pause, play } from '../../playback/transport.ts';
import { ensembleClients } from '../../select/ensemble/ensembleClients.ts';
import { leaderOf } from '../../select/ensemble/leaderOf.ts';
import { networkParts, partsAnybody, type Sides } from '../../select/ensemble/networkParts.ts';
import { serverLinks, type LinkEnd } from '../../select/ensemble/peerLinks.ts';
import { serverFaces, type ServerFace } from '../../select/ensemble/serverFaces.ts';
import { useLive } from '../../stores/live.ts';
import { usePlayhead } from '../../stores/playhead.ts';
import { useSelection } from '../../stores/selection.ts';
import { useWorld, type WorldView } from '../../stores/useWorld.ts';
import { standingWord } from '../../views/ensemble/ensembleNames.ts';
import { peerName } from '../../views/ensemble/peerNames.ts';
import { movePartition, partitionBySides } from '../../commands/partitions.ts';
import styles from './partitionDialog.module.css';

type Side = 'one' | 'two';

/** More clients than these are counted, and their rows wait folded. */
const NAMED_AT_MOST = 5;

/** A partition chosen server by server: the same as a line across the picture, for the keyboard. */
export function PartitionDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  const view = useWorld(0);
  const [isHeld] = useState(isGoingOn);
  useEffect(() => (isHeld ? heldWhileAsked() : undefined), [isHeld]);
  return (
    <Dialog title={words.ensemble.partition.title} onClose={onClose}>
      {view !== null && <Sorting view={view} isHeld={isHeld} onClose={onClose} />}
    </Dialog>
  );
}

/** Live servers do not wait. */
function isGoingOn(): boolean {
  return usePlayhead.getState().playing && useLive.getState().servers === null;
}

/** The world would go on under the question. */
function heldWhileAsked(): () => void {
  pause();
  return play;
}

interface SortingProps {
  readonly view: WorldView;
  /** While it is sorted the world stands still. */
  readonly isHeld: boolean;
  readonly onClose: () => void;
}

function Sorting({ view, isHeld, onClose }: SortingProps) {
  const words = useWords();
  const text = useWords(CARDS).partition;
  const [faces] = useState(() => serverFaces(view.world));
  const [isCut] = useState(() => view.world.cutPairs.size > 0);
  const [servers, setServers] = useState(() => sidesNow(view, faces));
  const [clients, setClients] = useState<ReadonlyMap<string, Side>>(new Map());
  const found = ensembleClients(view.world, view.simulation.trace);
  const sideOfClient = (id: string): Side | null => {
    const at = found.find(({ disc }) => disc.id === id)?.at ?? null;
    return clients.get(id) ?? (at === null ? null : (servers.get(at) ?? null));
  };
  const on = (side: Side): readonly LinkEnd[] => [
    ...faces.map(({ id }) => id).filter((id) => servers.get(id) === side),
    ...found.map(({ disc }) => disc.id).filter((id) => sideOfClient(id) === side),
  ];
  const sides: Sides = [on('one'), on('two')];
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!partsAnybody(sides)) return;
        if (isCut) movePartition(sides);
        else partitionBySides(sides);
        onClose();
      }}
    >
      <p className={styles.note}>
        {words.format.sentences(isHeld ? [text.explanation, text.held] : [text.explanation])}
      </p>
      <div className={styles.rows}>
        {faces.map((face) => (
          <Row
            key={face.id}
            name={peerName(face.id, words)}
            more={standingWord(face, words)}
            side={servers.get(face.id) ?? 'two'}
            onChoose={(side) => setServers(new Map(servers).set(face.id, side))}
          />
        ))}
      </div>
      {found.length > 0 && (
        <details className={styles.clients} open={found.length <= NAMED_AT_MOST}>
          <summary>
            {text.clients} <span className={styles.note}>{text.withServer}</span>
          </summary>
          <div className={styles.rows}>
            {found.map(({ disc }) => (
              <Row
                key={disc.id}
                name={peerName(disc.id, words)}
                more={disc.belief === null ? '' : words.picture.believes(disc.belief.what)}
                side={sideOfClient(disc.id) ?? 'two'}
                onChoose={(side) => setClients(new Map(clients).set(disc.id, side))}
              />
            ))}
          </div>
        </details>
      )}
      <p className={styles.result} role="status">
        {resultOf(sides, faces, words, text)}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" look="main" refused={partsAnybody(sides) ? null : text.nothing}>
          {text.apply}
        </Button>
      </div>
    </form>
  );
}

interface RowProps {
  readonly name: string;
  readonly more: string;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

function Row({ name, more, side, onChoose }: RowProps) {
  const { format } = useWords();
  const { partition } = useWords(CARDS);
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        {name} <small>{more}</small>
      </span>
      <Choice
        name={partition.sideOf(name)}
        value={side}
        options={[
          { value: 'one', label: partition.one, name: format.labelled(name, partition.one) },
          { value: 'two', label: partition.two, name: format.labelled(name, partition.two) },
        ]}
        onChoose={onChoose}
      />
    </div>
  );
}

/** As it is cut now; else the server that is selected against all others, or the leader with a minority of the voters. */
function sidesNow({ world }: WorldView, faces: readonly ServerFace[]): ReadonlyMap<string, Side> {
  const ids = faces.map(({ id }) => id);
  const [first = [], ...others] = networkParts(ids, serverLinks(world));
  const selected = useSelection.getState().selected?.id;
  const chosen = ids.filter((id) => id === selected);
  const one = others.length === 1 ? first : chosen.length > 0 ? chosen : minorityOf(faces);
  return new Map(ids.map((id) => [id, one.includes(id) ? 'one' : 'two']));
}

/** The most voters that cannot elect a leader while the others can: the leader, then those with the lowest numbers. */
function minorityOf(faces: readonly ServerFace[]): readonly ServerId[] {
  const leader = leaderOf(faces)?.id;
  const voters = faces.filter(({ votes }) => votes === 'voter').map(({ id }) => id);
  const order = [...voters.filter((id) => id === leader), ...voters.filter((id) => id !== leader)];
  return order.slice(0, Math.max(1, Math.floor((voters.length - 1) / 2)));
}

/** Who stands where, and which side can go on. */
function resultOf(
  sides: Sides,
  faces: readonly ServerFace[],
  words: Messages,
  partition: CardWords['partition'],
): string {
  if (!partsAnybody(sides)) return partition.nothing;
  const [one, two] = sides;
  const told = partition.result(words.ensemble.side(one), words.ensemble.side(two));
  const able = [one, two].map((side) => hasQuorum(side, faces));
  if (able[0] === able[1])
    return able[0] === true ? told : words.format.sentences([told, partition.noQuorum]);
  return words.format.sentences([
    told,
    partition.quorumHere(able[0] === true ? partition.one : partition.two),
  ]);
}

function hasQuorum(side: readonly LinkEnd[], faces: readonly ServerFace[]): boolean {
  const voters = faces.filter(({ id, votes }) => votes === 'voter' && side.includes(id));
  return voters.length >= (faces[0]?.quorum ?? 1) && side.some(isServerId);
}
