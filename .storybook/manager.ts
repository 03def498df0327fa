import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import type { Theme } from '../ui-kit/src/theme/ThemeProvider.js';
import { themes } from './themes.js';

addons.setConfig({ theme: themes.dark });

// The frame follows the theme selected in the toolbar.
addons.register('content-planner/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: Theme } }) =>
    api.setOptions({ theme: themes[globals.theme ?? 'dark'] });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
