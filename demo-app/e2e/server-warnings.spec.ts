import { expect } from '@playwright/test';
import { freePort } from '../../.ci/free-port.js';
import { connect } from './api.js';
import { test } from './test.js';

/** Logs a user in through the API. Returns the session. */
async function sessionOf(url: string, person: { email: string; password: string }) {
  const api = await connect(url);
  await api.post('/auth/login', person);
  const session = await api.storageState();
  await api.dispose();
  return session;
}

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
  const [admin, member] = [await api.storageState(), await sessionOf(url, jonas)];
  await api.dispose();
  const notice = page.getByRole('region', { name: 'Untrusted proxy' });

  await page.context().addCookies(admin.cookies);
  await page.goto(url);
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

  // In a new browser session, the warning is displayed again, but only to administrators.
  const other = await browser.newContext({ storageState: admin });
  const again = await other.newPage();
  await again.goto(url);
  await expect(again.getByRole('region', { name: 'Untrusted proxy' })).toBeVisible();
  await other.close();
  const another = await browser.newContext({ storageState: member });
  const theirs = await another.newPage();
  await theirs.goto(url);
  await expect(theirs.getByRole('link', { name: 'Blog Logs' })).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'Untrusted proxy' })).toHaveCount(0);
  await another.close();
});
