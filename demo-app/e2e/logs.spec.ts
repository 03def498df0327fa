import { expect, type Locator, type Page } from '@playwright/test';
import { TODAY } from './calendar-steps.js';
import { factsOf, type KindFacts, SAMPLE_KINDS } from './kinds.js';
import {
  cutNetwork,
  discard,
  expectToast,
  holdLiveUpdates,
  holdNetwork,
  NETWORK_FAILED,
  respondToConfirm,
  signIn,
} from './steps.js';
import { test } from './test.js';

test.use({ viewer: 'member' });

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
});

// Delete the required fields that these tests create. Otherwise, other tests would have to fill in these fields.
test.afterAll(({ planner }) => planner.clear());

const row = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title, exact: true }) });

const titles = (page: Page): Locator => page.getByRole('rowheader');

/** Checks the cells of a row, except for its checkbox and buttons. */
async function expectCells(page: Page, title: string, cells: readonly string[]): Promise<void> {
  await expect(row(page, title).locator('th, td')).toHaveText(['', ...cells, '']);
}

async function openForm(page: Page, { name }: KindFacts): Promise<Locator> {
  await page.getByRole('button', { name: `Add ${name} Log` }).click();
  const dialog = page.getByRole('dialog', { name: `Create ${name} Log` });
  await expect(dialog).toBeVisible();
  return dialog;
}

const titleBox = (dialog: Locator, { label }: KindFacts): Locator =>
  dialog.getByRole('textbox', { name: label, exact: true });

for (const facts of SAMPLE_KINDS) {
  const { kind, name, path, rest, title, columns, form, stored, empty, cells } = facts;
  const dates = kind === 'event' ? ['startDate', 'endDate'] : ['date'];

  test.describe(`on the screen for ${kind} logs`, () => {
    test('an entry can be created with all fields, displayed, edited and deleted', async ({
      page,
      context,
      planner: { api },
    }) => {
      await api.post('/brands', { name: 'Lumen Cycles', color: '#2f5bc7' });
      await page.goto(path);
      const dialog = await openForm(page, facts);
      for (const date of await dialog.getByRole('textbox', { name: /Date$/ }).all())
        await expect(date).toHaveValue('10/14/2026');
      await expect(dialog.getByRole('checkbox', { name: 'Show on Calendar' })).toBeChecked();
      await titleBox(dialog, facts).fill('The first of all');
      for (const [label, value] of Object.entries(form)) {
        if (value === null) await dialog.getByRole('checkbox', { name: label, exact: true }).click();
        else await dialog.getByRole('textbox', { name: label, exact: true }).fill(value);
      }
      await dialog.getByLabel('Brand').click();
      await page.getByRole('option', { name: 'Lumen Cycles' }).click();
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      await expectToast(page, `${name} log created successfully`);
      await expect(dialog).toBeHidden();

      const heads = page.getByRole('columnheader');
      await expect(heads).toHaveText(['', ...columns, 'Actions']);
      const day = '10/14/2026';
      const before = kind === 'event' ? [day, day, 'The first of all'] : [day, 'The first of all'];
      await expectCells(page, 'The first of all', [...before, ...cells, 'Lumen Cycles', 'Yes']);
      const [created] = await api.get<Record<string, unknown>[]>(rest);
      expect(created).toMatchObject({
        ...stored,
        [title]: 'The first of all',
        ...Object.fromEntries(dates.map((date) => [date, '2026-10-14'])),
        showOnCalendar: true,
        color: null,
      });

      await row(page, 'The first of all').getByRole('button', { name: 'Edit The first of all' }).click();
      const editing = page.getByRole('dialog', { name: `Edit ${name} Log` });
      await titleBox(editing, facts).fill('A better title');
      for (const [label, value] of Object.entries(form)) {
        if (value === null) await editing.getByRole('checkbox', { name: label, exact: true }).click();
        else {
          await expect(editing.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
          await editing.getByRole('textbox', { name: label, exact: true }).fill('');
        }
      }
      await editing.getByRole('checkbox', { name: 'Show on Calendar' }).click();
      await editing.getByRole('button', { name: 'Update', exact: true }).click();
      await expectToast(page, `${name} log updated successfully`);
      await expect(row(page, 'A better title')).toContainText('No');
      const [updated] = await api.get<Record<string, unknown>[]>(rest);
      expect(updated).toMatchObject({ ...empty, [title]: 'A better title', showOnCalendar: false });

      const opened = context.waitForEvent('page');
      await page.getByRole('button', { name: 'Export PDF' }).click();
      const print = await opened;
      expect(new URL(print.url()).pathname).toBe(`${path}/print`);
      await print.close();
      await expectToast(
        page,
        'Print window opened',
        "Use your browser's print dialog to save as PDF or print.",
      );

      const remove = row(page, 'A better title').getByRole('button', { name: 'Delete A better title' });
      const kept = respondToConfirm(page, 'dismiss');
      await remove.click();
      expect(await kept).toBe(`Are you sure you want to delete this ${kind} log?`);
      await expect(row(page, 'A better title')).toBeVisible();
      void respondToConfirm(page, 'accept');
      await remove.click();
      await expectToast(page, `${name} log deleted successfully`);
      await expect(page.getByRole('heading', { name: `No ${kind} logs yet` })).toBeVisible();
    });
  });
}

for (const facts of SAMPLE_KINDS) {
  const { kind, name, path, rest, title, columns, sample } = facts;

  test.describe(`on the screen for ${kind} logs`, () => {
    test('an empty list offers to create the first entry, and there is nothing to export', {
      tag: '@soak',
    }, async ({ page, context }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: `${name} Logs` })).toBeVisible();
      await expect(page.getByRole('heading', { name: `No ${kind} logs yet` })).toBeVisible();
      await page.getByRole('button', { name: 'Export PDF' }).click();
      await expectToast(page, 'No data to export', `There are no ${kind} logs to export.`);
      expect(context.pages()).toHaveLength(1);
      await page.getByRole('button', { name: `Create Your First ${name} Log` }).click();
      await expect(page.getByRole('dialog', { name: `Create ${name} Log` })).toBeVisible();
    });

    test('a failed change is reported, and the fields keep their values', async ({
      page,
      planner: { api },
      allowErrors,
    }) => {
      allowErrors(NETWORK_FAILED);
      for (const each of ['Apple', 'Banana']) await api.post(rest, { ...sample, [title]: each });
      await page.goto(path);
      await expect(titles(page)).toHaveCount(2);
      const dialog = await openForm(page, facts);
      await titleBox(dialog, facts).fill('Cherry');
      const network = await cutNetwork(page);
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      await expectToast(page, `Error creating ${kind} log`);
      await expect(titleBox(dialog, facts)).toHaveValue('Cherry');
      await network.restore();
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      await expectToast(page, `${name} log created successfully`);

      await row(page, 'Apple').getByRole('button', { name: 'Edit Apple' }).click();
      const editing = page.getByRole('dialog', { name: `Edit ${name} Log` });
      await titleBox(editing, facts).fill('Apricot');
      await cutNetwork(page);
      await editing.getByRole('button', { name: 'Update', exact: true }).click();
      await expectToast(page, `Error updating ${kind} log`);
      await expect(titleBox(editing, facts)).toHaveValue('Apricot');
      await discard(editing);

      void respondToConfirm(page, 'accept');
      await row(page, 'Apple').getByRole('button', { name: 'Delete Apple' }).click();
      await expectToast(page, `Error deleting ${kind} log`);
      await expect(titles(page)).toHaveCount(3);
    });

    test('custom fields have inputs with defaults, in display order, and required fields are validated', {
      tag: '@soak',
    }, async ({ page, planner: { api } }) => {
      const field = { logType: kind, isRequired: true, dropdownOptions: null };
      for (const each of [
        {
          fieldLabel: 'Status',
          fieldName: 'status',
          fieldType: 'dropdown',
          dropdownOptions: ['Draft', 'Ready'],
        },
        { fieldLabel: 'Author', fieldName: 'author', fieldType: 'text' },
        { fieldLabel: 'Copy Due', fieldName: 'copy_due', fieldType: 'date' },
        { fieldLabel: 'Newsletter', fieldName: 'newsletter', fieldType: 'boolean', isRequired: false },
      ].map((each, index) => ({ ...field, ...each, displayOrder: [2, 1, 3, 0][index] })))
        await api.post('/field-configs', each);
      await page.goto(path);
      const dialog = await openForm(page, facts);
      const author = dialog.getByRole('textbox', { name: 'Author' });
      const due = dialog.getByRole('textbox', { name: 'Copy Due' });
      await expect(due).toHaveValue('10/14/2026');
      await expect(dialog).toContainText(/Newsletter.*Author.*Status.*Copy Due/s);

      await titleBox(dialog, facts).fill('The first of all');
      const calls: string[] = [];
      page.on('request', (request) => {
        if (request.postData()?.includes('mutation')) calls.push(request.url());
      });
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      await expectToast(page, 'Validation Error', 'Please fill in required fields: Author, Status');
      expect(calls).toEqual([]);
      await author.fill('Noor');
      await dialog.getByRole('combobox', { name: 'Status' }).click();
      await page.getByRole('option', { name: 'Ready' }).click();
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      await expectToast(page, `${name} log created successfully`);
      await expect(page.getByRole('columnheader')).toHaveText([
        '',
        ...columns,
        'Newsletter',
        'Author',
        'Status',
        'Copy Due',
        'Actions',
      ]);
      await expect(row(page, 'The first of all')).toContainText('NoorReady10/14/2026');
    });
  });
}

const blog = factsOf('blog');

test.describe('the list', () => {
  test('can be searched and sorted, and a search deselects the rows that it hides', { tag: '@soak' }, async ({
    page,
    planner: { api },
  }) => {
    for (const [blogName, date] of [
      ['Apple', '2026-10-02'],
      ['Banana 10', '2026-10-03'],
      ['Banana 9', '2026-10-01'],
    ])
      await api.post('/logs/blog', { blogName, date });
    await page.goto('/logs/blog');
    await expect(titles(page)).toHaveText(['Banana 10', 'Apple', 'Banana 9']);
    const head = page.getByRole('columnheader', { name: 'Blog Name' });
    await head.getByRole('button').click();
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(titles(page)).toHaveText(['Apple', 'Banana 9', 'Banana 10']);
    await head.getByRole('button').click();
    await expect(titles(page)).toHaveText(['Banana 10', 'Banana 9', 'Apple']);
    await head.getByRole('button').click();
    await expect(titles(page)).toHaveText(['Banana 10', 'Apple', 'Banana 9']);

    const all = page.getByRole('checkbox', { name: 'Select all' });
    await page.getByRole('checkbox', { name: 'Select Apple' }).click();
    await expect(all).toBeChecked({ indeterminate: true });
    await all.click();
    await expect(page.getByText('3 item(s) selected', { exact: true }).first()).toBeVisible();
    await all.click();
    await expect(page.getByRole('button', { name: 'Bulk Edit' })).toHaveCount(0);
    await all.click();
    const search = page.getByRole('searchbox', { name: 'Search blog logs' });
    await search.fill('BANANA');
    await expect(titles(page)).toHaveText(['Banana 10', 'Banana 9']);
    await expect(page.getByText('2 item(s) selected', { exact: true }).first()).toBeVisible();
    await search.press('Escape');
    await expect(titles(page)).toHaveCount(3);
    await expect(page.getByText('2 item(s) selected', { exact: true }).first()).toBeVisible();
    await search.fill('no such log');
    await expect(page.getByRole('heading', { name: 'No logs match "no such log"' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await expect(titles(page)).toHaveCount(3);
  });

  test('displays skeletons while loading, and can retry after an error', async ({
    page,
    allowErrors,
    planner: { api },
  }) => {
    allowErrors(NETWORK_FAILED);
    await api.post('/logs/podcast', { episodeTitle: 'Ep. 43', date: '2026-10-14' });
    await page.goto('/logs/blog');
    await expect(page.getByRole('heading', { name: 'No blog logs yet' })).toBeVisible();
    const network = await cutNetwork(page);
    await page.getByRole('link', { name: 'Podcast Logs' }).click();
    await expect(page.getByRole('alert')).toContainText('Podcast logs could not be loaded');
    await network.restore();
    const held = await holdNetwork(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Podcast Logs' })).toHaveAttribute('aria-busy', 'true');
    held.release();
    await expect(titles(page)).toHaveText(['Ep. 43']);
  });

  test('renders only its visible rows if it is long, and scrolls to the end', { tag: '@soak' }, async ({
    page,
    planner: { api },
  }) => {
    // Creating thousands of entries would take too long for a test. A list of 300 entries is also virtualized.
    for (let index = 0; index < 300; index += 1)
      await api.post('/logs/other', { title: `Entry ${index}`, date: '2026-10-14' });
    await page.goto('/logs/other');
    await expect(titles(page).first()).toHaveText('Entry 299');
    expect(await page.getByRole('row').count()).toBeLessThan(100);
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '301');
    await titles(page).first().hover();
    await page.mouse.wheel(0, 100_000);
    await expect(titles(page).filter({ hasText: /^Entry 0$/ })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Title' })).toBeInViewport();
  });

  test('reports that another user has deleted an entry', { tag: '@soak' }, async ({
    page,
    planner: { api },
  }) => {
    // Block live updates, because they would remove the entry from the list before the click.
    await holdLiveUpdates(page);
    const { id } = await api.post<{ id: string }>('/logs/blog', { blogName: 'Apple', date: '2026-10-14' });
    await page.goto('/logs/blog');
    await expect(row(page, 'Apple')).toBeVisible();
    await api.delete(`/logs/blog/${id}`);
    void respondToConfirm(page, 'accept');
    await row(page, 'Apple').getByRole('button', { name: 'Delete Apple' }).click();
    await expectToast(page, 'Error deleting blog log');
    await expect(page.getByRole('heading', { name: 'No blog logs yet' })).toBeVisible();
  });

  test('works on a phone', { tag: '@soak' }, async ({ page, planner: { api } }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    for (const blogName of ['Apple', 'Banana'])
      await api.post('/logs/blog', { blogName, date: '2026-10-14' });
    await page.goto('/logs/blog');
    await page.getByRole('checkbox', { name: 'Select Apple' }).click();
    await expect(page.getByText('1 item(s) selected', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: /^Actions Banana/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Blog Log' })).toBeVisible();
  });
});

test.describe('the columns of the blog list', () => {
  test('can be hidden and moved, are saved after each change, and are printed', async ({
    page,
    planner: { api, createPerson },
  }) => {
    await api.post('/logs/blog', { blogName: 'Apple', date: '2026-10-14', category: 'Fruit' });
    // Log in as a new user, because other tests expect that the shared users have the default columns.
    await signIn(page, await createPerson());
    await page.goto('/logs/blog');
    const heads = page.getByRole('columnheader');
    const shown = (names: readonly string[]) => expect(heads).toHaveText(['', ...names, 'Actions']);
    await shown(blog.columns);
    await page.getByRole('button', { name: 'Columns' }).click();
    const settings = page.getByRole('dialog', { name: 'Column Settings' });
    const saved = () =>
      page.waitForResponse((response) => response.request().postData()?.includes('SaveColumn') ?? false);
    const hidden = saved();
    await settings.getByRole('checkbox', { name: 'Category' }).click();
    await shown(['Date', 'Blog Name', 'Brand', 'On Calendar']);
    await hidden;
    const moved = saved();
    await settings.getByRole('button', { name: 'Move down Date' }).click();
    await shown(['Blog Name', 'Date', 'Brand', 'On Calendar']);
    await moved;
    await page.reload();
    await shown(['Blog Name', 'Date', 'Brand', 'On Calendar']);
    await page.goto('/logs/blog/print');
    await expect(heads).toHaveText(['Blog Name', 'Date', 'Brand', 'On Calendar']);
    await page.goto('/logs/email');
    await expect(page.getByRole('heading', { name: 'No email logs yet' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Columns' })).toHaveCount(0);
  });

  test("revert with an error message if they can't be saved", { tag: '@soak' }, async ({
    page,
    planner: { api },
    allowErrors,
  }) => {
    allowErrors(NETWORK_FAILED);
    await api.post('/logs/blog', { blogName: 'Apple', date: '2026-10-14' });
    await page.goto('/logs/blog');
    const heads = page.getByRole('columnheader');
    await expect(titles(page)).toHaveCount(1);
    const before = await heads.allTextContents();
    await page.getByRole('button', { name: 'Columns' }).click();
    await cutNetwork(page);
    await page
      .getByRole('dialog', { name: 'Column Settings' })
      .getByRole('checkbox', { name: 'Brand' })
      .click();
    await expectToast(page, 'Error saving column preferences');
    await expect(heads).toHaveText(before);
  });
});

test.describe('the form', () => {
  test('requires a title and dates, and accepts typed dates', { tag: '@soak' }, async ({ page }) => {
    await page.goto('/logs/events');
    const dialog = await openForm(page, factsOf('event'));
    await dialog.getByRole('textbox', { name: 'Start Date' }).fill('');
    await dialog.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(dialog.getByText('Name is required')).toBeVisible();
    await expect(dialog.getByText('Start Date is required')).toBeVisible();
    const start = dialog.getByRole('textbox', { name: 'Start Date' });
    const end = dialog.getByRole('textbox', { name: 'End Date' });
    await start.fill('3/8/2026');
    await start.blur();
    await expect(start).toHaveValue('03/08/2026');
    await end.fill('030926');
    await end.blur();
    await expect(end).toHaveValue('03/09/2026');
    await end.fill('02302026');
    await end.blur();
    await expect(end).toHaveValue('02302026');
    await expect(end).toHaveAttribute('aria-invalid', 'true');
  });

  test('can replace a custom color with the brand color', { tag: '@soak' }, async ({
    page,
    planner: { api },
  }) => {
    await api.post('/logs/blog', { blogName: 'Apple', date: '2026-10-14', color: '#facc15' });
    await page.goto('/logs/blog');
    await row(page, 'Apple').getByRole('button', { name: 'Edit Apple' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Blog Log' });
    const back = dialog.getByRole('button', { name: 'Use Brand Color' });
    await back.click();
    await expect(back).toBeDisabled();
    await dialog.getByRole('button', { name: 'Update', exact: true }).click();
    await expectToast(page, 'Blog log updated successfully');
    expect(await api.get('/logs/blog')).toMatchObject([{ color: null }]);
  });

  test('requires confirmation before a click outside or Escape discards input', { tag: '@soak' }, async ({
    page,
  }) => {
    await page.goto('/logs/blog');
    const dialog = await openForm(page, blog);
    await titleBox(dialog, blog).fill('Half a thought');
    const question = page.getByRole('button', { name: 'Keep editing' });
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      await leave();
      await expect(question).toBeVisible();
      await question.click();
      await expect(titleBox(dialog, blog)).toHaveValue('Half a thought');
    }
  });

  test('scrolls within 60vh', { tag: '@soak' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('/logs/events');
    const dialog = await openForm(page, factsOf('event'));
    const height = await dialog.evaluate((element) => {
      const parts = [...element.querySelectorAll('*')].filter(
        (part) => part.scrollHeight > part.clientHeight,
      );
      const scrolling = parts.filter((part) => getComputedStyle(part).overflowY === 'auto');
      return scrolling.map((part) => part.getBoundingClientRect().height);
    });
    expect(height).toEqual([300]);
  });
});
