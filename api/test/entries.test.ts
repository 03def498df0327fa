import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { LOG_KINDS } from '../src/logs/kinds/index.js';
import type { KindDescription } from '../src/logs/kinds/kind.js';
import { kinds } from './built-in-kinds.js';
import type { Entity } from './client.js';
import { NAMED, withNames } from './named-values.js';
import { databases, useTeam } from './planner.js';
import { defaults, full, smallest } from './samples.js';
import { restTransport, transports } from './transport.js';

const NOT_FOUND = { status: 404, message: 'Log entry not found' };
const CONFLICT = { status: 409, message: 'Someone else changed this entry in the meantime.' };
const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe.each(databases)('the entry API on %s', (database) => {
  const team = useTeam(database);

  describe.each(transports)('through $name', ({ open }) => {
    describe.each(LOG_KINDS)('for the kind %s', (kind) => {
      test('creates, returns and lists entries with all fields', async () => {
        const member = open(team.member);
        const brand = await open(team.admin).createBrand({ name: 'Northwind', color: '#123456' });
        const body = { ...full(kind), brandId: brand.id };
        const entry = await member.createEntry(kind, body);
        expect(entry).toEqual({
          ...body,
          id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-/),
          dynamicFields: {},
          version: 1,
          createdAt: INSTANT,
          updatedAt: INSTANT,
        });
        expect(await member.entry(kind, entry.id)).toEqual(entry);
        expect(await member.entries(kind)).toEqual([entry]);
      });

      test('uses default values for omitted fields', async () => {
        const entry = await open(team.member).createEntry(kind, smallest(kind));
        expect(entry).toMatchObject({ ...smallest(kind), ...defaults(kind) });
      });

      test('stores blank text as null', async () => {
        const { fields }: KindDescription = kinds[kind];
        const texts = Object.keys(fields).filter((name) => fields[name]?.type === 'text');
        const blank = Object.fromEntries([...texts, 'color', 'brandId'].map((name) => [name, '']));
        const entry = await open(team.member).createEntry(kind, { ...smallest(kind), ...blank });
        expect(entry).toMatchObject(defaults(kind));
      });

      test('replaces all fields in an update', async () => {
        const member = open(team.member);
        const entry = await member.createEntry(kind, full(kind));
        const body = smallest(kind, '2027-01-01', 'Another title');
        const updated = await member.updateEntry(kind, entry.id, body, 1);
        expect(updated).toEqual({
          ...body,
          ...defaults(kind),
          id: entry.id,
          version: 2,
          createdAt: entry.createdAt,
          updatedAt: INSTANT,
        });
        expect(await member.entry(kind, entry.id)).toEqual(updated);
      });

      test('returns 404 for a deleted entry', async () => {
        const member = open(team.member);
        const entry = await member.createEntry(kind, smallest(kind));
        const other = await member.createEntry(kind, smallest(kind));
        await member.deleteEntry(kind, entry.id);
        await expect(member.entry(kind, entry.id)).rejects.toMatchObject(NOT_FOUND);
        await expect(member.deleteEntry(kind, entry.id)).rejects.toMatchObject(NOT_FOUND);
        expect(await member.entries(kind)).toEqual([other]);
      });

      test('sorts entries by date, then by creation time, newest first', async () => {
        const member = open(team.member);
        const dates = ['2026-03-08', '2026-03-10', '2026-03-08', '2025-12-31', '2026-03-10'];
        const made: string[] = [];
        for (const date of dates) made.push((await member.createEntry(kind, smallest(kind, date))).id);
        const listed = (await member.entries(kind)).map(({ id }) => made.indexOf(id));
        expect(listed).toEqual([4, 1, 2, 0, 3]);
      });

      test('returns 404 for unknown or malformed ids', async () => {
        const member = open(team.member);
        for (const id of [uuid(), 'nonsense', '1', 'null', `${uuid()}x`]) {
          await expect(member.entry(kind, id)).rejects.toMatchObject(NOT_FOUND);
          await expect(member.updateEntry(kind, id, smallest(kind))).rejects.toMatchObject(NOT_FOUND);
          await expect(member.deleteEntry(kind, id)).rejects.toMatchObject(NOT_FOUND);
        }
      });

      test('requires a title of 1 to 300 characters and a valid date', async () => {
        const member = open(team.member);
        const { rest } = kinds[kind];
        const body = smallest(kind);
        for (const wrong of ['', '   ', 'x'.repeat(301)]) {
          await expect(member.createEntry(kind, { ...body, [rest.title]: wrong })).rejects.toMatchObject({
            status: 400,
          });
        }
        const longest = await member.createEntry(kind, { ...body, [rest.title]: 'x'.repeat(300) });
        expect(longest[rest.title]).toHaveLength(300);
        for (const wrong of ['2026-02-30', '2026-3-8', '03/08/2026', '0000-01-01', 'today', '']) {
          const fields = kinds[kind].dates === 'span' ? ['startDate', 'endDate'] : ['date'];
          await expect(member.createEntry(kind, smallest(kind, wrong))).rejects.toMatchObject({
            status: 400,
            errors: fields.map((field) => ({
              field,
              message: `${field} must be a calendar date as YYYY-MM-DD`,
            })),
          });
        }
        for (const edge of ['0001-01-01', '2024-02-29', '9999-12-31']) {
          expect(await member.createEntry(kind, smallest(kind, edge))).toMatchObject(smallest(kind, edge));
        }
      });
    });

    test('accepts events that last one day, but none that end before they start', async () => {
      const member = open(team.member);
      const event = { name: 'Fair', startDate: '2026-03-08', endDate: '2026-03-08' };
      const { id } = await member.createEntry('event', event);
      const backwards = { ...event, endDate: '2026-03-07' };
      const rejected = { status: 400, message: 'End date must be on or after the start date' };
      await expect(member.createEntry('event', backwards)).rejects.toMatchObject(rejected);
      await expect(member.updateEntry('event', id, backwards)).rejects.toMatchObject(rejected);
      expect(await member.entry('event', id)).toMatchObject({ ...event, version: 1 });
    });

    test('rejects an update with an old version and changes nothing', async () => {
      const member = open(team.member);
      const { id } = await member.createEntry('blog', smallest('blog'));
      const mine = await member.updateEntry('blog', id, smallest('blog', '2026-03-09'), 1);
      await expect(member.updateEntry('blog', id, smallest('blog', '2026-03-10'), 1)).rejects.toMatchObject(
        CONFLICT,
      );
      expect(await member.entry('blog', id)).toEqual(mine);
    });

    test.each(LOG_KINDS)(
      'returns the current entry when it rejects an update to a %s entry',
      async (kind) => {
        const member = open(team.member);
        const { id } = await member.createEntry(kind, smallest(kind));
        const theirs = await member.updateEntry(kind, id, full(kind), 1);
        await expect(member.updateEntry(kind, id, smallest(kind), 1)).rejects.toMatchObject({
          ...CONFLICT,
          current: theirs,
        });
      },
    );

    test('returns a conflict for an update with an old version, even if the brand has been deleted', async () => {
      const member = open(team.member);
      const brand = await open(team.admin).createBrand({ name: 'Northwind', color: '#123456' });
      const body = { ...smallest('blog'), brandId: brand.id };
      const { id } = await member.createEntry('blog', body);
      await open(team.admin).deleteBrand(brand.id);
      await team.admin.rest('POST', '/field-configs', {
        ...{ logType: 'blog', fieldLabel: 'Author', fieldType: 'text', isRequired: true },
      });
      await expect(member.updateEntry('blog', id, body, 1)).rejects.toMatchObject({
        ...CONFLICT,
        current: { id, brandId: null, version: 2 },
      });
      await expect(member.updateEntry('blog', uuid(), body, 1)).rejects.toMatchObject(NOT_FOUND);
      await expect(member.updateEntry('blog', id, body, 2)).rejects.toMatchObject({
        status: 400,
        errors: [{ field: 'brandId' }],
      });
    });

    test('accepts an update that contains no version, regardless of the current version', async () => {
      const member = open(team.member);
      const { id } = await member.createEntry('blog', smallest('blog'));
      await member.updateEntry('blog', id, smallest('blog', '2026-03-09'), 1);
      const last = await member.updateEntry('blog', id, smallest('blog', '2026-03-10'));
      expect(last).toMatchObject({ date: '2026-03-10', version: 3 });
    });

    test('accepts exactly one of several concurrent updates with the same version', async () => {
      const member = open(team.member);
      const { id } = await member.createEntry('blog', smallest('blog'));
      const results = await team.planner.meeting(
        `select 1 from entries for update`,
        [1, 2, 3, 4].map(
          (n) => () => member.updateEntry('blog', id, smallest('blog', '2026-03-08', `Title ${n}`), 1),
        ),
      );
      const won = results.filter((result) => result.status === 'fulfilled');
      const lost = results.filter((result) => result.status === 'rejected');
      expect(won).toHaveLength(1);
      for (const { reason } of lost) expect(reason).toMatchObject(CONFLICT);
      expect(await member.entry('blog', id)).toEqual(won[0]?.value);
    });

    describe('for custom fields', () => {
      const field = (fieldName: string, fieldType: string, more: object = {}) =>
        team.admin.rest('POST', '/field-configs', {
          logType: 'blog',
          fieldName,
          fieldLabel: fieldName.toUpperCase(),
          fieldType,
          ...more,
        });
      const create = (dynamicFields: object) =>
        open(team.member).createEntry('blog', { ...smallest('blog'), dynamicFields });
      const update = (id: string, dynamicFields: object) =>
        open(team.member).updateEntry('blog', id, { ...smallest('blog'), dynamicFields });
      const invalid = (message: string) => ({ status: 400, message });

      test('accepts values of the right type', async () => {
        await field('author', 'text');
        await field('due', 'date');
        await field('paid', 'boolean');
        await field('status', 'dropdown', { dropdownOptions: ['Draft', 'Ready'] });
        await field('budget', 'number');
        await field('brief', 'url');
        const values = {
          author: 'Maya',
          due: '2026-03-08',
          paid: false,
          status: 'Ready',
          budget: -1250.5,
          brief: 'https://example.com/brief?id=1#notes',
        };
        const { id, dynamicFields } = await create(values);
        expect(dynamicFields).toEqual(values);
        expect((await open(team.member).entry('blog', id)).dynamicFields).toEqual(values);
      });

      test('rejects values of the wrong type', async () => {
        await field('author', 'text');
        await field('due', 'date');
        await field('paid', 'boolean');
        await field('status', 'dropdown', { dropdownOptions: ['Draft', 'Ready'] });
        await expect(create({ author: true })).rejects.toMatchObject(invalid('AUTHOR must be text'));
        await expect(create({ due: '2026-02-30' })).rejects.toMatchObject(
          invalid('DUE must be a calendar date as YYYY-MM-DD'),
        );
        await expect(create({ paid: 'yes' })).rejects.toMatchObject(invalid('PAID must be true or false'));
        await expect(create({ status: 'Late' })).rejects.toMatchObject(
          invalid('STATUS must be one of: Draft, Ready'),
        );
        await field('budget', 'number');
        await field('brief', 'url');
        for (const budget of ['12', true, '1e400']) {
          await expect(create({ budget })).rejects.toMatchObject(invalid('BUDGET must be a number'));
        }
        for (const brief of [12, 'example.com', 'javascript:alert(1)', 'https://a b', 'ftp://example.com']) {
          await expect(create({ brief })).rejects.toMatchObject(
            invalid('BRIEF must be an address that starts with http:// or https://'),
          );
        }
        await field('notes', 'longText');
        await field('airs', 'time');
        await expect(create({ notes: 1 })).rejects.toMatchObject(invalid('NOTES must be text'));
        for (const airs of ['9:30', '24:00', '2 PM', 930]) {
          await expect(create({ airs })).rejects.toMatchObject(
            invalid('AIRS must be a time as HH:MM, such as 14:30'),
          );
        }
        expect(await open(team.member).entries('blog')).toEqual([]);
      });

      test('stores the chosen options of a field in their order, and keeps archived ones', async () => {
        const options = ['Print', 'Web; and app', 'Shop'];
        const { body: channels } = await field('channels', 'multipleChoice', { dropdownOptions: options });
        const { id, dynamicFields } = await create({ channels: ['shop', 'Print', 'Shop'] });
        expect(dynamicFields).toEqual({ channels: ['Print', 'Shop'] });
        const count = async (operator: string, value: string[]) => {
          const filter = { conditions: [{ field: channels.id, operator, value }] };
          const query = 'query ($filter: EntryFilter) { entries(filter: $filter) { totalCount } }';
          return (await team.member.graphql(query, { filter })).data;
        };
        expect(await count('hasAllOf', ['shop', 'Print'])).toEqual({ entries: { totalCount: 1 } });
        expect(await count('hasAnyOf', ['Web; and app'])).toEqual({ entries: { totalCount: 0 } });
        for (const given of ['Print', [1], ['Print', 'Fax']]) {
          await expect(update(id, { channels: given })).rejects.toMatchObject({ status: 400 });
        }
        await expect(update(id, { channels: ['Fax'] })).rejects.toMatchObject(
          invalid('CHANNELS must be one of: Print, Web; and app, Shop'),
        );
        await team.admin.rest('PUT', `/field-configs/${channels.id}`, {
          ...channels,
          dropdownOptions: ['Web; and app', 'Print'],
        });
        expect((await update(id, { channels: ['Shop', 'Web; and app'] })).dynamicFields).toEqual({
          channels: ['Web; and app', 'Shop'],
        });
        expect((await update(id, { channels: ['Print'] })).dynamicFields).toEqual({ channels: ['Print'] });
        await expect(update(id, { channels: ['Shop'] })).rejects.toMatchObject({ status: 400 });
        expect((await update(id, { channels: [] })).dynamicFields).toEqual({ channels: [] });
      });

      test('requires values for required fields and lists the missing labels in order', async () => {
        await field('b', 'boolean', { isRequired: true, displayOrder: 2 });
        await field('a', 'text', { isRequired: true, displayOrder: 1 });
        await field('c', 'dropdown', { isRequired: true, displayOrder: 3, dropdownOptions: ['x'] });
        const missing = invalid('Please fill in required fields: A, B, C');
        await expect(create({})).rejects.toMatchObject(missing);
        await expect(create({ a: ' ', b: null, c: '' })).rejects.toMatchObject(missing);
        // A field with an invalid value is reported only once.
        await expect(create({ a: 'x', b: 'true', c: 'y' })).rejects.toMatchObject(
          invalid('B must be true or false; C must be one of: x'),
        );
        expect(await create({ a: 'x', b: false, c: 'x' })).toMatchObject({
          dynamicFields: { a: 'x', b: false, c: 'x' },
        });
      });

      test('ignores custom fields of other kinds', async () => {
        await field('speaker', 'text', { logType: 'podcast', isRequired: true });
        expect(await create({ speaker: 'Noor', unheard: 'of' })).toMatchObject({ dynamicFields: {} });
      });

      const stored = async () => (await team.planner.sql('select values as kept from entries'))[0];
      const CALENDAR = `{ calendar(from: "2026-03-01", to: "2026-03-31") { ${NAMED} } }`;
      const LIST = `{ entries { nodes { ${NAMED} } } }`;
      /** Fetches the only entry with each query, and returns its custom values from each response. */
      async function everywhere(id: string) {
        const transport = open(team.member);
        const conflict = await transport
          .updateEntry('blog', id, smallest('blog'), 99)
          .catch((error) => error);
        const { data } = await team.member.graphql<Record<string, unknown>>(
          `query { ...on Query ${CALENDAR} ...on Query ${LIST} }`,
        );
        const { calendar, entries } = data as {
          calendar: Entity[];
          entries: { nodes: Entity[] };
        };
        return [
          await transport.entry('blog', id),
          ...(await transport.entries('blog')),
          conflict.current,
          ...(await withNames(team.member, [...calendar, ...entries.nodes])),
        ].map(({ dynamicFields }) => dynamicFields);
      }
      const shownAs = (values: object) => Array(5).fill(values);

      test("keeps stored values of deleted fields, but never shows them and doesn't require them in updates", async () => {
        const { body: author } = await field('author', 'text');
        const { body: gone } = await field('mood', 'text');
        // A field with the same name has no effect if it belongs to another kind.
        await field('mood', 'text', { logType: 'email' });
        const { id } = await create({ author: 'Maya', mood: 'bright' });
        await team.admin.rest('DELETE', `/field-configs/${gone.id}`);
        expect(await everywhere(id)).toEqual(shownAs({ author: 'Maya' }));
        expect(await update(id, { author: 'Noor', mood: 'overwritten' })).toMatchObject({
          dynamicFields: { author: 'Noor' },
        });
        const hidden = { [gone.id]: 'bright' };
        expect(await stored()).toEqual({ kept: { [author.id]: 'Noor', ...hidden } });
        expect((await update(id, {})).dynamicFields).toEqual({});
        expect(await stored()).toEqual({ kept: hidden });
        await field('mood', 'text');
        expect(await everywhere(id)).toEqual(shownAs({}));
      });

      test('hides stored values of the wrong type and keeps them until they are replaced', async () => {
        const { body: text } = await field('mood', 'text', { isRequired: true });
        const { id } = await create({ mood: 'bright' });
        await team.admin.rest('PUT', `/field-configs/${text.id}`, { ...text, fieldType: 'boolean' });
        expect(await everywhere(id)).toEqual(shownAs({}));
        // The form displays the field as empty. Saving the form must neither fail nor lose the value.
        expect((await update(id, {})).dynamicFields).toEqual({});
        expect(await stored()).toEqual({ kept: { [text.id]: 'bright' } });
        expect((await update(id, { mood: false })).dynamicFields).toEqual({ mood: false });
        expect(await everywhere(id)).toEqual(shownAs({ mood: false }));
        await team.admin.rest('PUT', `/field-configs/${text.id}`, text);
        expect(await everywhere(id)).toEqual(shownAs({}));
      });

      test('accepts edits that leave a value unchanged, even if the configuration of its field has changed', async () => {
        const { body: status } = await field('status', 'dropdown', { dropdownOptions: ['Draft', 'Ready'] });
        await field('due', 'text');
        const { id } = await create({ status: 'Draft', due: 'soon' });
        await team.admin.rest('PUT', `/field-configs/${status.id}`, {
          ...status,
          dropdownOptions: ['Ready'],
        });
        await field('late', 'text', { isRequired: true });
        const kept = { status: 'Draft', due: 'soon' };
        expect((await update(id, kept)).dynamicFields).toEqual(kept);
        await expect(update(id, { ...kept, status: 'Late' })).rejects.toMatchObject(
          invalid('STATUS must be one of: Ready'),
        );
      });

      test('rejects an empty value for a required field', async () => {
        await field('author', 'text', { isRequired: true });
        const { id } = await create({ author: 'Maya' });
        const missing = invalid('Please fill in required fields: AUTHOR');
        await expect(update(id, { author: '' })).rejects.toMatchObject(missing);
        await expect(update(id, {})).rejects.toMatchObject(missing);
      });

      test('accepts at most 32 KiB of text, numbers, booleans and null', async () => {
        await field('author', 'text');
        await expect(create({ author: 'x'.repeat(32 * 1024) })).rejects.toMatchObject({ status: 400 });
        const list = { ...smallest('blog'), dynamicFields: ['x'] };
        await expect(restTransport(team.member).createEntry('blog', list)).rejects.toMatchObject(
          invalid('dynamicFields must be an object'),
        );
        for (const value of [['x'], { x: 1 }]) {
          const message = 'dynamicFields.author must be text, a number, true, false or null';
          await expect(create({ author: value })).rejects.toMatchObject({
            ...invalid(message),
            errors: [{ field: 'dynamicFields.author', message }],
          });
        }
      });

      test("doesn't access inherited properties", async () => {
        const body = `{"date":"2026-03-08","blogName":"x","dynamicFields":{"__proto__":"x","constructor":"y"}}`;
        const { status, body: entry } = await team.member.request('/api/logs/blog', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        expect([status, entry.dynamicFields]).toEqual([201, {}]);
        expect(Object.getPrototypeOf({})).toBe(Object.prototype);
      });
    });
  });

  test("returns an entry's brand through GraphQL", async () => {
    const admin = restTransport(team.admin);
    const brands = await Promise.all(
      ['Contoso', 'Northwind'].map((name) => admin.createBrand({ name, color: '#123456' })),
    );
    const ids = [brands[0]?.id, brands[1]?.id, brands[0]?.id, null];
    for (const brandId of ids) await admin.createEntry('blog', { ...smallest('blog'), brandId });
    const read = () =>
      team.member.graphql<{ entries: { nodes: { brandId: string | null; brand: Entity | null }[] } }>(
        '{ entries { nodes { brand { id name } brandId } } }',
      );
    const entries = (await read()).data?.entries.nodes ?? [];
    expect(entries.map(({ brandId }) => brandId)).toEqual([...ids].reverse());
    for (const { brandId, brand } of entries) {
      const expected = brands.find(({ id }) => id === brandId);
      expect(brand).toEqual(expected ? { id: brandId, name: expected.name } : null);
    }
    await admin.deleteBrand(String(ids[0]));
    expect((await read()).data?.entries.nodes.map(({ brand }) => brand?.name ?? null)).toEqual([
      null,
      null,
      'Northwind',
      null,
    ]);
  });

  test('has the same GraphQL fields for all kinds, and rejects two different dates for one-day entries', async () => {
    const CREATE = `mutation ($input: EntryInput!) {
      createEntry(input: $input) { kind title startDate endDate values }
    }`;
    const input = { kind: 'blog', title: 'Launch', startDate: '2026-03-08', values: { category: 'News' } };
    const created = { ...input, endDate: '2026-03-08' };
    for (const endDate of [undefined, null, '2026-03-08']) {
      const { data } = await team.member.graphql(CREATE, { input: { ...input, endDate } });
      expect(data).toEqual({ createEntry: created });
    }
    const { errors } = await team.member.graphql(CREATE, {
      input: { ...input, endDate: '2026-03-09', values: { category: 'x'.repeat(10_001) } },
    });
    expect(errors).toMatchObject([
      {
        extensions: {
          status: 400,
          errors: [
            {
              field: 'values.category',
              message: 'values.category can have at most 10000 characters',
            },
            {
              field: 'endDate',
              message:
                'endDate must be the same as startDate, because entries of this kind last only one day',
            },
          ],
        },
      },
    ]);
  });

  test('ignores unknown keys in REST bodies', async () => {
    const sent = {
      ...smallest('blog'),
      id: uuid(),
      kind: 'email',
      version: 1,
      isSample: true,
      createdAt: '2000-01-01T00:00:00.000Z',
      endDate: '2026-12-31',
      postName: 'not of this kind',
    };
    const { id } = await restTransport(team.member).createEntry('blog', sent);
    const [row] = await team.planner.sql(
      "select kind, version, is_sample, end_date::text, created_at > now() - interval '1 hour' as fresh from entries where id = ?",
      [id],
    );
    expect(id).not.toBe(sent.id);
    expect(row).toEqual({ kind: 'blog', version: 1, is_sample: false, end_date: '2026-03-08', fresh: true });
  });

  test('accepts free text of up to 10,000 characters', async () => {
    const member = restTransport(team.member);
    const entry = (length: number) => ({ ...smallest('podcast'), guestNotes: 'é'.repeat(length) });
    expect(await member.createEntry('podcast', entry(10_000))).toMatchObject(entry(10_000));
    await expect(member.createEntry('podcast', entry(10_001))).rejects.toMatchObject({
      status: 400,
      message: 'guestNotes can have at most 10000 characters',
    });
  });

  test("rejects text that PostgreSQL can't store, in all fields", async () => {
    await team.admin.rest('POST', '/field-configs', {
      logType: 'blog',
      fieldName: 'author',
      fieldLabel: 'Author',
      fieldType: 'text',
    });
    for (const text of ['a\0b', '\ud800', 'x\udfff']) {
      for (const part of [
        { blogName: text },
        { category: text },
        { color: text },
        { dynamicFields: { author: text } },
      ]) {
        await expect(
          restTransport(team.member).createEntry('blog', { ...smallest('blog'), ...part }),
        ).rejects.toMatchObject({
          status: 400,
          message: expect.stringContaining("contains characters that can't be stored"),
        });
      }
    }
  });
});
