import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformAsync } from '@babel/core';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Gives every styled component a stable id, derived from its file and its position in the file. Without this plugin,
 * styled-components numbers components in the order in which they are evaluated. That order differs between the
 * server's bundle and the pages' bundles, so the class names would not match.
 */
const stableClassNames: Plugin = {
  name: 'stable-class-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes("from 'styled-components'")) return undefined;
      const built = await transformAsync(source, {
        filename: path,
        configFile: false,
        babelrc: false,
        sourceMaps: 'inline',
        // esbuild handles types and JSX.
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [
          ['styled-components', { namespace: 'cp', displayName: false, fileName: false, pure: true }],
        ],
      });
      if (!built?.code) throw new Error(`Babel returned no code for ${path}`);
      return { contents: built.code, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** Marks message sets as free of side effects, so that bundlers drop the texts of components that are not used. */
const pureMessages: Plugin = {
  name: 'pure-messages',
  setup({ onLoad }) {
    onLoad({ filter: /messages\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source.replace(/^(export const \w+ = )(?=defineMessages\()/gm, '$1/* @__PURE__ */ ');
      return { contents, loader: 'ts' };
    });
  },
};

/** Writes the licenses of the bundled packages to a file, because they must be distributed with the code. */
const licenses: Plugin = {
  name: 'licenses',
  setup({ onEnd }) {
    onEnd(({ metafile }) => {
      const folders = Object.keys(metafile?.inputs ?? {}).flatMap(
        (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
      );
      const texts = [...new Set(folders)].sort().map((folder) => {
        const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
        if (!file) throw new Error(`${folder} has no license file.`);
        const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
      });
      // The other builds run at the same time, and might not have created the folder yet.
      mkdirSync('dist', { recursive: true });
      writeFileSync('dist/LICENSES.txt', texts.join('\n---\n\n'));
    });
  },
};

/** Builds one output file per source file, so that application bundlers can drop unused code and split the rest. */
const files = {
  format: 'esm',
  target: 'es2022',
  bundle: false,
  sourcemap: true,
  esbuildPlugins: [stableClassNames],
} satisfies Options;
const BUNDLED = 'src/internal/drag-and-drop.ts';
const EXCLUDED = [`!${BUNDLED}`, '!src/**/*.{stories,test,fixture}.{ts,tsx}', '!src/**/story-data.{ts,tsx}'];

export default defineConfig([
  // Components and hooks are client code. Pure functions and constants also work on the server.
  {
    ...files,
    entry: ['src/**/*.tsx', 'src/**/use-*.ts', ...EXCLUDED],
    banner: { js: "'use client';" },
  },
  {
    ...files,
    entry: ['src/**/*.ts', '!src/**/use-*.ts', ...EXCLUDED],
    esbuildPlugins: [stableClassNames, pureMessages],
  },
  {
    ...files,
    entry: { 'internal/drag-and-drop': BUNDLED },
    bundle: true,
    noExternal: [/./],
    esbuildPlugins: [licenses],
    esbuildOptions: (options) => {
      // The library's default build for ES modules contains helpers for browsers that the ui-kit doesn't support.
      options.mainFields = ['module:es2019', 'module', 'main'];
    },
  },
]);
