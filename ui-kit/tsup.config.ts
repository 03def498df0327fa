import { readFile } from 'node:fs/promises';
import { transformAsync } from '@babel/core';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/**
 * Gives every styled component an id of its own, made of its file and its place there. Without one styled-components
 * counts components in the order in which they are evaluated, which is another in the bundle of a server than in that
 * of its pages: the class names of the two would not meet.
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
        // Types and JSX are left to esbuild.
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [
          ['styled-components', { namespace: 'cp', displayName: false, fileName: false, pure: true }],
        ],
      });
      if (!built?.code) throw new Error(`Babel gave no code for ${path}`);
      return { contents: built.code, loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/** One built file a source file: bundlers of host applications can drop and split what they do not use. */
const files = {
  format: 'esm',
  target: 'es2022',
  bundle: false,
  sourcemap: true,
  esbuildPlugins: [stableClassNames],
} satisfies Options;
const DEVELOPMENT = ['!src/**/*.{stories,test,fixture}.{ts,tsx}', '!src/**/story-data.{ts,tsx}'];

export default defineConfig([
  // Components and hooks run on the client; pure functions and descriptions can be used on a server as well.
  {
    ...files,
    entry: ['src/**/*.tsx', 'src/**/use-*.ts', ...DEVELOPMENT],
    banner: { js: "'use client';" },
  },
  { ...files, entry: ['src/**/*.ts', '!src/**/use-*.ts', ...DEVELOPMENT] },
]);
