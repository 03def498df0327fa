import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Calendar } from '../calendar/Calendar.js';
import { configuration } from '../log-table/form/entry-form.fixture.js';
import type { CalendarEntry, FieldConfiguration } from '../logs/types.js';
import { ToastProvider } from '../primitives/Toast.js';
import { selectionActions } from '../selection-actions/selection-actions.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { MAYA, TODAY, valueEntries, valueFields } from './values.fixture.js';

const fair: CalendarEntry = {
  ...{ id: 'fair', kind: 'event', title: 'Small press fair', startDate: '2026-11-06', endDate: '2026-11-08' },
  ...{ brandId: null, color: null, dynamicFields: {} },
};

type Update = Parameters<NonNullable<Parameters<typeof selectionActions>[0]['onUpdate']>>[0];

function Host({
  onUpdate,
  selected,
  entries = [...valueEntries, fair],
  fields = valueFields,
  canEdit,
}: {
  onUpdate: (update: Update) => void;
  selected: readonly CalendarEntry[];
  entries?: readonly CalendarEntry[];
  fields?: readonly FieldConfiguration[];
  canEdit?: (entry: CalendarEntry) => boolean;
}) {
  const [features] = useState(() => [
    selectionActions({
      defaultSelected: selected,
      onMove: async () => true,
      onUpdate: async (update) => {
        onUpdate(update);
        return { count: update.ids.length, changeId: 'change' };
      },
      onDelete: async () => ({}),
      undo: { push: () => {}, undo: async () => null, redo: async () => null },
    }),
  ]);
  return (
    <ThemeProvider>
      <ShortcutProvider>
        <ToastProvider>
          <Calendar
            style={{ height: 800 }}
            today={TODAY}
            defaultState={{ view: 'month', date: TODAY }}
            fieldConfigurations={fields}
            brands={[{ id: 'harbor', name: 'Harbor & Vine', color: '#b45309' }]}
            entries={entries}
            features={features}
            canEdit={canEdit}
          />
        </ToastProvider>
      </ShortcutProvider>
    </ThemeProvider>
  );
}

const option = (name: RegExp) => page.getByRole('option', { name });

test('a status of selected entries is changed with two clicks, and the menu says which entries have no status', async () => {
  await page.viewport(1440, 900);
  const onUpdate = vi.fn();
  await render(<Host onUpdate={onUpdate} selected={[...valueEntries, fair]} />);
  await page.getByRole('button', { name: 'Status…' }).click();
  const menu = page.getByRole('dialog', { name: 'Status of 3 entries' });
  await expect.element(menu.getByText('3 of 4. Event has no Status.')).toBeVisible();
  await expect.element(option(/^In review.*1 now/)).toBeVisible();
  await expect.element(option(/^Published/)).not.toHaveTextContent('now');
  await option(/^Approved/).click();
  await expect.element(page.getByText('Status of 3 entries changed to Approved').first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible();
  expect(onUpdate).toHaveBeenCalledExactlyOnceWith({
    ids: valueEntries.map(({ id }) => id),
    data: { values: { 'id-status': 'Approved' } },
  });
});

test('a brand of selected entries is changed and removed with two clicks', async () => {
  await page.viewport(1440, 900);
  const onUpdate = vi.fn();
  const selected = [...valueEntries, fair];
  await render(<Host onUpdate={onUpdate} selected={selected} />);
  for (const [brand, brandId, toast] of [
    [/^Harbor & Vine$/, 'harbor', 'Brand of 4 entries changed to Harbor & Vine'],
    [/^No brand 4 now$/, null, 'Brand of 4 entries removed'],
  ] as const) {
    await page.getByRole('button', { name: 'Brand…' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Brand of 4 entries' })).toBeVisible();
    await option(brand).click();
    await expect.element(page.getByText(toast).first()).toBeVisible();
    expect(onUpdate).toHaveBeenLastCalledWith({ ids: selected.map(({ id }) => id), data: { brandId } });
  }
});

const choose = async (command: string) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: command }).click();
};

test('options are added to the values of selected entries and removed from them, while the menu stays open', async () => {
  await page.viewport(1440, 900);
  const onUpdate = vi.fn();
  const [first, ...others] = valueEntries;
  await render(<Host onUpdate={onUpdate} selected={[...valueEntries, fair]} />);
  await choose('Channels…');
  const menu = page.getByRole('dialog', { name: 'Channels of 3 entries' });
  await expect.element(menu.getByText('3 of 4. Event has no Channels.')).toBeVisible();
  await expect.element(option(/^Blog 3 now/)).toHaveAttribute('aria-selected', 'true');
  await option(/^Newsletter/).click();
  await expect.element(page.getByText('Newsletter added to Channels of 3 entries').first()).toBeVisible();
  await option(/^Blog/).click();
  await expect.element(page.getByText('Blog removed from Channels of 3 entries').first()).toBeVisible();
  await option(/^No channels/).click();
  await expect.element(page.getByText('Channels of 3 entries removed').first()).toBeVisible();
  await expect.element(menu).toBeVisible();
  const ids = [first, ...others].map((entry) => entry?.id);
  expect(onUpdate.mock.calls).toEqual([
    [{ ids, data: { addOptions: { 'id-channels': ['Newsletter'] } } }],
    [{ ids, data: { removeOptions: { 'id-channels': ['Blog'] } } }],
    [{ ids, data: { values: { 'id-channels': null } } }],
  ]);
});

test('only entries without an option get it', async () => {
  await page.viewport(1440, 900);
  const onUpdate = vi.fn();
  const [first, ...others] = valueEntries as [(typeof valueEntries)[0], ...typeof valueEntries];
  const both = { ...first, dynamicFields: { ...first.dynamicFields, channels: ['Blog', 'Newsletter'] } };
  await render(<Host onUpdate={onUpdate} selected={[both, ...others]} entries={[both, ...others]} />);
  await choose('Channels…');
  await expect.element(option(/^Newsletter 1 now/)).toHaveAttribute('aria-selected', 'false');
  await option(/^Newsletter/).click();
  await expect.element(page.getByText('Newsletter added to Channels of 2 entries').first()).toBeVisible();
  expect(onUpdate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ ids: others.map(({ id }) => id) }),
  );
});

test('a check box of selected entries is ticked', async () => {
  await page.viewport(1440, 900);
  const onUpdate = vi.fn();
  await render(<Host onUpdate={onUpdate} selected={valueEntries} />);
  await choose('Legal…');
  await option(/^Yes/).click();
  await expect.element(page.getByText('Legal of 3 entries changed to Yes').first()).toBeVisible();
  expect(onUpdate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ data: { values: { 'id-legal': true } } }),
  );
});

test('the platforms of social posts and of a type that also uses them are one field', async () => {
  await page.viewport(1440, 900);
  const onUpdate = vi.fn();
  const day = { startDate: TODAY, endDate: TODAY, brandId: null, color: null };
  const post = { ...day, id: 'post', kind: 'social', title: 'Teaser', fields: { instagram: true } };
  const talk = { ...day, id: 'talk', kind: 'podcast', title: 'Talk', dynamicFields: { platforms: [] } };
  const platforms = configuration({
    ...{ kind: 'podcast', fieldId: 'platforms', fieldName: 'platforms', fieldLabel: 'Platforms' },
    ...{ fieldType: 'multipleChoice', dropdownOptions: ['Facebook', 'Instagram'] },
    options: ['Facebook', 'Instagram'].map((name) => ({
      ...{ id: name.toLowerCase(), name, color: null, isDone: false, isArchived: false },
    })),
  });
  await render(
    <Host
      onUpdate={onUpdate}
      selected={[post, talk, fair]}
      entries={[post, talk, fair]}
      fields={[platforms]}
    />,
  );
  await choose('Platforms…');
  const menu = page.getByRole('dialog', { name: 'Platforms of 2 entries' });
  await expect.element(menu.getByText('2 of 3. Event has no Platforms.')).toBeVisible();
  await option(/^Instagram 1 now/).click();
  await expect.element(page.getByText('Instagram added to Platforms of 1 entry').first()).toBeVisible();
  expect(onUpdate).toHaveBeenCalledExactlyOnceWith({
    ids: ['talk'],
    data: { addOptions: { platforms: ['instagram'] } },
  });
});

test('S and A open the menus of the selected entries', async () => {
  await page.viewport(1440, 900);
  const onUpdate = vi.fn();
  await render(<Host onUpdate={onUpdate} selected={valueEntries} />);
  await expect.element(page.getByRole('button', { name: 'Owner…' })).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(option(/^Me \(Maya Okafor\)/)).toHaveFocus();
  await userEvent.keyboard('1');
  await vi.waitFor(() =>
    expect(onUpdate).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ data: { values: { 'id-owner': MAYA } } }),
    ),
  );
  await expect.element(page.getByText('Owner of 3 entries changed to Maya Okafor').first()).toBeVisible();
});

test('a phone has the status in the bar and the other fields in the menu', async () => {
  await page.viewport(375, 812);
  const onUpdate = vi.fn();
  await render(<Host onUpdate={onUpdate} selected={valueEntries} />);
  await page.getByRole('button', { name: 'Status…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Status of 3 entries' });
  await sheet.getByRole('option', { name: /^No status/ }).click();
  await vi.waitFor(() => expect(onUpdate).toHaveBeenCalledOnce());
  await expect.element(sheet).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy Due…' }).click();
  await page.getByRole('button', { name: /November 20, 2026/ }).click();
  await vi.waitFor(() =>
    expect(onUpdate).toHaveBeenLastCalledWith(
      expect.objectContaining({ data: { values: { 'id-due': '2026-11-20' } } }),
    ),
  );
});

test('entries that the user can not edit are left out of a change, and the toast says so', async () => {
  await page.viewport(1440, 900);
  const onUpdate = vi.fn();
  const canEdit = ({ id }: CalendarEntry) => id !== valueEntries[0]?.id && id !== 'fair';
  await render(<Host onUpdate={onUpdate} selected={[...valueEntries, fair]} canEdit={canEdit} />);
  await page.getByRole('button', { name: 'Status…' }).click();
  await option(/^Approved/).click();
  await expect.element(page.getByText('Status of 2 entries changed to Approved').first()).toBeVisible();
  const leftOut = page.getByText('2 entries left out, because you can’t edit them').first();
  await expect.element(leftOut).toBeVisible();
  expect(onUpdate).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ ids: valueEntries.slice(1).map(({ id }) => id) }),
  );
});

test('if the user can edit none of the selected entries, they can not be changed', async () => {
  await page.viewport(1440, 900);
  await render(<Host onUpdate={vi.fn()} selected={valueEntries} canEdit={() => false} />);
  await expect.element(page.getByText('3 items selected').first()).toBeVisible();
  for (const name of ['Status…', 'Move…', 'Delete'])
    expect(page.getByRole('button', { name }).elements()).toEqual([]);
});
