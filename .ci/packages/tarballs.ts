import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Tarball } from './lockfile.js';
import { succeed } from './run.js';

/** The workspace's folder, with a trailing slash. */
export const ROOT = new URL('../../', import.meta.url).pathname;

/** Packs the built packages into a folder. */
export function packAll(folder: string): Promise<Tarball[]> {
  return Promise.all(
    ['model', 'sdk', 'ui-kit'].map(async (name): Promise<Tarball> => {
      const path = join(folder, `${name}.tgz`);
      await succeed(`${ROOT}${name}`, 'pnpm', ['pack', '--out', path]);
      return { name: `@content-planner/${name}`, folder: name, path };
    }),
  );
}

/** Packs the packages into a folder, and unpacks each package into a subfolder with the package's name. */
export async function unpackAll(folder: string): Promise<void> {
  for (const { path, folder: name } of await packAll(folder)) {
    mkdirSync(join(folder, name));
    await succeed(folder, 'tar', ['-xzf', path, '-C', name, '--strip-components=1']);
  }
}
