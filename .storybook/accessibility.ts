import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';

const THEME = 'data-cp-theme';

/** The axe rules that depend on colors. All other rules have the same result in both themes. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** One of the rules in a story's `a11y.config`. */
interface Rule {
  id: string;
  enabled?: boolean;
}

/** Switches every theme root on the page to the other theme. */
function switchThemes(): void {
  for (const root of document.querySelectorAll(`[${THEME}]`)) {
    root.setAttribute(THEME, root.getAttribute(THEME) === 'dark' ? 'light' : 'dark');
  }
}

/** The id of each component's first story, keyed by title. */
const firstStories = new Map<string, string>();

/** Returns whether a story is its component's first one. The result is the same if the story is retried. */
function isFirst({ title, id }: { title: string; id: string }): boolean {
  if (!firstStories.has(title)) firstStories.set(title, id);
  return firstStories.get(title) === id;
}

/** Whether to check only the first story of each component. True in `npm test`, false in `pnpm soak` and Storybook. */
const isShort = import.meta.env.VITEST_STORYBOOK === 'false' && import.meta.env.TEST_FULL !== '1';

/**
 * Turns off the accessibility checks of all stories except the first one of each component, because the checks take
 * longer than the stories themselves. `pnpm soak` checks all stories. `npm test` also checks the screens of demo-app,
 * with dialogs and popovers (`demo-app/e2e/screens.spec.ts`).
 */
export const limitChecks: Preview['beforeEach'] = (context) => {
  if (!isShort || isFirst(context)) return;
  context.parameters.a11y = { ...context.parameters.a11y, test: 'off' };
};

/**
 * Checks a story's contrast in the other theme. Afterward, the addon checks it in the story's own theme. The check
 * runs after the story's play function, so it includes menus that are still open.
 */
export const checkOtherTheme: Preview['afterEach'] = async (context) => {
  // Skip the check in Storybook itself, because its panel can display only the result for the current theme.
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  if (context.parameters.a11y.test === 'off') return;
  const { rules = [] }: { rules?: Rule[] } = context.parameters.a11y.config ?? {};
  // `runOnly` would also run rules that the story turns off.
  const runOnly = COLOR_RULES.filter((name) => rules.find(({ id }) => id === name)?.enabled !== false);
  if (runOnly.length === 0) return;
  const a11y = { ...context.parameters.a11y, options: { runOnly } };
  switchThemes();
  try {
    await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y } });
  } catch (error) {
    throw new Error('Accessibility check failed in the theme that the story does not use', { cause: error });
  } finally {
    switchThemes();
  }
};
