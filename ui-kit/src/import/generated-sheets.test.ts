import { addDays, type CalendarDate } from '@content-planner/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFullDate, formatWeekday } from '../dates/format-date.js';
import { readSheet } from './read-sheet.fixture.js';

const numbers = (date: CalendarDate) => date.split('-').map(Number) as [number, number, number];

/** Ways in which people write dates. */
const STYLES: Readonly<Record<string, (date: CalendarDate) => string>> = {
  iso: (date) => date,
  instant: (date) => `${date}T00:00:00Z`,
  monthFirst: (date) => {
    const [year, month, day] = numbers(date);
    return `${month}/${day}/${year % 100}`;
  },
  dayFirst: (date) => date.split('-').toReversed().join('/'),
  dots: (date) => {
    const [year, month, day] = numbers(date);
    return `${day}.${month}.${year}`;
  },
  shortYearFirst: (date) => date.slice(2).replaceAll('-', '.'),
  shortDayFirst: (date) => date.slice(2).split('-').toReversed().join('.'),
  english: (date) => formatFullDate(date, 'en-US'),
  weekday: (date) => `${formatWeekday(date, 'short', 'en-US')}, ${formatFullDate(date, 'en-US')}`,
  german: (date) => formatFullDate(date, 'de-DE'),
  polish: (date) => formatFullDate(date, 'pl-PL'),
  spanish: (date) => formatFullDate(date, 'es-ES'),
  finnish: (date) => formatFullDate(date, 'fi-FI'),
  japanese: (date) => formatFullDate(date, 'ja-JP'),
  withoutYear: (date) => formatFullDate(date, 'en-US').replace(/,? \d{4}$/, ''),
};

const HEADINGS = [
  ['Date', 'Title', 'Channel'],
  ['publish_date', 'working_title', 'content_type'],
  ['PublishDate', 'PostTitle', 'Platform'],
  ['Datum', 'Titel', 'Kanal'],
  ['Fecha de publicación', 'Título', 'Canal'],
  ['Date de publication', 'Titre du post', 'Plateforme'],
  ['Data', 'Tytuł', 'Kanał'],
  ['投稿日', 'タイトル', '媒体'],
] as const;

const KINDS = { Blog: 'blog', Newsletter: 'email', Instagram: 'social', Podcast: 'podcast' } as const;

/** Columns that must not be taken for dates, titles or types. */
const OTHERS: Readonly<Record<string, (index: number, date: CalendarDate) => string>> = {
  'Brief date': (_, date) => addDays(date, -20),
  'Created at': () => '2026-09-01T10:00:00Z',
  'Post ID': (index) => `P-${index + 100}`,
  URL: (index) => `https://example.com/posts/${index}`,
  Time: (index) => `${9 + (index % 8)}:30`,
  Owner: (index) => ['Ana', 'Ben', 'Cleo'][index % 3] ?? '',
  Hashtags: () => '#garden #spring',
  Empty: () => '',
};

const WORDS = ['roses', 'tulips', 'compost', 'herbs', 'beds', 'seeds', 'frost', 'soil', 'pots', 'bees'];

const sheets = fc.record({
  headings: fc.constantFrom(...HEADINGS),
  style: fc.constantFrom(...Object.keys(STYLES)),
  /** The days between the rows. */
  steps: fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 3, maxLength: 14 }),
  kinds: fc.array(fc.constantFrom(...(Object.keys(KINDS) as (keyof typeof KINDS)[])), {
    minLength: 14,
    maxLength: 14,
  }),
  others: fc.uniqueArray(fc.constantFrom(...Object.keys(OTHERS)), { maxLength: 5 }),
  order: fc.infiniteStream(fc.nat()),
  delimiter: fc.constantFrom(',', ';', '\t'),
  above: fc.subarray(['Content plan', 'Plan 2026/27', 'FY27', 'Redaktionsplan']),
  sections: fc.boolean(),
  repeats: fc.boolean(),
});

const isFull = import.meta.env.TEST_FULL === '1';

test('a sheet is read correctly, or the page says what is unclear, and its rows add up', () => {
  fc.assert(
    fc.property(
      sheets,
      ({ headings, style, steps, kinds, others, order, delimiter, above, sections, repeats }) => {
        const write = STYLES[style] ?? STYLES.iso;
        let date = '2026-11-20';
        const data = steps.map((step, index) => {
          date = addDays(date, step);
          const kind = kinds[index] ?? 'Blog';
          const title = `All about ${WORDS[index % 10]} and ${WORDS[(index * 3 + 1) % 10]}, part ${index + 1}`;
          return { date, title, kind, cells: [write?.(date) ?? '', title, kind] };
        });
        const shuffled = [...headings, ...others]
          .map((name, place) => ({ place, name, key: order.next().value as number }))
          .toSorted((one, other) => one.key - other.key);
        const line = (cells: readonly string[]) =>
          cells.map((cell) => (/[,;\t]/.test(cell) ? `"${cell}"` : cell)).join(delimiter);
        const rowOf = (cells: readonly string[]) => line(shuffled.map(({ place }) => cells[place] ?? ''));
        const header = rowOf([...headings, ...others]);
        const lines = above.map((title) => line([title]));
        const expected = new Map<number, (typeof data)[number]>();
        const headerRow = lines.push(header) - 1;
        for (const [index, each] of data.entries()) {
          if (sections && index % 4 === 0) lines.push(line(['— Week 3 —']));
          if (repeats && index === 2) lines.push(header);
          const rest = others.map((name) => OTHERS[name]?.(index, each.date) ?? '');
          expected.set(lines.push(rowOf([...each.cells, ...rest])), each);
        }
        const sheet = readSheet(lines.join('\n'), { fields: [], today: '2026-11-27' });

        const { total, headers, data: dataCount, ...counts } = sheet.counts;
        expect(sheet.headerRow).toBe(headerRow);
        expect(counts.above + headers + counts.sections + counts.repeated + counts.empty + dataCount).toBe(
          total,
        );
        expect({ total, dataCount }).toEqual({ total: lines.length, dataCount: data.length });
        for (const { row, entry } of sheet.rows) {
          const right = expected.get(row);
          if (entry === null) continue;
          expect([entry.startDate, entry.title, entry.kind]).toEqual([
            ...[right?.date, right?.title, right && KINDS[right.kind]],
          ]);
        }
        const isUnclear =
          sheet.dates.mustAsk || sheet.periods.length > 0 || Object.keys(sheet.asks).length > 0;
        if (!isUnclear) expect(sheet.entries).toHaveLength(data.length);
      },
    ),
    { numRuns: isFull ? 2000 : 60 },
  );
}, 600_000);

/** Columns that are each a channel, with what their entries are. */
const CHANNEL_COLUMNS = {
  Blog: { kind: 'blog', flag: null },
  Instagram: { kind: 'social', flag: 'instagram' },
  FB: { kind: 'social', flag: 'facebook' },
  LinkedIn: { kind: 'social', flag: null },
  Newsletter: { kind: 'email', flag: null },
  Podcast: { kind: 'podcast', flag: null },
} as const;

type Channel = keyof typeof CHANNEL_COLUMNS;

const textOf = (index: number, channel: string) =>
  `All about ${WORDS[index % 10]} on ${channel}, part ${index + 1}`;

test('each filled cell of a channel is an entry', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...(Object.keys(CHANNEL_COLUMNS) as Channel[])), { minLength: 2 }),
      fc.array(fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }), { minLength: 4, maxLength: 12 }),
      fc.constantFrom(...Object.keys(STYLES).filter((style) => !/First|withoutYear/.test(style))),
      fc.boolean(),
      (channels, filled, style, hasWeekdays) => {
        const dateOf = (index: number) => addDays('2027-02-26', index * 2);
        const lines = filled.map((cells, index) => [
          STYLES[style]?.(dateOf(index)) ?? '',
          ...(hasWeekdays ? [formatWeekday(dateOf(index), 'long', 'en-US')] : []),
          // Each channel has a cell, or nothing says that its column contains titles.
          ...channels.map((channel, place) => (cells[place] || index < 2 ? textOf(index, channel) : '')),
        ]);
        const csv = [['Date', ...(hasWeekdays ? ['Day'] : []), ...channels], ...lines]
          .map((cells) => cells.map((cell) => `"${cell}"`).join(','))
          .join('\n');
        const sheet = readSheet(csv, { fields: [], today: '2027-01-27', usesChannels: true });
        const expected = filled.flatMap((cells, index) =>
          channels.flatMap((channel, place) => {
            const { kind, flag } = CHANNEL_COLUMNS[channel];
            if (!cells[place] && index >= 2) return [];
            return [[dateOf(index), kind, textOf(index, channel), ...(flag ? [flag] : [])]];
          }),
        );
        expect(
          sheet.rows.map(
            ({ entry }) => entry && [entry.startDate, entry.kind, entry.title, ...Object.keys(entry.fields)],
          ),
        ).toEqual(expected);
        const days = new Set(expected.map(([date]) => date)).size;
        expect(sheet.counts).toMatchObject({ data: days, empty: filled.length - days });
        const unknown = filled.filter(
          (cells, index) => cells[channels.indexOf('LinkedIn')] || index < 2,
        ).length;
        expect(sheet.open).toEqual(channels.includes('LinkedIn') ? [`LinkedIn ${unknown}`] : []);
      },
    ),
    { numRuns: isFull ? 1000 : 40 },
  );
}, 600_000);

test('a word has one meaning in all spellings, and unknown words are counted', () => {
  const spelled = fc.tuple(
    fc.constantFrom('Draft', 'In review', 'Outline', 'Freigabe', 'To do'),
    fc.constantFrom(
      (word: string) => word,
      (word: string) => word.toUpperCase(),
      (word: string) => ` ${word.toLowerCase()} `,
      (word: string) => word.replaceAll(' ', '-'),
    ),
  );
  fc.assert(
    fc.property(fc.array(spelled, { minLength: 3, maxLength: 30 }), (cells) => {
      const csv = [
        'Date,Title,Type,Status',
        ...cells.map(
          ([word, spell], index) =>
            `${addDays('2027-02-26', index)},${textOf(index, 'our blog')},Blog,${spell(word)}`,
        ),
      ].map((line) => line.replace(/All [^,]*, part \d+/, '"$&"'));
      const choices = { 'field:status': { freigabe: { use: 'In review' }, 'to do': 'none' } } as const;
      const before = readSheet(csv.join('\n'));
      const countOf = (wanted: string) => cells.filter(([word]) => word === wanted).length;
      const counts = before.open.map((word) => Number(/\d+$/.exec(word)?.[0])).toSorted();
      expect(counts).toEqual(
        ['Freigabe', 'To do']
          .map(countOf)
          .filter((count) => count > 0)
          .toSorted(),
      );
      const after = readSheet(csv.join('\n'), { words: choices });
      expect(after.open).toEqual([]);
      expect(after.rows.map(({ entry }) => entry?.dynamicFields.status)).toEqual(
        cells.map(([word]) => (word === 'Freigabe' ? 'In review' : word === 'To do' ? undefined : word)),
      );
    }),
    { numRuns: isFull ? 1000 : 40 },
  );
}, 600_000);
