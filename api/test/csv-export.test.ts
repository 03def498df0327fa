import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { guarded } from '../src/field-types/csv-text.js';
import { type FieldType, fieldTypeOf, isValidValue } from '../src/field-types/field-types.js';
import { kindList, LOG_KINDS } from '../src/logs/kinds/index.js';
import { ownProperties } from '../src/logs/kinds/own-properties.js';
import { createToken, tokenClient } from './access-tokens.js';
import type { LogKind } from './built-in-kinds.js';
import type { Client } from './client.js';
import { isFull, runs } from './full.js';
import { soakDatabases, useTeam } from './planner.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const IMPORT = `mutation ($rows: [ImportRowInput!]!) {
  importEntries(rows: $rows, dryRun: false) { createdCount }
}`;

type Values = Record<string, string | number | boolean | null | readonly string[]>;

/** An entry in the form that `importEntries` accepts. */
interface Row {
  kind: LogKind;
  title: string;
  startDate: string;
  endDate: string;
  brandId: string | null;
  color: string | null;
  showOnCalendar: boolean;
  fields: Values;
  dynamicFields: Values;
}

const row = (kind: LogKind, title: string, startDate: string, more: Partial<Row> = {}): Partial<Row> => ({
  ...{ kind, title, startDate, endDate: startDate },
  ...more,
});

/** Removes the apostrophe that prevents text from being evaluated as a formula. */
const unguarded = (cell: string) =>
  cell.startsWith("'") && guarded(cell.slice(1)) === cell ? cell.slice(1) : cell;

/** The signs that start a formula, and characters that programs remove or ignore before them. */
const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '−'];
const SPACES = [
  ...[
    ' ',
    '\t',
    '\n',
    '\r',
    '\v',
    '\f',
    '\u00a0',
    '\u2003',
    '\u3000',
    '\ufeff',
    '\u200b',
    '\u200e',
    '\u2060',
  ],
  ...['\u00ad', '\u0085', '\u0001'],
];

test.each(SIGNS)('%s is protected even after white space and invisible characters', (sign) => {
  for (const before of ['', "'", ...SPACES, '\u200b \u00a0']) {
    expect(guarded(`${before}${sign}1`)).toBe(`'${before}${sign}1`);
  }
});

test.each(['\t', '\n', '\r', '\v', '\f', '\u00a0'])('text that starts with %j is protected', (space) => {
  expect(guarded(`${space}1`)).toBe(`'${space}1`);
});

test.each(['1 = 1', ' 1', "'quoted'", 'a@b', '', '–1', "'' 1", '#1'])('%j stays the same', (text) => {
  expect(guarded(text)).toBe(text);
});

/** A custom field of each type. */
const FIELDS = [
  { fieldLabel: 'Author', fieldName: 'author', fieldType: 'text' },
  { fieldLabel: 'Due', fieldName: 'due', fieldType: 'date' },
  { fieldLabel: 'Approved', fieldName: 'approved', fieldType: 'boolean' },
  { fieldLabel: '-Status', fieldName: '-status', fieldType: 'dropdown', dropdownOptions: ['=Draft', 'Done'] },
  { fieldLabel: 'Words', fieldName: 'words', fieldType: 'number' },
  { fieldLabel: 'Brand', fieldName: 'brand', fieldType: 'url' },
] as const satisfies readonly { fieldType: FieldType; [name: string]: unknown }[];

/**
 * The column headers of the custom fields. The last header includes the field's name, because this field and a built-in
 * column are both called 'Brand'.
 */
const HEADERS = ['Author', 'Due', 'Approved', "'-Status", 'Words', 'Brand (brand)'];

describe.each(soakDatabases)('the CSV export on %s', (database) => {
  const team = useTeam(database);

  const put = async (rows: readonly Partial<Row>[]) => {
    const { data, errors } = await team.member.graphql(IMPORT, { rows });
    expect(errors).toBeUndefined();
    return data;
  };
  const file = async (path: string, client: Client = team.member) => {
    const response = await client.raw(`/api${path}`);
    // `text()` would remove the byte order mark.
    return { response, text: Buffer.from(await response.arrayBuffer()).toString() };
  };
  const cells = async (path: string, client?: Client) => {
    const { data, errors } = Papa.parse<string[]>((await file(path, client)).text.slice(1), {
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    return data;
  };
  const titles = async (path: string, client?: Client) =>
    (await cells(path, client)).slice(1).map(([, title]) => title);
  const brand = async (name: string) =>
    (await team.admin.rest('POST', '/brands', { name, color: '#123456' })).body.id;
  async function addFields(kinds: readonly LogKind[]) {
    for (const logType of kinds) {
      for (const { fieldName: _, ...field } of FIELDS) {
        await team.admin.rest('POST', '/field-configs', { logType, ...field });
      }
    }
  }

  test('has a byte order mark, headers, a line for each entry, and a file name', async () => {
    const brandId = await brand('Northwind, "Inc"');
    await put([
      row('event', '=HYPERLINK("x")', '2026-03-08', {
        endDate: '2026-03-10',
        brandId,
        fields: { notes: 'Two\nlines', location: "'@home" },
      }),
      row('event', 'Fair', '2026-03-07', { color: '#fff', showOnCalendar: false }),
    ]);
    const { response, text } = await file('/logs/events.csv');
    expect(text).toBe(
      [
        '\ufeffStart Date,End Date,Name,Location,Notes,Brand,Color,On Calendar',
        `2026-03-08,2026-03-10,"'=HYPERLINK(""x"")",''@home,"Two\nlines","Northwind, ""Inc""",,Yes`,
        '2026-03-07,2026-03-07,Fair,,,,#fff,No',
        '',
      ].join('\r\n'),
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="events.csv"',
      'cache-control': 'no-store',
    });
    const head = await team.member.raw('/api/logs/events.csv', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      response.headers.get('content-type'),
      '',
    ]);
  });

  test("has the same headers as each kind's list, and custom fields in display order", async () => {
    await addFields(LOG_KINDS);
    const shared = ['Brand', 'Color', 'On Calendar', ...HEADERS];
    const specified: Partial<Record<LogKind, string[]>> = {
      blog: ['Date', 'Blog Name', 'Category'],
      email: ['Date', 'Subject', 'Campaign'],
      social: [
        ...['Date', 'Post Name', 'Media Type', 'Facebook', 'Instagram', 'TikTok', 'Threads'],
        ...['X (Twitter)', 'YouTube', 'Snapchat'],
      ],
      event: ['Start Date', 'End Date', 'Name', 'Location', 'Notes'],
      podcast: ['Date', 'Episode Title', 'Guest Notes'],
      other: ['Date', 'Title', 'Description'],
    };
    const datesOf = (dates: 'day' | 'span') => (dates === 'span' ? ['Start Date', 'End Date'] : ['Date']);
    const own = kindList.map(({ kind, rest, dates, titleLabel, fields }) => ({
      path: rest.path,
      dates,
      headers: specified[kind] ?? [
        ...[...datesOf(dates), titleLabel],
        ...Object.values(fields).map(({ label }) => label),
      ],
    }));
    for (const { path, headers } of own) {
      expect((await cells(`/logs/${path}.csv`))[0]).toEqual([...headers, ...shared]);
    }
    const fields = own.flatMap(({ dates, headers }) => headers.slice(datesOf(dates).length + 1));
    expect((await cells('/entries.csv'))[0]).toEqual([
      ...['Type', 'Start Date', 'End Date', 'Title', ...new Set(fields)],
      ...shared,
    ]);
  });

  test('filters and sorts entries in the same way as lists in GraphQL', async () => {
    const brandId = await brand('Northwind');
    await addFields(['blog']);
    await put([
      row('blog', 'A', '2026-03-09', { brandId, dynamicFields: { author: 'Maya' } }),
      row('blog', 'B 100%', '2026-03-08', { showOnCalendar: false }),
      row('blog', 'C', '2026-03-10', { dynamicFields: { author: 'Ada' } }),
      row('other', 'D', '2026-03-08'),
    ]);
    const { body: fields } = await team.member.rest<{ id: string; fieldName: string }[]>(
      'GET',
      '/field-configs/blog',
    );
    const fieldId = fields.find(({ fieldName }) => fieldName === 'author')?.id;
    const sent = (condition: object) => `conditions=${encodeURIComponent(JSON.stringify([condition]))}`;
    const ofAda = sent({ field: fieldId, operator: 'isAnyOf', value: ['Ada'] });
    const of100 = sent({ field: '@title', operator: 'contains', value: '100%' });
    for (const [query, expected] of [
      ['', ['C', 'A', 'B 100%']],
      [`?brand=${brandId}`, ['A']],
      [`?brand=${brandId}&withoutBrand=true`, ['C', 'A', 'B 100%']],
      ['?withoutBrand=true', ['C', 'B 100%']],
      ['?search=0%25', ['B 100%']],
      [`?${of100}`, ['B 100%']],
      ['?visibility=shown', ['C', 'A']],
      ['?from=2026-03-09', ['C', 'A']],
      ['?to=2026-03-08', ['B 100%']],
      [`?${ofAda}`, ['C']],
      ['?sort=title&direction=ascending', ['A', 'B 100%', 'C']],
      ['?brand=x', []],
    ] as const) {
      expect([query, await titles(`/logs/blog.csv${query}`)]).toEqual([query, expected]);
    }
    const all = await cells('/entries.csv?sort=title&direction=ascending');
    expect(all.slice(1).map(([type, , , title]) => [type, title])).toEqual([
      ['Blog', 'A'],
      ['Blog', 'B 100%'],
      ['Blog', 'C'],
      ['Other', 'D'],
    ]);
    const some = await cells('/entries.csv?kind=other&kind=email');
    expect(some.slice(1)).toEqual([expect.arrayContaining(['Other', 'D'])]);
    expect((await cells('/entries.csv?kind=blog'))[0]?.slice(0, 3)).toEqual([
      'Date',
      'Blog Name',
      'Category',
    ]);
    expect((await cells('/entries.csv?kind=')).slice(1)).toEqual([]);
    for (const [query, field] of [
      ['from=x', 'filter.from'],
      ['sort=color', 'sort'],
      ['search=a&search=b', 'search'],
      ['conditions=%7B', 'conditions'],
    ] as const) {
      const { status, body } = await team.member.rest<{ errors?: object[] }>(
        'GET',
        `/logs/blog.csv?${query}`,
      );
      expect([status, body.errors]).toMatchObject([400, [{ field }]]);
    }
  });

  test('contains the requested entries and columns in the requested order', async () => {
    const brandId = await brand('Northwind');
    await addFields(['blog']);
    const { body: created } = await team.member.rest<{ id: string }>('POST', '/logs/other', {
      date: '2026-03-01',
      title: 'Other',
    });
    await put([
      row('blog', 'A', '2026-03-09', { brandId, color: '#fff', dynamicFields: { author: '=Maya' } }),
      row('blog', 'B', '2026-03-08', { showOnCalendar: false, fields: { category: 'News' } }),
      row('blog', 'C', '2026-03-10'),
    ]);
    const { body: blogs } = await team.member.rest<{ id: string; blogName: string }[]>('GET', '/logs/blog');
    const [a = '', b = '', c = ''] = ['A', 'B', 'C'].map(
      (name) => blogs.find(({ blogName }) => blogName === name)?.id,
    );
    const post = async (json: object) => {
      const response = await team.member.raw('/api/entries.csv', { method: 'POST', json });
      return Buffer.from(await response.arrayBuffer()).toString();
    };
    const columns = ['field:author', 'blogName', 'gone', 'date', 'brand', 'color', 'onCalendar', 'blogName'];
    const ids = [b, 'x', a.toUpperCase(), created.id, b];
    expect(await post({ ids, kinds: ['blog'], columns })).toBe(
      [
        '\ufeffAuthor,Blog Name,Date,Brand,Color,On Calendar',
        ',B,2026-03-08,,,No',
        "'=Maya,A,2026-03-09,Northwind,#fff,Yes",
        '',
      ].join('\r\n'),
    );
    expect(await post({ ids: [c], kinds: ['blog'], columns: ['date', 'blogName'], hasHeader: false })).toBe(
      '2026-03-10,C\r\n',
    );
    expect(await post({ ids: [c, created.id], columns: ['type', 'title', 'startDate'] })).toBe(
      '\ufeffType,Title,Start Date\r\nBlog,C,2026-03-10\r\nOther,Other,2026-03-01\r\n',
    );
    const all = await team.member.raw('/api/logs/blog.csv');
    expect(await post({ ids: [c, a, b], kinds: ['blog'], columns: ['gone'] })).toBe(
      Buffer.from(await all.arrayBuffer()).toString(),
    );
    for (const [json, message] of [
      [{ ids: [] }, 'Select at least one entry'],
      [{ ids: Array(10_001).fill(a) }, 'At most 10000 entries can be exported at once'],
    ] as const) {
      expect(await team.member.rest('POST', '/entries.csv', json)).toMatchObject({
        status: 400,
        body: { message },
      });
    }
  });

  test('reads a long list of requested entries in batches', async () => {
    await put(Array.from({ length: 2_100 }, (_, n) => row('blog', `Post ${n}`, '2026-03-08')));
    const { body } = await team.member.rest<{ id: string; blogName: string }[]>('GET', '/logs/blog');
    const order = body.toReversed();
    const response = await team.member.raw('/api/entries.csv', {
      method: 'POST',
      json: { ids: order.map(({ id }) => id), kinds: ['blog'], columns: ['blogName'] },
    });
    const lines = (await response.text()).split('\r\n').slice(1, -1);
    expect(lines).toEqual(order.map(({ blogName }) => blogName));
  });

  test('contains only what an access token can see', async () => {
    const inside = await brand('Northwind');
    await put([
      row('event', 'A', '2026-03-09', { brandId: inside, fields: { notes: 'Secret', location: 'Here' } }),
      row('event', 'B', '2026-03-09'),
      row('event', 'C', '2026-03-09', { brandId: inside, showOnCalendar: false }),
      row('blog', 'D', '2026-03-09', { brandId: inside }),
    ]);
    const input = { kind: 'key', brandIds: [inside], kinds: ['event'], fields: ['location'] };
    const { secret } = await createToken(team.member, input);
    const client = tokenClient(team.planner, secret);
    const [, ...entries] = await cells('/entries.csv?sort=title&direction=ascending', client);
    expect(entries.map(([, , title, ...rest]) => [title, ...rest])).toEqual(
      [
        ['A', 'Here', '', 'Northwind', '', 'Yes'],
        ['C', 'Here', '', 'Northwind', '', 'No'],
      ].map(([title, , ...rest], index) => [title, index === 0 ? 'Here' : '', ...rest]),
    );
    expect((await cells('/logs/blog.csv', client)).slice(1)).toEqual([]);
    const every = await team.planner.sql<{ id: string }>('select id from entries order by title');
    const response = await client.raw('/api/entries.csv', {
      method: 'POST',
      json: { ids: every.map(({ id }) => id), columns: ['name'] },
    });
    expect(await response.text()).toBe('Name\r\nA\r\nC\r\n');
  });

  test('can be imported again and restores exactly the same entries', async () => {
    const brands = [await brand('Northwind'), await brand('=Tailspin'), await brand("'+Contoso")];
    const { body: listed } = await team.member.rest<{ id: string; name: string }[]>('GET', '/brands');
    const idOf = new Map(listed.map(({ id, name }) => [name, id]));
    await addFields(LOG_KINDS);
    const storable = (text: string) => text.isWellFormed() && !text.includes('\0');
    const text = fc
      .oneof(
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.string({
          unit: fc.constantFrom("'", ...SIGNS, ...SPACES, ',', ';', '"', 'a', '🎉'),
        }),
        fc.constantFrom('Yes', '1,5', '2026-03-08', '-5', '+49 30', "'", "''=1"),
      )
      .filter((value) => storable(value) && value.trim() !== '');
    const title = text.map((value) => `${value.trim()}x`);
    const date = fc.constantFrom('0001-01-01', '1999-12-31', '2026-03-08', '2028-02-29', '9999-12-31');
    const number = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      fc.integer({ min: 1, max: 5 }),
    );
    const formats = {
      date,
      time: fc.constantFrom('00:00', '14:30'),
      uri: fc.constantFrom('https://a.example/?q="x",y', 'http://b.example'),
    };
    const chosen = fc.subarray(['=Draft', 'Done'], { minLength: 1 });
    const value = (type: FieldType): fc.Arbitrary<string | number | boolean | string[]> => {
      const { jsonType, format, hasOptions, hasPeople } = fieldTypeOf(type);
      if (hasPeople) return fc.constant('');
      if (jsonType === 'string')
        return hasOptions ? fc.constantFrom('=Draft', 'Done') : format ? formats[format] : text;
      const values = { number, boolean: fc.boolean(), array: chosen }[jsonType];
      return (values as fc.Arbitrary<number>).filter((one) => isValidValue(type, one, ['=Draft', 'Done']));
    };
    const dynamicFields = fc.record(
      Object.fromEntries(FIELDS.map(({ fieldName, fieldType }) => [fieldName, value(fieldType)])),
      { requiredKeys: [] },
    ) as fc.Arbitrary<Values>;
    const entry = (kind: (typeof kindList)[number]) =>
      fc
        .record({
          title,
          days: fc.tuple(date, date),
          brandId: fc.constantFrom(null, ...brands),
          color: fc.option(text),
          showOnCalendar: fc.boolean(),
          fields: fc.record(
            Object.fromEntries(
              ownProperties(kind.kind).map(({ name, type }) => [
                name,
                type === 'boolean' ? fc.boolean() : fc.option(value(type)),
              ]),
            ),
          ),
          dynamicFields,
        })
        .map(({ days: [a, b], ...rest }): Row => {
          const [startDate, endDate] = a < b ? [a, b] : [b, a];
          return {
            kind: kind.kind,
            startDate,
            endDate: kind.dates === 'span' ? endDate : startDate,
            ...rest,
          };
        });
    const stored = async () => {
      const rows = await team.planner.sql<{ entry: object }>(
        `select to_jsonb(e) - 'id' - 'created_at' - 'updated_at' as entry from entries e`,
      );
      return rows.map(({ entry }) => JSON.stringify(entry)).toSorted();
    };

    /** Converts a cell the way an import does. */
    const parsed = (type: FieldType, cell: string) => {
      if (cell === '') return null;
      const { jsonType } = fieldTypeOf(type);
      if (jsonType === 'boolean') return cell === 'Yes';
      return jsonType === 'number' ? Number(cell) : unguarded(cell);
    };
    const rowOf = (header: readonly string[], line: readonly string[]): Row => {
      const cell = (name: string) => line[header.indexOf(name)] ?? '';
      const kind = kindList.find(({ name }) => name === cell('Type'));
      if (!kind) throw new Error(`Unknown type ${cell('Type')}`);
      return {
        kind: kind.kind,
        title: unguarded(cell('Title')),
        startDate: cell('Start Date'),
        endDate: cell('End Date'),
        brandId: idOf.get(unguarded(cell('Brand'))) ?? null,
        color: unguarded(cell('Color')) || null,
        showOnCalendar: cell('On Calendar') === 'Yes',
        fields: Object.fromEntries(
          ownProperties(kind.kind).map(({ name, type, label }) => [name, parsed(type, cell(label))]),
        ),
        dynamicFields: Object.fromEntries(
          FIELDS.flatMap(({ fieldName, fieldType }, index) => {
            const given = parsed(fieldType, cell(HEADERS[index] ?? ''));
            return given === null ? [] : [[fieldName, given]];
          }),
        ),
      };
    };

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(...kindList.map(entry)), { minLength: 1, maxLength: 30 }),
        async (rows) => {
          await team.planner.sql('delete from entries');
          await put(rows);
          const before = await stored();
          const [header = [], ...lines] = await cells('/entries.csv');
          await team.planner.sql('delete from entries');
          await put(lines.map((line) => rowOf(header, line)));
          expect(await stored()).toEqual(before);
        },
      ),
      { numRuns: runs(15, 200) },
    );
  });

  test('contains each entry once, even if entries are created and deleted during the export', async () => {
    await put(Array.from({ length: 2_500 }, (_, n) => row('blog', `Post ${n}`, '2026-03-08')));
    const expected = await team.member.rest<{ blogName: string }[]>('GET', '/logs/blog');
    const response = await team.member.raw('/api/logs/blog.csv');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const parts = [Buffer.from((await reader.read()).value as Uint8Array)];
    await put([row('blog', 'New', '2026-03-09')]);
    await team.planner.sql('delete from entries where title = ?', ['Post 1']);
    for (let part = await reader.read(); !part.done; part = await reader.read())
      parts.push(Buffer.from(part.value));
    const lines = Buffer.concat(parts).toString().split('\r\n').slice(1, -1);
    const names = expected.body.map(({ blogName }) => blogName).filter((name) => name !== 'Post 1');
    expect(lines.map((line) => line.split(',')[1])).toEqual(names);
  });

  test('uses the same amount of memory for any number of entries', async () => {
    const count = isFull ? 100_000 : 20_000;
    await team.planner.sql(
      `insert into entries (id, kind, title, start_date, end_date, values, created_at, updated_at)
       select gen_random_uuid(), 'blog', 'Post ' || n, date '2020-01-01' + n % 3000, date '2020-01-01' + n % 3000,
         jsonb_build_object('category', repeat('x', 2000)), now(), now() from generate_series(1, ${count}) as n`,
    );
    const response = await team.member.raw('/api/logs/blog.csv');
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const heap = async () => {
      // Collect garbage several times, because a single garbage collection does not release all buffers.
      for (let n = 0; n < 3; n += 1) {
        collectGarbage();
        await new Promise((resolve) => setImmediate(resolve));
      }
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    await reader.read();
    const before = await heap();
    let size = 0;
    let most = 0;
    for (let part = await reader.read(), n = 0; !part.done; part = await reader.read(), n += 1) {
      size += part.value.byteLength;
      if (n % 5 === 0) most = Math.max(most, (await heap()) - before);
    }
    expect(size).toBeGreaterThan((count - 1_000) * 2_000);
    // If the export kept its parts in memory, it would use at least `size` bytes.
    expect(most).toBeLessThan(size / 4);
  });
});
