// Another person's program in an embed: it is shown before it runs, runs after a yes, and can be changed by its readers.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../../../../e2e/fewFrames.ts';
import { faultsOf } from '../../../../e2e/axe.ts';
import { frameOf } from './hostPage.ts';
import { watchFor } from '../../../../e2e/hosts/guest.ts';
import { serve, type Served } from '../../../../e2e/hosts/hostServer.ts';
import { APACHE } from '../../../../e2e/hosts/policies.ts';

const PANELS = 'panels="sentence,transport,card,editor,open"';
const PROGRAM = `// theirs
export default async function main(client) {
  await client.zk.create('/of-the-host', client.name, { mode: 'EPHEMERAL_SEQUENTIAL' });
  await client.sleep(600000);
}
`;

/** As “Share” gives it to the author of that program: writing it in the page costs as much as a test, in each worker. */
const link = packed(
  JSON.stringify({
    v: 2,
    behaviour: 1,
    choices: [
      {
        scenario: 'own-recipe',
        seed: 1,
        clients: 3,
        values: { promise: 'fromCode', library: 'java', arrival: 'together', holdMs: 0 },
        code: PROGRAM,
      },
    ],
    commands: [],
    playhead: { step: 57, timeMs: 25 },
    hash: '5d6d871653ae374f',
    view: 'single',
  }),
);

test('code of a link is shown with a question, and runs after a yes beside its world', async ({ page }) => {
  const wrong = watchFor(page);
  await inHost(page, `<znode-lab link="${link}" ${PANELS}></znode-lab>`, APACHE, async (lab) => {
    await lab.locator('button.poster').press('Enter');
    await expect(lab.getByText(/^This world runs the code below/)).toBeFocused();
    await expect(code(lab)).toContainText('// theirs');
    await expect(lab.getByRole('button', { name: 'Run', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(lab.getByRole('button', { name: /^Client A/ })).toHaveCount(0);
    expect(await faultsOf(page, { impact: 'serious' })).toEqual([]);
    await lab.getByRole('button', { name: 'Run it' }).click();
    await expect(lab.getByRole('button', { name: /of-the-host/ }).first()).toBeVisible();
    // It plays, or has come to where nothing happens for long.
    await expect(lab.getByRole('button', { name: /^(?:Pause|Idle)$/ })).toBeVisible();

    // A reader writes something else, and nothing of it is there on another visit.
    await code(lab).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(PROGRAM.replace('theirs', 'mine').replace('of-the-host', 'of-a-reader'));
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(lab.getByRole('button', { name: /of-a-reader/ }).first()).toBeVisible();
    await lab.getByRole('button', { name: 'Code', exact: true }).click();
    await expect(code(lab)).toHaveCount(0);
    await page.reload();
    await lab.locator('button.poster').click();
    await expect(code(lab)).toContainText('// theirs');
    expect(wrong).toEqual([]);
  });
});

test('after a no it is read and can be run; another program is asked about again; readers write one where none came', async ({
  page,
}) => {
  await test.step('after a no it is read, and runs only once a reader presses Run', async () => {
    await inHost(page, `<znode-lab link="${link}" ${PANELS} poster="no"></znode-lab>`, null, async (lab) => {
      await expect(lab.getByText(/^This world runs the code below/)).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      await lab.getByRole('button', { name: 'Only read it' }).click();
      await expect(code(lab)).toContainText('// theirs');
      await expect(lab.getByRole('button', { name: /^Client A/ })).toHaveCount(0);
      await lab.getByRole('button', { name: 'Run', exact: true }).click();
      await expect(lab.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
    });
  });

  await test.step('once there is an interpreter, code under a disguised name is still asked about', async () => {
    const other = unpacked(link)
      .replace('// theirs', '// disguised')
      .replace('"code":', String.raw`"\u0063ode":`);
    await inHost(page, `<znode-lab link="${link}" ${PANELS} poster="no"></znode-lab>`, null, async (lab) => {
      await lab.getByRole('button', { name: 'Run it' }).click();
      await expect(lab.getByRole('button', { name: /^Client A/ }).first()).toBeVisible();
      await page.locator('znode-lab').evaluate(
        (element, parameters) => {
          void (element as HTMLElement & { load(given: unknown): Promise<unknown> }).load(parameters);
        },
        { link: packed(other), panels: 'transport,editor' },
      );
      await expect(lab.getByText(/^This world runs the code below/)).toBeVisible();
      await expect(code(lab)).toContainText('// disguised');
    });
  });

  await test.step('a reader writes a recipe in an embed that came without one', async () => {
    await inHost(page, `<znode-lab ${PANELS} poster="no"></znode-lab>`, null, async (lab) => {
      await lab.getByRole('button', { name: 'Code', exact: true }).click();
      await expect(lab.getByText('No syntax errors.')).toBeVisible();
      await expect(lab.getByRole('button', { name: 'Break it' })).toHaveCount(0);
      await lab.getByRole('button', { name: 'Run', exact: true }).click();
      const world = lab.getByRole('region', { name: 'Your own recipe' });
      await expect(world.getByRole('button', { name: /^Client A, (?!not started)/ })).toBeVisible();
    });
  });
});

test('without an editor, or under a policy without WebAssembly, it says so and runs nothing', async ({
  page,
}) => {
  await test.step('without the editor among its panels it names the link, however it is written', async () => {
    const hidden = packed(unpacked(link).replace('"code":', String.raw`"\u0063ode":`));
    for (const said of [link, hidden])
      await inHost(page, `<znode-lab link="${said}" poster="no"></znode-lab>`, null, async (lab) => {
        const problems = lab.getByRole('status', { name: 'Invalid parameters' });
        await expect(problems).toContainText('link');
        await expect(lab.getByRole('button', { name: /of-the-host/ })).toHaveCount(0);
      });
  });

  await test.step('under a policy without WebAssembly it says so', async () => {
    const strict =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-src 'self'";
    await inHost(
      page,
      `<znode-lab link="${link}" ${PANELS} poster="no"></znode-lab>`,
      strict,
      async (lab) => {
        await expect(lab.getByRole('alert')).toContainText('This site forbids WebAssembly');
        await expect(code(lab)).toHaveCount(0);
        await expect(lab.getByRole('button', { name: /^Client A/ })).toHaveCount(0);
      },
    );
  });
});

const code = (lab: FrameLocator) => lab.getByRole('textbox', { name: 'Code in the editor' });

async function inHost(
  page: Page,
  tag: string,
  policy: string | null,
  use: (lab: FrameLocator) => Promise<void>,
): Promise<void> {
  const host: Served = await serve({
    pages: {
      '/index.html': `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:," /><h1>Host</h1>${tag}<script type="module" src="/lab/znode-lab.js"></script></html>`,
    },
    ...(policy === null ? {} : { headers: { 'content-security-policy': policy } }),
  });
  try {
    await page.goto(host.origin);
    await use(frameOf(page));
  } finally {
    host.close();
  }
}

function unpacked(encoded: string): string {
  return inflateRawSync(Buffer.from(encoded, 'base64url')).toString();
}

function packed(text: string): string {
  return deflateRawSync(text).toString('base64url');
}
