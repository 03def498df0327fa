import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { typeShapes } from './type-shapes.js';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../ui-kit/docs/*.mdx', '../ui-kit/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true },
  typescript: {
    // Writes types out and knows those of other files; the default says 'union'.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'ui-kit/tsconfig.json',
      include: ['ui-kit/src/**/*.tsx'],
      exclude: ['ui-kit/src/**/*.{stories,test,fixture}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every element takes is no news.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), typeShapes()],
    build: {
      ...vite.build,
      // Read on a developer's machine: what a page weighs is no matter here.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        onLog: (level, log, handle) => {
          // 'use client' means nothing where everything is a client.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
        checks: { pluginTimings: false },
      },
    },
  }),
};

export default config;
