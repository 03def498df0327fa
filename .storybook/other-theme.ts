import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

const THEME = 'data-cp-theme';

/** The rules that depend on colors. All others have the same result in both themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Switches every theme root of the page to the other theme. */
function switchThemes(): void {
  for (const root of document.querySelectorAll(`[${THEME}]`)) {
    root.setAttribute(THEME, root.getAttribute(THEME) === 'dark' ? 'light' : 'dark');
  }
}

/**
 * Checks the contrast in the theme that a story does not display; afterwards, the addon checks the one that it does.
 * The page is checked in the state that the story's play function left, including open menus.
 */
export const checkOtherTheme: Preview['afterEach'] = async (context) => {
  // In Storybook itself, the panel displays one result: that of the current theme.
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const a11y = { ...context.parameters.a11y, options: { runOnly: COLOR_RULES } };
  switchThemes();
  try {
    await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } });
  } catch (error) {
    throw new Error('In the theme that the story does not display', { cause: error });
  } finally {
    switchThemes();
  }
};
