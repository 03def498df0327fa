import { expect, type Page } from '@playwright/test';
import { freePort } from '../../.ci/free-port.js';
import { inOtherScript } from '../../.storybook/pseudo-language.js';
import { type Api, connect } from './api.js';
import { TODAY } from './calendar-steps.js';
import { otherTexts, usePseudoLanguage } from './pseudo-language.js';
import { share } from './share-steps.js';
import { respondToConfirm, settled } from './steps.js';
import { test } from './test.js';

/** Content in Greek, like the pseudo-language. */
const BRAND = 'Ποδήλατα';
const TITLE = 'Οδηγός ελαστικών';

const DAY = '2026-10-14';
const FIELD = 'proof';

/** The users of the shared planner. */
const KNOWN = ['Maya Okafor', 'Maya', 'MO'];

async function addContent(api: Api): Promise<void> {
  const { id } = await api.post<{ id: string }>('/brands', { name: BRAND, color: '#222222' });
  await api.post('/logs/blog', { blogName: TITLE, date: DAY, brandId: id });
  await api.post('/field-configs', {
    logType: 'blog',
    fieldName: FIELD,
    fieldLabel: 'Έλεγχος',
    fieldType: 'boolean',
  });
}

const isTranslated = async (page: Page, known: readonly string[] = []) =>
  expect.poll(() => otherTexts(page, [...KNOWN, ...known])).toEqual([]);

/** Opens a page, and checks that all of its texts are messages. */
async function checkPage(page: Page, path: string, known: readonly string[] = []): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await settled(page);
    await isTranslated(page, known);
  });
}

/** Waits for a toast with a title and a description in any language. */
const expectToast = (page: Page, title: string, description = '') =>
  expect(
    page
      .getByRole('region')
      .getByRole('listitem')
      .filter({ hasText: title + description }),
  ).toBeVisible();

const button = (page: Page, name: string) =>
  page.getByRole('button', { name: inOtherScript(name), exact: true });

test.describe('all texts are messages', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(TODAY);
    await usePseudoLanguage(page);
  });

  test('on pages for visitors', async ({ page, allowErrors }) => {
    allowErrors(/status of 40/);
    for (const path of ['/login', '/register', '/invitation', '/nowhere']) await checkPage(page, path);
    await page.goto('/login?problem=closed');
    await page.getByRole('textbox').first().fill('maya@planner.example');
    await page.locator('input[type=password]').fill('not this one');
    await button(page, 'Log In').click();
    await expectToast(page, inOtherScript('Error'), inOtherScript('Invalid email or password'));
    await isTranslated(page);
  });

  test.describe('for an administrator', () => {
    test.use({ viewer: 'administrator' });

    // Uses its own planner, because other tests leave changes and access tokens, which some screens list.
    test('on all screens', async ({ page, dataDir, startPlanner }) => {
      const { url } = await startPlanner({ dataDir, port: await freePort(), script: 'server' });
      const api = await connect(url);
      const maya = { email: 'maya@planner.example', password: 'a quiet harbor' };
      await api.post('/auth/register', maya);
      await addContent(api);
      await page.context().addCookies((await api.storageState()).cookies);
      await api.dispose();
      const paths = ['/', '/logs/blog', '/logs/events', '/admin/brands', '/import', '/activity', '/sharing'];
      for (const path of [...paths, '/admin/users', '/logs/blog/print', '/calendar/print'])
        await checkPage(page, url + path, [maya.email]);
      await checkPage(page, `${url}/admin/fields`, [maya.email, FIELD]);
      await checkPage(page, `${url}/account`, [maya.email, 'Chrome', 'Linux']);
      await checkPage(page, `${url}/system`, [maya.email, 'PostgreSQL', 'MB', 'GB', 'initial']);
    });

    test.describe('with content', () => {
      test.beforeEach(async ({ planner }) => {
        await planner.clear();
        await addContent(planner.api);
      });

      test('in toasts, questions, menus and dialogs', async ({ page, planner }) => {
        await page.goto('/admin/brands');
        await button(page, 'Create Brand').click();
        await page.getByRole('dialog').getByRole('textbox').first().fill(BRAND);
        await isTranslated(page, ['hsl']);
        await button(page, 'Create').click();
        // An error of the server.
        await expectToast(
          page,
          inOtherScript('Error creating brand'),
          inOtherScript('A brand with this name already exists.'),
        );
        await isTranslated(page, ['hsl']);
        await page.getByRole('dialog').getByRole('textbox').first().fill(`${BRAND} 2`);
        await button(page, 'Create').click();
        await expectToast(page, inOtherScript('Brand created successfully'));
        const question = respondToConfirm(page, 'accept');
        await button(page, `Delete ${BRAND}`).click();
        expect(await question).not.toMatch(/[a-z]/i);
        await expectToast(page, inOtherScript('Brand deleted successfully'));

        await page.goto('/');
        await settled(page);
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox').fill(inOtherScript('e'));
        await expect(page.getByRole('option').first()).toBeVisible();
        await isTranslated(page, [planner.people.administrator.email]);
        await page.goto('/');
        await page
          .getByRole('button', { name: new RegExp(TITLE) })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await isTranslated(page, [planner.people.administrator.email]);
        await page.keyboard.press('e');
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(TITLE);
        await isTranslated(page, [planner.people.administrator.email, 'hsl']);
        await page.getByRole('dialog').getByRole('textbox').first().fill(`${TITLE} 2`);
        await button(page, 'Update').click();
        await expectToast(page, inOtherScript('Blog log updated successfully'));
        await isTranslated(page, [planner.people.administrator.email]);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Control+z');
        await expectToast(page, inOtherScript('Change undone'), TITLE);
      });

      test('on the page of a link', async ({ page, planner }) => {
        const { id, secret } = await share(planner.api, { kind: 'link', name: 'Πελάτης' });
        await checkPage(page, `/shared/${id}#${secret}`);
        await checkPage(page, '/shared/none');
      });
    });
  });
});

test('the planner is in German if the browser has stored that', async ({ page, allowErrors }) => {
  allowErrors(/status of 401/);
  await page.addInitScript(() => localStorage.setItem('content-planner:language', 'de'));
  await page.goto('/login');
  await expect(page).toHaveTitle('Anmelden – Content Planner');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('textbox').first().fill('maya@planner.example');
  await page.getByLabel('Passwort', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expectToast(page, 'oder Passwort ist falsch');
});

test.describe('in English', () => {
  test.use({ viewer: 'administrator' });

  test('no other texts are loaded', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/');
    await settled(page);
    expect(loaded).toContainEqual(expect.stringMatching(/\/assets\/.*\.js$/));
    expect(loaded).not.toContainEqual(expect.stringMatching(/german/));
  });
});
