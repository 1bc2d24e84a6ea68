import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Stat and ACL: what each change moves',
  more: 'versions, zxids, an ACL that refuses, a TTL node',
  tags: ['version', 'ttl', 'acl'],
  sentence: () =>
    'A creates, writes, adds a child and sets an ACL. B may only read. Open the card of /config to see which fields move.',
  parameters: {
    pauseMs: { label: 'Pause between changes' },
    ttlMs: { label: 'TTL of /ttl', hint: 'The server looks every 2 s here, every 60 s by default.' },
  },
  steps: {
    'stat.create': 'Create /config: czxid, mzxid and pzxid are this transaction',
    'stat.write': 'Write its data: version, mzxid, mtime and dataLength move',
    'stat.child': 'Create a child: cversion, pzxid and numChildren move',
    'stat.deleteChild': 'Delete the child: cversion, pzxid and numChildren move again',
    'stat.acl': 'Set its ACL: aversion moves, and nothing else',
    'stat.refused': 'B may only read now: its write returns NoAuth',
    'stat.ttl': 'Create /ttl with a TTL: its ephemeralOwner stays 0x0',
    'stat.gone': 'Wait until the server deletes /ttl',
  },
  stepNames: {
    'stat.create': 'creates',
    'stat.write': 'writes',
    'stat.child': 'adds a child',
    'stat.deleteChild': 'deletes the child',
    'stat.acl': 'sets the ACL',
    'stat.refused': 'leaves it to B',
    'stat.ttl': 'creates a TTL node',
    'stat.gone': 'waiting',
  },
} satisfies ScenarioWords;
