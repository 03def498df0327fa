import { Share2 } from 'lucide-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FeatureLayers } from '../entries/FeatureLayers.js';
import { type EntryFeature, overlay } from '../entries/feature.js';
import { featureState } from '../entries/feature-state.js';
import { useEntryHost } from '../entries/use-entry-host.js';
import { KitProvider } from '../kit/KitProvider.js';
import { CommandPalette } from '../palette/CommandPalette.js';
import { palettePart } from '../palette/palette-part.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Calendar } from './Calendar.js';
import { CalendarBody } from './CalendarBody.js';
import { CalendarRoot, type CalendarRootProps } from './CalendarRoot.js';
import { calendarParts } from './calendar-parts.js';
import { details } from './details/details.js';
import { MOVABLE } from './move/move-host.fixture.js';
import { useCalendar } from './use-calendar.js';

const hiddenId = featureState('');

/** An application's feature: entries can be approved, and are then hidden. */
const approving = (approve: (id: string) => void): EntryFeature => ({
  name: 'approving',
  overlays: [overlay(hiddenId, (entries, id) => entries.filter((entry) => entry.id !== id))],
  actions: (entry, { host }) => [
    {
      id: 'approve',
      label: 'Approve',
      key: 'A',
      place: 'button',
      run: () => {
        approve(entry.id);
        host.write(hiddenId, entry.id);
      },
    },
  ],
  layer: <Undo />,
});

function Undo() {
  const host = useEntryHost();
  return (
    <button type="button" onClick={() => host.write(hiddenId, '')}>
      Undo
    </button>
  );
}

const root = (props: Omit<Partial<CalendarRootProps>, 'entries'>) => (
  <ThemeProvider>
    <ShortcutProvider>
      <KitProvider today="2026-11-11">
        <CalendarRoot
          style={{ height: 800 }}
          compact={false}
          defaultState={{ date: '2026-11-11' }}
          features={[]}
          {...props}
          entries={MOVABLE}
        />
      </KitProvider>
      <CommandPalette />
    </ShortcutProvider>
  </ThemeProvider>
);

const chip = () => page.getByRole('button', { name: /^Reserve list/ });

beforeEach(async () => {
  await page.viewport(1280, 900);
  await Promise.all([calendarParts.load(), palettePart.load()]);
});

test('without features, entries are displayed, and nothing opens', async () => {
  await render(root({}));
  await chip().click();
  await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
});

test("an application's action is in the details, has a key, and is in the palette", async () => {
  const approve = vi.fn();
  await render(root({ features: [details(), approving(approve)] }));
  await chip().click();
  await expect.element(page.getByRole('button', { name: 'Approve' })).toHaveFocus();
  await userEvent.keyboard('a');
  expect(approve).toHaveBeenLastCalledWith('post');
  await expect.element(chip()).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Undo' }).click();
  (chip().element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('option', { name: 'Approve “Reserve list”' }).click();
  await expect.element(chip()).not.toBeInTheDocument();
  expect(approve).toHaveBeenCalledTimes(2);
});

const sharing = (share: (what: string) => void): EntryFeature => {
  const item = (id: string, label: string) => ({
    id,
    label,
    icon: <Share2 size={16} />,
    run: () => share(id),
    group: { id: 'share', label: 'More ways to share' },
  });
  return { name: 'sharing', toolbar: () => [item('link', 'Share a link'), item('embed', 'Embed')] };
};

test.each([false, true])('commands in the toolbar share buttons (small screen: %s)', async (compact) => {
  const share = vi.fn();
  await render(root({ features: [sharing(share)], compact }));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button(compact ? 'More actions' : 'More ways to share').click();
  await button('Embed').click();
  expect(share).toHaveBeenLastCalledWith('embed');
  await expect.element(button('Embed')).not.toBeInTheDocument();
  if (compact) await button('More actions').click();
  await button('Share a link').click();
  expect(share).toHaveBeenLastCalledWith('link');
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('option', { name: 'Embed' }).click();
  expect(share.mock.calls).toEqual([['embed'], ['link'], ['embed']]);
});

test("an application's feature is added to those of Calendar, and replaces one with the same name", async () => {
  const share = vi.fn();
  const calendar = (features: readonly EntryFeature[]) => (
    <ThemeProvider>
      <Calendar entries={MOVABLE} brands={[]} compact={false} onPrint={() => {}} features={features} />
    </ThemeProvider>
  );
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const { rerender } = await render(calendar([sharing(share)]));
  await button('Share a link').click();
  expect(share).toHaveBeenLastCalledWith('link');
  await expect.element(button('Print')).toBeVisible();
  await rerender(calendar([{ ...sharing(share), name: 'printing' }]));
  await expect.element(button('Print')).not.toBeInTheDocument();
  await expect.element(button('Share a link')).toBeVisible();
});

test('a feature adds entries on the day that the user chooses, unless the calendar is read-only', async () => {
  const create = vi.fn();
  const features: EntryFeature[] = [{ name: 'own form', create: (dates) => create(dates) }];
  const { rerender } = await render(root({ features }));
  await page.getByRole('button', { name: 'New entry' }).click();
  expect(create).toHaveBeenLastCalledWith({ startDate: '2026-11-11', endDate: '2026-11-11' });
  await rerender(root({ features, readOnly: true }));
  await expect.element(page.getByRole('button', { name: 'New entry' })).not.toBeInTheDocument();
});

function NextYear() {
  const { heading, goTo } = useCalendar();
  return (
    <button type="button" onClick={() => goTo('2027-11-11')}>
      {heading.map(({ text }) => text).join('')}
    </button>
  );
}

test('the parts of a calendar can be in an own layout', async () => {
  await render(
    root({
      features: [details()],
      children: (
        <>
          <NextYear />
          <CalendarBody />
          <FeatureLayers />
        </>
      ),
    }),
  );
  await chip().click();
  await expect.element(page.getByRole('dialog', { name: 'Reserve list' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Today' }).elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'November 2026' }).click();
  await expect.element(page.getByRole('button', { name: 'November 2027' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
