import { defineMessages } from '../messages/define-messages.js';

/** Text in {@link ThemeToggle}. */
export const themeToggleMessages = defineMessages('themeToggle', {
  switchToLight: 'Switch to light theme',
  switchToDark: 'Switch to dark theme',
});
