import { expect, type Locator, type Page } from '@playwright/test';
import type { Api } from './api.js';
import { cell, chip, logEntry, TODAY } from './calendar-steps.js';
import { factsOf, KINDS } from './kinds.js';
import { expectToast } from './steps.js';
import { test } from './test.js';

// What a marketing lead does with fields that several types share. Each test counts the actions, because the number of
// actions is what users notice.

test.use({ viewer: 'administrator' });

test.beforeEach(async ({ page, planner }) => {
  await page.clock.setFixedTime(TODAY);
  await planner.clear();
});

test.afterAll(({ planner }) => planner.clear());

/** Acts as a user and counts: a click, a key or a typed text is one action. */
function countedUser(page: Page) {
  let count = 0;
  return {
    click: (target: Locator) => {
      count += 1;
      return target.click();
    },
    press: (key: string) => {
      count += 1;
      return page.keyboard.press(key);
    },
    type: (text: string) => {
      count += 1;
      return page.keyboard.type(text);
    },
    actions: () => count,
  };
}

const KIND_IDS = KINDS.map(({ kind }) => kind);

/** Creates a field that all types use. Returns its id. */
async function createField(api: Api, label: string, type: string, options: readonly string[] = []) {
  const { createField: field } = await api.graphql<{ createField: { id: string } }>(
    'mutation ($input: FieldInput!) { createField(input: $input) { id } }',
    {
      input: {
        ...{ label, type, kinds: KIND_IDS.map((kind) => ({ kind })) },
        ...(options.length > 0 && { options: options.map((name) => ({ name })) }),
      },
    },
  );
  return field.id;
}

/** Creates an entry on the current day. */
const create = (api: Api, kind: Parameters<typeof logEntry>[1]) =>
  logEntry(api, kind, `${kind} entry`, kind === 'event' ? ['2026-10-14', '2026-10-14'] : '2026-10-14');

const STATUSES = ['Draft', 'In review', 'Approved'];

test('status and owner for all types take at most 30 actions', async ({ page, planner }) => {
  await page.goto('/admin/fields');
  const { click, type, actions } = countedUser(page);
  const dialog = page.getByRole('dialog', { name: 'Create Field Configuration' });
  const add = page.getByRole('button', { name: 'Add Field', exact: true });
  const choose = async (option: RegExp) => {
    await click(dialog.getByRole('combobox', { name: 'Type' }));
    await click(page.getByRole('option', { name: option }));
    await click(dialog.getByRole('button', { name: 'All types' }));
  };
  await click(add);
  await expect(dialog.getByRole('textbox', { name: 'Label' })).toBeFocused();
  await type('Status');
  await choose(/^Dropdown/);
  await click(dialog.getByRole('textbox', { name: 'Options' }));
  await type(STATUSES.join(', '));
  await click(dialog.getByRole('button', { name: 'Create', exact: true }));
  await expect(dialog).toBeHidden();

  await click(add);
  await expect(dialog.getByRole('textbox', { name: 'Label' })).toBeFocused();
  await type('Owner');
  await choose(/^Person/);
  await click(dialog.getByRole('button', { name: 'Create', exact: true }));
  await expect(dialog).toBeHidden();
  expect(actions()).toBeLessThanOrEqual(30);

  const { fields } = await planner.api.graphql<{ fields: { label: string; kinds: { kind: string }[] }[] }>(
    '{ fields { label kinds { kind } } }',
  );
  for (const label of ['Status', 'Owner']) {
    const kinds = fields.find((field) => field.label === label)?.kinds.map(({ kind }) => kind);
    expect(kinds?.toSorted()).toEqual(KIND_IDS.toSorted());
  }
});

test('what a colleague has not finished for a brand in a month takes at most 20 actions', async ({
  page,
  planner,
}) => {
  const { api } = planner;
  await createField(api, 'Status', 'dropdown', STATUSES);
  await createField(api, 'Owner', 'person');
  const [ana, ben] = [
    await planner.createPerson({ firstName: 'Ana', lastName: 'Lima' }),
    await planner.createPerson({ firstName: 'Ben', lastName: 'Roth' }),
  ];
  const brand = await api.post<{ id: string }>('/brands', { name: 'Borealis', color: '#2f5bc7' });
  const plan = async (
    kind: Parameters<typeof factsOf>[0],
    title: string,
    values: object,
    brandId: string | null = brand.id,
  ) => {
    const { id } = await logEntry(api, kind, title, '2027-03-10');
    await api.patch(`${factsOf(kind).rest}/${id}`, { brandId, dynamicFields: values });
  };
  await plan('blog', 'Blog draft', { status: 'Draft', owner: ana.id });
  await plan('email', 'Mail without status', { owner: ana.id });
  await plan('social', 'Post approved', { status: 'Approved', owner: ana.id });
  await plan('podcast', 'Episode of Ben', { status: 'Draft', owner: ben.id });
  await plan('other', 'Other brand', { status: 'Draft', owner: ana.id }, null);

  await page.goto('/');
  await expect(cell(page, 'Wednesday, October 14, 2026')).toBeVisible();
  const { click, type, press, actions } = countedUser(page);
  await press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await type('march 2027');
  await expect(page.getByRole('option', { name: /March 2027/ }).first()).toBeVisible();
  await press('Enter');
  await expect(cell(page, 'Wednesday, March 10, 2027')).toBeVisible();
  const filters = page.getByRole('group', { name: 'Filters' });
  await click(filters.getByRole('button', { name: 'Brand' }));
  await click(page.getByRole('dialog', { name: 'Brand' }).getByRole('checkbox', { name: /^Borealis/ }));
  await press('Escape');
  await click(page.getByRole('button', { name: 'More filters' }));
  const more = page.getByRole('dialog', { name: 'More filters' });
  const add = async (field: string) => {
    await click(more.getByRole('button', { name: 'Add condition' }));
    await click(page.getByRole('dialog', { name: 'Add condition' }).getByRole('button', { name: field }));
  };
  await add('Owner');
  await click(page.getByRole('checkbox', { name: 'Ana Lima' }));
  await press('Escape');
  await add('Status');
  await click(page.getByRole('checkbox', { name: 'Approved' }));
  await press('Escape');
  await click(more.getByRole('combobox', { name: 'Operator for Status' }));
  await click(page.getByRole('option', { name: 'is not', exact: true }));
  await press('Escape');
  await expect(chip(page, 'Post approved')).toHaveCount(0);
  for (const title of ['Blog draft', 'Mail without status']) await expect(chip(page, title)).toBeVisible();
  for (const title of ['Episode of Ben', 'Other brand']) await expect(chip(page, title)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Active filters' }).getByRole('listitem')).toHaveText([
    'Brand is Borealis',
    'Owner is Ana Lima',
    'Status is not Approved',
  ]);
  expect(actions()).toBeLessThanOrEqual(20);
});

test('what is late takes 1 action, and what is mine takes 2', async ({ page, planner }) => {
  const { api, people } = planner;
  const views = page.getByRole('button', { name: 'All entries' });
  const menu = page.getByRole('dialog', { name: 'Views' });
  await page.goto('/');
  await expect(cell(page, 'Wednesday, October 14, 2026')).toBeVisible();
  await page.keyboard.press('v');
  await expect(menu.getByRole('button', { name: /^Mine/ })).toContainText('Needs a person field');
  await expect(menu.getByRole('button', { name: /^Late/ })).toContainText('Needs a “Done” option');

  await api.graphql('mutation ($input: FieldInput!) { createField(input: $input) { id } }', {
    input: {
      ...{ label: 'Status', type: 'dropdown', kinds: KIND_IDS.map((kind) => ({ kind })) },
      options: [{ name: 'Draft' }, { name: 'Published', isDone: true }],
    },
  });
  await createField(api, 'Owner', 'person');
  await createField(api, 'Editor', 'person');
  const plan = async (title: string, date: string, dynamicFields: object) => {
    const { id } = await logEntry(api, 'blog', title, date);
    await api.patch(`/logs/blog/${id}`, { dynamicFields });
  };
  const [maya, jonas] = [people.administrator.id, people.member.id];
  await plan('Forgotten draft', '2024-02-05', { status: 'Draft', owner: jonas });
  await plan('No status', '2026-10-13', { editor: maya });
  await plan('Published in time', '2026-10-12', { status: 'Published', owner: maya });
  await plan('Of today', '2026-10-14', { status: 'Draft', owner: jonas });

  await page.goto('/');
  await expect(chip(page, 'Of today')).toBeVisible();
  const { press, click, actions } = countedUser(page);
  await press('3');
  await expect(page.getByRole('region').locator('[data-cp-row]')).toHaveText([
    /Forgotten draft.*982 days late/,
    /No status.*1 day late/,
  ]);
  expect(actions()).toBe(1);
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Late');
  await page.getByRole('navigation').getByRole('button', { name: 'Late', exact: true }).click();
  await expect(menu.getByRole('button', { name: /^Late/ })).toContainText('2');
  await menu.getByRole('button', { name: /^All entries/ }).click();

  await expect(cell(page, 'Wednesday, October 14, 2026')).toBeVisible();
  await expect(chip(page, 'Of today')).toBeVisible();
  const late = page.getByRole('button', { name: 'Late, 2 entries' });
  await late.click();
  await expect(page.getByRole('region').locator('[data-cp-row]')).toHaveText([
    /Forgotten draft/,
    /No status/,
  ]);
  await expect(late).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(chip(page, 'Of today')).toBeVisible();
  await click(views);
  await click(menu.getByRole('button', { name: 'Mine , 2 entries' }));
  await expect(chip(page, 'Of today')).toHaveCount(0);
  for (const title of ['No status', 'Published in time']) await expect(chip(page, title)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Active filters' })).toContainText('Person is Me');
  expect(actions()).toBe(3);
});

test('colors by status for all types take 3 actions', async ({ page, planner }) => {
  const { api } = planner;
  await createField(api, 'Status', 'dropdown', STATUSES);
  for (const { kind, rest } of KINDS) {
    const { id } = await create(api, kind);
    await api.patch(`${rest}/${id}`, { dynamicFields: { status: 'Approved' } });
  }
  await page.goto('/');
  await expect(cell(page, 'Wednesday, October 14, 2026')).toBeVisible();
  const { click, actions } = countedUser(page);
  await click(page.getByRole('button', { name: 'Appearance' }));
  await click(page.getByRole('combobox', { name: 'Color by' }));
  await click(page.getByRole('option', { name: 'Status', exact: true }));
  expect(actions()).toBe(3);
  // All entries have the color of the option, and none of them is without a value.
  await expect(page.getByRole('list', { name: 'Colors' }).getByRole('listitem')).toHaveText(['Approved']);
});

test('an own type takes at most 8 actions', async ({ page, planner }) => {
  await page.goto('/content-types');
  const { click, type, actions } = countedUser(page);
  const dialog = page.getByRole('dialog', { name: 'New content type' });
  await click(page.getByRole('button', { name: 'New type' }));
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toBeFocused();
  await type('Webinar');
  await click(
    dialog.locator('label').filter({ has: page.getByRole('radio', { name: 'Video', exact: true }) }),
  );
  await click(dialog.getByRole('button', { name: 'Create', exact: true }));
  await expect(page.getByRole('link', { name: 'Webinars' })).toBeVisible();
  expect(actions()).toBeLessThanOrEqual(8);
  await planner.api.graphql('mutation { deleteKind(id: "webinar") }');
});

test('a bulk deletion is restored exactly', async ({ page, planner }) => {
  const { api } = planner;
  await createField(api, 'Status', 'dropdown', STATUSES);
  const paths: string[] = [];
  for (const { kind, rest } of KINDS) {
    const { id } = await create(api, kind);
    await api.patch(`${rest}/${id}`, { dynamicFields: { status: 'In review' } });
    paths.push(`${rest}/${id}`);
  }
  const stored = () => Promise.all(paths.map((path) => api.get<object>(path)));
  const before = await stored();

  await page.goto('/');
  const day = cell(page, 'Wednesday, October 14, 2026');
  await expect(day).toBeVisible();
  const { click, press, actions } = countedUser(page);
  await press('ControlOrMeta+a');
  const bar = page.getByRole('group', { name: 'Actions for the selected items' });
  await expect(bar).toContainText('6 items selected');
  await click(bar.getByRole('button', { name: 'Delete' }));
  await click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
  await expectToast(page, '6 entries deleted');
  await page.goto('/activity');
  // The newest change is the first one.
  await click(page.getByRole('button', { name: /^Restore: .*deleted 6 entries/ }).first());
  await click(page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }));
  await expectToast(page, '6 entries restored');
  expect(actions()).toBeLessThanOrEqual(5);
  const unversioned = (entries: object[]) =>
    entries.map((entry) => ({ ...entry, version: undefined, updatedAt: undefined }));
  expect(unversioned(await stored())).toEqual(unversioned(before));
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Show' })
    .click();
  await expect(bar).toContainText('6 items selected');
});
