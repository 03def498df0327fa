import { describe, expect, test } from 'vitest';
import { FIELD_TYPES } from '../src/field-types/field-types.js';
import { LOG_KINDS } from '../src/logs/kinds/index.js';
import type { Entity } from './client.js';
import { soakDatabases, useTeam } from './planner.js';

const FIELD = { logType: 'blog', fieldLabel: 'Publish Date', fieldType: 'text' };

describe.each(soakDatabases)('the custom field API on %s', (database) => {
  const team = useTeam(database);
  const create = (more: object = {}) => team.admin.rest('POST', '/field-configs', { ...FIELD, ...more });
  const list = async (kind = 'blog') =>
    (await team.member.rest<Entity[]>('GET', `/field-configs/${kind}`)).body;

  test('creates, lists, updates and deletes custom fields', async () => {
    const { status, body: field } = await create({
      fieldType: 'dropdown',
      dropdownOptions: [' A ', '', 'B', 'A'],
    });
    expect([status, field]).toEqual([
      201,
      {
        id: expect.any(String),
        logType: 'blog',
        fieldName: 'publish_date',
        fieldLabel: 'Publish Date',
        fieldType: 'dropdown',
        dropdownOptions: ['A', 'B'],
        optionColors: [],
        isRequired: false,
        displayOrder: 0,
        isShareable: false,
      },
    ]);
    const { body: second } = await create({ fieldLabel: 'Second' });
    expect(second).toMatchObject({ displayOrder: 1, dropdownOptions: null });
    const { body: changed } = await team.admin.rest('PUT', `/field-configs/${field.id}`, {
      ...field,
      fieldLabel: 'When',
      isRequired: true,
      displayOrder: 5,
    });
    expect(changed).toEqual({ ...field, fieldLabel: 'When', isRequired: true, displayOrder: 5 });
    const shared = { fieldLabel: 'When', fieldType: 'text', isShareable: true };
    const path = `/field-configs/${second.id}`;
    expect((await team.admin.rest('PUT', path, shared)).body.isShareable).toBe(true);
    const { isShareable: _, ...unchanged } = shared;
    expect((await team.admin.rest('PUT', path, unchanged)).body.isShareable).toBe(true);
    expect((await team.admin.rest('PUT', path, { ...second, isShareable: false })).body).toEqual(second);
    expect(await list()).toEqual([second, changed]);
    expect((await team.admin.rest('DELETE', `/field-configs/${field.id}`)).status).toBe(204);
    expect(await list()).toEqual([second]);
  });

  test('keeps the colors of options that remain, unless new colors are sent', async () => {
    const status = { fieldLabel: 'Status', fieldType: 'dropdown' };
    const colors = { Draft: '#111', Ready: 'red' };
    const listOf = (given: object) => Object.entries(given).map(([option, color]) => ({ option, color }));
    const options = { dropdownOptions: ['Ready', 'New', 'Draft'], optionColors: listOf(colors) };
    const { body: field } = await create({ ...status, ...options });
    expect(field.optionColors).toEqual(listOf({ Ready: 'red', Draft: '#111' }));
    const update = async (more: object) => {
      const { status: code, body } = await team.admin.rest('PUT', `/field-configs/${field.id}`, {
        ...{ ...status, dropdownOptions: options.dropdownOptions },
        ...more,
      });
      return code === 200 ? body.optionColors : body.message;
    };
    expect(await update({ dropdownOptions: ['Done', 'Draft'] })).toEqual(listOf({ Draft: '#111' }));
    // If an option is renamed, clients send its color.
    const renamed = { dropdownOptions: ['Done', 'Sketch'], optionColors: listOf({ Sketch: '#111' }) };
    expect(await update(renamed)).toEqual(renamed.optionColors);
    expect(await list()).toMatchObject([renamed]);
    expect(await update({ optionColors: [] })).toEqual([]);
    expect(await update({ optionColors: listOf({ New: ' ' }) })).toBe('optionColors.0.color is required');
    expect(await update({ fieldType: 'text' })).toBeNull();
  });

  test('adds new fields at the end by default, even if other positions are free', async () => {
    const order = async (fieldLabel: string, more = {}) => {
      const { body } = await create({ fieldLabel, ...more });
      return [body.fieldLabel, body.displayOrder];
    };
    const { body: first } = await create({ fieldLabel: 'First' });
    expect(await order('Second', { displayOrder: 7 })).toEqual(['Second', 7]);
    expect(await order('Zeroth', { displayOrder: 0 })).toEqual(['Zeroth', 0]);
    expect(await order('Last')).toEqual(['Last', 8]);
    await team.admin.rest('DELETE', `/field-configs/${first.id}`);
    expect(await order('After all')).toEqual(['After all', 9]);
    // Fields with the same position are sorted oldest first.
    await create({ fieldLabel: 'A late one', displayOrder: 0 });
    const labels = (await list()).map(({ fieldLabel }) => fieldLabel);
    expect(labels).toEqual(['Zeroth', 'A late one', 'Second', 'Last', 'After all']);
  });

  test('adds concurrent new fields one after another', async () => {
    const numbers = Array.from({ length: 8 }, (_, number) => number);
    await Promise.all(numbers.map((number) => create({ fieldLabel: `Field ${number}` })));
    expect((await list()).map(({ displayOrder }) => displayOrder)).toEqual(numbers);
  });

  test('adds a field at the end even if the highest possible position is taken', async () => {
    await create({ displayOrder: 2 ** 31 - 1 });
    expect((await create({ fieldLabel: 'Behind' })).body.displayOrder).toBe(2 ** 31 - 1);
    expect((await list()).map(({ fieldLabel }) => fieldLabel)).toEqual(['Publish Date', 'Behind']);
  });

  test('creates fields for every kind, with names that are unique within their kind', async () => {
    for (const logType of LOG_KINDS) {
      expect((await create({ logType })).status).toBe(201);
      expect(await create({ logType, fieldLabel: 'PUBLISH   date' })).toMatchObject({ status: 409 });
      expect(await list(logType)).toHaveLength(1);
    }
  });

  test('derives a lowercase name with underscores from the label, unless a name is sent', async () => {
    expect((await create({ fieldLabel: '  Two\t Words ' })).body.fieldName).toBe('two_words');
    expect((await create({ fieldName: 'Own Name' })).body.fieldName).toBe('own_name');
    for (const fieldName of ['__proto__', 'constructor', 'Prototype', '  ']) {
      expect((await create({ fieldName })).status).toBe(400);
    }
  });

  test('rejects changes to the kind or the name', async () => {
    const { body: field } = await create();
    for (const change of [{ logType: 'email' }, { fieldName: 'other' }]) {
      expect(
        (await team.admin.rest('PUT', `/field-configs/${field.id}`, { ...field, ...change })).status,
      ).toBe(400);
    }
    expect(await list()).toEqual([field]);
    // The name that was sent to create the field can be sent again, because the server normalizes it in the same way.
    for (const fieldName of ['Publish  Date', ' PUBLISH_DATE ', 'publish_date']) {
      const { status, body } = await team.admin.rest('PUT', `/field-configs/${field.id}`, {
        ...{ ...field, fieldName, fieldLabel: 'When' },
      });
      expect([status, body]).toEqual([200, { ...field, fieldLabel: 'When' }]);
    }
  });

  test.each([
    [{ fieldType: 'money' }, `fieldType must be one of: ${FIELD_TYPES.join(', ')}`],
    [{ logType: 'events' }, `logType must be one of: ${LOG_KINDS.join(', ')}`],
    [{ displayOrder: -1 }, 'displayOrder must be 0 or more'],
    [{ displayOrder: 1.5 }, 'displayOrder must be a whole number'],
    [{ displayOrder: 2 ** 31 }, 'displayOrder must be at most 2147483647'],
    [{ isRequired: 'yes' }, 'isRequired must be true or false'],
    [{ fieldLabel: 7 }, 'fieldLabel must be text'],
    [{ fieldLabel: 'x'.repeat(301) }, 'fieldLabel can have at most 300 characters'],
    [{ dropdownOptions: 'a, b' }, 'dropdownOptions must be a list'],
    [{ dropdownOptions: Array(501).fill('a') }, 'dropdownOptions can have at most 500 items'],
  ])('rejects %j with a consistent message', async (part, message) => {
    expect((await create(part)).body).toMatchObject({ message });
  });

  test('rejects invalid fields with a message', async () => {
    const wrong = [
      { fieldType: 'dropdown' },
      { fieldType: 'dropdown', dropdownOptions: ['', ' '] },
      { fieldType: 'money' },
      { logType: 'events' },
      { fieldLabel: '' },
      { displayOrder: -1 },
      { displayOrder: 1.5 },
      { displayOrder: 2 ** 31 },
    ];
    for (const part of wrong) expect([part, (await create(part)).status]).toEqual([part, 400]);
    expect(await list()).toEqual([]);
  });
});

describe.each(soakDatabases)('the column preference API on %s', (database) => {
  const team = useTeam(database);
  const read = async (client = team.member, kind = 'blog') =>
    (await client.rest('GET', `/column-preferences/${kind}`)).body;
  const BLOG = ['date', 'blogName', 'category', 'brand', 'onCalendar'];

  test('returns the built-in columns, followed by the custom fields, by default', async () => {
    expect(await read()).toEqual({ visibleColumns: BLOG, columnOrder: BLOG });
    await team.admin.rest('POST', '/field-configs', FIELD);
    const columns = [...BLOG, 'field:publish_date'];
    expect(await read()).toEqual({ visibleColumns: columns, columnOrder: columns });
  });

  test('stores separate preferences for each user and kind', async () => {
    const own = { visibleColumns: ['date'], columnOrder: [...BLOG].reverse() };
    const { status, body } = await team.member.rest('PUT', '/column-preferences/blog', own);
    expect([status, body]).toEqual([200, own]);
    await team.member.rest('PUT', '/column-preferences/blog', own);
    expect(await read()).toEqual(own);
    expect(await read(team.admin)).toEqual({ visibleColumns: BLOG, columnOrder: BLOG });
    expect((await read(team.member, 'email')).visibleColumns).toContain('subject');
  });

  test('shows new fields last and omits deleted fields', async () => {
    const own = { visibleColumns: ['date'], columnOrder: [...BLOG].reverse() };
    await team.member.rest('PUT', '/column-preferences/blog', own);
    const { body: field } = await team.admin.rest('POST', '/field-configs', FIELD);
    const added = 'field:publish_date';
    const after = { visibleColumns: ['date', added], columnOrder: [...own.columnOrder, added] };
    expect(await read()).toEqual(after);
    await team.member.rest('PUT', '/column-preferences/blog', after);
    await team.admin.rest('DELETE', `/field-configs/${field.id}`);
    expect(await read()).toEqual(own);
  });

  test('keeps hidden fields hidden, but shows newer fields', async () => {
    await team.admin.rest('POST', '/field-configs', FIELD);
    await team.member.rest('PUT', '/column-preferences/blog', {
      visibleColumns: ['brand', 'date'],
      columnOrder: ['brand', 'date'],
    });
    const hidden = ['blogName', 'category', 'onCalendar', 'field:publish_date'];
    const columnOrder = ['brand', 'date', ...hidden];
    expect(await read()).toEqual({ visibleColumns: ['brand', 'date'], columnOrder });
    await team.admin.rest('POST', '/field-configs', { ...FIELD, fieldLabel: 'New' });
    expect(await read()).toEqual({
      visibleColumns: ['brand', 'date', 'field:new'],
      columnOrder: [...columnOrder, 'field:new'],
    });
  });
});
