import { expect, type Locator, type Page } from '@playwright/test';
import { unique } from './api.js';
import { KINDS } from './kinds.js';
import { share } from './share-steps.js';
import { cutNetwork, discard, expectToast, holdLiveUpdates, holdNetwork, NETWORK_FAILED } from './steps.js';
import { test } from './test.js';

interface Field {
  id: string;
  fieldName: string;
  fieldLabel: string;
}

const TABS = KINDS.filter(({ kind }) => kind !== 'other').map(({ kind, name }) => ({
  tab: `${name} Logs`,
  logType: kind,
  singular: `${name.toLowerCase()} log`,
}));

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });
const row = (page: Page, label: string): Locator => page.getByRole('row').filter({ hasText: label });
const creation = (page: Page): Locator => page.getByRole('dialog', { name: 'Create Field Configuration' });
const edition = (page: Page): Locator => page.getByRole('dialog', { name: 'Edit Field Configuration' });

async function choose(page: Page, select: Locator, option: string): Promise<void> {
  await select.click();
  await page.getByRole('option', { name: option }).click();
}

test.use({ viewer: 'administrator' });

// Delete the required fields that these tests create. Other tests create entries on the same planner without filling in
// these fields.
test.afterAll(({ planner }) => planner.clear());

test("initially, there is an empty tab for each kind except 'other'", { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  await planner.clear();
  await page.goto('/admin/fields');
  await expect(page).toHaveTitle('Field Settings – Content Planner');
  await expect(page.getByRole('heading', { name: 'Field Configuration' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(TABS.map(({ tab }) => new RegExp(`^${tab}`)));
  for (const { tab: name, singular } of TABS) {
    await tab(page, name).click();
    await expect(page.getByRole('heading', { name: 'No custom fields configured yet' })).toBeVisible();
    await expect(page.getByText(`can be filled in on every ${singular}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Field' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Add Your First Field' }).click();
  await expect(creation(page)).toBeVisible();
});

test('each tab lists its fields in display order, with all their properties', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  await planner.clear();
  for (const { logType, tab } of TABS) {
    const field = { logType, dropdownOptions: null, isRequired: false };
    await planner.api.post('/field-configs', {
      ...field,
      fieldLabel: `${tab} second`,
      fieldName: 'second_one',
      fieldType: 'text',
      displayOrder: 7,
    });
    await planner.api.post('/field-configs', {
      ...field,
      fieldLabel: `${tab} first`,
      fieldName: 'first_one',
      fieldType: 'dropdown',
      dropdownOptions: ['Draft', 'In review'],
      isRequired: true,
      displayOrder: 2,
    });
  }
  await page.goto('/admin/fields');
  await expect(page.getByRole('tab')).toHaveText(TABS.map(({ tab }) => `${tab}2`));
  for (const { tab: name } of TABS) {
    await tab(page, name).click();
    const [first, second] = [row(page, `${name} first`), row(page, `${name} second`)];
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('row').nth(1)).toContainText(`${name} first`);
    for (const text of ['first_one', 'Dropdown', 'Required', 'Draft', 'In review']) {
      await expect(first.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(second.getByText('second_one')).toBeVisible();
    await expect(second.getByRole('cell', { name: 'Text', exact: true })).toBeVisible();
    await expect(second.getByText('Required')).toHaveCount(0);
    await expect(first.getByRole('button', { name: `Edit ${name} first` })).toBeAttached();
    await expect(first.getByRole('button', { name: `Delete ${name} first` })).toBeAttached();
  }
});

test('the arrow keys move between tabs', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/admin/fields');
  await tab(page, 'Blog Logs').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Email Logs')).toBeFocused();
  await expect(tab(page, 'Email Logs')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(tab(page, TABS.at(-1)?.tab ?? '')).toHaveAttribute('aria-selected', 'true');
});

test('a field of each type can be created, gets its name from its label and is listed last', async ({
  page,
  planner,
}) => {
  await planner.clear();
  await page.goto('/admin/fields');
  await tab(page, 'Event Logs').click();
  const dialog = creation(page);
  const types = [
    'Text',
    'Date',
    'Boolean',
    'Dropdown',
    'Number',
    'Link',
    'Long text',
    'Time',
    'Multiple choice',
  ];
  for (const [count, type] of types.entries()) {
    const name = `kind_of_${type.toLowerCase().replace(' ', '_')}`;
    await page.getByRole('button', { name: 'Add Field' }).click();
    await expect(dialog.getByLabel('Display order')).toHaveValue(String(count));
    await dialog.getByLabel('Label').fill(`  Kind of  ${type} `);
    await expect(dialog.getByLabel('Field name')).toHaveValue(name);
    await expect(dialog.getByLabel('Field name')).toHaveAttribute('readonly', '');
    if (type !== 'Text') await choose(page, dialog.getByRole('combobox', { name: 'Type' }), type);
    if (type === 'Dropdown' || type === 'Multiple choice') {
      await dialog.getByLabel('Options').fill(' , ');
      await dialog.getByRole('button', { name: 'Create' }).click();
      await expect(dialog.getByText('Enter at least one option')).toBeVisible();
      await dialog.getByLabel('Options').fill(' Draft , , In review');
    } else {
      await expect(dialog.getByLabel('Options')).toHaveCount(0);
    }
    if (type === 'Date') await dialog.getByRole('checkbox', { name: 'Required' }).check();
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expectToast(page, 'Field configuration created successfully');
    await expect(dialog).toBeHidden();
    await expect(row(page, name)).toContainText(type);
  }
  const saved = await planner.api.get<Field[]>('/field-configs/event');
  expect(saved).toMatchObject([
    {
      fieldName: 'kind_of_text',
      fieldType: 'text',
      isRequired: false,
      displayOrder: 0,
      dropdownOptions: null,
    },
    { fieldName: 'kind_of_date', fieldType: 'date', isRequired: true, displayOrder: 1 },
    { fieldName: 'kind_of_boolean', fieldType: 'boolean', displayOrder: 2 },
    { fieldName: 'kind_of_dropdown', fieldType: 'dropdown', dropdownOptions: ['Draft', 'In review'] },
    { fieldName: 'kind_of_number', fieldType: 'number', dropdownOptions: null },
    { fieldName: 'kind_of_link', fieldType: 'url', dropdownOptions: null },
    { fieldName: 'kind_of_long_text', fieldType: 'longText', dropdownOptions: null },
    { fieldName: 'kind_of_time', fieldType: 'time', dropdownOptions: null },
    {
      fieldName: 'kind_of_multiple_choice',
      fieldType: 'multipleChoice',
      dropdownOptions: ['Draft', 'In review'],
    },
  ]);
});

test('a label is required, reserved names are rejected, and an invalid display order becomes 0', {
  tag: '@soak',
}, async ({ page, planner }) => {
  await page.goto('/admin/fields');
  await page.getByRole('button', { name: 'Add Field' }).click();
  const dialog = creation(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Label is required')).toBeVisible();
  await dialog.getByLabel('Label').fill('Constructor');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('This name cannot be used for a field.')).toBeVisible();
  const label = unique('Ordered');
  await dialog.getByLabel('Label').fill(label);
  for (const order of ['-3', '1.5', 'last']) {
    await dialog.getByLabel('Display order').fill(order);
    await dialog.getByLabel('Display order').blur();
    await expect(dialog.getByLabel('Display order')).toHaveValue('0');
  }
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Field configuration created successfully');
  const saved = await planner.api.get<Field[]>('/field-configs/blog');
  expect(saved.find(({ fieldLabel }) => fieldLabel === label)).toMatchObject({ displayOrder: 0 });
});

test('a field can be edited, except for its name', async ({ page, planner }) => {
  const fieldLabel = unique('Copy due');
  await planner.api.post('/field-configs', {
    logType: 'blog',
    fieldLabel,
    fieldName: 'copy_due',
    fieldType: 'dropdown',
    dropdownOptions: ['A', 'B'],
  });
  const entry = { date: '2026-03-08', blogName: unique('Spring is here'), dynamicFields: { copy_due: 'B' } };
  await planner.api.post('/logs/blog', { ...entry, showOnCalendar: false });
  await share(planner.api, { kind: 'link' });
  await page.goto('/admin/fields');
  await row(page, fieldLabel).hover();
  await page.getByRole('button', { name: `Edit ${fieldLabel}` }).click();
  const dialog = edition(page);
  await expect(dialog.getByLabel('Label')).toHaveValue(fieldLabel);
  await expect(dialog.getByLabel('Options')).toHaveValue('A, B');
  await dialog.getByLabel('Label').fill('Copy wanted');
  await expect(dialog.getByLabel('Field name')).toHaveValue('copy_due');
  const options = dialog.getByRole('textbox', { name: 'Options' });
  await options.fill('A, Bee');
  await options.blur();
  await expect(
    dialog.getByRole('combobox', { name: /^(B is used by 1 entry|Entries can have B)/ }),
  ).toHaveText('Bee');
  await options.fill('A, B, C');
  await expect(dialog.getByRole('combobox')).toHaveCount(1);
  await dialog.getByRole('checkbox', { name: 'Can be shown to clients' }).check();
  await expect(dialog.getByText(/^New links and embeds can show this field\./)).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Can be shown to clients' }).uncheck();
  await dialog.getByRole('button', { name: 'Color of B' }).click();
  const color = page.getByRole('dialog', { name: 'Color of B' }).getByRole('textbox', { name: 'Color' });
  await color.fill('#2f6fdd');
  await page.keyboard.press('Escape');
  await dialog.getByRole('checkbox', { name: 'Required' }).check();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Field configuration updated successfully');
  await expect(dialog).toBeHidden();
  await expect(row(page, 'Copy wanted')).toContainText('Required');
  await expect(row(page, 'Copy wanted').getByText('C', { exact: true })).toBeVisible();
  await expect(row(page, 'Copy wanted')).toContainText('copy_due');

  // Options without a color keep the default color for their position.
  const [saved] = await planner.api.get<(Field & { optionColors: unknown })[]>('/field-configs/blog');
  expect(saved?.optionColors).toEqual([{ option: 'B', color: '#2f6fdd' }]);
});

test('a platform can be added and hidden', async ({ page, planner }) => {
  await planner.clear();
  const name = unique('LinkedIn').replaceAll(',', '');
  await page.goto('/admin/fields?kind=social');
  await page.getByRole('button', { name: 'Edit Platforms' }).click();
  const dialog = edition(page);
  await expect(dialog.getByLabel('Option 1 of 7', { exact: true })).not.toBeEditable();
  await dialog.getByRole('button', { name: 'Add an option' }).click();
  await page.keyboard.type(name);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Enter an abbreviation of 1 to 3 letters');
  await dialog.getByLabel(`Abbreviation of ${name}`).fill('LI');
  await dialog.getByRole('button', { name: 'Hide Snapchat' }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Field configuration updated successfully');

  await page.goto('/logs/social');
  await page.getByRole('button', { name: 'Add Social Log' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Post Name').fill('Ride');
  await expect(form.getByRole('checkbox', { name: 'Snapchat' })).toBeHidden();
  await form.getByText('Facebook').click();
  await form.getByText(name).click();
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('cell', { name: '(FB, LI)' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('cell', { name: '(FB, LI)' })).toBeVisible();

  await page.goto('/admin/fields?kind=social');
  await page.getByRole('button', { name: 'Edit Platforms' }).click();
  await dialog.getByRole('button', { name: 'Show Snapchat' }).click();
  await dialog.getByRole('button', { name: `Hide ${name}` }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Field configuration updated successfully');
  await page.goto('/logs/social');
  await expect(page.getByRole('cell', { name: '(FB, LI)' })).toBeVisible();
});

test('two fields with the same label can be merged after a preview, and Undo separates them', async ({
  page,
  planner,
}) => {
  const fieldLabel = unique('Stage');
  const create = (logType: string, dropdownOptions: string[]) =>
    planner.api.post<Field>('/field-configs', {
      logType,
      fieldLabel,
      fieldType: 'dropdown',
      dropdownOptions,
    });
  const { fieldName } = await create('email', ['Draft', 'Sent']);
  await create('blog', ['Idea', 'Draft']);
  const { id } = await planner.api.post<{ id: string }>('/logs/blog', {
    ...{ date: '2026-03-08', blogName: unique('Spring is here'), showOnCalendar: false },
    dynamicFields: { [fieldName]: 'Idea' },
  });
  await page.goto('/admin/fields');
  await row(page, fieldLabel).hover();
  await page.getByRole('button', { name: `Edit ${fieldLabel}` }).click();
  await expect(edition(page)).toContainText(`${fieldLabel} is already used by Email Campaign.`);
  await edition(page).getByRole('button', { name: 'Merge…' }).click();
  const question = page.getByRole('alertdialog', { name: 'Merge fields' });
  await expect(question).toContainText('Blog Post: 1 entry');
  await expect(question.getByRole('combobox', { name: 'Idea' })).toContainText('Add “Idea”');
  await expect(question.getByRole('combobox', { name: 'Draft' })).toContainText('Draft');
  await question.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await expectToast(page, 'Fields merged');
  await expect(edition(page)).toBeHidden();
  await expect(row(page, fieldLabel)).toContainText('Sent');
  const uses = row(page, fieldLabel).getByRole('button', { name: `Edit ${fieldLabel}` });
  await uses.click();
  for (const name of ['Blog Post', 'Email Campaign']) {
    await expect(edition(page).getByRole('checkbox', { name })).toBeChecked();
  }
  await expect(edition(page).getByLabel('Options')).toHaveValue('Draft, Sent, Idea');
  await page.keyboard.press('Escape');
  const read = () => planner.api.get<{ dynamicFields: object }>(`/logs/blog/${id}`);
  expect((await read()).dynamicFields).toMatchObject({ [fieldName]: 'Idea' });
  await page.keyboard.press('Control+z');
  await expect(row(page, fieldLabel)).not.toContainText('Sent');
  await uses.click();
  await expect(edition(page).getByLabel('Options')).toHaveValue('Idea, Draft');
  expect((await read()).dynamicFields).toMatchObject({ [fieldName]: 'Idea' });
});

test('a field is deleted after a confirmation', async ({ page, planner }) => {
  const fieldLabel = unique('Doomed');
  await planner.api.post('/field-configs', {
    logType: 'blog',
    fieldLabel,
    fieldName: 'doomed_field',
    fieldType: 'text',
  });
  await page.goto('/admin/fields');
  const remove = page.getByRole('button', { name: `Delete ${fieldLabel}` });
  const messages: string[] = [];
  const respond = (isYes: boolean) =>
    page.once('dialog', (question) => {
      messages.push(question.message());
      return isYes ? question.accept() : question.dismiss();
    });
  await row(page, fieldLabel).hover();
  respond(false);
  await remove.click();
  await expect(remove).toBeFocused();
  respond(true);
  await remove.click();
  await expectToast(page, 'Field configuration deleted successfully');
  await expect(row(page, fieldLabel)).toHaveCount(0);
  expect(messages).toEqual(
    Array(2).fill(
      'Are you sure you want to delete the field "doomed_field"?\n\nThis deletes it for Blog Post.',
    ),
  );
});

test('a name that is already taken is reported on the Field name input, and all inputs keep their values', {
  tag: '@soak',
}, async ({ page, planner }) => {
  await planner.api.post('/field-configs', {
    logType: 'podcast',
    fieldLabel: 'Guest',
    fieldName: 'guest_of_honor',
    fieldType: 'text',
  });
  await page.goto('/admin/fields');
  await tab(page, 'Podcast Logs').click();
  await page.getByRole('button', { name: 'Add Field' }).click();
  const dialog = creation(page);
  await dialog.getByLabel('Label').fill('Guest of honor');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText(
    'Error creating field configuration',
  );
  await expect(dialog.getByLabel('Field name')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Label')).toHaveValue('Guest of honor');

  // When the dialog is reopened, the error is no longer displayed.
  await discard(dialog);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Add Field' }).click();
  await expect(dialog.getByLabel('Label')).toHaveValue('');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('a field that another user has deleted is reported and removed from the list', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  // Block live updates, because they would remove the field from the list before the click.
  await holdLiveUpdates(page);
  const make = (fieldName: string) =>
    planner.api.post<Field>('/field-configs', {
      logType: 'social',
      fieldLabel: unique('Gone'),
      fieldName,
      fieldType: 'text',
    });
  const [deleted, edited] = [await make('gone_1'), await make('gone_2')];
  await page.goto('/admin/fields');
  await tab(page, 'Social Logs').click();

  await planner.api.delete(`/field-configs/${deleted.id}`);
  await row(page, deleted.fieldLabel).hover();
  page.once('dialog', (question) => question.accept());
  await page.getByRole('button', { name: `Delete ${deleted.fieldLabel}` }).click();
  await expectToast(page, 'Error deleting field configuration', 'Someone else has deleted this field.');
  await expect(row(page, deleted.fieldLabel)).toHaveCount(0);

  await row(page, edited.fieldLabel).hover();
  await page.getByRole('button', { name: `Edit ${edited.fieldLabel}` }).click();
  await edition(page).getByLabel('Label').fill('Typed in vain');
  await planner.api.delete(`/field-configs/${edited.id}`);
  await edition(page).getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Error updating field configuration', 'Someone else has deleted this field.');
  await expect(edition(page).getByLabel('Label')).toHaveValue('Typed in vain');
});

test('a failed change is reported, and the fields keep their values', { tag: '@soak' }, async ({
  page,
  planner,
  allowErrors,
}) => {
  allowErrors(NETWORK_FAILED);
  const fieldLabel = unique('Stays');
  await planner.api.post('/field-configs', {
    logType: 'email',
    fieldLabel,
    fieldName: 'stays',
    fieldType: 'text',
  });
  await page.goto('/admin/fields');
  await tab(page, 'Email Logs').click();
  await expect(row(page, fieldLabel)).toBeVisible();
  const network = await cutNetwork(page);

  await page.getByRole('button', { name: 'Add Field' }).click();
  const label = unique('Created');
  await creation(page).getByLabel('Label').fill(label);
  await creation(page).getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Error creating field configuration');
  await expect(creation(page).getByLabel('Label')).toHaveValue(label);
  await discard(creation(page));

  await row(page, fieldLabel).hover();
  await page.getByRole('button', { name: `Edit ${fieldLabel}` }).click();
  await edition(page).getByLabel('Label').fill('Changed');
  await edition(page).getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Error updating field configuration');
  await expect(edition(page).getByLabel('Label')).toHaveValue('Changed');
  await discard(edition(page));

  await row(page, fieldLabel).hover();
  page.on('dialog', (question) => question.accept());
  await page.getByRole('button', { name: `Delete ${fieldLabel}` }).click();
  await expectToast(page, 'Error deleting field configuration');
  await network.restore();
  await page.getByRole('button', { name: `Delete ${fieldLabel}` }).click();
  await expectToast(page, 'Field configuration deleted successfully');
});

test('a tab displays a skeleton while loading, and an error if loading fails', { tag: '@soak' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(NETWORK_FAILED);
  const leaveFields = async () => {
    await page.goto('/admin/users');
    await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  };
  const open = () => page.getByRole('link', { name: 'Field Settings' }).click();
  await leaveFields();
  const network = await holdNetwork(page);
  await open();
  await expect(page.getByText('Loading fields')).toBeAttached();
  await expect(page.getByText('No custom fields configured yet')).toBeHidden();
  network.release();
  await expect(page.getByText('Loading fields')).toBeHidden();

  await leaveFields();
  const cut = await cutNetwork(page);
  await open();
  await expect(page.getByRole('alert')).toContainText('Fields could not be loaded');
  await cut.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
