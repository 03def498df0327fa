import { expect, type Page } from '@playwright/test';
import { expectToast } from './steps.js';
import { test } from './test.js';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const shown = (page: Page) => region(page).getByRole('listitem');

/** Tries to log in with invalid credentials, so that a toast with a description appears. */
async function provokeToast(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@planner.example');
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expectToast(page, 'Error', 'Invalid email or password');
}

test('a toast is displayed for 5 s, and a new one replaces it', { tag: '@soak' }, async ({ page }) => {
  await page.clock.install();
  // Load the code of both screens before the clock stops.
  await page.goto('/register');
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await provokeToast(page);
  await page.clock.runFor(4900);
  await expect(shown(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Email').fill('maya@planner.example');
  await page.getByLabel(/^Password/).fill('a quiet harbor');
  await page.getByLabel('Confirm Password').fill('a quiet harbor');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Error', 'An account with this email address already exists.');
  await page.clock.runFor(4900);
  await expect(shown(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(shown(page)).toHaveCount(0);
});

test('a swipe of 50 px to the right dismisses a toast, but a shorter swipe does not', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/login');
  await provokeToast(page);
  const swipe = async (distance: number) => {
    const box = await shown(page).boundingBox();
    if (!box) throw new Error('There is no toast.');
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
  };
  await swipe(45);
  await expect(shown(page)).not.toHaveAttribute('data-swipe', 'move');
  await expect(shown(page)).toBeVisible();
  await swipe(55);
  await expect(shown(page)).toHaveCount(0);
});

test('F8 focuses the toast, which can then be dismissed', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/login');
  await provokeToast(page);
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('list')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(shown(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveCount(0);
});

test.describe('over an open dialog', () => {
  test.use({ viewer: 'administrator' });

  test('a toast can be used with mouse, keyboard and screen reader, and the dialog stays open', {
    tag: '@soak',
  }, async ({ page }) => {
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Add New User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New User' });
    const provoke = async () => {
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expectToast(page, 'Validation Error', 'Email and password are required');
    };
    await provoke();
    await shown(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(shown(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();

    await provoke();
    await page.keyboard.press('F8');
    await expect(region(page).getByRole('list')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(shown(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
});
