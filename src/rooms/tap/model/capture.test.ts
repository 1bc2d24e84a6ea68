// Captures say the same as the tap would have heard.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCapture } from './capture.ts';
import { ConnectionDecoder } from './connectionDecoder.ts';
import { ACK, FIN, pcapngOf, pcapOf, RST, SYN, type Sent } from './testing/captureBytes.ts';
import { conversationIn, noise } from './testing/conversations.ts';
import type { TapEvent } from './tapEvent.ts';

const CONVERSATION = conversationIn(
  readFileSync(new URL('../../live/model/testing/recordedBytes.json', import.meta.url), 'utf8'),
);
const [CLIENT, SERVER] = [40_000, 50_181];

const NONE = new Uint8Array(0);

/** What makes the segments of a connection; numbers of bytes pass 2³². */
function connection(client: number, server: number) {
  const next = { client: 0xffffff00, server: 1000 };
  return (side: 'client' | 'server', flags: number, payload: Uint8Array): Sent => {
    const [from, to] = side === 'client' ? [client, server] : [server, client];
    const segment = { from, to, seq: next[side], flags, payload };
    next[side] = (next[side] + payload.length + (flags & (SYN | FIN) ? 1 : 0)) >>> 0;
    return segment;
  };
}

/** The recorded conversation as segments of at most 100 bytes. */
function segments(): Sent[] {
  const sent = connection(CLIENT, SERVER);
  return [
    sent('client', SYN, NONE),
    sent('server', SYN | ACK, NONE),
    ...CONVERSATION.flatMap(({ side, bytes }) =>
      Array.from({ length: Math.ceil(bytes.length / 100) }, (_, index) =>
        sent(side, ACK, bytes.slice(index * 100, (index + 1) * 100)),
      ),
    ),
    sent('client', FIN | ACK, NONE),
    sent('server', FIN | ACK, NONE),
  ];
}

function heard(): readonly object[] {
  const decoder = new ConnectionDecoder(1, { keepsData: false });
  return CONVERSATION.flatMap(({ side, bytes }) =>
    decoder.take(side, bytes, 0).map(({ event }) => event),
  ).map(timeless);
}

function timeless({ atMs: _atMs, ...event }: TapEvent): object {
  return 'latencyMs' in event ? { ...event, latencyMs: null } : event;
}

function eventsIn(bytes: Uint8Array): readonly TapEvent[] {
  const capture = readCapture(bytes);
  if ('kind' in capture) throw new Error(capture.kind);
  return capture.events;
}

describe.each([
  ['pcap', pcapOf],
  ['pcapng', pcapngOf],
])('a %s file', (_name, write) => {
  it('says what was said, and when', () => {
    const capture = readCapture(write(segments()));
    expect(capture).toMatchObject({ epochMs: 1_700_000_000_000, upstreams: ['10.0.0.1:50181'] });
    const events = eventsIn(write(segments()));
    expect(events[0]).toEqual({
      atMs: 0,
      connection: 1,
      kind: 'opened',
      server: 1,
      client: '10.0.0.2:40000',
    });
    expect(events.at(-1)).toMatchObject({ kind: 'ended', by: 'client' });
    expect(events.slice(1, -1).map(timeless)).toEqual(heard());
    expect(events.find(({ kind }) => kind === 'answer')).toMatchObject({ latencyMs: expect.any(Number) });
  });

  it('may have segments twice and in another order', () => {
    const all = segments();
    for (let at = 3; at + 1 < all.length; at += 5) {
      const [first, second] = [all[at], all[at + 1]];
      if (first === undefined || second === undefined || first.from !== second.from) continue;
      all.splice(at, 2, second, first, second);
    }
    expect(eventsIn(write(all)).slice(1, -1).map(timeless)).toEqual(heard());
  });

  it('names the bytes that it lacks', () => {
    const all = segments();
    const lost = all.findIndex(({ from }, index) => index > 20 && from === SERVER);
    const bytes = all[lost]?.payload.length;
    all.splice(lost, 1);
    const events = eventsIn(write(all));
    expect(events).toContainEqual(expect.objectContaining({ kind: 'gap', side: 'server', bytes }));
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'opaque', side: 'server', why: 'missing' }),
    );
    expect(events.filter(({ kind }) => kind === 'request')).toHaveLength(
      heard().filter((event) => 'kind' in event && event.kind === 'request').length,
    );
  });

  it('that is damaged anywhere is read as far as it goes', () => {
    const whole = write(segments());
    const chance = noise(5);
    for (let round = 0; round < 100; round++) {
      const damaged = whole.slice(0, whole.length - round * 7);
      for (const at of [1, 2, 3]) damaged[(at * 7919 + round * 131) % damaged.length] = chance(1)[0] ?? 0;
      expect(() => readCapture(damaged)).not.toThrow();
    }
  });
});

it('has connections that were there before the capture, beside new ones to other servers', () => {
  const sent = connection(1999, 2181);
  const running = CONVERSATION.slice(2, 40).map(({ side, bytes }) => sent(side, ACK, bytes));
  const capture = readCapture(pcapOf([...running, ...segments()]));
  expect(capture).toMatchObject({ upstreams: ['10.0.0.1:2181', '10.0.0.1:50181'] });
  const opened = eventsIn(pcapOf([...running, ...segments()])).filter(({ kind }) => kind === 'opened');
  expect(opened).toMatchObject([
    { server: 1, client: '10.0.0.2:1999' },
    { server: 2, client: '10.0.0.2:40000' },
  ]);
});

it('has connections to other servers at the port where a client connects', () => {
  const sent = connection(60_000, SERVER);
  const running = CONVERSATION.slice(2, 40).map(({ side, bytes }) => sent(side, ACK, bytes));
  expect(readCapture(pcapOf([...running, ...segments()]))).toMatchObject({
    upstreams: ['10.0.0.1:50181', '10.0.0.2:50181'],
  });
});

describe('a connection', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  it('goes on after one side has said all it will say', () => {
    const sent = connection(CLIENT, SERVER);
    const events = eventsIn(
      pcapOf([
        ...segments(),
        sent('client', SYN, NONE),
        sent('server', SYN | ACK, NONE),
        sent('client', ACK, bytes('ruok')),
        sent('client', FIN | ACK, NONE),
        sent('server', ACK, bytes('imok')),
        sent('server', FIN | ACK, NONE),
      ]),
    );
    expect(events.slice(-3)).toMatchObject([
      { kind: 'opened', connection: 2 },
      { kind: 'word', word: 'ruok' },
      { kind: 'ended', connection: 2, by: 'client', bytes: { client: 4, server: 4 } },
    ]);
  });

  it.each([
    [
      'is over with a reset',
      (all: Sent[]) => all.map((each, index) => (index === all.length - 2 ? { ...each, flags: RST } : each)),
    ],
    ['that only one side has ended is over where the capture ends', (all: Sent[]) => all.slice(0, -1)],
    [
      'that only one side has ended is over where its port is used again',
      (all: Sent[]) => [...all.slice(0, -1), ...all.slice(0, 1)],
    ],
  ])('%s', (_name, changed) => {
    const events = eventsIn(pcapOf(changed(segments())));
    expect(events.filter(({ kind }) => kind === 'ended')).toMatchObject([{ connection: 1, by: 'client' }]);
  });
});

it('says what it cannot read', () => {
  expect(readCapture(new TextEncoder().encode('{"format":"znode-lab-tap/1"}'))).toEqual({
    kind: 'noCapture',
  });
  const wireless = pcapOf(segments());
  wireless[20] = 105;
  expect(readCapture(wireless)).toEqual({ kind: 'linkType', linkType: 105 });
  expect(readCapture(pcapOf([]))).toEqual({ kind: 'noServer' });
});
