// @ts-check
// npm run browser: finds a Chromium-family browser for the tests, or (when run as a program) installs one.
//   import { browserLaunch } from './browser.mjs'   launch options for Playwright and Vitest
//   node scripts/browser.mjs                        makes sure there is a browser; exit 1 with advice if not
import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpIfAsked } from './helpIfAsked.mjs';

/** As Playwright disables them: of two switches of a name only the last counts. scripts/browser.test.ts compares them. */
export const PLAYWRIGHT_DISABLES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/** The pages of the address bar's list, which nobody opens: each test's window loads them, half a second of processor time. */
const UNUSED = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

const FLAGS = [
  `--disable-features=${[...PLAYWRIGHT_DISABLES, ...UNUSED, 'SpareRendererForSitePerProcess'].join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
const args = isRoot || process.env.CI ? ['--no-sandbox', ...FLAGS] : FLAGS;

/** @param {string | undefined} p */
function executable(p) {
  if (!p) return false;
  try {
    accessSync(p, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** `--version` must answer: weeds out Ubuntu's snap stub and broken installs. @param {string} p */
function answers(p) {
  if (process.platform === 'win32') return true; // chrome.exe --version opens a window there
  const r = spawnSync(p, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 20_000 });
  return r.status === 0 && /Chrom|Edge/i.test(r.stdout);
}

/** Playwright's own download (either the full build or the headless shell). */
function bundled() {
  try {
    const { registry } = createRequire(import.meta.url)('playwright-core/lib/coreBundle').registry;
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const p = registry.findExecutable(name)?.executablePath();
      if (executable(p)) return true;
    }
  } catch {
    /* private API: fall through to the public one */
  }
  try {
    const { chromium } = createRequire(import.meta.url)('playwright-core');
    return executable(chromium.executablePath());
  } catch {
    return false;
  }
}

function systemCandidates() {
  const { env } = process;
  if (process.platform === 'darwin')
    return [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ];
  if (process.platform === 'win32')
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].flatMap((d) =>
      d
        ? [join(d, 'Google/Chrome/Application/chrome.exe'), join(d, 'Microsoft/Edge/Application/msedge.exe')]
        : [],
    );
  const dirs = [
    ...(env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/usr/local/bin',
    '/opt/google/chrome',
    '/snap/bin',
  ];
  // The shell draws the same pages without a browser's own windows, in two thirds of the time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
    'microsoft-edge',
  ];
  return names.flatMap((n) => [...new Set(dirs)].map((d) => join(d, n)));
}

const namedBrowser = () => process.env.CHROMIUM_PATH ?? process.env.CHROME_PATH;

/** @returns {{ source: string, executablePath?: string } | undefined} */
function findBrowser() {
  const named = namedBrowser();
  if (named) return executable(named) ? { source: 'CHROMIUM_PATH', executablePath: named } : undefined;
  if (bundled()) return { source: 'playwright' };
  const p = systemCandidates().find((c) => executable(c) && answers(c));
  return p ? { source: 'system', executablePath: p } : undefined;
}

/** Launch options for playwright.config.ts and vitest.config.ts. */
export function browserLaunch() {
  const found = findBrowser();
  if (!found?.executablePath) return { args };
  // Asking a browser its version takes a third of a second: processes below inherit the answer.
  process.env.CHROMIUM_PATH = found.executablePath;
  return { executablePath: found.executablePath, args };
}

/** @param {string} cmd @param {string[]} argv @param {NodeJS.ProcessEnv} [env] */
function sh(cmd, argv, env = {}) {
  console.error(`[browser] ${cmd} ${argv.join(' ')}`);
  const r = spawnSync(cmd, argv, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    timeout: 600_000,
  });
  return r.status === 0;
}

function isDebian() {
  try {
    const os = readFileSync('/etc/os-release', 'utf8');
    return /^ID=("?)debian\1$/m.test(os); // not Ubuntu: its chromium package is a snap stub
  } catch {
    return false;
  }
}

const APT = { DEBIAN_FRONTEND: 'noninteractive' };

/** From Debian, with a font for Chinese: a bare Debian draws boxes. @param {string} name */
function install(name) {
  return sh('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-wqy-microhei'], APT);
}

/** @param {{ source: string, executablePath?: string }} found */
function isFullSystemBrowser({ source, executablePath }) {
  return source === 'system' && !executablePath?.endsWith('headless-shell');
}

/** The shell if it can be had, else what there is. @template T @param {T} found */
function withShell(found) {
  install('chromium-headless-shell');
  return findBrowser() ?? found;
}

function ensure() {
  let found = findBrowser();
  if (namedBrowser()) return found;
  const hasApt = isRoot && isDebian();
  // If there is a browser already, install the shell only on a CI machine, never on somebody's own.
  if (found) return hasApt && process.env.CI && isFullSystemBrowser(found) ? withShell(found) : found;
  if (hasApt) {
    if (sh('apt-get', ['update'], APT) && !install('chromium-headless-shell')) install('chromium');
    found = findBrowser();
    if (found) return found;
  }
  const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
  const withDeps = isRoot ? ['--with-deps'] : [];
  sh(process.execPath, [cli, 'install', ...withDeps, '--only-shell', 'chromium']);
  return findBrowser();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  helpIfAsked(import.meta.url);
  const found = ensure();
  if (!found) {
    const named = namedBrowser();
    console.error(
      named
        ? `CHROMIUM_PATH (or CHROME_PATH) names ${named}, which cannot be executed: correct it or unset it`
        : `No Chromium or Chrome was found and none could be installed; the lines above say why. Install one:
  Debian, as root   apt-get install chromium
  any system        npx playwright install chromium      (on Linux, as root: npx playwright install --with-deps chromium)
or name the one you have: CHROMIUM_PATH=/path/to/chrome npm test`,
    );
    process.exit(1);
  }
  const version = found.executablePath
    ? execFileSync(found.executablePath, ['--version'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    : '';
  console.error(`[browser] ${found.source} ${found.executablePath ?? ''} ${version}`);
}
