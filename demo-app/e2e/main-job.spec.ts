import { expect, type Page } from '@playwright/test';
import { freePort } from '../../.ci/free-port.js';
import { isFull } from '../../.ci/full.js';
import { runCommand } from './planner-process.js';
import { logIn, NETWORK_FAILED, toast, UNAVAILABLE } from './steps.js';
import { test } from './test.js';

// The main job is tested with animations, as most users see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// Run these tests in parallel, because two of them take half a minute.
test.describe.configure({ mode: 'parallel' });

test('a new user registers, creates a brand and a blog entry, and finds them after a restart', async ({
  page,
  emptyDir,
  startPlanner,
  allowErrors,
}) => {
  const port = await freePort();
  const first = await startPlanner({ dataDir: emptyDir, port });

  await test.step('registers and is logged in as the administrator', async () => {
    await page.goto(first.url);
    await page.getByRole('link', { name: 'Get Started' }).click();
    await page.getByLabel('First Name').fill('Maya');
    await page.getByLabel('Last Name').fill('Okafor');
    await page.getByLabel('Email').fill('maya@planner.example');
    await page.getByLabel(/^Password/).fill('a quiet harbor');
    await page.getByLabel('Confirm Password').fill('a quiet harbor');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(toast(page, 'Account created successfully')).toBeVisible();
    await expect(page).toHaveURL(`${first.url}/`);
    await expect(page.getByText('Maya Okafor')).toBeVisible();
    await expect(page.getByText('Admin', { exact: true })).toBeVisible();
  });

  await test.step('creates a brand', async () => {
    await page.getByRole('link', { name: 'Brands' }).click();
    await expect(page.getByText('No brands yet')).toBeVisible();
    await page.getByRole('button', { name: 'Create Your First Brand' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Brand' });
    await dialog.getByLabel('Brand Name').fill('Lumen Cycles');
    // The color picker adds a style element, which the page's content security policy must allow.
    await dialog.getByRole('button', { name: 'Pick a color' }).click();
    await expect(page.getByRole('slider', { name: 'Color' })).toBeVisible();
    expect((await page.locator('.react-colorful').boundingBox())?.height).toBeGreaterThan(100);
    await page.keyboard.press('Escape');
    await dialog.getByRole('textbox', { name: 'Color' }).fill('hsl(140, 60%, 40%)');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(toast(page, 'Brand created successfully')).toBeVisible();
    await expect(page.getByText('hsl(140, 60%, 40%)')).toBeVisible();
  });

  await test.step('creates a blog entry with the brand', async () => {
    await page.getByRole('link', { name: 'Blog Logs' }).click();
    await page.getByRole('button', { name: 'Create Your First Blog Log' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Blog Log' });
    await dialog.getByLabel('Blog Name').fill('Lights for dark mornings');
    await dialog.getByLabel('Brand').click();
    await page.getByRole('option', { name: 'Lumen Cycles' }).click();
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(toast(page, 'Blog log created successfully')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /Lights for dark mornings/ })).toContainText('Lumen Cycles');
  });

  await test.step('sees the entry in the month view, on its day, in the brand color', async () => {
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expectEntryInMonth(page);
    await page.getByRole('button', { name: /Lights for dark mornings/ }).click();
    const details = page.getByRole('dialog', { name: 'Lights for dark mornings' });
    await expect(details).toContainText('Blog Post');
    await expect(details).toContainText('Lumen Cycles');
    await page.keyboard.press('Escape');
  });

  await test.step('finds the entry after a restart, still logged in', async () => {
    // Allow network errors, because the open page tries to reconnect, and the browser logs the failed attempts.
    allowErrors(NETWORK_FAILED);
    allowErrors(UNAVAILABLE);
    await first.stop();
    // Start the server directly, because `npm start` was tested above.
    await startPlanner({ dataDir: emptyDir, port, script: 'server' });
    await page.goto(first.url);
    await expectEntryInMonth(page);
    await page.getByRole('button', { name: 'Log Out' }).first().click();
    await expect(toast(page, 'Logged out successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible();
  });
});

test('a second server on the same data folder fails with a message', async ({ planner: { dataDir } }) => {
  const script = isFull ? 'start' : 'server';
  const { child, output } = runCommand(script, { PORT: String(await freePort()), DATA_DIR: dataDir });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code).toBe(1);
  expect(output()).toContain(`The data folder ${dataDir} is in use by another planner`);
  expect(output()).not.toContain('    at ');
});

test('the demo prints how to log in, and its calendar is full of entries', { tag: '@soak' }, async ({
  page,
  emptyDir,
  startPlanner,
}) => {
  const demo = await startPlanner({ dataDir: emptyDir, port: await freePort(), script: 'demo' });
  await expect.poll(() => demo.output()).toContain('(administrator)');
  const [, email = '', password = ''] =
    /^ +(\S+@\S+) with the password (\S+) \(administrator\)$/m.exec(demo.output()) ?? [];
  await logIn(page, demo.url, { email, password });
  await expect(page.getByRole('button', { name: /Ask the frame builder/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /more on/ }).first()).toBeVisible();
});

/** Checks that the entry is in today's cell and has the brand color. */
async function expectEntryInMonth(page: Page): Promise<void> {
  const cell = page.getByRole('gridcell').filter({ has: page.locator('[aria-current="date"]') });
  await expect(cell).toHaveCount(1);
  const chip = cell.getByRole('button', { name: /Lights for dark mornings/ });
  await expect(chip).toBeVisible();
  const color = await chip.evaluate((element) => getComputedStyle(element).getPropertyValue('--c').trim());
  expect(color).toBe('hsl(140, 60%, 40%)');
}
