import '@fontsource-variable/inter';
import type { Preview } from '@storybook/react-vite';
import { type CSSProperties, lazy } from 'react';
import { sampleBrands } from '../ui-kit/src/calendar/story-data.js';
import { ToastProvider } from '../ui-kit/src/primitives/Toast.js';
import { type Theme, ThemeProvider } from '../ui-kit/src/theme/ThemeProvider.js';
import { checkOtherTheme, limitChecks } from './accessibility.js';
import { describeArgTypes, readable } from './arg-types.js';
import { checkLanguage, InLanguage } from './languages.js';

/** The height of full-window stories on component pages, in px. */
const PAGE_STORY_HEIGHT = 640;

/** The frame of components that fill a page. */
const PAGE: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  height: 'var(--story-height)',
  background: 'var(--cp-surface-panel)',
};

const preview: Preview = {
  parameters: {
    kit: { brands: sampleBrands },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Guides',
          [
            'Getting started',
            'Theming',
            'Labels and languages',
            'Data and dates',
            'Accessibility',
            'Printing',
            'Adding a log kind',
          ],
          'Calendar',
          ['Calendar', 'Multi', 'Week', 'Agenda'],
          'Logs',
          ['LogTable'],
          'Admin',
          'Print',
          'Shell',
          ['Shell'],
          'Public',
          'Primitives',
        ],
      },
    },
    docs: {
      // Production builds minify the names in the generated source, so the pages display the code in `ui-kit/examples`
      // instead.
      canvas: { sourceState: 'none' },
      // These pages are lazy, because tests also load the preview but don't use the pages.
      container: lazy(() => import('./Pages.js')),
      page: lazy(() => import('./ComponentPage.js')),
      toc: { headingSelector: 'h2, h3', title: 'On this page' },
      extractComponentDescription: (component?: { __docgenInfo?: { description?: string } }) =>
        readable(component?.__docgenInfo?.description ?? ''),
    },
    a11y: {
      test: 'error',
      config: {
        // Rules for WCAG 2.2 AA that axe does not enable by default.
        rules: [
          { id: 'label-content-name-mismatch', enabled: true },
          { id: 'target-size', enabled: true },
        ],
      },
    },
    controls: { expanded: true },
  },
  tags: ['autodocs'],
  argTypesEnhancers: [describeArgTypes],
  beforeEach: limitChecks,
  afterEach: [checkOtherTheme, checkLanguage],
  globalTypes: {
    language: {
      description: 'Language of the components',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
          { value: 'pseudo', title: 'Pseudo-language' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme of the components',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'dark', direction: 'ltr', language: 'en' },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <ThemeProvider
        theme={globals.theme as Theme}
        dir={globals.direction as string}
        style={
          {
            padding: parameters.bare ? 0 : 24,
            ...(viewMode === 'docs'
              ? { '--story-height': `${PAGE_STORY_HEIGHT}px` }
              : { '--story-height': '100vh', minHeight: '100vh' }),
          } as CSSProperties
        }
      >
        <InLanguage language={globals.language} kit={parameters.kit}>
          <ToastProvider>
            {parameters.frame ? (
              <div style={parameters.frame === 'page' ? PAGE : parameters.frame}>
                <Story />
              </div>
            ) : (
              <Story />
            )}
          </ToastProvider>
        </InLanguage>
      </ThemeProvider>
    ),
  ],
};

export default preview;
