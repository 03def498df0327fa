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

/** The ids of the first story of each component, by title. */
const firstStories = new Map<string, string>();

/** Whether a story is the first one of its component. It still is when it is tried again. */
function isFirst({ title, id }: { title: string; id: string }): boolean {
  if (!firstStories.has(title)) firstStories.set(title, id);
  return firstStories.get(title) === id;
}

/**
 * Checks the contrast in the theme that a story does not display; afterwards, the addon checks the one that it does.
 * The page is checked in the state that the story's play function left, including open menus. `npm test` checks the
 * first story of each component, `pnpm soak` all of them.
 */
export const checkOtherTheme: Preview['afterEach'] = async (context) => {
  // In Storybook itself, the panel displays one result: that of the current theme.
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  if (import.meta.env.TEST_FULL !== '1' && !isFirst(context)) return;
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
