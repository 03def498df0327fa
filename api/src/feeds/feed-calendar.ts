import { setImmediate } from 'node:timers/promises';
import ical, {
  escape as escapeText,
  foldLines,
  ICalEventBusyStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { EntryRow } from '../logs/entry-row.js';
import { dayFrom } from '../seed/planned-entry.js';
import { colorName } from './color-name.js';
import type { FeedContent } from './feed.service.js';
import { FEED_KINDS } from './feed-kinds.js';
import { textsOf } from './feed-texts.js';

/** How many entries to convert before other requests can run. */
const BATCH = 250;

/** How often apps should fetch the feed, in seconds. Most apps have their own intervals. */
const REFRESH = 60 * 60;

/** The last day that a feed can contain. */
const LAST_DAY = '9999-12-31';

const EVENT_END = 'END:VEVENT\r\n';
const CALENDAR_END = 'END:VCALENDAR';

// Calendars can't contain control characters other than line breaks and tabs.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this regex removes them.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const clean = (text: string) => text.replace(CONTROLS, '');

/** Returns the day after the last day of an entry, because DTEND is exclusive. Null if there is no such day. */
const endOf = (endDate: string) => (endDate === LAST_DAY ? null : dayFrom(endDate, 1));

function colorOf({ color, brandId, kind }: EntryRow, { brands }: FeedContent): string | null {
  const colors = [color, brandId === null ? null : brands.get(brandId)?.color, FEED_KINDS[kind].color];
  for (const candidate of colors) {
    const name = candidate ? colorName(candidate) : null;
    if (name !== null) return name;
  }
  return null;
}

/** Converts a feed to a calendar in the iCalendar format (RFC 5545). Other requests can run in between. */
export async function feedCalendar(content: FeedContent): Promise<string> {
  const { name, values, entries, brands } = content;
  const calendar = ical({
    // The library doesn't escape it.
    name: escapeText(clean(name), false),
    prodId: { company: 'Content Planner', product: 'Feed', language: 'EN' },
    ttl: REFRESH,
  });
  const frame = calendar.toString();
  const eventOf = (entry: EntryRow) => {
    const { description, location } = textsOf(entry, content);
    const brand = entry.brandId === null ? undefined : brands.get(entry.brandId)?.name;
    const categories = values.brandAndKind ? [FEED_KINDS[entry.kind].label, ...(brand ? [brand] : [])] : [];
    const event = calendar
      .createEvent({
        id: entry.id,
        sequence: entry.version,
        // The time of the last change, so that an unchanged entry always results in the same text.
        stamp: entry.updatedAt,
        lastModified: entry.updatedAt,
        start: entry.startDate,
        end: endOf(entry.endDate),
        allDay: true,
        summary: clean(entry.title),
        description: clean(description) || null,
        location: clean(location) || null,
        categories: categories.map((category) => ({ name: clean(category) })),
        // Content doesn't make its readers busy.
        transparency: ICalEventTransparency.TRANSPARENT,
        busystatus: ICalEventBusyStatus.FREE,
      })
      .toString();
    const color = colorOf(entry, content);
    // The library doesn't support this property.
    return color ? `${event.slice(0, -EVENT_END.length)}COLOR:${color}\r\n${EVENT_END}` : event;
  };
  const parts = [frame.slice(0, -CALENDAR_END.length)];
  for (const [index, entry] of entries.entries()) {
    if (index > 0 && index % BATCH === 0) await setImmediate();
    parts.push(foldLines(eventOf(entry)));
  }
  parts.push(CALENDAR_END, '\r\n');
  return parts.join('');
}
