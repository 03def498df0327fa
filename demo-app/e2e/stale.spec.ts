import { expect } from '@playwright/test';
import { unique } from './api.js';
import { cutNetwork, isQuery, NETWORK_FAILED } from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

test('a screen that is opened again after 30 s displays cached data and refetches it', {
  tag: '@soak',
}, async ({ page, planner, allowErrors }) => {
  allowErrors(NETWORK_FAILED);
  await planner.clear();
  const [first, second] = [unique('Harbor talk'), unique('Juniper talk')];
  const plan = (episodeTitle: string) =>
    planner.api.post('/logs/podcast', { episodeTitle, date: '2026-03-08' });
  await plan(first);
  await page.clock.install();
  await page.goto('/logs/podcast');
  const row = (title: string) => page.getByRole('rowheader', { name: title });
  await expect(row(first)).toBeVisible();
  await page.getByRole('link', { name: 'Email Logs' }).click();
  await expect(page.getByRole('heading', { name: 'No email logs yet' })).toBeVisible();
  await plan(second);
  await page.clock.fastForward(31_000);

  // Without a connection, the screen displays cached data and no error.
  const network = await cutNetwork(page);
  const attempt = page.waitForRequest(isQuery);
  await page.getByRole('link', { name: 'Podcast Logs' }).click();
  await attempt;
  await expect(row(first)).toBeVisible();
  await expect(row(second)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await network.restore();

  await page.getByRole('link', { name: 'Email Logs' }).click();
  await page.getByRole('link', { name: 'Podcast Logs' }).click();
  await expect(row(first)).toBeVisible();
  await expect(row(second)).toBeVisible();
});
