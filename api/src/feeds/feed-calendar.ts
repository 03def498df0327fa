import { addDays } from '@content-planner/model';
import ical, { escape as escapeText, foldLines } from 'ical-generator';
import type { EntryRow } from '../logs/entry-row.js';
import { forEachInBatches } from '../schema/in-batches.js';
import { colorName } from './color-name.js';
import type { FeedContent } from './feed.service.js';
import { textsOf } from './feed-texts.js';

/** How often apps should fetch the feed, in seconds. Most apps use their own interval instead. */
const REFRESH = 60 * 60;

/** The last day that a feed can contain. */
const LAST_DAY = '9999-12-31';

const CALENDAR_END = 'END:VCALENDAR';

// Calendars can't contain control characters other than line breaks and tabs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this regex removes them.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Escapes text and removes control characters. */
const escaped = (text: string) => escapeText(text.replace(CONTROLS, ''), false);

/** Returns a property with one or more text values. Long lines are folded. */
const textLine = (name: string, ...texts: string[]) => foldLines(`${name}:${texts.map(escaped).join(',')}`);

/** Formats a date as an iCalendar value. */
const dateOf = (day: string) => day.replaceAll('-', '');

/** Formats an ISO 8601 time in UTC as an iCalendar value. */
const instantOf = (iso: string) => `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** Returns a function that caches its results, because many entries have the same dates. */
function remember(find: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const result = find(text);
    known.set(text, result);
    return result;
  };
}

function colorOf({ color, brandId, kind }: EntryRow, { brands, kinds }: FeedContent): string | null {
  const colors = [color, brandId === null ? null : brands.get(brandId)?.color, kinds.get(kind)?.color];
  for (const candidate of colors) {
    const name = candidate ? colorName(candidate) : null;
    if (name !== null) return name;
  }
  return null;
}

/**
 * Converts a feed to a calendar in the iCalendar format (RFC 5545). Works in batches, so that other requests can run in
 * between.
 */
export async function feedCalendar(content: FeedContent): Promise<string> {
  const { name, values, entries, brands, kinds } = content;
  const calendar = ical({
    // Escape the name, because the library doesn't.
    name: escaped(name),
    prodId: { company: 'Content Planner', product: 'Feed', language: 'EN' },
    ttl: REFRESH,
  });
  const frame = calendar.toString();
  const nextDay = remember((day) => dateOf(addDays(day, 1)));
  const instant = remember(instantOf);
  // Don't use the library's events, which would take twice as long.
  const eventOf = (entry: EntryRow) => {
    const { description, location } = textsOf(entry, content);
    const brand = entry.brandId === null ? undefined : brands.get(entry.brandId)?.name;
    const categories = values.brandAndKind
      ? [kinds.get(entry.kind)?.name ?? '', ...(brand ? [brand] : [])]
      : [];
    const color = colorOf(entry, content);
    // Use the time of the last change, so that an unchanged entry always produces the same text.
    const changed = instant(entry.updatedAt);
    return [
      'BEGIN:VEVENT',
      `UID:${entry.id}`,
      `SEQUENCE:${entry.version}`,
      `DTSTAMP:${changed}`,
      `LAST-MODIFIED:${changed}`,
      `DTSTART;VALUE=DATE:${dateOf(entry.startDate)}`,
      // DTEND is exclusive. Omit it for entries that end on the last supported day, because that day has no next day.
      ...(entry.endDate === LAST_DAY ? [] : [`DTEND;VALUE=DATE:${nextDay(entry.endDate)}`]),
      textLine('SUMMARY', entry.title),
      ...(location ? [textLine('LOCATION', location)] : []),
      ...(description ? [textLine('DESCRIPTION', description)] : []),
      ...(categories.length > 0 ? [textLine('CATEGORIES', ...categories)] : []),
      ...(color ? [`COLOR:${color}`] : []),
      // Entries don't block time in people's calendars.
      'TRANSP:TRANSPARENT',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      'END:VEVENT',
      '',
    ].join('\r\n');
  };
  const parts = [frame.slice(0, -CALENDAR_END.length)];
  await forEachInBatches(entries, (entry) => parts.push(eventOf(entry)));
  parts.push(CALENDAR_END, '\r\n');
  return parts.join('');
}
