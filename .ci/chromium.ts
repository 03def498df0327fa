import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * The names of the executables, in order of preference. The headless shell is Chromium without windows. With it, the
 * tests use about a tenth less CPU time.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
  `${process.env['PROGRAMFILES(X86)'] ?? 'C:\\Program Files (x86)'}\\Google\\Chrome\\Application\\chrome.exe`,
];

/** Returns the path of a program, or undefined. Looks in the folders on the PATH, and then in `others`. */
export function onPath(name: string, others: readonly string[] = []): string | undefined {
  const dirs = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  return [...dirs, ...others].map((dir) => `${dir}/${name}`).find((file) => existsSync(file));
}

/** Returns the path of Playwright's own Chromium if it is installed. */
async function playwrights(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/**
 * Returns the path of an installed Chrome or Chromium, or undefined. `CHROMIUM_PATH` takes precedence.
 */
async function findChromium(): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return (
    NAMES.map((name) => onPath(name)).find((file) => file !== undefined) ??
    PLACES.find((file) => existsSync(file)) ??
    (await playwrights())
  );
}

/**
 * Returns the path of Chrome or Chromium. If neither is installed, installs Chromium: Debian's package when running as
 * root, otherwise Playwright's.
 *
 * @throws Error if the installation fails. The message says what to do.
 */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  if (found) return found;
  const root = process.getuid?.() === 0;
  if (root && onPath('apt-get')) {
    console.log("No Chromium found: installing Debian's package.");
    run('apt-get', ['update']);
    const install = (name: string) => run('apt-get', ['install', '-y', '--no-install-recommends', name]);
    // Older releases of Debian don't have the headless shell.
    if (install('chromium-headless-shell') || install('chromium')) {
      const installed = await findChromium();
      if (installed) return installed;
    }
  }
  console.log("No Chromium found: installing Playwright's.");
  run('npx', ['playwright', 'install', 'chromium']);
  const installed = await findChromium();
  if (installed) return installed;
  throw new Error(
    "The tests require Chromium, and it can't be installed. Install Google Chrome or Chromium, or set CHROMIUM_PATH to its executable.",
  );
}

/**
 * Features to turn off. Chromium uses only the last `--disable-features`, so the list starts with the features that
 * Playwright turns off. `WebUIOmnibox…` loads the address bar's popups for each new window, which takes a sixth of the
 * end-to-end tests' CPU time. `SpareRendererForSitePerProcess` starts a spare process for each page, and these
 * processes might never be used.
 */
const DISABLED_FEATURES = [
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
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/**
 * Returns launch options for Playwright. If the current user is root, the options turn off Chromium's sandbox, which
 * doesn't work for root.
 */
export function launchOptions(executablePath: string): { executablePath: string; args: string[] } {
  const flags = [
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
    '--disable-sync',
    '--no-first-run',
  ];
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...flags] : flags };
}
