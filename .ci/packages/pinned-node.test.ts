import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');

interface Locked {
  importers: { '.': { optionalDependencies: Record<string, { version: string }> } };
  packages: Record<string, { resolution: { integrity?: string }; os?: string[]; cpu?: string[] }>;
}

const { nodeVersion } = parse(read('pnpm-workspace.yaml')) as { nodeVersion: string };
const { importers, packages } = parse(read('pnpm-lock.yaml'), { maxAliasCount: -1 }) as Locked;

const platforms = Object.entries(importers['.'].optionalDependencies)
  .filter(([name]) => /^node-(linux|win)-/.test(name))
  .map(([name, { version }]) => ({ version, ...packages[`${name}@${version}`] }));

test('the lockfile pins Node.js by hash for each platform', () => {
  const platform = (os: string, cpu: string) => ({
    ...{ version: nodeVersion, os: [os], cpu: [cpu], hasBin: true },
    resolution: { integrity: expect.stringMatching(/^sha512-.{86}==$/) },
  });
  expect(platforms).toEqual([platform('linux', 'arm64'), platform('linux', 'x64'), platform('win32', 'x64')]);
});

test('all scripts run on the pinned Node.js, or on version 24 or later if no version is pinned for the platform', () => {
  const pinned = platforms.some(
    ({ os, cpu }) => os?.includes(process.platform) && cpu?.includes(process.arch),
  );
  if (pinned) expect(process.version).toBe(`v${nodeVersion}`);
  else expect(Number.parseInt(process.versions.node, 10)).toBeGreaterThanOrEqual(24);
});
