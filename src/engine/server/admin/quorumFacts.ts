// What a server of an ensemble knows of the others, as the AdminServer has it.
import { serverNumber, type ServerId } from '../../model/ids.ts';
import { counterOf, epochOf, zxidText } from '../../model/zxid.ts';
import { electionPort, quorumPort } from '../quorum/configNode.ts';
import type { AdminRecord } from './adminValue.ts';
import type { AdminView } from './adminView.ts';

export function leaderFacts({ self }: AdminView): AdminRecord {
  const peer = self.peer.value;
  if (peer === null) return { error: 'server is not initialized' };
  if (peer.leader === null) return {};
  return {
    is_leader: peer.role === 'LEADING',
    leader_id: serverNumber(peer.leader),
    leader_ip: HOST,
  };
}

/** Of the others a server does not know where clients reach them. */
export function votingView(view: AdminView): AdminRecord {
  const voters = view.self.peer.value?.voters ?? [];
  const members = voters.map((id) => {
    const number = serverNumber(id);
    return [
      String(number),
      {
        server_addresses: [`${HOST}:${quorumPort(number)}`],
        election_addresses: [`${HOST}:${electionPort(number)}`],
        client_address: id === view.self.vars.value.id ? clientAddress(view, id) : '',
        learner_type: 'participant',
      },
    ] as const;
  });
  return { current_config: Object.fromEntries(members) };
}

export function observerFacts({ self }: AdminView): AdminRecord {
  const synced = [...self.learners.values()].filter(
    ({ kind, state }) => kind === 'observer' && (state === 'acknowledged' || state === 'synced'),
  );
  return { synced_observers: synced.length, observers: [] };
}

export function zabFacts(view: AdminView): AdminRecord {
  const { self } = view;
  const peer = self.peer.value;
  if (peer === null) return { voting: false, zabstate: '' };
  const { id, lastProcessedZxid } = self.vars.value;
  const number = serverNumber(id);
  return {
    myid: number,
    is_leader: peer.role === 'LEADING',
    quorum_address: addressFacts(quorumPort(number)),
    election_address: addressFacts(electionPort(number)),
    client_address: clientAddress(view, id),
    voting: peer.voters.includes(id) && peer.role !== 'LOOKING',
    last_zxid: zxidText(lastProcessedZxid),
    zab_epoch: epochOf(lastProcessedZxid),
    zab_counter: counterOf(lastProcessedZxid),
    zabstate: peer.phase,
  };
}

/** MultipleAddresses, all of whose getters are told. */
function addressFacts(port: number): AdminRecord {
  const address = `${HOST}:${port}`;
  return {
    empty: false,
    all_addresses: [address],
    all_reachable_addresses: [address],
    one: address,
    reachable_address: address,
    wildcard_addresses: [`0.0.0.0:${port}`],
    all_ports: [port],
    all_host_strings: [HOST],
    all_reachable_addresses_or_all: [address],
    reachable_or_one: address,
  };
}

function clientAddress({ config }: AdminView, id: ServerId): string {
  return `${HOST}:${config.clientPorts?.[serverNumber(id) - 1] ?? 2181}`;
}

const HOST = '127.0.0.1';
