import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { typeShapes } from './type-shapes.js';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../ui-kit/docs/*.mdx', '../ui-kit/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Enables tables in Markdown.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true },
  typescript: {
    // Resolves types from other files and displays them in full. By default, Storybook displays only the word 'union'.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'ui-kit/tsconfig.json',
      include: ['ui-kit/src/**/*.tsx'],
      exclude: ['ui-kit/src/**/*.{stories,test,fixture}.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Skip the attributes that every element has.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), typeShapes()],
    build: {
      ...vite.build,
      // Storybook runs locally, so chunk sizes do not matter.
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        ...vite.build?.rolldownOptions,
        onLog: (level, log, handle) => {
          // Ignore warnings that 'use client' has no effect in a client bundle.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
        checks: { pluginTimings: false },
      },
    },
  }),
};

export default config;
