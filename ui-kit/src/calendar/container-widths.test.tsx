import '@fontsource-variable/inter';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { Calendar } from './Calendar.js';
import { FilteredHost } from './filtered-host.fixture.js';
import { loadViews } from './load-views.fixture.js';
import { octoberEntries, sampleBrands } from './story-data.js';
import { calendarViews } from './views/index.js';

const WIDTHS = [320, 380, 480, 640, 780, 1024, 1440];

beforeAll(loadViews);

// The overview is omitted, because it has no titles. Its stories test it at these widths.
const cases = WIDTHS.flatMap((width) =>
  calendarViews.filter(({ name }) => name !== 'overview').map(({ name }) => ({ width, view: name })),
);

/** Counts the unclipped characters in an element's text. */
function visibleCharacters(element: Element): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const box = element.getBoundingClientRect();
  let count = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    for (let at = 0; at < text.length; at += 1) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      const isInside =
        left >= box.left - 1 && right <= box.right + 1 && bottom <= box.bottom + 3 && top >= box.top - 3;
      if (isInside && (width > 0 || text[at] === ' ')) count += 1;
    }
  }
  return count;
}

const isDrawn = (element: Element) => element.getClientRects().length > 0;

test.each(cases)(
  'titles show at least 12 characters, and end with an ellipsis if they are cut, in the $view view at $width px',
  async ({ width, view }) => {
    await page.viewport(1600, 900);
    const { container } = await render(
      <ThemeProvider>
        <div style={{ width, height: 800 }}>
          <Calendar
            entries={octoberEntries}
            brands={sampleBrands}
            defaultState={{ view, date: '2026-10-14' }}
            today="2026-10-14"
            onCreate={() => {}}
            onPrint={() => {}}
            onPdf={() => {}}
          />
        </div>
      </ThemeProvider>,
    );
    const root = container.querySelector('[data-view]') as HTMLElement;
    const titles = [
      ...root.querySelectorAll('.cp-entry-title, .cp-card > b, [data-title], section b'),
    ].filter(isDrawn);
    expect(titles.length).toBeGreaterThan(2);
    const short = titles.flatMap((title) => {
      const text = title.textContent ?? '';
      const visible = visibleCharacters(title);
      return visible < Math.min(12, text.length) ? [`${text}: ${visible}`] : [];
    });
    expect(short).toEqual([]);
    const isCut = (title: Element) =>
      title.scrollWidth > title.clientWidth && getComputedStyle(title).textOverflow !== 'ellipsis';
    expect(titles.filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
    expect(root.getBoundingClientRect().width).toBe(width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const outside = [...root.querySelectorAll('[data-bar] button, [data-bar] select, [data-bar] h1')].filter(
      (control) => {
        const { left, right } = control.getBoundingClientRect();
        return (
          isDrawn(control) &&
          right - left > 1 &&
          (right > root.getBoundingClientRect().right + 0.5 || left < 0)
        );
      },
    );
    expect(outside.map((control) => control.textContent)).toEqual([]);
  },
);

/** Returns the names of the toolbar's heading and visible controls, by row. */
function toolbarRows(root: Element): string[][] {
  const rows = new Map<number, string[]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-bar] :is(h1, button, select)')) {
    if (!isDrawn(element)) continue;
    const { top, height } = element.getBoundingClientRect();
    // Controls in a row have different heights, but they are vertically centered.
    const row = [...rows.keys()].find((middle) => Math.abs(middle - (top + height / 2)) < 8);
    const name = element.ariaLabel ?? element.textContent ?? '';
    if (row === undefined) rows.set(top + height / 2, [name]);
    else rows.get(row)?.push(name);
  }
  return [...rows.values()];
}

const ALL_FILTERS = ['Filter by Type', 'Brand', 'More filters'];
const toolbars = [
  {
    width: 1184,
    rows: 1,
    withMonths: 1,
    month: ['October 2026', ...ALL_FILTERS, 'Appearance', 'Print options'],
  },
  { width: 1024, rows: 1, withMonths: 1, month: ['October 2026', ...ALL_FILTERS, 'More actions'] },
  { width: 768, rows: 1, withMonths: 2, month: ['Oct 2026', 'Filters', 'More actions'] },
  { width: 564, rows: 2, withMonths: 2, month: ['October 2026', 'Filters', 'More actions'] },
  { width: 375, rows: 2, withMonths: 3, month: ['Oct 2026', 'Filters', 'More actions'] },
];

test.each(toolbars)(
  'at $width px, the toolbar has $rows rows, or $withMonths rows if users can choose the number of months',
  async ({ width, rows, withMonths, month }) => {
    await page.viewport(1440, 900);
    // Wait for the application's font, because the expected number of rows depends on it.
    await Promise.all(
      [400, 500, 600].map((weight) => document.fonts.load(`${weight} 14px "Inter Variable"`)),
    );
    const { container, rerender } = await render(<div />);
    for (const { name } of calendarViews) {
      await rerender(
        <ThemeProvider key={name}>
          <div style={{ width, height: 800 }}>
            <FilteredHost
              view={name}
              onPrint={() => {}}
              onPrintLayout={() => {}}
              onPdf={() => {}}
              onAppearanceChange={() => {}}
              onCreate={() => {}}
            />
          </div>
        </ThemeProvider>,
      );
      const shown = toolbarRows(container);
      expect(shown, name).toHaveLength(name === 'multi' || name === 'overview' ? withMonths : rows);
      const controls = shown.flat();
      if (name === 'month') {
        expect(controls).toEqual(expect.arrayContaining(month));
        expect(controls.includes('Brand')).toBe(month.includes('Brand'));
        expect(controls.includes('More actions')).toBe(month.includes('More actions'));
      }
      // The overview displays no entries, so it has no Appearance button.
      if (name === 'overview') expect(controls).not.toContain('Appearance');
    }
  },
);
