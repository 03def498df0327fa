import { describe, expect, test } from 'vitest';
import { Migration20261204100000_search_text as SearchText } from '../src/db/migrations/20261204100000-search-text.js';
import { createToken, linkClient, tokenClient } from './access-tokens.js';
import type { Client, Entity } from './client.js';
import { databases, type TestPlanner, useTeam } from './planner.js';

const DAY = '2026-03-08';

async function found(client: Client, search: string): Promise<string[]> {
  const { data } = await client.graphql<{ calendar: { title: string }[] }>(
    `query ($search: String) { calendar(from: "${DAY}", to: "${DAY}", filter: { search: $search }) { title } }`,
    { search },
  );
  return data?.calendar.map(({ title }) => title) ?? [];
}

const textOf = (planner: TestPlanner) =>
  planner.sql('select id, search_text from entries order by id') as Promise<object[]>;

describe.each(databases)('searching on %s', (database) => {
  const team = useTeam(database);

  const addField = async (more: object) => {
    const { body } = await team.admin.rest<Entity>('POST', '/field-configs', { logType: 'blog', ...more });
    return body;
  };
  const create = async (more: object, path = 'blog') => {
    const { body } = await team.member.rest<Entity>('POST', `/logs/${path}`, { date: DAY, ...more });
    return body;
  };
  const finds = (search: string) => found(team.member, search);

  test('finds titles, texts, options and platforms, word by word', async () => {
    await addField({ fieldLabel: 'Author', fieldType: 'text' });
    await addField({ fieldLabel: 'Status', fieldType: 'dropdown', dropdownOptions: ['In Prüfung'] });
    await addField({ fieldLabel: 'Due', fieldType: 'date' });
    const dynamicFields = { author: 'Zoë Park', status: 'In Prüfung', due: '2026-04-01' };
    await create({ blogName: 'Café opening', category: 'Straße\nund Plätze', dynamicFields });
    await create({ postName: 'Teaser', instagram: true }, 'social');
    for (const search of ['cafe park', 'ZOË', 'prufung', 'strasse platze', 'opening prüf']) {
      expect(await finds(search), search).toEqual(['Café opening']);
    }
    expect(await finds('insta')).toEqual(['Teaser']);
    expect(await finds('ig')).toEqual(['Teaser']);
    for (const search of ['facebook', '2026-04', 'AUTHOR', 'category', '%', 'blog', 'openingstrasse']) {
      expect(await finds(search), search).toEqual([]);
    }
  });

  test('finds what every kind of change wrote, and nothing older', async () => {
    const field = await addField({ fieldLabel: 'Author', fieldType: 'text' });
    const entry = await create({ blogName: 'One', category: 'News', dynamicFields: { author: 'Maya' } });
    await team.member.rest('PUT', `/logs/blog/${entry.id}`, {
      ...{ date: DAY, blogName: 'Two', category: 'Guides', dynamicFields: { author: 'Noor' } },
    });
    expect([await finds('one'), await finds('maya'), await finds('news')]).toEqual([[], [], []]);
    expect(await finds('two guides noor')).toEqual(['Two']);

    const bulk = await team.member.graphql(
      `mutation ($ids: [ID!]!, $data: EntriesUpdateInput!) {
        updateEntries(kind: blog, ids: $ids, data: $data)
        duplicateEntries(ids: $ids) { id }
      }`,
      { ids: [entry.id], data: { values: { [field.id]: 'Ölaf' } } },
    );
    expect(bulk.errors).toBeUndefined();
    expect([await finds('noor'), await finds('olaf guides')]).toEqual([[], ['Two', 'Two']]);

    const [change] = await team.planner.sql<{ id: string }>(
      `select id from change_sets where action = 'bulkEdit'`,
    );
    const { errors } = await team.member.graphql('mutation ($id: ID!) { undoChange(id: $id) { changeId } }', {
      id: change?.id,
    });
    expect(errors).toBeUndefined();
    expect([await finds('noor'), await finds('olaf')]).toEqual([['Two'], ['Two']]);

    const [{ version = 0 } = {}] = await team.planner.sql<{ version: number }>(
      'select version from entries where id = ?',
      [entry.id],
    );
    const move = { id: entry.id, version, startDate: DAY, endDate: DAY };
    await team.member.graphql('mutation ($moves: [EntryMove!]!) { moveEntries(moves: $moves) { id } }', {
      moves: [move],
    });
    expect(await finds('noor')).toEqual(['Two']);

    await team.admin.rest('DELETE', `/field-configs/${field.id}`);
    expect([await finds('noor'), await finds('guides')]).toEqual([[], ['Two', 'Two']]);
  });

  test('finds nothing that an access token hides', async () => {
    await addField({ fieldLabel: 'Author', fieldType: 'text', isShareable: true });
    await addField({ fieldLabel: 'Budget', fieldType: 'text' });
    await create({ blogName: 'Post', dynamicFields: { author: 'Maya', budget: 'secret' } });
    await create(
      { name: 'Fair', startDate: DAY, endDate: DAY, notes: 'parking', location: 'Berlin' },
      'events',
    );
    const link = await linkClient(team.planner, team.admin, {});
    const frozen = await linkClient(team.planner, team.admin, { isFrozen: true });
    const key = tokenClient(team.planner, (await createToken(team.admin, { kind: 'key' })).secret);
    for (const client of [link, frozen]) {
      expect(await found(client, 'maya')).toEqual(['Post']);
      expect(await found(client, 'berlin')).toEqual(['Fair']);
      expect(await found(client, 'secret')).toEqual([]);
      expect(await found(client, 'parking')).toEqual([]);
    }
    expect([await found(key, 'secret'), await found(key, 'parking')]).toEqual([['Post'], []]);
    expect(JSON.stringify(await team.planner.sql('select content from frozen_content'))).not.toMatch(
      /secret|parking/,
    );
  });

  test('finds entries from before the upgrade', async () => {
    await addField({ fieldLabel: 'Status', fieldType: 'dropdown', dropdownOptions: ['Draft'] });
    await create({ blogName: 'Post', category: 'Ärger', dynamicFields: { status: 'Draft' } });
    await create({ postName: 'Teaser', instagram: true }, 'social');
    await linkClient(team.planner, team.admin, { isFrozen: true });
    const before = await textOf(team.planner);
    const frozen = () => team.planner.sql('select content from frozen_content order by subject_id');
    const frozenBefore = await frozen();
    await team.planner.sql('alter table entries drop column search_text');
    await team.planner.sql(`update frozen_content set content = content - 'search_text'`);
    await team.planner.orm.em.fork().transactional(async (em) => {
      const migration = new SearchText(em.getDriver() as never, em.config);
      migration.setTransactionContext(em.getTransactionContext() as never);
      await migration.up();
    });
    expect(await textOf(team.planner)).toEqual(before);
    expect(await frozen()).toEqual(frozenBefore);
    expect(await finds('arger draft')).toEqual(['Post']);
  });
});
