import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from './chromium.js';

/** The folder for programs that the tests have downloaded. */
const FOLDER = join(import.meta.dirname, '../.tmp/programs');

function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${error?.message ?? stderr}`);
}

/**
 * Downloads a Debian package and unpacks it. Does not install it, because that requires root, and Debian starts the
 * services that it installs. The lists of packages are in a separate folder for the same reason, and because the
 * system's lists may be outdated or missing.
 */
function download(name: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const lists = join(folder, 'lists');
  const cache = join(folder, 'cache');
  mkdirSync(join(lists, 'partial'), { recursive: true });
  mkdirSync(join(cache, 'archives/partial'), { recursive: true });
  // Only root can switch to the user who downloads packages, and that user can't write to this folder.
  const settings = [`Dir::State::lists=${lists}`, `Dir::Cache=${cache}`, 'APT::Sandbox::User=root'];
  const options = settings.flatMap((setting) => ['--option', setting]);
  run('apt-get', ['update', ...options], folder);
  run('apt-get', ['download', name, ...options], folder);
  const [file = ''] = globSync('*.deb', { cwd: folder });
  run('dpkg-deb', ['--extract', file, folder], folder);
  for (const used of [lists, cache, join(folder, file)]) rmSync(used, { recursive: true });
}

/**
 * Returns the path of a program. If it is not installed, downloads Debian's package of the same name.
 *
 * @throws Error if the download fails. The message says what to do.
 */
export function ensureProgram(name: string): string {
  const folder = join(FOLDER, name);
  const places = [
    '/usr/sbin',
    '/usr/local/sbin',
    ...['usr/sbin', 'usr/bin'].map((place) => join(folder, place)),
  ];
  const found = onPath(name, places);
  if (found) return found;
  try {
    download(name, folder);
  } catch (error) {
    throw new Error(`The tests require ${name}, and it can't be downloaded. Install it.`, { cause: error });
  }
  const unpacked = onPath(name, places);
  if (!unpacked) throw new Error(`Debian's package ${name} does not contain ${name}.`);
  return unpacked;
}
