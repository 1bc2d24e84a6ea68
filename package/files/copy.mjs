#!/usr/bin/env node
// npx znode-lab FOLDER: puts the lab where your site serves files from.
import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('-') || more.length > 0) {
  console.error('usage: npx znode-lab FOLDER    for example: npx znode-lab public/lab');
  process.exit(2);
}
try {
  await cp(fileURLToPath(new URL('./lab', import.meta.url)), folder, { recursive: true });
} catch (error) {
  console.error(`nothing was copied to ${folder}: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
console.log(
  `The lab is in ${folder}. Load znode-lab.js from there, or say src="/lab/" as your site serves it.`,
);
