// Why a world of own programs is red that claim again and again: told by what made two claims possible, not by the last of them.
import { expect, test } from 'vitest';
import type { ClientId } from '../../../engine/index.ts';
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { claimantsIn } from '../../../scenarios/scenario/claimants.ts';
import { claimStory } from '../../../ui/select/claimStory.ts';
import { tell } from '../../../ui/select/tell.ts';
import { records } from '../../../words/en/records.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

test('a leader that was cut off: the cut, the expiry, and the claim from which on both lead', () => {
  expect(told(splitLeaders())).toEqual({
    cause:
      '6000 You partitioned the network: client A on one side, servers 1, 2, and 3 with clients B and C on the other',
    lost: expect.stringMatching(/^10000 .*client A’s session.*expired|^10000 .*expired.*client A/u),
    together: '10161 Client B believes it is the leader, because of /leader (line 13 of second)',
    claimed: 2,
  });
});

test('where the session’s end took the claim its znode, that it was deleted then belongs to it', () => {
  const [simulation] = splitLeaders().worlds;
  const violation = simulation?.violations.find(({ invariant }) => invariant === 'I-3');
  if (simulation === undefined || violation === undefined) throw new Error('a claim without its znode');
  const { deleted } = claimStory(
    simulation.trace,
    claimantsIn(simulation.worldAt(violation.step), violation),
  );
  expect(deleted).toMatchObject({ kind: 'txn.applied', changes: [{ type: 'deleted', path: '/leader' }] });
});

test('a leader that stood still: the pause', () => {
  const story = told(splitLeaders({ fault: 'pause' }));
  expect(story.cause).toBe('6000 You paused client A');
  expect(story.lost).toContain('expired');
});

test('claims that are let go of and made again at once are one claim', () => {
  const again = (code: string): string => code.replaceAll("holds('/leader'", "released(); holds('/leader'");
  const once = told(splitLeaders());
  expect(told(splitLeaders({ rewritten: again }))).toEqual(once);
});

test('a leader that lets go while it is cut off and claims again once it is back: the cut and the expiry, not the heal', () => {
  const again = (code: string): string =>
    code.includes('two leaders')
      ? code
          .replace(
            '  await zk',
            "  zk.on('state', (s) => (s === 'Disconnected' ? released() : claim()));\n  await zk",
          )
          .replace(
            '  for (;;) {',
            "  function claim() { holds('/leader', { as: 'leader' }); }\n  claim();\n  for (;;) {",
          )
          .replace("    holds('/leader', { as: 'leader' });\n", '')
      : code;
  const story = told(splitLeaders({ rewritten: again, healedAtMs: 14_000 }));
  expect(story).toMatchObject({
    cause:
      '6000 You partitioned the network: client A on one side, servers 1, 2, and 3 with clients B and C on the other',
    lost: expect.stringContaining('expired'),
    together: expect.stringMatching(/^14\d{3} Client A believes it is the leader/u),
    claimed: 2,
  });
});

function told(experiment: Experiment, only?: ClientId) {
  const [simulation] = experiment.worlds;
  const violation = simulation?.violations.findLast(({ invariant }) => invariant === 'I-12');
  if (simulation === undefined || violation === undefined) throw new Error('one leader');
  const claims = claimantsIn(simulation.world, violation).filter(({ client }) => client === (only ?? client));
  const { cause, lost, together, claimed } = claimStory(simulation.trace, claims);
  const say = (record: typeof cause) => record && `${record.timeMs} ${tell(records, record, simulation)}`;
  return { cause: say(cause), lost: say(lost), together: say(together), claimed: claimed.length };
}

test('a claim that never had a znode of its own has lost none: no cause is made up', () => {
  const usurper = (code: string): string =>
    code.includes('two leaders')
      ? code
      : "export default async ({ holds, sleep }) => { await sleep(2000); holds('/leader', { as: 'leader' }); await sleep(60_000); };";
  expect(told(splitLeaders({ rewritten: usurper }), 'client:B')).toMatchObject({ cause: null, lost: null });
});
