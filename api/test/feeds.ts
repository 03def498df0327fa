import ICAL from 'ical.js';
import type { Client } from './client.js';
import type { TestPlanner } from './planner.js';

/** The ids or titles of the entries on each day. */
export type Days = Record<string, string[]>;

/** Returns the path of a feed. */
export const feedPath = (secret: string): string => `/feeds/${secret}.ics`;

/** Fetches a feed as a calendar app does: without a session. */
export const fetchFeed = (
  planner: TestPlanner,
  secret: string,
  headers: Record<string, string> = {},
  method = 'GET',
) => planner.visitor().request<string>(feedPath(secret), { method, headers });

/** An event as parsed by ical.js. */
export interface ParsedEvent {
  uid: string;
  title: string;
  description: string | null;
  location: string | null;
  categories: string[];
  color: string | null;
  sequence: number;
  /** The first day, read from a `Date` in the local time zone, as calendar apps read it. */
  start: string;
  /** The day after the last day. */
  end: string;
  isDate: boolean;
  lastModified: string;
}

const localDay = (date: Date) =>
  [
    String(date.getFullYear()).padStart(4, '0'),
    ...[date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')),
  ].join('-');

/** Parses a calendar with ical.js. */
export function parseFeed(text: string): { name: string; events: ParsedEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component): ParsedEvent => {
    const event = new ICAL.Event(component);
    const categories = component.getFirstProperty('categories');
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      location: event.location,
      categories: (categories?.getValues() ?? []) as string[],
      color: component.getFirstPropertyValue('color') as string | null,
      sequence: event.sequence,
      start: localDay(event.startDate.toJSDate()),
      end: localDay(event.endDate.toJSDate()),
      isDate: event.startDate.isDate && event.endDate.isDate,
      lastModified: String(component.getFirstPropertyValue('last-modified')),
    };
  });
  return { name: String(calendar.getFirstPropertyValue('x-wr-calname')), events };
}

const DAY = 24 * 60 * 60 * 1000;

/** Returns the date `count` days after another date. */
export const daysAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** Lists the ids of entries by day. */
export function byDay(entries: readonly { id: string; first: string; last: string }[]): Days {
  const days: Days = {};
  for (const { id, first, last } of entries) {
    for (let day = first; day <= last; day = daysAfter(day, 1)) days[day] = [...(days[day] ?? []), id];
  }
  for (const ids of Object.values(days)) ids.sort();
  return days;
}

/** Fetches 800 days of the calendar, starting with `from`. Omits entries that start after these days. */
export async function calendarDays(client: Client, from: string, input: object = {}): Promise<Days> {
  const query = `query ($from: CalendarDate!, $to: CalendarDate!, $filter: EntryFilter) {
    entries: calendar(from: $from, to: $to, filter: $filter) { id startDate endDate }
  }`;
  const found = new Map<string, { id: string; first: string; last: string }>();
  for (const start of [from, daysAfter(from, 400)]) {
    const variables = { from: start, to: daysAfter(start, 399), ...input };
    const { data } = await client.graphql<{ entries: { id: string; startDate: string; endDate: string }[] }>(
      query,
      variables,
    );
    for (const { id, startDate, endDate } of data?.entries ?? []) {
      found.set(id, { id, first: startDate, last: endDate });
    }
  }
  return byDay([...found.values()]);
}
