import { type CalendarState, isCalendarDate, today, type Weekday } from '@content-planner/ui-kit';
import type { CSSProperties } from 'react';

/** The options of a shared page. They are set by the parameters in the page's address. */
export interface PageOptions {
  state: CalendarState;
  theme: 'dark' | 'light' | 'system';
  /** CSS variables for the theme. */
  style: CSSProperties;
  maxPerDay: number;
  weekStartsOn: Weekday;
  /** Whether to display the header and the footer. */
  chrome: boolean;
}

/**
 * The width in px below which a window displays the agenda by default. In narrow windows, the agenda is easier to read
 * than a month.
 */
const NARROW = 600;

/** The maximum number of entries per day in the month. */
const MAX_PER_DAY = { comfortable: 3, compact: 5 };

/** Returns the variables for an accent color such as `#2f6bd8`, with a text color that is readable on it. */
function accentOf(accent: string): Record<string, string> {
  const hex = /^#?([0-9a-f]{6})$/i.exec(accent)?.[1];
  if (!hex) return {};
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return {
    '--cp-accent-solid': `#${hex}`,
    '--cp-accent-solid-hover': `color-mix(in oklab, #${hex} 88%, ${luminance > 0.18 ? '#000' : '#fff'})`,
    '--cp-text-on-accent': luminance > 0.18 ? '#000' : '#fff',
  };
}

/** Parses the parameters in a page's address. Ignores invalid values. */
export function readOptions(search: string, width: number): PageOptions {
  const given = new URLSearchParams(search);
  const view = given.get('view');
  const date = given.get('date');
  const theme = given.get('theme');
  const kinds =
    given
      .get('kinds')
      ?.split(',')
      .filter((kind) => kind !== '') ?? [];
  const weekStart = Number(given.get('weekStart') ?? 0);
  return {
    state: {
      view: view === 'month' || view === 'agenda' ? view : width < NARROW ? 'agenda' : 'month',
      months: 3,
      kinds: kinds.length > 0 ? kinds : null,
      date: date !== null && isCalendarDate(date) ? date : today(),
    },
    theme: theme === 'dark' || theme === 'light' ? theme : 'system',
    style: accentOf(given.get('accent') ?? ''),
    maxPerDay: MAX_PER_DAY[given.get('density') === 'compact' ? 'compact' : 'comfortable'],
    weekStartsOn: (Number.isInteger(weekStart) && weekStart >= 0 && weekStart <= 6
      ? weekStart
      : 0) as Weekday,
    chrome: given.get('chrome') !== '0',
  };
}
