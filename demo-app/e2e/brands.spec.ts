import { expect, type Locator, type Page } from '@playwright/test';
import { unique } from './api.js';
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

interface Brand {
  id: string;
  name: string;
  color: string;
}

const QUESTION = 'Are you sure you want to delete this brand?';

const card = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Brands' }).getByRole('listitem').filter({ hasText: name });

/** Returns the color of a brand's swatch. */
const swatch = (within: Locator): Promise<string> =>
  within.locator('[data-shape="swatch"] > rect').evaluate((paint) => getComputedStyle(paint).fill);

test.use({ viewer: 'administrator' });

test('an empty list offers to create the first brand', { tag: '@soak' }, async ({ page, planner }) => {
  await planner.clear();
  await page.goto('/admin/brands');
  await expect(page).toHaveTitle('Brands – Content Planner');
  await expect(page.getByRole('heading', { name: 'Brand Management' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No brands yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Your First Brand' }).click();
  await expect(page.getByRole('dialog', { name: 'Create Brand' })).toBeVisible();
});

test('brands are created with the default color, a typed color and a picked color', async ({ page }) => {
  await page.goto('/admin/brands');
  const open = page.getByRole('button', { name: 'Create Brand' });
  const dialog = page.getByRole('dialog', { name: 'Create Brand' });
  const color = dialog.getByRole('textbox', { name: 'Color' });
  const create = dialog.getByRole('button', { name: 'Create' });

  const plain = unique('Harbor & Vine');
  await open.click();
  await expect(dialog.getByLabel('Brand Name')).toBeFocused();
  await expect(color).toHaveValue('hsl(220, 60%, 50%)');
  await expect(color).toHaveAttribute('placeholder', 'hsl(220, 60%, 50%)');
  await expect(dialog.getByText('Enter HSL format: hsl(hue, saturation%, lightness%)')).toBeVisible();
  await create.click();
  await expect(dialog.getByText('Brand name is required')).toBeVisible();
  await dialog.getByLabel('Brand Name').fill(plain);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Brand created successfully');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(card(page, plain)).toContainText('hsl(220, 60%, 50%)');
  expect(await swatch(card(page, plain))).toBe('rgb(51, 102, 204)');

  const typed = unique('Lumen Cycles');
  await open.click();
  await dialog.getByLabel('Brand Name').fill(typed);
  await color.fill('not a color');
  await expect(dialog.getByText('Not a valid color.')).toBeVisible();
  await color.fill('hsl(0, 100%, 50%)');
  await expect(dialog.getByText('Not a valid color.')).toBeHidden();
  await create.click();
  await expectToast(page, 'Brand created successfully');
  expect(await swatch(card(page, typed))).toBe('rgb(255, 0, 0)');

  const picked = unique('Kite & Co');
  await open.click();
  await dialog.getByLabel('Brand Name').fill(picked);
  await dialog.getByRole('button', { name: 'Pick a color' }).press('Enter');
  const hue = page.getByRole('slider', { name: 'Hue' });
  await hue.focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(hue).toBeHidden();
  await expect(dialog).toBeVisible();
  await expect(color).not.toHaveValue('hsl(220, 60%, 50%)');
  await expect(color).toHaveValue(/^hsl\(\d+, \d+%, \d+%\)$/);
  await create.click();
  await expectToast(page, 'Brand created successfully');
  await expect(card(page, picked)).toBeVisible();
});

test('text that is not a color is stored, and the swatch is gray', { tag: '@soak' }, async ({
  page,
  planner,
}) => {
  const name = unique('Odd');
  await planner.api.post('/brands', { name, color: 'url(https://example.com/a.png)' });
  await page.goto('/admin/brands');
  await expect(card(page, name)).toContainText('url(https://example.com/a.png)');
  expect(await swatch(card(page, name))).toBe('rgb(107, 114, 128)');
});

test('a brand can be edited', async ({ page, planner }) => {
  const name = unique('Before');
  await planner.api.post('/brands', { name, color: '#123456' });
  await page.goto('/admin/brands');
  await card(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Brand' });
  await expect(dialog.getByLabel('Brand Name')).toHaveValue(name);
  await expect(dialog.getByRole('textbox', { name: 'Color' })).toHaveValue('#123456');
  const after = unique('After');
  await dialog.getByLabel('Brand Name').fill(after);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Brand updated successfully');
  await expect(dialog).toBeHidden();
  await expect(card(page, after)).toContainText('#123456');
  await expect(card(page, name)).toHaveCount(0);
});

test('a brand is deleted after a browser confirmation', async ({ page, planner }) => {
  const name = unique('Doomed');
  const { id } = await planner.api.post<Brand>('/brands', { name, color: '#123456' });
  const post = () =>
    planner.api.post<{ id: string }>('/logs/blog', {
      date: '2026-03-08',
      blogName: unique('Post'),
      brandId: id,
    });
  const [first, second] = [await post(), await post()];
  await page.goto('/admin/brands');
  const remove = card(page, name).getByRole('button', { name: `Delete ${name}` });

  const rejected = respondToConfirm(page, 'dismiss');
  await remove.click();
  expect(await rejected).toBe(`${QUESTION}\n\n${name}: 2 entries will no longer have a brand.`);
  await expect(card(page, name)).toBeVisible();

  // The count in the confirmation reflects other users' changes.
  await planner.api.delete(`/logs/blog/${first.id}`);
  const accepted = respondToConfirm(page, 'accept');
  await remove.click();
  expect(await accepted).toBe(`${QUESTION}\n\n${name}: 1 entry will no longer have a brand.`);
  await expectToast(page, 'Brand deleted successfully');
  await expect(card(page, name)).toHaveCount(0);
  // The other entry is kept, without a brand.
  const blogs = await planner.api.get<{ id: string; brandId: string | null }[]>('/logs/blog');
  expect(blogs.filter(({ brandId }) => brandId === id)).toEqual([]);
  expect(blogs.find((blog) => blog.id === second.id)).toMatchObject({ brandId: null });
});

test('Cancel, Escape and a click outside require confirmation before discarding input', {
  tag: '@soak',
}, async ({ page }) => {
  await page.goto('/admin/brands');
  const open = page.getByRole('button', { name: 'Create Brand' });
  const dialog = page.getByRole('dialog', { name: 'Create Brand' });
  const name = dialog.getByLabel('Brand Name');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await open.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await name.fill('Half a na');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Half a na');
  await page.mouse.click(5, 5);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await expect(name).toHaveValue('');
  await name.fill('Half a na');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Half a na');
  await discard(dialog);
  await expect(dialog).toBeHidden();
});

test('reloading asks for confirmation only if there is input', async ({ page }) => {
  await page.goto('/admin/brands');
  await page.getByRole('button', { name: 'Create Brand' }).click();
  const name = page.getByRole('dialog', { name: 'Create Brand' }).getByLabel('Brand Name');
  await name.pressSequentially('Half a na');
  const opened = page.waitForEvent('dialog');
  void page.evaluate(() => location.reload());
  const question = await opened;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(name).toHaveValue('Half a na');
  await discard(page.getByRole('dialog', { name: 'Create Brand' }));
  await expect(name).toBeHidden();
  // The test doesn't accept another confirmation, so a second one would prevent the reload.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Create Brand' })).toBeVisible();
});

test('Back asks for confirmation before discarding input', async ({ page }) => {
  await page.goto('/logs/blog');
  await page.getByRole('link', { name: 'Brands' }).click();
  await page.getByRole('button', { name: 'Create Brand' }).click();
  const name = page.getByRole('dialog', { name: 'Create Brand' }).getByLabel('Brand Name');
  await name.pressSequentially('Half a na');

  const stay = respondToConfirm(page, 'dismiss');
  await page.evaluate(() => history.back());
  expect(await stay).toBe('Leave this page? Your changes will not be saved.');
  await expect(page).toHaveURL('/admin/brands');
  await expect(name).toHaveValue('Half a na');

  await name.press('!');
  const leave = respondToConfirm(page, 'accept');
  await page.evaluate(() => history.back());
  await leave;
  await expect(page).toHaveURL('/logs/blog');

  // Without input, Back doesn't ask for confirmation.
  await page.getByRole('link', { name: 'Brands' }).click();
  await page.getByRole('button', { name: 'Create Brand' }).click();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/logs/blog');
});

test('a name that is already taken is reported on the name field and can be corrected', async ({
  page,
  planner,
}) => {
  const [taken, free] = [unique('Juniper'), unique('Fern')];
  await planner.api.post('/brands', { name: taken, color: '#123456' });
  await page.goto('/admin/brands');
  await page.getByRole('button', { name: 'Create Brand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Brand' });
  await dialog.getByLabel('Brand Name').fill(` ${taken.toUpperCase()} `);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('A brand with this name already exists.')).toBeVisible();
  await expect(dialog.getByLabel('Brand Name')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Brand Name').fill(free);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Brand created successfully');
  await expect(card(page, free)).toBeVisible();
});

test('a failed change is reported, and the fields keep their values', { tag: '@soak' }, async ({
  page,
  planner,
  allowErrors,
}) => {
  allowErrors(NETWORK_FAILED);
  const name = unique('Stays');
  await planner.api.post('/brands', { name, color: '#123456' });
  await page.goto('/admin/brands');
  await expect(card(page, name)).toBeVisible();
  const network = await cutNetwork(page);

  const accepted = respondToConfirm(page, 'accept');
  await card(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click();
  await accepted;
  await expectToast(page, 'Error deleting brand');
  await expect(card(page, name)).toBeVisible();

  await card(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
  const edit = page.getByRole('dialog', { name: 'Edit Brand' });
  await edit.getByLabel('Brand Name').fill('Changed');
  await edit.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Error updating brand');
  await expect(edit.getByLabel('Brand Name')).toHaveValue('Changed');
  await discard(edit);

  const created = unique('Created');
  await page.getByRole('button', { name: 'Create Brand' }).click();
  const create = page.getByRole('dialog', { name: 'Create Brand' });
  await create.getByLabel('Brand Name').fill(created);
  await create.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Error creating brand');
  await expect(create.getByRole('alert')).toHaveText('No connection. Your text is still here. Try again.');
  await network.restore();
  await create.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Brand created successfully');
  await expect(card(page, created)).toBeVisible();
});

test('a brand that another user has deleted is reported and removed from the list', async ({
  page,
  planner,
}) => {
  // With live updates, the list would change before the click.
  await holdLiveUpdates(page);
  const make = async () => {
    const name = unique('Gone');
    return planner.api.post<Brand>('/brands', { name, color: '#123456' });
  };
  const [deleted, edited] = [await make(), await make()];
  await page.goto('/admin/brands');
  await expect(card(page, edited.name)).toBeVisible();

  await planner.api.delete(`/brands/${deleted.id}`);
  const accepted = respondToConfirm(page, 'accept');
  await card(page, deleted.name)
    .getByRole('button', { name: `Delete ${deleted.name}` })
    .click();
  await accepted;
  await expectToast(page, 'Error deleting brand', 'Someone else has deleted this brand.');
  await expect(card(page, deleted.name)).toHaveCount(0);

  await card(page, edited.name)
    .getByRole('button', { name: `Edit ${edited.name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Edit Brand' });
  await dialog.getByLabel('Brand Name').fill('Typed in vain');
  await planner.api.delete(`/brands/${edited.id}`);
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expectToast(page, 'Error updating brand', 'Someone else has deleted this brand.');
  await expect(dialog.getByLabel('Brand Name')).toHaveValue('Typed in vain');
  await discard(dialog);
  await expect(card(page, edited.name)).toHaveCount(0);
});

test("a user who is no longer an administrator can't create a brand", async ({ page, planner }) => {
  const person = await planner.createPerson({ isAdmin: true });
  await signIn(page, person);
  await page.goto('/admin/brands');
  await page.getByRole('button', { name: 'Create Brand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Brand' });
  await dialog.getByLabel('Brand Name').fill('Not allowed');
  await planner.api.patch(`/users/${person.id}/admin`, { isAdmin: false });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Error creating brand');
  await expect(dialog.getByLabel('Brand Name')).toHaveValue('Not allowed');
});

test('the list displays a skeleton while loading, and an error if loading fails', { tag: '@soak' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(NETWORK_FAILED);
  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  const network = await holdNetwork(page);
  await page.getByRole('link', { name: 'Brands' }).click();
  await expect(page.getByText('Loading brands')).toBeAttached();
  network.release();
  await expect(page.getByText('Loading brands')).toBeHidden();

  await page.goto('/admin/users');
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  const cut = await cutNetwork(page);
  await page.getByRole('link', { name: 'Brands' }).click();
  await expect(page.getByRole('alert')).toContainText('Brands could not be loaded');
  await cut.restore();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
