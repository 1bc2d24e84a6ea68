import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { certificateOf, type Report } from '../src/rooms/breakIt/model/explore/total.ts';
import { withEnd } from '../src/rooms/breakIt/model/explore/explorerOf.ts';
import { RIGHT } from '../src/rooms/breakIt/model/explore/testing/programs.ts';
import { certify } from '../src/rooms/breakIt/ui/certify.ts';
import { startExploration } from '../src/rooms/breakIt/ui/startExploration.ts';
import { parseValues } from '../src/scenarios/catalogue.ts';
import { claimsOf } from '../src/scenarios/scenario/claims.ts';
import type { Scenario, ScenarioChoice } from '../src/scenarios/scenario/scenario.ts';
import type { Bound } from '../src/rooms/breakIt/model/explore/bound.ts';
import { parseArguments, targetOf } from './explore/arguments.ts';
import type { Pinned } from './explore/certificateLine.ts';
import { callScript } from './testing/callScript.ts';
import { areSweepsWhole, sampled } from './wideSweeps.mjs';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const pinned = JSON.parse(readFileSync(new URL('explore/pinned.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, Pinned>
>;

/** Each client takes a permit and asks nobody. */
const PERMITS = `export const permits = 2;
export default async function main({ zk, holds, sleep }) {
  const path = await zk.create('/exclusive_lock/p-', '', { mode: 'EPHEMERAL_SEQUENTIAL' });
  holds(path, { as: 'permit' });
  await sleep(1000);
}`;

const explore = (...args: readonly string[]) => callScript('scripts/explore.ts', ...args);

function explorePage(choice: ScenarioChoice, bound: Bound): Promise<Report> {
  return new Promise((done, fail) => {
    startExploration({ choice, bound }, { hear: (report, progress) => progress === 1 && done(report), fail });
  });
}

describe('npm run explore', () => {
  test('prints what it tried and found as one JSON object, with a link and a certificate', async () => {
    const { status, stdout, stderr } = await explore('try-lock', '--faults', 'drop', '--json');
    expect([status, stderr]).toEqual([0, '']);
    const report = JSON.parse(stdout) as Record<string, unknown>;
    expect(report).toMatchObject({
      complete: true,
      found: true,
      bound: { clients: 2, servers: 1, faults: ['drop'], atMost: 1, delays: 0 },
      violations: [{ invariant: 'I-4', commands: [{ command: { type: 'dropReply' } }] }],
      findings: [{ grade: 'mistake', invariant: 'I-4', line: null }],
      certificate: { complete: true, violated: ['I-4'], runs: report['runs'] },
    });
    expect(JSON.stringify(report['violations'])).toMatch(/http:\/\/localhost:4173\/#s=[\w-]+/);
    for (const count of ['runs', 'states', 'steps', 'seconds']) expect(report[count]).toBeGreaterThan(0);
  });

  test('takes more clients than there are permits, and says where there are too few of them', async () => {
    const file = join(temporaryFolder(), 'sem.js');
    writeFileSync(file, PERMITS);
    const found = JSON.parse((await explore(file, '--faults', 'none', '--json')).stdout) as unknown;
    expect(found).toMatchObject({
      bound: { clients: 3 },
      tooFewClients: null,
      violations: [{ invariant: 'I-41' }],
    });
    const { stdout } = await explore(file, '--faults', 'none', '--clients', '2');
    expect(stdout).toContain(
      'With 2 clients and 2 permits, I-41 is not put to the test unless a client takes several permits: try --clients 3.',
    );
    const order = parseArguments(['semaphore']);
    if (order.kind !== 'run') throw new Error('it is a run');
    expect(targetOf('semaphore', order, undefined).choice.clients).toBe(3);
  });

  test.each(
    sampled(
      [
        ['try-lock', 'variant=corrected'],
        // An everyday run asks an embed for it in a browser.
        ['herd-lock', 'variant=exists'],
      ] as const,
      2,
    ),
  )('comes to the counts that are pinned, as the page and an embed do: %s %s', async (name, set) => {
    const faults = ['kill', 'close', 'pause', 'cut', 'expire'] as const;
    const args = [name, '--set', set, '--faults', faults.join(','), '--json'];
    const asked = parseArguments(args);
    if (asked.kind !== 'run') throw new Error(asked.kind);
    const { certificate } = JSON.parse((await explore(...args)).stdout) as { readonly certificate: unknown };
    const { runs, states } = pinned[`${name} ${set} | 2 clients | 1 faults`] ?? {};
    expect(certificate).toMatchObject({ complete: true, runs, states });
    // An everyday run asks all three for the same where that is less: below.
    if (!areSweepsWhole) return;
    const { scenario, choice, bound } = targetOf(name, asked, undefined);
    const [key = '', value = ''] = set.split('=');
    // As the page composes it, whose clients otherwise wait for a user.
    const shown = { ...choice, values: { ...initial(scenario), [key]: value } };
    const page = await explorePage(withEnd(scenario, shown), bound);
    expect(certificate).toEqual(certificateOf(page, choice, claimsOf(scenario, choice.values)));
    expect(await certify(shown, { faults })).toEqual(certificate);
  });

  test('comes to the certificate that the page shows and an embed gives, with what is violated', async () => {
    const asked = parseArguments(['try-lock', '--faults', 'drop,kill', '--json']);
    if (asked.kind !== 'run') throw new Error(asked.kind);
    const { scenario, choice, bound } = targetOf('try-lock', asked, undefined);
    const shown = { ...choice, values: initial(scenario) };
    const page = await explorePage(withEnd(scenario, shown), bound);
    const { stdout } = await explore('try-lock', '--faults', 'drop,kill', '--json');
    const { certificate } = JSON.parse(stdout) as { readonly certificate: unknown };
    expect(certificate).toEqual(certificateOf(page, choice, claimsOf(scenario, choice.values)));
    expect(await certify(shown, { faults: ['drop', 'kill'] })).toEqual(certificate);
  });

  test('refuses a fault that there is not, as an embed is asked for it', async () => {
    const asked = parseArguments(['try-lock']);
    if (asked.kind !== 'run') throw new Error(asked.kind);
    const { choice } = targetOf('try-lock', asked, undefined);
    await expect(certify(choice, { faults: ['rain'] })).rejects.toThrow('there are kill');
  });

  test('tries a certificate of a program again, and tells one that was changed from it', async () => {
    const folder = temporaryFolder();
    const at = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const [right, other] = [RIGHT['one name, watched'] ?? '', RIGHT['polling every half second'] ?? ''];
    const file = at('right.js', right);
    const { stdout } = await explore(file, '--faults', 'kill', '--json');
    const { certificate } = JSON.parse(stdout) as { readonly certificate: { readonly runs: number } };
    const same = at('same.json', JSON.stringify(certificate));
    const changed = at('changed.json', JSON.stringify({ ...certificate, runs: certificate.runs + 1 }));
    const replay = async (...args: readonly string[]) => {
      const { status, stdout: said, stderr } = await explore('--replay', ...args);
      return `${status} ${said}${stderr}`;
    };
    const tried = [
      await replay(same, file),
      await replay(changed, file),
      await replay(same, at('other.js', other)),
      await replay(same),
    ];
    expect(tried[0]).toMatch(/^0 the same again: .* at most 1 of kill, complete: [\d,]+ runs, .* violated/);
    expect(tried[1]).toMatch(/^1 otherwise in runs: /);
    expect(tried[2]).toMatch(/^2 It is of another program/);
    expect(tried[3]).toMatch(/^2 .*name its file/);
  });

  test('tells a program’s own invariants apart by name, and takes a certificate from before it did', async () => {
    const folder = temporaryFolder();
    const [file, before] = [join(folder, 'own.js'), join(folder, 'before.json')];
    writeFileSync(
      file,
      "export const invariantOfTree = (tree) => !tree.exists('/a');\nexport default ({ zk }) => zk.create('/a');",
    );
    const { stdout } = await explore(file, '--faults', 'none', '--json');
    const { certificate } = JSON.parse(stdout) as { readonly certificate: object };
    expect(certificate).toMatchObject({ violated: ['I-40 invariantOfTree'] });
    writeFileSync(before, JSON.stringify({ ...certificate, violated: ['I-40'] }));
    expect((await explore('--replay', before, file)).stdout).toMatch(
      /^the same again: .*I-40 invariantOfTree violated/,
    );
  });

  test('says that nothing within the bound violates anything, and what no lease can prevent', async () => {
    const { status, stdout } = await explore('try-lock', '--set', 'variant=corrected', '--faults', 'expire');
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /every run within the bound was tried\n {2}No violation of I-1, I-3, I-4 within this bound\./,
    );
    expect(stdout).toContain('limit of every lease: I-3');
  });

  test('ends with 2 where what was asked for makes no sense', async () => {
    const { status, stdout, stderr } = await explore('no-such-lock');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/There is no scenario "no-such-lock"/);
  });

  test.each([
    [[], /Which scenario/],
    [['try-lock', '--faults', 'rain'], /There is no fault "rain"; there are kill,/],
    [['try-lock', '--at-most', '9'], /--at-most takes a whole number from 0/],
  ])('refuses %j', (args, problem) => {
    expect(parseArguments(args)).toMatchObject({ kind: 'wrong', problem: expect.stringMatching(problem) });
  });

  test('refuses several servers where the scenario has one', () => {
    const order = parseArguments(['try-lock', '--servers', '3']);
    if (order.kind !== 'run') throw new Error(order.kind);
    expect(() => targetOf('try-lock', order, undefined)).toThrow('try-lock has one server');
  });
});

function initial(scenario: Scenario) {
  const parsed = parseValues(scenario, {}, 'initial');
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}
