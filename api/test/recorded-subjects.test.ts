import { beforeEach, describe, expect, test } from 'vitest';
import { createAdministrator } from '../src/commands/create-admin.js';
import { changePassword } from './account-calls.js';
import { activity, type ListedChange } from './activity.js';
import type { Client } from './client.js';
import { ADMIN_EMAIL, PASSWORD, soakDatabases, TEST_CONFIG, useTeam } from './planner.js';
import { smallest } from './samples.js';

const OTHER_PASSWORD = 'quite another password';

/** Returns a change's values as `[before, after]` pairs, keyed by name. */
const valuesOf = (change: ListedChange | undefined) =>
  Object.fromEntries((change?.values ?? []).map(({ name, before, after }) => [name, [before, after]]));

describe.each(soakDatabases)('the activity on %s', (database) => {
  const team = useTeam(database);
  let admin: string;

  beforeEach(async () => {
    admin = (await team.admin.rest('GET', '/auth/user')).body.id;
    await team.planner.sql('delete from rate_limits');
    // Delete the recorded registrations of the team's accounts.
    await team.planner.clearContent();
  });

  const latest = async (filter: object = {}) => (await activity(team.admin, filter))[0];
  const actor = () => ({ id: admin });

  test('contains changes to brands', async () => {
    const { body: brand } = await team.admin.rest('POST', '/brands', { name: 'Northwind', color: 'red' });
    const created = await latest();
    expect(created).toMatchObject({
      action: 'create',
      subjectType: 'brand',
      actor: actor(),
      channel: 'rest',
    });
    expect(created?.changes).toMatchObject([{ subjectId: brand.id, title: 'Northwind' }]);
    expect(valuesOf(created?.changes[0])).toEqual({ name: [null, 'Northwind'], color: [null, 'red'] });

    const body = { name: 'Southwind', color: 'red' };
    const edit = await team.admin.request(`/api/brands/${brand.id}`, { method: 'PUT', json: body });
    const edited = await latest();
    expect(edited).toMatchObject({ id: edit.headers.get('change-id'), action: 'edit', canUndo: false });
    expect(valuesOf(edited?.changes[0])).toEqual({ name: ['Northwind', 'Southwind'] });
    await team.admin.rest('PUT', `/brands/${brand.id}`, body);
    expect(await activity(team.admin)).toHaveLength(2);
  });

  test('contains a deleted brand and its entries in the same change set', async () => {
    const { body: brand } = await team.admin.rest('POST', '/brands', { name: 'Northwind', color: 'red' });
    const create = async (more: object) =>
      (await team.member.rest('POST', '/logs/blog', { ...smallest('blog'), ...more })).body;
    const [one, two] = [await create({ brandId: brand.id }), await create({ brandId: brand.id })];
    await create({});
    await team.admin.rest('DELETE', `/brands/${brand.id}`);
    const set = await latest();
    expect(set).toMatchObject({ action: 'delete', subjectType: 'brand', subjectCount: 3, canUndo: false });
    expect(set?.changes.map(({ subjectId, subjectType }) => [subjectType, subjectId]).toSorted()).toEqual([
      ['brand', brand.id],
      ...[one.id, two.id].toSorted().map((id) => ['entry', id]),
    ]);
    const changeOf = (id: string) => set?.changes.find(({ subjectId }) => subjectId === id);
    expect(valuesOf(changeOf(brand.id))).toEqual({ name: ['Northwind', null], color: ['red', null] });
    expect(valuesOf(changeOf(one.id))).toEqual({ brandId: [brand.id, null] });
    expect((await team.member.rest('GET', `/logs/blog/${one.id}`)).body).toMatchObject({
      brandId: null,
      version: 2,
    });
  });

  test('contains changes to custom fields', async () => {
    const settings = { fieldLabel: 'Status', fieldType: 'dropdown', dropdownOptions: ['Draft', 'Ready'] };
    const { body: field } = await team.admin.rest('POST', '/field-configs', { logType: 'blog', ...settings });
    const created = await latest();
    expect(created).toMatchObject({ action: 'create', subjectType: 'field', actor: actor() });
    expect(created?.changes).toMatchObject([{ subjectId: field.id, kind: 'blog', title: 'Status' }]);
    expect(valuesOf(created?.changes[0])).toMatchObject({
      fieldName: [null, 'status'],
      dropdownOptions: [null, ['Draft', 'Ready']],
    });
    await team.admin.rest('PUT', `/field-configs/${field.id}`, { ...settings, fieldLabel: 'State' });
    const edited = await latest();
    expect(edited).toMatchObject({ action: 'edit', changes: [{ title: 'State' }] });
    expect(valuesOf(edited?.changes[0])).toEqual({ fieldLabel: ['Status', 'State'] });
    await team.admin.rest('DELETE', `/field-configs/${field.id}`);
    expect(await latest()).toMatchObject({
      action: 'delete',
      changes: [{ subjectId: field.id, kind: 'blog' }],
    });
  });

  test('contains changes to accounts', async () => {
    const email = 'priya@planner.example';
    const account = { email, password: PASSWORD, firstName: 'Priya' };
    const { body: user } = await team.admin.rest('POST', '/users', account);
    const call = (method: string, path: string, json?: object) =>
      team.admin.rest(method, `/users/${user.id}${path}`, json);
    const changed = async () => {
      const set = await latest();
      expect(set).toMatchObject({ subjectType: 'user', actor: actor(), changes: [{ subjectId: user.id }] });
      return [set?.action, valuesOf(set?.changes[0])];
    };
    const values = {
      ...{ email: [null, email], firstName: [null, 'Priya'] },
      ...{ isAdmin: [null, false], isApproved: [null, true] },
    };
    expect(await changed()).toEqual(['create', { ...values, lastName: [null, null] }]);
    await call('PATCH', '', { lastName: 'Nair', password: OTHER_PASSWORD });
    expect(await changed()).toEqual(['edit', { lastName: [null, 'Nair'], password: [null, null] }]);
    await call('PATCH', '/admin', { isAdmin: true });
    expect(await changed()).toEqual(['edit', { isAdmin: [false, true] }]);
    await call('PATCH', '/approve', { isApproved: false });
    expect(await changed()).toEqual(['edit', { isApproved: [true, false] }]);
    await call('PATCH', '/approve', { isApproved: false });
    expect(await activity(team.admin)).toHaveLength(4);
    await call('DELETE', '');
    const [action, deleted] = await changed();
    expect([action, deleted]).toMatchObject(['delete', { email: [email, null], lastName: ['Nair', null] }]);
    expect((await latest())?.changes[0]?.title).toBe('Priya Nair');
  });

  test('contains registrations and approvals', async () => {
    const client = await team.planner.join(team.admin, 'ines@planner.example');
    const [approved, registered] = await activity(team.admin);
    expect(registered).toMatchObject({ action: 'register', subjectType: 'user', subjectCount: 1 });
    expect(valuesOf(registered?.changes[0])).toMatchObject({ isApproved: [null, false] });
    const { body } = await client.rest('GET', '/auth/user');
    expect(registered?.actor).toEqual({ id: body.id });
    expect(valuesOf(approved?.changes[0])).toEqual({ isApproved: [false, true] });
    await team.admin.rest('DELETE', `/users/${body.id}`);
  });

  test('contains logins and logouts only if they are requested', async () => {
    const client = team.planner.visitor();
    await client.rest('POST', '/auth/login', { email: ADMIN_EMAIL, password: PASSWORD });
    await client.rest('POST', '/auth/logout');
    await client.rest('POST', '/auth/logout');
    expect(await activity(team.admin)).toEqual([]);
    const sets = await activity(team.admin, { actions: ['login', 'logout'] });
    expect(sets).toMatchObject([
      { action: 'logout', actor: actor(), subjectCount: 0, changes: [] },
      { action: 'login', actor: actor(), subjectCount: 0, changes: [] },
    ]);
  });

  test('reports wrong passwords only once, when the number of attempts reaches a limit', async () => {
    const failures = () => activity(team.admin, { actions: ['loginFailed'] });
    const guess = (email: string) =>
      team.planner.visitor().rest('POST', '/auth/login', { email, password: 'wrong' });
    for (let count = 1; count < 10; count += 1) await guess(ADMIN_EMAIL);
    expect(await failures()).toEqual([]);
    for (let count = 0; count < 20; count += 1) await guess(ADMIN_EMAIL);
    expect(await failures()).toMatchObject([
      { email: ADMIN_EMAIL, attempts: 10, actor: null, hasActor: false, subjectCount: 0 },
    ]);
    // The limit for one IP address, across all accounts, is 100.
    for (let count = 10; count < 120; count += 1) await guess(`somebody-${count}@planner.example`);
    expect(await failures()).toMatchObject([{ email: null, attempts: 100 }, { email: ADMIN_EMAIL }]);
  });

  test('contains changes made by commands', async () => {
    const email = 'tomas@planner.example';
    const run = (input: object) =>
      createAdministrator(team.planner.orm.em.fork(), { email, password: PASSWORD, ...input }, TEST_CONFIG);
    await run({});
    expect(await latest()).toMatchObject({
      ...{ action: 'create', channel: 'command', subjectType: 'user', hasActor: false },
      changes: [{ title: email }],
    });
    await run({ password: OTHER_PASSWORD, reset: true });
    const reset = await latest();
    expect(reset).toMatchObject({ action: 'edit', channel: 'command' });
    expect(valuesOf(reset?.changes[0])).toEqual({ password: [null, null] });
    await team.planner.sql('delete from users where email = ?', [email]);
  });

  test('contains additions and removals of sample content', async () => {
    await team.admin.graphql('mutation { addSampleContent(today: "2026-03-08") }');
    const added = await activity(team.admin);
    expect(added.map(({ subjectType, action, subjectCount }) => [subjectType, action, subjectCount])).toEqual(
      [
        ['brand', 'create', 2],
        ['entry', 'create', expect.any(Number)],
      ],
    );
    await team.admin.graphql('mutation { removeSampleContent }');
    const removed = await latest();
    expect(removed).toMatchObject({
      ...{ action: 'delete', subjectType: 'entry', canUndo: false },
      subjectCount: Number(added[1]?.subjectCount) + 2,
    });
  });

  describe('of a deleted user', () => {
    test("does not name the user, and neither do the user's entries", async () => {
      const client = await team.planner.join(team.admin, 'leaving@planner.example');
      const { body: user } = await client.rest('GET', '/auth/user');
      const { body: entry } = await client.rest('POST', '/logs/blog', smallest('blog'));
      const before = { createdBy: { id: user.id }, updatedBy: { id: user.id } };
      const people = async () => {
        const query = 'query ($id: ID!) { entry(id: $id) { createdBy { id } updatedBy { id } } }';
        return (await team.member.graphql<{ entry: object }>(query, { id: entry.id })).data?.entry;
      };
      expect(await people()).toEqual(before);
      await team.admin.rest('DELETE', `/users/${user.id}`);
      expect(await people()).toEqual({ createdBy: null, updatedBy: null });
      const [deletion, creation] = await activity(team.admin, { actions: ['create', 'delete'] });
      expect(deletion).toMatchObject({ actor: actor(), subjectType: 'user' });
      expect(creation).toMatchObject({ actor: null, hasActor: true, changes: [{ subjectId: entry.id }] });
      const history =
        'query ($id: ID!) { entryHistory(id: $id) { edges { node { changeSet { hasActor actor { id } } } } } }';
      const { data } = await team.member.graphql<{ entryHistory: object }>(history, { id: entry.id });
      expect(data?.entryHistory).toEqual({
        edges: [{ node: { changeSet: { hasActor: true, actor: null } } }],
      });
      const conflict = await team.member.rest('PUT', `/logs/blog/${entry.id}`, {
        ...smallest('blog'),
        version: 9,
      });
      expect(conflict).toMatchObject({ status: 409, body: { changedBy: null } });
    });
  });

  test('contains no passwords, hashes or tokens', async () => {
    const email = 'noor@planner.example';
    const client = await team.planner.join(team.admin, email);
    const { body: user } = await client.rest('GET', '/auth/user');
    const secrets = [PASSWORD, OTHER_PASSWORD, 'wrong password', ...client.cookies.values()];
    const reset = (run: Client) => run.rest('PATCH', `/users/${user.id}`, { password: OTHER_PASSWORD });
    await changePassword(client, PASSWORD, OTHER_PASSWORD);
    secrets.push(...client.cookies.values());
    await reset(team.admin);
    await createAdministrator(
      team.planner.orm.em.fork(),
      { email, password: PASSWORD, reset: true },
      TEST_CONFIG,
    );
    for (let count = 0; count < 10; count += 1) {
      await client.rest('POST', '/auth/login', {
        email: 'nobody@planner.example',
        password: 'wrong password',
      });
    }
    await client.rest('POST', '/auth/login', { email, password: PASSWORD });
    secrets.push(...client.cookies.values());
    const hashes = await team.planner.sql<{ value: string }>(
      'select password_hash as value from users union all select token_hash from sessions',
    );
    await client.rest('POST', '/auth/logout');
    await team.admin.rest('POST', '/users', { email: 'new@planner.example', password: OTHER_PASSWORD });
    await team.admin.rest('DELETE', `/users/${user.id}`);
    const rows = await team.planner.sql<{ stored: string }>(
      `select to_jsonb(s)::text as stored from change_sets s union all select to_jsonb(c)::text from changes c`,
    );
    expect(rows.length).toBeGreaterThan(10);
    const stored = rows.map((row) => row.stored).join('\n');
    for (const secret of [...secrets, ...hashes.map(({ value }) => value), '$argon2']) {
      expect(secret.length).toBeGreaterThan(6);
      expect(stored).not.toContain(secret);
    }
    const passwords = stored.match(/"password": [^,}]+/g) ?? [];
    expect(new Set(passwords)).toEqual(new Set(['"password": null']));
  });
});
