import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SAMPLE_TODAY } from '../calendar/story-data.js';
import type { OwnKind } from '../logs/kinds/own-kind.js';
import { german } from '../translations/german/index.js';
import { type MountedCalendar, type MountOptions, mountCalendar } from './mount-calendar.js';

const entry = (id: string, title: string) => ({
  ...{ id, kind: 'webinar', title, startDate: SAMPLE_TODAY, endDate: SAMPLE_TODAY },
  ...{ brandId: null, color: null },
});

let mounted: { calendar: MountedCalendar; element: HTMLElement } | null = null;

/** Mounts a calendar in an element, or in the shadow root of one. */
function mount(options: Partial<MountOptions>, isInShadow = false) {
  const element = document.createElement('div');
  const inner = document.createElement('div');
  for (const { style } of [element, inner]) style.height = '700px';
  (isInShadow ? element.attachShadow({ mode: 'open' }) : element).append(inner);
  document.body.append(element);
  const calendar = mountCalendar(inner, {
    entries: [],
    today: SAMPLE_TODAY,
    defaultState: { date: SAMPLE_TODAY },
    ...options,
  });
  mounted = { calendar, element };
  return calendar;
}

beforeEach(() => page.viewport(1280, 900));

afterEach(() => {
  mounted?.calendar.unmount();
  mounted?.element.remove();
  vi.unstubAllGlobals();
});

const button = (name: RegExp | string) => page.getByRole('button', { name });

test('a page without React displays a calendar, changes its options and removes it', async () => {
  const webinar: OwnKind = {
    ...{ id: 'webinar', names: { one: 'Webinar', many: 'Webinars' }, icon: 'presentation' },
    ...{ color: '#0ea5e9', dates: 'day', titleLabel: 'Topic' },
  };
  const calendar = mount({ entries: [entry('1', 'Light at night')], kinds: [webinar] });
  await expect.element(button('Light at night, Webinar')).toBeVisible();
  calendar.update({ locale: 'de-DE', labels: german });
  await expect.element(button('Heute')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Oktober 2026' })).toBeVisible();
  calendar.unmount();
  await expect.poll(() => document.querySelector('[data-cp-theme]')).toBeNull();
});

test('its control and its keys turn pages', async () => {
  const calendar = mount({});
  await expect.poll(() => calendar.control).not.toBeNull();
  calendar.control?.goTo('2027-01-05');
  await expect.element(page.getByRole('heading', { name: 'January 2027' })).toBeVisible();
  await userEvent.keyboard('t');
  await expect.element(page.getByRole('heading', { name: 'October 2026' })).toBeVisible();
});

test('a calendar in a shadow root has its styles there', async () => {
  mount({ entries: [entry('1', 'Light at night')] }, true);
  const chip = button(/^Light at night/);
  await expect.element(chip).toBeVisible();
  expect(chip.element().getBoundingClientRect().height).toBe(22);
});

test('entries load from a URL, for the displayed days', async () => {
  const fetched = vi.fn(async (_url: URL) => Response.json([entry('1', 'From the server')]));
  vi.stubGlobal('fetch', fetched);
  mount({ entries: '/api/entries?team=1' });
  await expect.element(button(/^From the server/)).toBeVisible();
  expect(fetched.mock.lastCall?.[0].search).toBe('?team=1&from=2026-09-27&to=2026-11-07');
});

test('a failure displays an error, and another attempt loads the entries', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  mount({ entries: '/api/entries' });
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(String(log.mock.lastCall?.[0])).toContain('responded with the status 500');
  vi.stubGlobal('fetch', async () => Response.json([entry('1', 'At last')]));
  await button('Try again').click();
  await expect.element(button(/^At last/)).toBeVisible();
});

test('a late response for other days is not displayed', async () => {
  const answers: ((title: string) => void)[] = [];
  const load = () =>
    new Promise<readonly ReturnType<typeof entry>[]>((resolve) => {
      answers.push((title) => resolve([entry('1', title)]));
    });
  mount({ entries: load });
  await expect.poll(() => answers.length).toBe(1);
  await button('Next').click();
  await button('Previous').click();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.('New');
  answers[0]?.('Old');
  await expect.element(button(/^New/)).toBeVisible();
  await expect.poll(() => button(/^Old/).elements()).toEqual([]);
});
