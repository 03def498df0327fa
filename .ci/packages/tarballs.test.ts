import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtFiles, namedImports, serverFiles } from './built-files.js';
import { exportedNames } from './names.js';
import { succeed } from './run.js';
import { unpackAll } from './tarballs.js';

const folder = mkdtempSync(join(tmpdir(), 'content-planner-tarballs-'));

beforeAll(() => unpackAll(folder));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bin = (command: string, ...args: string[]) =>
  succeed(folder, join(import.meta.dirname, 'node_modules/.bin', command), args);

// Packages that work only partly on the server, or not at all. Files that import them must begin with `'use client'`.
const CLIENT_ONLY = /^(react|react-.*|styled-components|radix-ui|urql|@tanstack\/.*)(\/.*)?$/;

/** Returns whether a name belongs to a component, to a hook, or to a function that displays a component on a page. */
const isForClient = (name: string) => /^[A-Z][a-z]|^(use|mount)[A-Z]/.test(name);

describe.each(['model', 'sdk', 'ui-kit'])('the tarball of %s', (name) => {
  const unpacked = join(folder, name);

  test('passes publint', async () => {
    await bin('publint', '--strict', `${name}.tgz`);
  });

  test('can be imported with its types in ES modules', async () => {
    await bin('attw', `${name}.tgz`, '--profile', 'esm-only', '--no-color');
  });

  test('contains exactly the expected files', () => {
    const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
    expect(manifest.exports['.']).toEqual({ types: './dist/index.d.ts', default: './dist/index.js' });
    const inWorkspace = ['scripts', 'wireit', 'devDependencies', 'bundled', 'publishConfig'].filter(
      (key) => key in manifest,
    );
    expect(inWorkspace).toEqual([]);
    const guides = { model: [], sdk: ['docs'], 'ui-kit': ['guides'] }[name] ?? [];
    expect(readdirSync(unpacked).sort()).toEqual(
      ['LICENSE', 'README.md', 'dist', ...guides, 'package.json', 'src'].sort(),
    );
    const all = readdirSync(unpacked, { recursive: true, encoding: 'utf8' });
    expect(all.filter((path) => /stories|\.test|fixture|story-data|graphql-env/.test(path))).toEqual([]);
  });

  test('has the metadata that registries display', () => {
    const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ license: 'MIT', engines: { node: expect.any(String) } });
    expect(manifest.description.length).toBeGreaterThan(60);
    expect(manifest.keywords.length).toBeGreaterThan(5);
    expect(manifest.files).toContain('CHANGELOG.md');
  });

  test('contains all files that its pages link to', () => {
    const pages = readdirSync(unpacked, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.md') && !path.startsWith('dist'),
    );
    const dead = pages.flatMap((page) =>
      [...readFileSync(join(unpacked, page), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map(([, link = '']) => join(page, '..', link))
        .filter((link) => link.startsWith('..') || !existsSync(join(unpacked, link))),
    );
    expect(dead).toEqual([]);
    if (name === 'ui-kit') expect(pages.length).toBeGreaterThan(7);
  });

  test('has declaration maps that point to existing sources', () => {
    const maps = readdirSync(join(unpacked, 'dist'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.d.ts.map'),
    );
    expect(maps.length).toBeGreaterThan(name === 'model' ? 5 : 30);
    const lost = maps.flatMap((path) => {
      const { sources } = JSON.parse(readFileSync(join(unpacked, 'dist', path), 'utf8'));
      return (sources as string[])
        .map((source) => join('dist', path, '..', source))
        .filter((source) => !existsSync(join(unpacked, source)));
    });
    expect(lost).toEqual([]);
  });

  test('has a source map with the source code for each script', () => {
    for (const { path, text } of builtFiles(unpacked).values()) {
      const map = JSON.parse(readFileSync(join(unpacked, `${path}.map`), 'utf8'));
      // Files that contain only types are compiled to empty scripts.
      if (text.trim().split('\n').length > 1)
        expect(map.sourcesContent, path).toEqual(map.sources.map(() => expect.any(String)));
    }
  });

  // The model contains no components or hooks.
  test.skipIf(name === 'model')("contains 'use client' only in files that don't work on the server", () => {
    const files = builtFiles(unpacked);
    const onServer = serverFiles(files);
    // Files can import createElement from React, because it works on the server, too.
    const usesHooks = (text: string) => !/^import \{ createElement \} from "react";$/m.test(text);
    const tooFar = onServer.flatMap(({ path, text, imports }) =>
      imports
        .filter((from) => CLIENT_ONLY.test(from) && (from !== 'react' || usesHooks(text)))
        .map((from) => `${path} imports ${from}`),
    );
    expect(tooFar).toEqual([]);
    const unmarked = [...files.values()].filter(
      ({ path, text, onClient }) =>
        !onClient && (/\/use-[^/]*$/.test(path) || text.includes('react/jsx-runtime')),
    );
    expect(unmarked.map(({ path }) => path)).toEqual([]);

    // Everything except components and hooks must be usable on the server.
    const taken = onServer.flatMap((file) =>
      namedImports(file).filter(({ from }) => files.get(from)?.onClient),
    );
    expect(taken.length).toBeGreaterThan(30);
    expect(taken.filter(({ name }) => !isForClient(name))).toEqual([]);
  });

  test('exports the same names as the snapshot', async () => {
    await expect(exportedNames(join(unpacked, 'dist/index.d.ts'))).toMatchFileSnapshot(`names/${name}.txt`);
  });
});
