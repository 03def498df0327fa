import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse, stringify } from 'yaml';

/** The dependencies of a package, and their versions. */
type Resolved = Record<string, { specifier: string; version: string }>;

/** The relevant parts of a pnpm lockfile. */
interface Lockfile {
  importers: Record<string, { dependencies?: Resolved; devDependencies?: Resolved }>;
  packages: Record<string, unknown>;
  snapshots: Record<string, { dependencies?: Record<string, string> }>;
}

/** A packed package: its folder in the workspace, and the path of its tarball. */
export interface Tarball {
  name: string;
  folder: string;
  path: string;
}

/** The peer versions to test with: the lowest or the newest versions in the allowed ranges. */
export type PeerVersions = 'lowest' | 'newest';

// The versions of the type packages are replaced first. Their names end with the names of React's packages, so
// replacing `react` first could also change `@types/react`.
const PEERS = ['@types/react', '@types/react-dom', 'react', 'react-dom', 'styled-components'];

/** The application's own dependencies. */
const OWN = {
  dependencies: ['react', 'react-dom', 'styled-components'],
  devDependencies: [
    '@types/node',
    '@types/react',
    '@types/react-dom',
    '@vitejs/plugin-react',
    'typescript',
    'jsdom',
    'vite',
    'vitest',
  ],
} as const;

function workspaceLockfile(root: string): Lockfile {
  const { pnpmfileChecksum, ...lockfile } = parse(readFileSync(`${root}pnpm-lock.yaml`, 'utf8'), {
    maxAliasCount: -1,
  });
  // The application is outside the workspace, so its lockfile must not contain the checksum of the workspace's hooks.
  if (!pnpmfileChecksum)
    throw new Error('pnpm-lock.yaml has no pnpmfileChecksum. Remove the code here that removes it.');
  return lockfile as Lockfile;
}

/** Returns a copy of a lockfile with the lowest versions of the peer dependencies. */
function withLowest(lockfile: Lockfile): Lockfile {
  const lowest = lockfile.importers['.ci/packages/lowest']?.dependencies ?? {};
  const newest = allOf(lockfile, 'demo-app');
  const isNewest = (key: string) =>
    PEERS.some((name) => key.startsWith(`${name}@${versionAt(newest, name)}`));
  const { packages, ...resolved } = {
    ...lockfile,
    snapshots: Object.fromEntries(Object.entries(lockfile.snapshots).filter(([key]) => !isNewest(key))),
  };
  let text = JSON.stringify(resolved);
  for (const name of PEERS) {
    const [from, to] = [versionAt(newest, name), versionAt(lowest, name)];
    text = text.replaceAll(`${name}@${from}`, `${name}@${to}`);
    // In dependencies, a version is followed by a quote, or by a suffix that lists the package's own peers.
    for (const end of ['"', '('])
      text = text.replaceAll(`"${name}":"${from}${end}`, `"${name}":"${to}${end}`);
    text = text.replaceAll(
      `"${name}":{"specifier":"${from}","version":"${from}`,
      `"${name}":{"specifier":"${to}","version":"${to}`,
    );
  }
  return { ...(JSON.parse(text) as Lockfile), packages };
}

function allOf(lockfile: Lockfile, importer: string): Resolved {
  const { dependencies, devDependencies } = lockfile.importers[importer] ?? {};
  return { ...dependencies, ...devDependencies };
}

function found(resolved: Resolved, name: string): { specifier: string; version: string } {
  const one = resolved[name];
  if (!one) throw new Error(`pnpm-lock.yaml doesn't contain ${name} where it's expected.`);
  return one;
}

/** Returns the version without the suffix that lists the peers. */
const versionAt = (resolved: Resolved, name: string): string =>
  found(resolved, name).version.replace(/\(.*/s, '');

/**
 * Describes an application outside the workspace that depends on the tarballs: its package.json, and a lockfile with
 * the workspace's versions. The application then uses the tested versions, and can be installed without a registry if
 * pnpm's store contains all packages.
 *
 * @param root the workspace's folder, with a trailing slash
 */
export function hostManifest(
  root: string,
  tarballs: readonly Tarball[],
  versions: PeerVersions,
): { manifest: string; lockfile: string } {
  const tested = workspaceLockfile(root);
  const { importers, packages, snapshots, ...head } = versions === 'lowest' ? withLowest(tested) : tested;
  const lockfile = { importers, packages, snapshots };
  const known = { ...allOf(lockfile, '.'), ...allOf(lockfile, 'demo-app') };
  const pick = (names: readonly string[]): Resolved =>
    Object.fromEntries(names.map((name) => [name, found(known, name)]));
  const app = { dependencies: pick(OWN.dependencies), devDependencies: pick(OWN.devDependencies) };
  const peers = Object.fromEntries(
    Object.entries(app.dependencies).map(([name, { version }]) => [name, version]),
  );
  const packed = new Map(tarballs.map(({ name, path }) => [name, `file:${basename(path)}`]));
  for (const { name, folder, path } of tarballs) {
    const version = `file:${basename(path)}`;
    const integrity = `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`;
    packages[`${name}@${version}`] = { resolution: { integrity, tarball: version }, version: '0.0.0' };
    const { peerDependencies = {}, bundled = [] } = JSON.parse(
      readFileSync(`${root}${folder}/package.json`, 'utf8'),
    ) as { peerDependencies?: Record<string, string>; bundled?: string[] };
    const own = Object.entries(importers[folder]?.dependencies ?? {})
      .filter(([dependency]) => !bundled.includes(dependency))
      .map(([dependency, { version }]) => [dependency, packed.get(dependency) ?? version]);
    const needed = Object.entries(peers).filter(([peer]) => peer in peerDependencies);
    snapshots[`${name}@${version}`] = { dependencies: Object.fromEntries([...own, ...needed]) };
    app.dependencies[name] = { specifier: version, version };
  }

  const specifiers = (resolved: Resolved) =>
    Object.fromEntries(Object.entries(resolved).map(([name, { specifier }]) => [name, specifier]));
  return {
    manifest: JSON.stringify({
      name: 'host',
      private: true,
      type: 'module',
      dependencies: specifiers(app.dependencies),
      devDependencies: specifiers(app.devDependencies),
    }),
    lockfile: stringify(
      { ...head, importers: { '.': app }, packages, snapshots },
      { aliasDuplicateObjects: false },
    ),
  };
}
