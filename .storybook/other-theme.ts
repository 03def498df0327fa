import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

const THEME = 'data-cp-theme';

/** What depends on colours; all other rules find the same in both themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Puts every theme root of the page into the other theme. */
function switchThemes(): void {
  for (const root of document.querySelectorAll(`[${THEME}]`)) {
    root.setAttribute(THEME, root.getAttribute(THEME) === 'dark' ? 'light' : 'dark');
  }
}

/**
 * Looks for faults of contrast in the theme that a story does not show: the addon looks at the other
 * one after this. The page is judged as the story's play function left it, open menus and all.
 */
export const checkOtherTheme: Preview['afterEach'] = async (context) => {
  // In Storybook's own window the panel shows one result, that of the theme one looks at.
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const a11y = { ...context.parameters.a11y, options: { runOnly: COLOR_RULES } };
  switchThemes();
  try {
    await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } });
  } catch (error) {
    throw new Error('In the other theme than the one that the story shows', { cause: error });
  } finally {
    switchThemes();
  }
};
