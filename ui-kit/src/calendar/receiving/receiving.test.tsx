import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../theme/ThemeProvider.js';
import { Calendar } from '../Calendar.js';
import { SAMPLE_TODAY } from '../story-data.js';
import { receiving } from './receiving.js';

const onReceive = vi.fn();
const features = [
  receiving({
    items: '[data-idea]',
    entryOf: (item) => ({ kind: 'blog', title: item.textContent.trim(), days: 2 }),
    onReceive,
  }),
];

const show = async ({ readOnly = false } = {}) => {
  onReceive.mockReset();
  await render(
    <ThemeProvider>
      <button type="button" data-idea="1">
        Cellar tour
      </button>
      <Calendar
        style={{ height: 700 }}
        entries={[]}
        today={SAMPLE_TODAY}
        defaultState={{ date: SAMPLE_TODAY }}
        features={features}
        readOnly={readOnly}
      />
    </ThemeProvider>,
  );
  await vi.waitFor(() => expect(features[0]?.lazy?.get().value).not.toBeNull());
};

const idea = () => page.getByRole('button', { name: 'Cellar tour' }).element() as HTMLElement;
const received = (startDate: string, endDate: string) => ({
  item: idea(),
  entry: { title: 'Cellar tour', kind: 'blog', brandId: null, color: null, startDate, endDate },
});
const pointer = (type: string, at: { x: number; y: number }, pointerType: string) =>
  (document.elementFromPoint(at.x, at.y) ?? document.body).dispatchEvent(
    new PointerEvent(type, {
      ...{ bubbles: true, cancelable: true, pointerId: 7, pointerType, buttons: 1 },
      ...{ clientX: at.x, clientY: at.y },
    }),
  );
const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
const day = (date: string) => middleOf(document.querySelector(`[data-cp-date="${date}"]`) as Element);
const ghost = () => document.querySelector('[data-cp-ghost]');

beforeEach(() => page.viewport(1280, 900));

test('an item is dragged onto a day with the mouse, with a preview', async () => {
  await show();
  pointer('pointerdown', middleOf(idea()), 'mouse');
  pointer('pointermove', day('2026-10-20'), 'mouse');
  await vi.waitFor(() => expect(ghost()?.textContent).toContain('Tue, Oct 20'));
  expect(ghost()?.textContent).toContain('Cellar tour');
  pointer('pointerup', day('2026-10-20'), 'mouse');
  expect(onReceive).toHaveBeenCalledExactlyOnceWith(received('2026-10-20', '2026-10-21'));
  await vi.waitFor(() => expect(ghost()).toBeNull());
});

test('Escape cancels a drag, and a drop outside the calendar does nothing', async () => {
  await show();
  pointer('pointerdown', middleOf(idea()), 'mouse');
  pointer('pointermove', day('2026-10-20'), 'mouse');
  await vi.waitFor(() => expect(ghost()).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(ghost()).toBeNull());
  pointer('pointerup', day('2026-10-20'), 'mouse');
  pointer('pointerdown', middleOf(idea()), 'mouse');
  pointer('pointermove', { x: 5, y: 5 }, 'mouse');
  pointer('pointerup', { x: 5, y: 5 }, 'mouse');
  expect(onReceive).not.toHaveBeenCalled();
});

test('on a touch screen, an item is dragged after it was held for a moment', async () => {
  await show();
  pointer('pointerdown', middleOf(idea()), 'touch');
  await vi.waitFor(() => expect(ghost()).not.toBeNull());
  pointer('pointermove', day('2026-10-22'), 'touch');
  await vi.waitFor(() => expect(ghost()?.textContent).toContain('Thu, Oct 22'));
  pointer('pointerup', day('2026-10-22'), 'touch');
  expect(onReceive).toHaveBeenCalledExactlyOnceWith(received('2026-10-22', '2026-10-23'));
});

test('with the keyboard, M picks an item up, arrow keys choose the day, and Enter drops it', async () => {
  await show();
  idea().focus();
  await userEvent.keyboard('m');
  await expect.element(page.getByRole('application', { name: 'Moving Cellar tour' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /^Cellar tour, Blog Post/ })).toBeVisible();
  await userEvent.keyboard('{PageDown}{ArrowRight}');
  await expect.element(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onReceive).toHaveBeenCalledExactlyOnceWith(received('2026-11-15', '2026-11-16'));
  expect(idea()).toHaveFocus();
  await expect.element(page.getByText('Dropped on Sunday, November 15')).toBeInTheDocument();
});

test('Escape puts an item back', async () => {
  await show();
  idea().focus();
  await userEvent.keyboard('m');
  await expect.element(page.getByRole('application')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('application').elements()).toEqual([]);
  expect(idea()).toHaveFocus();
  expect(onReceive).not.toHaveBeenCalled();
});

test('a read-only calendar receives nothing', async () => {
  await show({ readOnly: true });
  idea().focus();
  await userEvent.keyboard('m');
  pointer('pointerdown', middleOf(idea()), 'mouse');
  pointer('pointermove', day('2026-10-20'), 'mouse');
  pointer('pointerup', day('2026-10-20'), 'mouse');
  expect(page.getByRole('application').elements()).toEqual([]);
  expect(onReceive).not.toHaveBeenCalled();
});
