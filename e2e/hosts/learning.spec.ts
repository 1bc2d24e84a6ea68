// A learning platform: its page holds plain frames, and gives each the height that it asks for, by LTI's message or by H5P's.
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../fewFrames.ts';
import { faultsOf } from '../axe.ts';
import { focused, watchFor } from './guest.ts';
import { serve, type Served } from './hostServer.ts';

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Course</title><link rel="icon" href="data:," />
<main><h1>Locks</h1>
<iframe id="lti" class="tool" title="A herd and a line" src="/lab/embed.html#?scene=herd-figure&theme=light&language=en&caption=A+herd" style="width:100%;height:150px;border:0"></iframe>
<iframe id="h5p" title="Eine Sperre" src="/lab/embed.html#?scene=herd-line&clients=4&theme=dark&language=zh-CN" style="width:100%;height:150px;border:0"></iframe>
</main>
<script>
  // As learning platforms do it that take tools by LTI.
  addEventListener('message', ({ source, data }) => {
    const message = typeof data === 'string' ? {} : data;
    const frame = document.getElementById('lti');
    if (message.subject === 'lti.frameResize' && source === frame.contentWindow) frame.style.height = message.height + 'px';
  });
  // As h5p-resizer.js does it on pages that hold H5P's frames.
  addEventListener('message', ({ source, data }) => {
    const frame = document.getElementById('h5p');
    if (data.context === 'h5p' && data.action === 'resize' && source === frame.contentWindow) frame.style.height = data.scrollHeight + 'px';
  });
</script></html>`;

let host: Served;
test.beforeAll(async () => {
  host = await serve({ pages: { '/index.html': PAGE } });
});
test.afterAll(() => host.close());

test('frames in a course are as high as what they show, and have their own theme and language', async ({
  page,
}) => {
  const wrong = watchFor(page);
  await page.goto(host.origin);
  const herd = page.frameLocator('#lti');
  const lock = page.frameLocator('#h5p');
  for (const frame of [herd, lock]) await expect(frame.locator('button.poster')).toBeVisible();
  await expectNoScrolling(page, '#lti');
  await expectNoScrolling(page, '#h5p');
  await expect.poll(() => schemeOf(herd)).toBe('light');
  await expect.poll(() => schemeOf(lock)).toBe('dark');
  await expect(lock.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(await focused(page)).toBe('BODY');
  await herd.locator('button.poster').click();
  await expect(herd.getByRole('button', { name: 'Pause' })).toBeVisible();
  await lock.locator('button.poster').click();
  await expect(lock.getByRole('button', { name: /^客户端 A/ }).first()).toBeVisible();
  await expectNoScrolling(page, '#lti');
  await expectNoScrolling(page, '#h5p');
  expect(await faultsOf(page, { impact: 'serious' })).toEqual([]);
  expect(wrong).toEqual([]);
});

async function expectNoScrolling(page: Page, frame: string): Promise<void> {
  await expect
    .poll(() =>
      page
        .frameLocator(frame)
        .locator('html')
        .evaluate((html) => html.scrollHeight - html.clientHeight),
    )
    .toBe(0);
}

function schemeOf(frame: FrameLocator): Promise<string> {
  return frame.locator('html').evaluate((html) => getComputedStyle(html).colorScheme);
}
