import type { Filter } from '@content-planner/model';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { beforeAll, expect, test } from 'vitest';
import { type EntryFeature, overlay } from '../entries/feature.js';
import { featureState } from '../entries/feature-state.js';
import { filterParts } from '../filters/filter-parts.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { type CalendarAppearance, defaultCalendarAppearance } from './appearance/calendar-appearance.js';
import { ENTRY_VIEWS } from './bare-calendar.fixture.js';
import { Calendar, type CalendarProps } from './Calendar.js';
import { CalendarRoot } from './CalendarRoot.js';
import { loadViews } from './load-views.fixture.js';
import {
  octoberEntries,
  SAMPLE_TODAY,
  sampleBrands,
  sampleDetails,
  sampleFilterFields,
} from './story-data.js';

// Load the views first, because renderToString does not wait for lazy code.
beforeAll(loadViews);

function renderPage(props: Partial<CalendarProps> = {}): { html: string; styles: string } {
  const sheet = new ServerStyleSheet({ nonce: 'abc' });
  const calendar = createElement(Calendar, {
    entries: octoberEntries,
    brands: sampleBrands,
    defaultState: { date: SAMPLE_TODAY },
    today: SAMPLE_TODAY,
    ...props,
  });
  const html = renderToString(sheet.collectStyles(createElement(ThemeProvider, { nonce: 'abc' }, calendar)));
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { html, styles };
}

const render = (props: Partial<CalendarProps> = {}): string => renderPage(props).html;

test('the server style sheet collects the styles in a style element with the nonce', () => {
  const { styles } = renderPage();
  expect(styles).toContain('--cp-surface-canvas:');
  expect(styles.match(/<style[^>]*>/g)).toEqual([expect.stringContaining('nonce="abc"')]);
});

test('renders the entries on the server', () => {
  const html = render();
  for (const title of ['Harvest Festival', 'Ask the frame builder', '+2 more', 'Wed'])
    expect(html).toContain(title);
  expect(html).toContain('aria-label="Wednesday, October 14, 2026, 5 items"');
});

test('renders colors in a style element with the nonce, not as style attributes', () => {
  const html = render();
  expect(html).toMatch(/<style nonce="abc">[^<]*--c:hsl\(220, 60%, 50%\)/);
  expect(html).not.toMatch(/ style="/);
  expect(html).not.toContain('&quot;');
});

test.each(ENTRY_VIEWS)('renders entries and colors in the %s view', (view) => {
  const html = render({ defaultState: { view, date: SAMPLE_TODAY } });
  expect(html).toContain('Ask the frame builder');
  expect(html).toMatch(/<style nonce="abc">[^<]*--c:hsl\(220, 60%, 50%\)/);
  expect(html).not.toMatch(/ style="/);
});

const appearance: CalendarAppearance = {
  ...defaultCalendarAppearance,
  colorBy: { fieldId: 'field-status' },
  shows: { icon: false, initials: true, fieldId: 'field-status' },
  maxPerDay: 'fit',
  hideWeekends: true,
  density: 'compact',
};

test.each(ENTRY_VIEWS)('renders the appearance in the %s view, without style attributes', (view) => {
  const props: Partial<CalendarProps> = {
    defaultState: { view, date: SAMPLE_TODAY },
    entries: octoberEntries.map((entry) => ({ ...sampleDetails(entry), dynamicFields: { status: 'Idea' } })),
    fieldConfigurations: sampleFilterFields,
    filters: {},
    onAppearanceChange: () => {},
  };
  const html = render({ ...props, appearance });
  expect(html).toContain('aria-label="Appearance"');
  expect(html).toContain('Ask the frame builder');
  expect(html).not.toBe(render(props));
  expect(html).toMatch(/<style nonce="abc">[^<]*--c:/);
  expect(html).not.toMatch(/ style="/);
});

test('renders the active filters', async () => {
  await filterParts.load();
  const filter: Filter = { conditions: [{ field: '@title', operator: 'contains', value: 'frame' }] };
  const html = render({ filters: {}, defaultState: { date: SAMPLE_TODAY, filter } });
  expect(html).toContain('aria-label="Remove filter: Text has frame"');
});

test('renders a gradient, escapes HTML in text and ignores it in colors', () => {
  const injected = '</style><script>alert(1)</script>';
  const colors = ['linear-gradient(90deg, #f97316, #9333ea)', injected];
  const html = render({
    entries: octoberEntries.map((entry, index) => ({
      ...entry,
      title: injected,
      color: colors[index % 2] ?? null,
    })),
  });
  expect(html).toContain('--c:#f97316;--c-fill:linear-gradient(90deg, #f97316, #9333ea)');
  expect(html).toContain('&lt;/style&gt;&lt;script&gt;alert(1)');
  expect(html).not.toContain('<script');
});

test('renders skeletons instead of entries while loading', () => {
  const html = render({ loading: true });
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('data-skeleton');
  expect(html).not.toContain('data-cp-entry');
});

const hiddenTitle = featureState('Ask the frame builder');

test('the HTML contains what features change, and their commands', () => {
  const feature: EntryFeature = {
    name: 'hiding',
    overlays: [overlay(hiddenTitle, (entries, title) => entries.filter((entry) => entry.title !== title))],
    toolbar: () => [{ id: 'show', label: 'Show all', icon: null, run: () => {} }],
    layer: 'Hidden entries',
  };
  const root = createElement(CalendarRoot, {
    entries: octoberEntries,
    defaultState: { date: SAMPLE_TODAY },
    features: [feature],
  });
  const html = renderToString(createElement(ThemeProvider, { nonce: 'abc' }, root));
  expect(html).toContain('Harvest Festival');
  expect(html).not.toContain('Ask the frame builder');
  expect(html).toContain('aria-label="Show all"');
  expect(html).toContain('Hidden entries');
});
