import '@fontsource-variable/inter';
import type { Preview } from '@storybook/react-vite';
import { ToastProvider } from '../ui-kit/src/primitives/Toast.js';
import { TooltipProvider } from '../ui-kit/src/primitives/Tooltip.js';
import { type Theme, ThemeProvider } from '../ui-kit/src/theme/ThemeProvider.js';
import { checkOtherTheme } from './other-theme.js';

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      config: {
        // Parts of WCAG 2.2 AA that axe leaves out unless it is asked.
        rules: [
          { id: 'label-content-name-mismatch', enabled: true },
          { id: 'target-size', enabled: true },
        ],
      },
    },
    controls: { expanded: true },
  },
  tags: ['autodocs'],
  afterEach: checkOtherTheme,
  globalTypes: {
    theme: {
      description: 'Theme of the components',
      toolbar: { title: 'Theme', items: ['dark', 'light'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction of text',
      toolbar: { title: 'Direction', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'dark', direction: 'ltr' },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <ThemeProvider
        theme={globals.theme as Theme}
        dir={globals.direction as string}
        style={{ padding: parameters.bare ? 0 : 24, minHeight: viewMode === 'docs' ? undefined : '100vh' }}
      >
        <TooltipProvider>
          <ToastProvider>
            <Story />
          </ToastProvider>
        </TooltipProvider>
      </ThemeProvider>
    ),
  ],
};

export default preview;
