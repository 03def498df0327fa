import { readFile } from 'node:fs/promises';
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

/** Builds one output file per source file, so that application bundlers can drop unused code and split the rest. */
const files = {
  format: 'esm',
  target: 'es2022',
  bundle: false,
  sourcemap: true,
  esbuildPlugins: [stableClassNames],
} satisfies Options;
const DEVELOPMENT = ['!src/**/*.{stories,test,fixture}.{ts,tsx}', '!src/**/story-data.{ts,tsx}'];

export default defineConfig([
  // Components and hooks are client code. Pure functions and constants also work on the server.
  {
    ...files,
    entry: ['src/**/*.tsx', 'src/**/use-*.ts', ...DEVELOPMENT],
    banner: { js: "'use client';" },
  },
  { ...files, entry: ['src/**/*.ts', '!src/**/use-*.ts', ...DEVELOPMENT] },
]);
