import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFull } from '../../.ci/full.js';
import { createToken, revokeTokens } from './access-tokens.js';
import { type Person, unique } from './api.js';
import { TODAY } from './calendar-steps.js';
import type { SharedPlanner } from './shared-planner.js';
import { expectToast } from './steps.js';
import { test } from './test.js';
import { turnOnTwoStep } from './two-step-steps.js';

/** A screen in one of its states. */
interface ScreenState {
  name: string;
  path: string;
  /** Puts the screen in this state. */
  show: (page: Page) => Promise<void>;
  /** Whether the popover or dialog closes when the window size changes, and has to be reopened. */
  floats?: boolean;
  /**
   * Whether only `pnpm soak` checks this state, because another state contains the same elements, or because `npm test`
   * checks a story of the component with axe.
   */
  isCovered?: boolean;
  /** Whether the previous state has the same path and leads to this one without loading the page again. */
  follows?: boolean;
}

const WIDE = { width: 1440, height: 900 };
const SMALL = { width: 375, height: 812 };

const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

const dialog = (button: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
};

const VISITORS: ScreenState[] = [
  { name: 'landing', path: '/', show: (page) => expect(page.getByText('Get Started')).toBeVisible() },
  { name: 'login', path: '/login', show: heading('Log In'), isCovered: true },
  {
    name: 'login, rejected',
    path: '/login',
    async show(page) {
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.getByLabel('Email').fill('nobody@planner.example');
      await page.getByLabel('Password').fill('not this one');
      await page.getByRole('button', { name: 'Log In' }).click();
      await expectToast(page, 'Error', 'Invalid email or password');
    },
  },
  { name: 'register', path: '/register', show: heading('Register'), isCovered: true },
  {
    name: 'register, incomplete',
    path: '/register',
    async show(page) {
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
    },
  },
  {
    name: 'invitation, invalid',
    path: '/invitation#unknown',
    show: heading('This link does not work'),
  },
  { name: 'no page', path: '/nowhere', show: heading('404 Page Not Found') },
];

/** Returns the screen for the second step of a user's login. */
const codeScreen = ({ email, password }: Person): ScreenState => ({
  name: 'login with a code',
  path: '/login',
  async show(page) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await heading('Enter your code')(page);
  },
});

const EMPTY: ScreenState[] = [
  { name: 'calendar, empty', path: '/', show: (page) => expect(page.getByRole('grid')).toBeVisible() },
  { name: 'log list, empty', path: '/logs/social', show: heading('No social logs yet') },
  { name: 'brands, empty', path: '/admin/brands', show: heading('No brands yet') },
  { name: 'fields, empty', path: '/admin/fields', show: heading('No custom fields configured yet') },
  { name: 'sharing, empty', path: '/sharing', show: heading('Nothing is shared yet') },
  { name: 'users, none pending', path: '/admin/users', show: heading('Pending Approval (0)') },
];

const FULL: ScreenState[] = [
  {
    name: 'calendar',
    path: '/',
    show: (page) => expect(page.getByRole('button', { name: /Winter tire guide/ }).first()).toBeVisible(),
  },
  ...(['Multi', 'Week', 'Agenda'] as const).map((view) => ({
    name: `calendar, ${view}`,
    path: '/',
    isCovered: view === 'Multi',
    follows: true,
    async show(page: Page) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await expect(page.getByRole('button', { name: /Harvest Festival/ }).first()).toBeVisible();
    },
  })),
  {
    name: 'log list, selected',
    path: '/logs/blog',
    async show(page) {
      await page.getByRole('checkbox', { name: 'Select all' }).click();
      await expect(page.getByRole('group', { name: 'Bulk actions' })).toBeVisible();
    },
  },
  {
    name: 'log list, nothing found',
    path: '/logs/blog',
    isCovered: true,
    async show(page) {
      await page.getByRole('searchbox').fill('no such log');
      await expect(page.getByRole('heading', { name: 'No logs match' })).toBeVisible();
    },
  },
  { name: 'log list, printed', path: '/logs/blog/print', show: heading('Blog Logs'), isCovered: true },
  {
    name: 'calendar, printed',
    path: '/calendar/print',
    show: heading('Media & Marketing Calendar'),
    isCovered: true,
  },
  {
    name: 'log list',
    path: '/logs/blog',
    isCovered: true,
    show: (page) => expect(page.getByRole('row').nth(3)).toBeVisible(),
  },
  {
    name: 'brands',
    path: '/admin/brands',
    show: (page) => expect(page.getByText('Lumen Cycles')).toBeVisible(),
  },
  {
    name: 'fields',
    path: '/admin/fields',
    show: (page) => expect(page.getByText('In review')).toBeVisible(),
  },
  { name: 'users', path: '/admin/users', show: heading('Pending Approval (1)') },
  {
    name: 'content types',
    path: '/content-types',
    show: (page) => expect(page.getByRole('row', { name: /Podcast Episode/ })).toBeVisible(),
  },
  {
    name: 'sharing',
    path: '/sharing',
    show: (page) => expect(page.getByText('Client page', { exact: true })).toBeVisible(),
  },
  {
    name: 'account',
    path: '/account',
    show: (page) => expect(page.getByText('This device', { exact: true })).toBeVisible(),
  },
  {
    name: 'import',
    path: '/import',
    show: heading('Drop a sheet here, or paste rows'),
    isCovered: true,
  },
  {
    name: 'import, columns',
    path: '/import',
    async show(page) {
      await page.getByRole('button', { name: 'Paste' }).click();
      await page.getByLabel('Paste the rows here').fill('Date\tTitle\tType\n3/8/27\tSpring\tBlog\n');
      await page.getByRole('button', { name: 'Use these rows' }).click();
      await expect(page.getByRole('radio')).toHaveCount(2);
    },
  },
  {
    name: 'import, errors',
    path: '/import',
    async show(page) {
      await page.getByRole('button', { name: 'Paste' }).click();
      await page
        .getByLabel('Paste the rows here')
        .fill('Date\tTitle\tType\n2/30/27\tSpring\tEvent\n3/25/27\tMay\tEvent\n');
      await page.getByRole('button', { name: 'Use these rows' }).click();
      await page.getByRole('button', { name: 'Check 2 rows' }).click();
      await expect(page.getByText('February has 28 days in 2027')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Import 1 entry' })).toBeEnabled();
    },
  },
  {
    name: 'system',
    path: '/system',
    show: (page) => expect(page.getByRole('region', { name: 'Database' })).toBeVisible(),
  },
  {
    name: 'activity',
    path: '/activity',
    isCovered: true,
    show: (page) => expect(page.getByRole('button', { name: /created the event Harvest/ })).toBeVisible(),
  },
  {
    name: 'activity, expanded',
    path: '/activity',
    async show(page) {
      await page.getByRole('button', { name: /created the event Harvest/ }).click();
      await page.getByRole('button', { name: /created the blog post Every long name/ }).click();
      await expect(page.getByRole('table')).toHaveCount(2);
    },
  },
  {
    name: 'activity, nothing found',
    path: '/activity',
    isCovered: true,
    async show(page) {
      const search = page.getByRole('button', { name: 'Search changes' });
      if (await search.isVisible()) await search.click();
      await page.getByRole('searchbox').fill('no such change');
      await heading('No matching changes')(page);
    },
  },
];

const selected = (button: string) => async (page: Page) => {
  await page
    .getByRole('checkbox', { name: /^Select Winter/ })
    .first()
    .click();
  await dialog(button)(page);
};

const DIALOGS: ScreenState[] = [
  { name: 'bulk edit', path: '/logs/blog', show: selected('Bulk Edit'), floats: true },
  { name: 'bulk deletion', path: '/logs/blog', show: selected('Bulk Delete'), floats: true, isCovered: true },
  { name: 'entry', path: '/logs/blog', show: dialog('Add Blog Log') },
  { name: 'brand', path: '/admin/brands', show: dialog('Create Brand'), isCovered: true },
  { name: 'field', path: '/admin/fields', show: dialog(/^Edit /), isCovered: true },
  { name: 'content type', path: '/content-types', show: dialog('New type') },
  { name: 'field, deletion', path: '/admin/fields', show: dialog(/^Delete /), isCovered: true },
  {
    name: 'new user, with a toast above',
    path: '/admin/users',
    async show(page) {
      await dialog('Add New User')(page);
      await page.getByRole('button', { name: 'Create' }).click();
      await expectToast(page, 'Validation Error', 'Email and password are required');
    },
  },
  { name: 'invitation', path: '/admin/users', show: dialog('Invite User'), isCovered: true },
  { name: 'link', path: '/sharing', show: dialog('New link'), floats: true },
  { name: 'user', path: '/admin/users', show: dialog(/^Edit /), isCovered: true },
  { name: 'user, deletion', path: '/admin/users', show: dialog(/^Delete /) },
  { name: 'password', path: '/account', show: dialog('Change password'), isCovered: true },
  { name: 'two-step verification', path: '/account', show: dialog('Set up'), isCovered: true },
];

const FLOATS: ScreenState[] = [
  {
    name: 'details of an entry',
    path: '/',
    floats: true,
    async show(page) {
      const { width } = page.viewportSize() ?? WIDE;
      if (width < 768)
        await page
          .getByRole('button', { name: /\d items?$/ })
          .first()
          .click();
      await page
        .getByRole('button', { name: /Harvest Festival/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByText('Multi-day Event')).toBeVisible();
    },
  },
  { name: 'columns', path: '/logs/blog', floats: true, show: dialog('Columns') },
  {
    name: 'filter',
    path: '/',
    floats: true,
    async show(page) {
      // Narrow windows have one button for all filters.
      await page
        .getByRole('button', { name: /^Filter(s| by Type)/ })
        .first()
        .click();
      const popover = page.getByRole('dialog', { name: /^Filter(s| by Type)$/ });
      await expect(popover.getByText('Podcast Episode')).toBeVisible();
    },
  },
  {
    name: 'date picker',
    path: '/logs/blog',
    floats: true,
    async show(page) {
      await dialog('Add Blog Log')(page);
      await page.getByRole('button', { name: 'Choose a date' }).first().click();
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
  {
    name: 'select',
    path: '/logs/blog',
    floats: true,
    async show(page) {
      await dialog('Add Blog Log')(page);
      await page.getByRole('dialog').getByLabel('Brand').click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'color picker',
    path: '/admin/brands',
    floats: true,
    async show(page) {
      await dialog('Create Brand')(page);
      await page.getByRole('button', { name: 'Pick a color' }).click();
      await expect(page.getByRole('slider', { name: 'Hue' })).toBeVisible();
    },
  },
  {
    name: 'filter of the activity',
    path: '/activity',
    isCovered: true,
    floats: true,
    async show(page) {
      await page.getByRole('combobox', { name: 'Filter by change' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'menu',
    path: '/admin/users',
    async show(page) {
      await page.getByRole('button', { name: 'Account' }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  {
    name: 'sidebar, collapsed and as a sheet',
    path: '/admin/users',
    floats: true,
    async show(page) {
      await heading('User Management')(page);
      await page.keyboard.press('Control+b');
      const sheet = page.getByRole('dialog', { name: 'Sidebar' });
      await expect(page.locator('[data-sidebar="collapsed"]').or(sheet).first()).toBeVisible();
    },
  },
];

/** Creates entries, brands, fields and users, some of them with names that are long enough to overflow. */
async function fill(planner: SharedPlanner): Promise<void> {
  const { api, createPerson } = planner;
  const long = 'Every long name that a team gives to one of its things, and-some-that-never-break-'.repeat(2);
  const brands: { id: string }[] = [];
  for (const [name, color] of [
    ['Lumen Cycles', 'hsl(220, 60%, 50%)'],
    ['Harbor & Vine', 'linear-gradient(90deg, #9f1239, #facc15)'],
    ['Night', '#000'],
    [long, 'not a color'],
  ]) {
    brands.push(await api.post<{ id: string }>('/brands', { name, color }));
  }
  const field = { logType: 'blog', fieldType: 'text', isRequired: true };
  await api.post('/field-configs', { ...field, fieldLabel: 'Author', fieldName: 'author' });
  await api.post('/field-configs', {
    ...field,
    fieldLabel: long,
    fieldName: 'long_one',
    fieldType: 'dropdown',
    dropdownOptions: ['Draft', 'In review', long],
    isRequired: false,
  });
  const entry = (index: number) => ({ brandId: brands[index % 4]?.id, dynamicFields: { author: 'Maya' } });
  for (let index = 0; index < 6; index++) {
    await api.post('/logs/blog', {
      ...entry(index),
      date: `2026-10-0${8 + (index % 2)}`,
      blogName: index === 5 ? long : unique('Winter tire guide'),
      category: 'Guides',
    });
  }
  await api.post('/logs/events', {
    name: 'Harvest Festival',
    startDate: '2026-10-05',
    endDate: '2026-10-17',
    color: '#facc15',
  });
  await createPerson({ firstName: long, lastName: 'Haddad', isApproved: false });
  const brandIds = brands.map(({ id }) => id);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  await createToken(planner, { kind: 'link', name: 'Client page', brandIds: brandIds.slice(0, 1) });
  await createToken(planner, { kind: 'key', name: long, brandIds, expiresAt: tomorrow });
}

/** Rules for WCAG 2.2 AA that axe does not enable by default. */
const EXTRA_RULES = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

type Theme = 'dark' | 'light';

/**
 * Checks that axe finds no violations in the given themes, and that nothing scrolls horizontally. In the second theme,
 * axe checks only the contrast, because themes differ only in colors.
 */
async function expectAccessible(page: Page, sight: string, themes: Theme[]): Promise<void> {
  // Wait for the screen's heading, because the shell can be displayed before the screen inside it.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const [index, theme] of themes.entries()) {
    // This attribute sets the theme. shell.spec.ts tests how users select it and where it is stored.
    await page
      .locator('[data-cp-theme]')
      .first()
      .evaluate((root, theme) => root.setAttribute('data-cp-theme', theme), theme);
    // Axe's legacy mode is enough, because the page has no frames.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const { violations } = await (index > 0
      ? axe.withRules(['color-contrast'])
      : axe.options({ rules: EXTRA_RULES })
    ).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect.soft(found, `${sight}, ${theme}: accessibility`).toEqual([]);
  }
  const overhang = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body, main, [role$="dialog"]')]
      .filter((box) => box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX !== 'visible')
      .concat(document.documentElement.scrollWidth > window.innerWidth ? [document.documentElement] : [])
      .map(({ tagName, scrollWidth }) => `${tagName} is ${scrollWidth} px wide`),
  );
  expect.soft(overhang, `${sight}: sideways scroll`).toEqual([]);
}

/**
 * Returns the themes in which axe checks a screen in a wide window and in a small window. `null` means that the
 * screen is not displayed in that window.
 *
 * `pnpm soak` checks both themes in both windows. `npm test` checks each screen once, alternating between the dark
 * theme in a wide window and the light theme in a small window. It checks for horizontal scrolling in both windows.
 * Popovers and dialogs that would have to be opened twice are checked only in a small window, where they have the least
 * space. Their themes alternate.
 */
const themesOf = (index: number, floats: boolean): { wide: Theme[] | null; small: Theme[] } => {
  if (isFull) return { wide: ['dark', 'light'], small: ['dark', 'light'] };
  const isEven = index % 2 === 0;
  if (floats) return { wide: null, small: [isEven ? 'dark' : 'light'] };
  return isEven ? { wide: ['dark'], small: [] } : { wide: [], small: ['light'] };
};

async function checkScreens(page: Page, states: readonly ScreenState[]): Promise<void> {
  const sights = isFull ? states : states.filter(({ isCovered }) => !isCovered);
  for (const [index, { name, path, show, floats = false, follows }] of sights.entries()) {
    await test.step(name, async () => {
      const { wide, small } = themesOf(index, floats);
      await page.setViewportSize(wide ? WIDE : SMALL);
      // Retry this navigation if it is aborted. The previous screen's popover might have closed because the window
      // grew, and closing a popover navigates back in history.
      if (isFull || !follows) await expect(() => page.goto(path)).toPass();
      await show(page);
      if (wide) {
        await expectAccessible(page, `${name}, wide`, wide);
        await page.setViewportSize(SMALL);
        if (floats) {
          await page.goto(path);
          await show(page);
        }
      }
      await expectAccessible(page, `${name}, small`, small);
    });
  }
}

// During an animation, axe would measure intermediate colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each test visits many screens, which takes a long time.
test.describe.configure({ timeout: 180_000, mode: 'parallel' });

// Set the date to a day for which the week and the agenda contain entries.
test.beforeEach(({ page }) => page.clock.setFixedTime(TODAY));

test("the visitors' screens are accessible and fit the window", async ({ page, planner }) => {
  const person = await planner.createPerson();
  await turnOnTwoStep(planner.url, person);
  await checkScreens(page, [...VISITORS, codeScreen(person)]);
});

test.describe("the administrators' screens are accessible and fit the window", () => {
  test.use({ viewer: 'administrator' });

  test('in an empty planner', { tag: '@soak' }, async ({ page, planner }) => {
    await planner.clear();
    await revokeTokens(planner);
    await checkScreens(page, EMPTY);
  });

  test.describe('in a full planner', () => {
    test.beforeEach(async ({ planner }) => {
      await planner.clear();
      await fill(planner);
    });

    // Delete the required field that `fill` creates. Otherwise, other tests would have to fill it in.
    test.afterAll(({ planner }) => planner.clear());

    test('with content', async ({ page }) => {
      await checkScreens(page, FULL);
    });

    test('with dialogs', async ({ page }) => {
      await checkScreens(page, DIALOGS);
    });

    test('with popovers', async ({ page }) => {
      await checkScreens(page, FLOATS);
    });
  });
});
