import { describe, expect, test } from 'vitest';
import { callScript } from './testing/callScript.ts';

const breakIt = (...args: readonly string[]) => callScript('scripts/break.ts', ...args);

describe('npm run break', () => {
  test('prints what it found as one JSON object, with a link', async () => {
    const { status, stdout, stderr } = await breakIt(
      'try-lock',
      '--allow',
      'drop',
      '--first',
      '--seconds',
      '600',
      '--json',
    );
    expect([status, stderr]).toEqual([0, '']);
    const report = JSON.parse(stdout) as Record<string, unknown>;
    expect(report).toMatchObject({
      found: true,
      invariant: 'I-4',
      commands: [{ command: { type: 'dropReply' } }],
    });
    expect(report['link']).toMatch(/^http:\/\/localhost:4173\/#s=[\w-]+$/);
    for (const count of ['steps', 'runs', 'seconds']) expect(report[count]).toBeGreaterThan(0);
  });

  test('its first line says what is wrong and at which line', async () => {
    const { stdout } = await breakIt('src/ownRecipes/examples/lostUpdate.js', '--first', '--seconds', '600');
    expect(stdout).toMatch(/^mistake, line \d+: I-\d+ /);
  });

  test('its commands are those that npm run sim takes', async () => {
    const { stdout } = await breakIt('try-lock', '--allow', 'drop', '--first', '--seconds', '600', '--json');
    const { commands } = JSON.parse(stdout) as { readonly commands: readonly { readonly give: string }[] };
    const given = commands.flatMap(({ give }) => ['--give', give]);
    const settings = ['--set', 'arrival=staggered', '--set', 'rounds=1', '--set', 'holdMs=untilReleased'];
    const sim = await callScript(
      'scripts/sim.ts',
      'try-lock',
      '--clients',
      '2',
      ...settings,
      ...given,
      '--json',
    );
    expect(JSON.parse(sim.stdout)).toMatchObject({ violations: ['I-4'] });
  });

  test('says how much was tried when nothing was found, and that it proves nothing', async () => {
    const { status, stdout } = await breakIt(
      'try-lock',
      '--set',
      'variant=corrected',
      '--allow',
      'none',
      '--seconds',
      '1',
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Nothing was found, which proves nothing\.\nTried: [\d,]+ runs, [\d,]+ steps/);
  });

  test.each([
    [[], /Which scenario/],
    [['no-such-lock'], /There is no scenario "no-such-lock"/],
    [['try-lock', '--allow', 'rain'], /There is no fault "rain"; there are kill,/],
    [['try-lock', '--seconds', '0'], /--seconds takes a whole number from 1/],
    [['try-lock', '--set', 'variant=nonsense'], /variant takes/],
    [['try-lock', '--clients', '1'], /--clients takes a whole number from 2/],
  ])('refuses %j with exit 2 and what would be right', async (args, words) => {
    const { status, stdout, stderr } = await breakIt(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(words);
  });
});
