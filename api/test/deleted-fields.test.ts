import { describe, expect, test } from 'vitest';
import { createToken, linkClient } from './access-tokens.js';
import type { Client } from './client.js';
import { fetchFeed } from './feeds.js';
import { filterInput } from './filter-input.js';
import { databases, type Team, useTeam } from './planner.js';

/** The value of the deleted field. */
const OLD = 'CONFIDENTIAL 80%';
/** The value of the later field with the same name. */
const NEW = 'public';
const DAY = new Date().toISOString().slice(0, 10);

const UNDO = 'mutation ($id: ID!) { undo: undoChange(id: $id) { changeId } }';
const IMPORT = `mutation ($rows: [ImportRowInput!]!) {
  imported: importEntries(rows: $rows, dryRun: false) { createdCount changeId }
}`;

async function addField(team: Team, isShareable = false): Promise<string> {
  const field = { logType: 'blog', fieldLabel: 'Margin', fieldType: 'text', isShareable };
  return (await team.admin.rest('POST', '/field-configs', field)).body.id;
}

const removeField = async (team: Team, id: string) =>
  expect((await team.admin.rest('DELETE', `/field-configs/${id}`)).status).toBe(204);

/** Creates an entry. Returns its id and the id of the change set. */
async function addEntry(team: Team, blogName: string, margin?: string, more: object = {}) {
  const json = { date: DAY, blogName, ...(margin && { dynamicFields: { margin } }), ...more };
  const { body, headers } = await team.member.request('/api/logs/blog', { method: 'POST', json });
  return { id: body.id, change: headers.get('change-id') ?? '' };
}

async function edit(team: Team, id: string, json: object): Promise<string> {
  const { status, headers } = await team.member.request(`/api/logs/blog/${id}`, { method: 'PATCH', json });
  expect(status).toBe(200);
  return headers.get('change-id') ?? '';
}

async function undo(team: Team, id: string): Promise<string> {
  const { data, errors } = await team.member.graphql<{ undo: { changeId: string } }>(UNDO, { id });
  expect(errors).toBeUndefined();
  return data?.undo.changeId ?? '';
}

async function importEntry(team: Team, title: string, margin: string): Promise<string> {
  const rows = [{ kind: 'blog', title, startDate: DAY, endDate: DAY, dynamicFields: { margin } }];
  const { data } = await team.member.graphql<{ imported: { changeId: string } }>(IMPORT, { rows });
  return data?.imported.changeId ?? '';
}

describe.each(databases)('values of a deleted field on %s', (database) => {
  const team = useTeam(database);

  /** Everything that a client can read about entries, as text. */
  async function readAll(client: Client, fieldId: string): Promise<string> {
    const filters = [{ has: OLD.slice(0, 5) }, { values: [OLD] }];
    const query = `query ($from: CalendarDate!, $values: EntryFilter!, $has: EntryFilter!) {
      calendar(from: $from, to: $from) { values }
      entries(first: 20) { nodes { values } }
      matching: calendar(from: $from, to: $from, filter: $has) { id }
      counted: filterCounts(filter: $values) { matching }
    }`;
    const [has, values] = filters.map((filter) => filterInput({ fields: [{ fieldId, ...filter }] }));
    const { data, errors } = await client.graphql(query, { from: DAY, has, values });
    expect(errors).toBeUndefined();
    const { matching, counted, ...content } = data as Record<string, unknown>;
    expect({ matching, counted }).toEqual({ matching: [], counted: { matching: 0 } });
    const rest = await client.rest<object[]>('GET', '/logs/blog');
    expect(rest.status).toBe(200);
    const files = ['/logs/blog.csv', '/entries.csv'].map(async (path) =>
      (await client.raw(`/api${path}`)).text(),
    );
    return JSON.stringify([content, rest.body, await Promise.all(files)]);
  }

  /** The stored values of all entries, sorted by title, with their versions and times. */
  const stored = () =>
    team.planner.sql<{ title: string; values: object; version: number }>(
      'select title, entries.values, version, updated_at from entries order by title',
    );

  test('stay stored under its id, and no later field with the same name shows them', async () => {
    const id = await addField(team, true);
    const { id: entry } = await addEntry(team, 'Launch', OLD);
    const frozen = await linkClient(team.planner, team.admin, { isFrozen: true });
    const feed = await createToken(team.member, { kind: 'feed', fields: [id] });
    const before = await stored();
    await removeField(team, id);
    expect(before).toMatchObject([{ values: { [id]: OLD } }]);
    expect(await stored()).toEqual(before);

    const later = await addField(team, true);
    expect(later).not.toBe(id);
    const link = await linkClient(team.planner, team.admin);
    const update =
      'mutation ($id: ID!, $input: AccessTokenUpdateInput!) { updateAccessToken(id: $id, input: $input) { id } }';
    const input = { fields: [id, later] };
    expect((await team.member.graphql(update, { id: feed.token.id, input })).errors).toBeUndefined();
    for (const client of [team.admin, team.member, link]) {
      expect(await readAll(client, later)).not.toContain(OLD);
    }
    expect((await frozen.rest<object[]>('GET', '/logs/blog')).body).toMatchObject([{ dynamicFields: {} }]);
    expect((await fetchFeed(team.planner, feed.secret)).body).not.toContain('CONFIDENTIAL');
    const copies = 'mutation ($ids: [ID!]!) { duplicateEntries(ids: $ids) { values } }';
    expect((await team.member.graphql(copies, { ids: [entry] })).data).toEqual({
      duplicateEntries: [{ values: {} }],
    });

    await edit(team, entry, { dynamicFields: { margin: NEW } });
    expect((await link.rest('GET', `/logs/blog/${entry}`)).body).toMatchObject({
      dynamicFields: { margin: NEW },
    });
    await team.member.rest('PUT', `/logs/blog/${entry}`, { date: DAY, blogName: 'Relaunch' });
    expect((await stored()).at(-1)).toMatchObject({ title: 'Relaunch', values: { [id]: OLD } });
    const contents = await team.planner.sql<{ text: string }>(
      `select content::text as text from frozen_content where subject_type = 'entry'`,
    );
    expect(contents).toEqual([{ text: expect.stringContaining(`"${id}": "${OLD}"`) }]);
  });

  test('do not come back with an undo, a redo or the history', async () => {
    const id = await addField(team);
    const { id: cleared } = await addEntry(team, 'Cleared', OLD);
    const clear = await edit(team, cleared, { dynamicFields: { margin: null } });
    const { id: filled } = await addEntry(team, 'Filled');
    await team.member.rest('PATCH', '/logs/blog/bulk', {
      ids: [filled],
      data: { dynamicFields: { margin: OLD } },
    });
    const fillAgain = await undo(team, team.member.changeIds.at(-1) ?? '');
    const { id: gone } = await addEntry(team, 'Gone', OLD);
    await team.member.rest('DELETE', `/logs/blog/${gone}`);
    const importAgain = await undo(team, await importEntry(team, 'Imported', OLD));

    await removeField(team, id);
    const later = await addField(team, true);
    for (const change of [clear, fillAgain, importAgain]) await undo(team, change);
    for (const client of [team.admin, team.member]) expect(await readAll(client, later)).not.toContain(OLD);
    const history = `query ($id: ID!) {
      entryHistory(id: $id, first: 50) { edges { node { title values { name before after } } } }
    }`;
    for (const entry of [cleared, filled, gone]) {
      const { data } = await team.member.graphql(history, { id: entry });
      expect(JSON.stringify(data)).toMatch(/Cleared|Filled|Gone/);
      expect(JSON.stringify(data)).not.toContain(OLD);
    }
    const activity = '{ activity(first: 50) { edges { node { changes { values { before after } } } } } }';
    expect(JSON.stringify(await team.admin.graphql(activity))).not.toContain(OLD);
    // The values are restored under the id of the deleted field.
    const values = { [id]: OLD };
    expect(await stored()).toMatchObject(
      ['Cleared', 'Filled', 'Imported'].map((title) => ({ title, values })),
    );
  });
});
