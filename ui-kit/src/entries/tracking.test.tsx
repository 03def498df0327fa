import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Calendar } from '../calendar/Calendar.js';
import { calendarParts } from '../calendar/calendar-parts.js';
import { movePart } from '../calendar/move/move-part.js';
import { SAMPLE_TODAY } from '../calendar/story-data.js';
import type { CalendarEntry } from '../logs/types.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import type { EntryFeature } from './feature.js';
import { tracking } from './tracking.js';

const entry: CalendarEntry = {
  ...{ id: 'fair', kind: 'event', title: 'Fair', startDate: SAMPLE_TODAY, endDate: SAMPLE_TODAY },
  ...{ brandId: null, color: null },
};
const approving: EntryFeature = {
  name: 'approving',
  actions: () => [{ id: 'approve', label: 'Approve', run: () => {} }],
  toolbar: () => [{ id: 'agreed', label: 'Agreed', icon: null, run: () => {} }],
};
const onAction = vi.fn();
const features = [approving, tracking(onAction)];

beforeEach(async () => {
  onAction.mockReset();
  await page.viewport(1440, 900);
  await Promise.all([calendarParts.load(), movePart.load()]);
  await render(
    <ThemeProvider>
      <Calendar
        style={{ height: 800 }}
        entries={[entry]}
        today={SAMPLE_TODAY}
        defaultState={{ date: SAMPLE_TODAY }}
        onEdit={() => {}}
        onMove={() => {}}
        onCreate={() => {}}
        onSelectionChange={() => {}}
        features={features}
      />
    </ThemeProvider>,
  );
});

const chip = () => page.getByRole('button', { name: /^Fair/ });
const reported = (name: string, input: string, entries: readonly CalendarEntry[] = [entry]) =>
  vi.waitFor(() => expect(onAction).toHaveBeenLastCalledWith({ name, input, entries }));

test('what users do with the mouse is reported', async () => {
  await chip().click();
  await reported('opened', 'mouse');
  await page.getByRole('button', { name: 'Edit' }).click();
  await reported('edit', 'mouse');
  await page.getByRole('button', { name: 'Agreed' }).click();
  await reported('agreed', 'mouse', []);
  await page.getByRole('button', { name: /^Add entry on Tuesday, October 13/ }).click();
  await reported('create', 'mouse', []);
});

test('a command that is chosen in a menu is reported', async () => {
  await chip().click();
  await page.getByRole('button', { name: 'More actions for Fair' }).click();
  await page.getByRole('menuitem', { name: 'Approve' }).click();
  await reported('approve', 'menu');
});

test('a move with the keyboard is reported with the entry before the move', async () => {
  (chip().element() as HTMLElement).focus();
  await userEvent.keyboard('x');
  await reported('selected', 'keyboard');
  await userEvent.keyboard('m{ArrowRight}{Enter}');
  await reported('moved', 'keyboard');
});
