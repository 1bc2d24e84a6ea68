#!/usr/bin/env node
// npx znode-lab copy FOLDER [--only figures | --scenes ID,…] [--whole ADDRESS]: puts the lab where your site serves files from.
import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = `usage: npx znode-lab copy FOLDER [--only figures | --scenes ID,ID…] [--whole ADDRESS]

  npx znode-lab copy public/lab                             everything: the lab, its builder, the single file
  npx znode-lab copy public/lab --only figures              the five figures for documentation
  npx znode-lab copy public/lab --scenes herd-line,partition   embeds of any scenario, with the pictures of these

With --only and --scenes the whole lab is not copied, and embeds have no button to open it, unless --whole says where it is:
  --whole https://your.site/lab/
`;

/** In the package it lies beside this file. */
const LAB = process.env.ZNODE_LAB_FOLDER ?? fileURLToPath(new URL('./lab', import.meta.url));

process.exitCode = await main(process.argv.slice(2));

async function main(args) {
  const order = orderOf(args);
  if (order === null) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    const { files, scene } = await listOf(order);
    for (const file of files) {
      const target = join(order.folder, file);
      await mkdir(dirname(target), { recursive: true });
      await cp(join(LAB, file), target, { recursive: true });
    }
    if (files.includes('embed.html'))
      await tellWholePage(join(order.folder, 'embed.html'), order.whole ?? 'none');
    process.stdout.write(
      `The lab is in ${order.folder}. Paste this into a page, with the path that your site serves the folder at:\n\n` +
        '  <link rel="stylesheet" href="/lab/znode-lab.css" />\n' +
        `  <script type="module" src="/lab/znode-lab.js"></script>\n  <znode-lab scene="${scene}"></znode-lab>\n`,
    );
    return 0;
  } catch (error) {
    process.stderr.write(
      `nothing more was copied to ${order.folder}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return 1;
  }
}

/** Null for what makes no sense. */
function orderOf(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { only: { type: 'string' }, scenes: { type: 'string' }, whole: { type: 'string' } },
    });
    // `npx znode-lab FOLDER` is what version 0.1.0 took.
    const [folder, ...more] = positionals[0] === 'copy' ? positionals.slice(1) : positionals;
    if (folder === undefined || more.length > 0) return null;
    if (values.only !== undefined && (values.only !== 'figures' || values.scenes !== undefined)) return null;
    // It becomes a part of the page, between quotation marks.
    if (values.whole !== undefined && !/^[^"<>&]+$/.test(values.whole)) return null;
    const scenes = values.scenes?.split(',').filter((id) => id !== '');
    return scenes?.length === 0
      ? null
      : { folder, isFigures: values.only !== undefined, scenes, whole: values.whole };
  } catch {
    return null;
  }
}

/** Where the button of an embed that opens the whole lab leads; `none`: there is no such button. */
async function tellWholePage(page, address) {
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('<html ', `<html data-whole-page="${address}" `));
}

/** What to copy, and a scene that can then be shown. */
async function listOf({ isFigures, scenes }) {
  if (!isFigures && scenes === undefined) return { files: ['.'], scene: 'herd-figure' };
  const parts = JSON.parse(await readFile(join(LAB, 'parts.json'), 'utf8'));
  const ids = isFigures ? parts.figureIds : scenes;
  const pictures = ids.map((id) => `posters/${id.replaceAll('/', '-')}.svg`);
  for (const [index, picture] of pictures.entries())
    await stat(join(LAB, picture)).catch(() => {
      throw new Error(`there is no scene '${ids[index]}'`);
    });
  return { files: [...(isFigures ? parts.figures : parts.scenes), ...pictures], scene: ids[0] };
}
