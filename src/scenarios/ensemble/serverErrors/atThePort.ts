// What servers say of connections that they do not take: bytes of another protocol, and more clients than an address may have.
import type { Cue, WireId } from '../../../engine/index.ts';
import { countParameter } from '../../scenario/parameters.ts';
import { numbered, once, press, quiet, when } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { integerOf, storyParameter } from '../parameters.ts';
import { packetLengthWords, tooManyWords } from './portWords.ts';

const A = 'client:A';
const C = 'client:C';

/** "Len error … advertised length of 1195725856", "Packet len 1213486160 is out of range": the first four bytes of another protocol, read as the length of a packet. */
export const packetLength = ensembleScenario({
  id: 'packet-length',
  words: packetLengthWords,
  views: ['serverTrees'],
  parameters: [storyParameter('get', 'http', 'tls'), countParameter('servers', 3, 7, 3)],
  clients: { min: 1, max: 20, initial: 1 },
  point: ({ story }) => (story === 'none' ? null : { kind: 'connection.refused' }),
  setup: (choice) =>
    ensembleStage(choice, {
      voters: integerOf(choice.values, 'servers', 3),
      cast: [{ at: 1, programs: BUTTONS }],
      script: spoken(LENGTHS[String(choice.values['story'])]),
    }),
});

/** `GET `, `HTTP` and the beginning of a TLS record, as a number of four bytes. */
const LENGTHS: Readonly<Record<string, number>> = {
  get: 1_195_725_856,
  http: 1_213_486_160,
  tls: 369_295_616,
};
const STRANGER: WireId = 'wire:stranger';

function spoken(length: number | undefined): readonly Cue[] {
  if (length === undefined) return [];
  return when(
    quiet(500),
    { type: 'openWire', wire: STRANGER, server: numbered(1) },
    { type: 'sendWire', wire: STRANGER, message: { kind: 'unreadable', length } },
  );
}

/** "Too many connections from … - max is 60". */
export const tooManyConnections = ensembleScenario({
  id: 'too-many-connections',
  words: tooManyWords,
  views: ['serverTrees'],
  parameters: [storyParameter('limit')],
  clients: { min: 3, max: 20, initial: 3 },
  setup(choice) {
    const at = { at: 1, others: [], programs: BUTTONS };
    const setup = ensembleStage(choice, {
      voters: 3,
      cast: Array.from({ length: choice.clients }, () => at),
      script:
        choice.values['story'] === 'none'
          ? []
          : [
              ...when(once('connection.refused', { afterMs: 3000 }), { type: 'closeClient', client: A }),
              ...when(once('session.created', { afterMs: 500 }), press(C, 'write')),
            ],
    });
    // One too few for a story, and enough for all without one.
    const maxClientCnxns = choice.values['story'] === 'none' ? choice.clients : choice.clients - 1;
    return { ...setup, config: { ...setup.config, maxClientCnxns, oneClientAddress: true } };
  },
});
