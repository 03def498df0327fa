import { FIELD_TYPES, type Field } from '@content-planner/model';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { FieldConfigurationDialog } from './fields/FieldConfigurationDialog.js';
import { FieldSettings } from './fields/FieldSettings.js';
import { statusField } from './fields/story-data.js';
import { DeleteKindDialog } from './kinds/DeleteKindDialog.js';
import { KindDialog } from './kinds/KindDialog.js';
import { KindSettings } from './kinds/KindSettings.js';
import { storyKinds } from './kinds/story-data.js';
import { token } from './sharing/story-data.js';

const show = (children: ReactNode) => render(<ThemeProvider>{children}</ThemeProvider>);
const box = (element: Element | null | undefined) => element?.getBoundingClientRect() as DOMRect;
const handlers = { onOpenChange: vi.fn(), onSubmit: vi.fn() };

test('the dialog of a field keeps its size, whatever its type, and when it has a namesake', async () => {
  await page.viewport(1440, 900);
  await show(<FieldConfigurationDialog open kind="email" fields={[statusField]} {...handlers} />);
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const size = () => [box(dialog.element()).width, box(dialog.element()).height];
  const first = size();
  const type = page.getByRole('combobox', { name: 'Type' });
  for (const name of ['Long text', 'Dropdown', 'Person']) {
    await type.click();
    await page.getByRole('option', { name }).click();
    expect(size()).toEqual(first);
  }
  await page.getByRole('textbox', { name: 'Label' }).fill(statusField.label);
  await expect.element(page.getByRole('button', { name: 'Use the same field' })).toBeVisible();
  expect(size()).toEqual(first);
});

test.each([
  ['text', ['text', 'longText']],
  ['dropdown', ['dropdown', 'multipleChoice']],
  ['number', ['number']],
] as const)('a field of the type %s with values can get the types %s', async (type, possible) => {
  const field = { ...statusField, type };
  const counts = [{ fieldId: field.id, count: 3, kinds: [], options: [] }];
  await show(<FieldConfigurationDialog open field={field} counts={counts} {...handlers} />);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await expect.element(page.getByRole('option').first()).toBeVisible();
  const enabled = page
    .getByRole('option')
    .elements()
    .map((option, place) => (option.hasAttribute('data-disabled') ? null : FIELD_TYPES[place]));
  expect(enabled.filter(Boolean)).toEqual(possible);
});

test('says how many entries change when a dropdown becomes a multiple choice', async () => {
  const counts = [{ fieldId: statusField.id, count: 3, kinds: [], options: [] }];
  await show(<FieldConfigurationDialog open field={statusField} counts={counts} {...handlers} />);
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Multiple choice' }).click();
  await expect.element(page.getByText('Changes 3 entries. You can undo it in Activity.')).toBeInTheDocument();
});

test('the preview of a type is visible above the buttons, however many fields there are', async () => {
  await page.viewport(1440, 900);
  const fields = Array.from(
    { length: 60 },
    (_, place): Field => ({ ...statusField, id: `field-${place}`, label: `Field ${place}` }),
  );
  await show(<KindDialog open fields={fields} {...handlers} />);
  await expect.element(page.getByRole('checkbox', { name: 'Field 0' })).toBeInTheDocument();
  const preview = () => box(page.getByText('Forty bikes for the fire service').element());
  const buttons = box(page.getByRole('button', { name: 'Create' }).element());
  expect(preview().bottom).toBeLessThan(buttons.top);
  const last = page.getByRole('checkbox', { name: 'Field 59' }).element() as HTMLElement;
  last.focus();
  await vi.waitFor(() => expect(box(last).bottom).toBeLessThan(preview().top));
});

test('names the links that keep showing the entries of a hidden type', async () => {
  const tokens = [
    token({ name: 'Client page', kinds: null, expiresAt: null }),
    token({ name: 'Blog only', kinds: ['blog'], expiresAt: null }),
    token({ name: 'Revoked', kinds: null, revokedAt: '2026-01-01T00:00:00Z' }),
  ];
  await show(<KindDialog open kind={storyKinds[6] ?? null} tokens={tokens} {...handlers} />);
  await expect
    .element(page.getByText(/Its entries stay visible\. Also in “Client page”\.$/))
    .toBeInTheDocument();
});

test('names these links before a type is hidden instead of deleted', async () => {
  const tokens = [token({ name: 'Client page', kinds: null, expiresAt: null })];
  const kind = { id: 'fair', names: { one: 'Fair', many: 'Fairs' }, isHidden: false };
  const on = { onOpenChange: vi.fn(), onConfirm: vi.fn(), onHide: vi.fn() };
  await show(<DeleteKindDialog open kind={kind} count={3} tokens={tokens} {...on} />);
  const note = page.getByText('If you hide it, its entries stay visible, also in “Client page”.');
  await expect.element(note).toBeVisible();
});

test('the hint about an existing field is between its label and the type on a phone', async () => {
  await page.viewport(375, 812);
  const kinds = [{ id: 'email', kind: 'email', isRequired: false, displayOrder: 0 }];
  await show(<FieldConfigurationDialog open fields={[{ ...statusField, kinds }]} {...handlers} />);
  const label = page.getByRole('textbox', { name: 'Label' });
  await label.fill('Status');
  const use = page.getByRole('button', { name: 'Use the same field' });
  await expect.element(use).toBeVisible();
  expect(box(use.element()).top).toBeGreaterThan(box(label.element()).bottom);
  expect(box(use.element()).bottom).toBeLessThan(box(page.getByRole('combobox').element()).top);
});

test('types are rows of two lines on a phone', async () => {
  await page.viewport(375, 812);
  const figures = { blog: { fields: { count: 4, href: '#' }, entries: { count: 84, href: '#' } } };
  const on = { onCreate: vi.fn(), onEdit: vi.fn(), onDelete: vi.fn() };
  await show(<KindSettings kinds={storyKinds} figures={figures} {...on} />);
  const row = page.getByRole('row', { name: /Blog Post/ }).element();
  expect(box(row).height).toBeLessThanOrEqual(61);
  const [name, dates, fields, entries] = [
    '[data-main]',
    '[data-dates]',
    '[data-figures=fields]',
    '[data-figures=entries]',
  ].map((cell) => row.querySelector(cell));
  expect(dates?.textContent).toBe('One day');
  expect(fields?.textContent).toBe('4fields');
  expect(box(dates).top).toBeGreaterThanOrEqual(box(name).bottom - 1);
  expect(box(fields).top).toBe(box(dates).top);
  expect(box(entries).left).toBeGreaterThan(box(fields).right);
});

test('the types of a field are in their order, and the ring around a grip is not cut off', async () => {
  await page.viewport(1440, 900);
  const kinds = (['podcast', 'blog', 'email'] as const).map((kind) => ({
    ...{ id: kind, kind, isRequired: false, displayOrder: 0 },
  }));
  const on = { onCreate: vi.fn(), onEdit: vi.fn(), onDelete: vi.fn(), onKindChange: vi.fn() };
  await show(<FieldSettings fields={[{ ...statusField, kinds }]} kind="blog" {...on} />);
  await expect.element(page.getByTitle('Blog Post, Email Campaign, Podcast Episode')).toBeVisible();
  const grip = page.getByRole('button', { name: 'Move Status' }).element() as HTMLElement;
  await userEvent.tab();
  grip.focus();
  expect(Number.parseFloat(getComputedStyle(grip).outlineOffset)).toBeLessThan(0);
});
