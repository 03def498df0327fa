import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './tarballs.js';

/** Returns the folders of a package's direct and indirect dependencies, keyed by package name. */
function installedWith(folder: string, found = new Map<string, string>()): Map<string, string> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const names = new Set([
    ...Object.keys(manifest.dependencies ?? {}),
    // npm installs peer dependencies, too, except for optional ones.
    ...Object.keys(manifest.peerDependencies ?? {}).filter(
      (name) => !manifest.peerDependenciesMeta?.[name]?.optional,
    ),
  ]);
  for (const name of names) {
    if (found.has(name)) continue;
    const paths = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
    const place = paths
      .map((path) => join(path, name))
      .find((path) => statSync(path, { throwIfNoEntry: false }));
    if (!place) throw new Error(`${name}, a dependency of ${folder}, is not installed.`);
    found.set(name, realpathSync(place));
    installedWith(realpathSync(place), found);
  }
  return found;
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (file) => file.isFile() && !join(file.parentPath, '').slice(folder.length).includes('node_modules'),
    )
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0);

test('installing only the sdk takes less than 6 MB and does not add a compiler', () => {
  const installed = installedWith(dirname(`${ROOT}sdk/package.json`));
  expect([...installed.keys()].sort()).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(typescript|gql\.tada|graphql)$/)]),
  );
  const own = sizeOf(`${ROOT}sdk/dist`) + sizeOf(`${ROOT}sdk/src`);
  const megabytes = [...installed.values()].reduce((sum, folder) => sum + sizeOf(folder), own) / 1e6;
  expect(megabytes).toBeGreaterThan(1);
  expect(megabytes).toBeLessThan(6);
});
