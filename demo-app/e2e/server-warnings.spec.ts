import { expect } from '@playwright/test';
import { connect } from './api.js';
import { freePort } from './planner-process.js';
import { logIn } from './steps.js';
import { test } from './test.js';

test('administrators see warnings about the server until they dismiss them', async ({
  page,
  browser,
  dataDir,
  startPlanner,
}) => {
  const { url } = await startPlanner({ dataDir, port: await freePort(), script: 'server' });
  const maya = { email: 'maya@planner.example', password: 'a quiet harbor' };
  const jonas = { email: 'jonas@planner.example', password: 'a quiet harbor' };
  const api = await connect(url);
  await api.post('/auth/register', maya);
  await api.post('/users', jonas);
  await api.dispose();
  const notice = page.getByRole('region', { name: 'Untrusted proxy' });

  await logIn(page, url, maya);
  await expect(page.getByRole('link', { name: 'User Management' })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await fetch(url, { headers: { 'X-Forwarded-For': '203.0.113.1' } });
  await page.reload();
  await expect(notice).toContainText('set TRUST_PROXY');
  await page.goto(`${url}/admin/users`);
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  await expect(notice).toHaveCount(0);

  // A new browser session displays the warning again, but only to administrators.
  const other = await browser.newContext();
  const again = await other.newPage();
  await logIn(again, url, maya);
  await expect(again.getByRole('region', { name: 'Untrusted proxy' })).toBeVisible();
  await other.close();
  const member = await browser.newContext();
  const theirs = await member.newPage();
  await logIn(theirs, url, jonas);
  await expect(theirs.getByRole('link', { name: 'Blog Logs' })).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'Untrusted proxy' })).toHaveCount(0);
  await member.close();
});
