import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
import { soakDatabases, useTeam } from './planner.js';
import { transports } from './transport.js';

const NORTHWIND = { name: 'Northwind', color: 'hsl(220, 60%, 50%)' };
const NOT_FOUND = { status: 404, message: 'Brand not found' };

describe.each(soakDatabases)('brands on %s', (database) => {
  const team = useTeam(database);

  describe.each(transports)('through $name', ({ open }) => {
    test('administrators can create, read, update and delete brands', async () => {
      const admin = open(team.admin);
      const brand = await admin.createBrand(NORTHWIND);
      expect(brand).toEqual({ id: expect.any(String), ...NORTHWIND });
      expect(await admin.brands()).toEqual([brand]);

      const changed = { name: 'Tailspin', color: 'linear-gradient(#111, #222)' };
      expect(await admin.updateBrand(brand.id, changed)).toEqual({ id: brand.id, ...changed });
      expect(await admin.brands()).toEqual([{ id: brand.id, ...changed }]);

      await admin.deleteBrand(brand.id);
      expect(await admin.brands()).toEqual([]);
    });

    test('other users can read brands but cannot change them', async () => {
      const brand = await open(team.admin).createBrand(NORTHWIND);
      const member = open(team.member);
      const rejected = { status: 403, message: 'You must be an administrator to access this page.' };
      expect(await member.brands()).toEqual([brand]);
      await expect(member.createBrand(NORTHWIND)).rejects.toMatchObject(rejected);
      await expect(member.updateBrand(brand.id, { ...NORTHWIND, name: 'Mine' })).rejects.toMatchObject(
        rejected,
      );
      await expect(member.deleteBrand(brand.id)).rejects.toMatchObject(rejected);
      expect(await member.brands()).toEqual([brand]);
    });

    test('brands are sorted by name, ignoring case', async () => {
      const admin = open(team.admin);
      for (const name of ['banana', 'Cherry', 'apple', 'Damson'])
        await admin.createBrand({ ...NORTHWIND, name });
      const names = (await admin.brands()).map(({ name }) => name);
      expect(names).toEqual(['apple', 'banana', 'Cherry', 'Damson']);
    });

    test('names are trimmed and required, and a color can be any text', async () => {
      const admin = open(team.admin);
      expect(await admin.createBrand({ name: '  Northwind ', color: 'not a color' })).toMatchObject({
        name: 'Northwind',
        color: 'not a color',
      });
      await expect(admin.createBrand({ ...NORTHWIND, name: '  ' })).rejects.toMatchObject({
        status: 400,
        message: 'name is required',
        errors: [{ field: 'name', message: 'name is required' }],
      });
      await expect(admin.createBrand({ ...NORTHWIND, name: 'n'.repeat(301) })).rejects.toMatchObject({
        status: 400,
        message: 'name can have at most 300 characters',
      });
    });

    test("unknown brands can't be updated or deleted", async () => {
      const admin = open(team.admin);
      for (const id of [uuid(), 'nonsense', 'null']) {
        await expect(admin.updateBrand(id, NORTHWIND)).rejects.toMatchObject(NOT_FOUND);
        await expect(admin.deleteBrand(id)).rejects.toMatchObject(NOT_FOUND);
      }
    });

    test('deleting a brand removes it from its entries and increments their versions', async () => {
      const admin = open(team.admin);
      const brand = await admin.createBrand(NORTHWIND);
      const other = await admin.createBrand({ ...NORTHWIND, name: 'Tailspin' });
      const entry = { date: '2026-03-08', blogName: 'Launch' };
      const tagged = await admin.createEntry('blog', { ...entry, brandId: brand.id });
      const event = await admin.createEntry('event', {
        name: 'Fair',
        startDate: '2026-03-08',
        endDate: '2026-03-09',
        brandId: brand.id,
      });
      const untouched = await admin.createEntry('blog', { ...entry, brandId: other.id });
      await admin.deleteBrand(brand.id);
      expect(await admin.entry('blog', tagged.id)).toEqual({
        ...tagged,
        brandId: null,
        version: 2,
        updatedAt: expect.any(String),
      });
      expect(await admin.entry('event', event.id)).toMatchObject({ brandId: null, version: 2 });
      expect(await admin.entry('blog', untouched.id)).toEqual(untouched);
    });

    test('names are unique, ignoring case and surrounding whitespace', async () => {
      const admin = open(team.admin);
      await admin.createBrand({ ...NORTHWIND, name: 'Café Öresund' });
      const other = await admin.createBrand({ ...NORTHWIND, name: 'Tailspin' });
      const message = 'A brand with this name already exists.';
      const rejected = { status: 409, message, errors: [{ field: 'name', message }] };
      for (const name of ['Café Öresund', '  CAFÉ ÖRESUND ', 'cafe\u0301 öresund']) {
        await expect(admin.createBrand({ ...NORTHWIND, name })).rejects.toMatchObject(rejected);
        await expect(admin.updateBrand(other.id, { ...NORTHWIND, name })).rejects.toMatchObject(rejected);
      }
      expect(await admin.brands()).toHaveLength(2);
      expect(await admin.updateBrand(other.id, { ...NORTHWIND, name: 'TAILSPIN' })).toMatchObject({
        name: 'TAILSPIN',
      });
    });

    test("entries can't have an unknown brand", async () => {
      const entry = { date: '2026-03-08', blogName: 'Launch', brandId: uuid() };
      await expect(open(team.member).createEntry('blog', entry)).rejects.toMatchObject({
        status: 400,
        message: 'This brand no longer exists. Choose another.',
      });
    });
  });

  test('an entry that is assigned a brand while the brand is being deleted ends up without a brand', async () => {
    const admin = transports[0].open(team.admin);
    for (let round = 0; round < 10; round++) {
      const brand = await admin.createBrand(NORTHWIND);
      const entry = await admin.createEntry('blog', { date: '2026-03-08', blogName: 'Launch' });
      const [update] = await Promise.allSettled([
        admin.updateEntry('blog', entry.id, { ...entry, brandId: brand.id }, entry.version),
        admin.deleteBrand(brand.id),
      ]);
      const { brandId, version } = await admin.entry('blog', entry.id);
      // Either the update failed, or it succeeded and the deletion incremented the version again.
      expect({ brandId, version }).toEqual({ brandId: null, version: update.status === 'fulfilled' ? 3 : 1 });
    }
  });

  test('brands that share a name, as earlier versions allowed, can keep the name or be renamed', async () => {
    const admin = transports[0].open(team.admin);
    const ids = [uuid(), uuid()];
    for (const id of ids) {
      await team.planner.sql(
        'insert into brands (id, name, color, is_sample, created_at) values (?, ?, ?, false, now())',
        [id, 'Northwind', 'teal'],
      );
    }
    const [first, second] = ids as [string, string];
    expect(await admin.updateBrand(first, { name: 'Northwind', color: 'red' })).toMatchObject({
      color: 'red',
    });
    await admin.updateBrand(second, { name: 'Southwind', color: 'red' });
    await expect(admin.updateBrand(second, { name: 'northwind', color: 'red' })).rejects.toMatchObject({
      status: 409,
    });
  });

  test('concurrent requests with the same name create only one brand', async () => {
    const admin = transports[0].open(team.admin);
    const other = await admin.createBrand({ ...NORTHWIND, name: 'Tailspin' });
    const attempts = await team.planner.meeting(
      `select key from settings where key = 'brands-lock' for update`,
      [
        () => admin.createBrand(NORTHWIND),
        () => admin.createBrand({ ...NORTHWIND, name: 'NORTHWIND' }),
        () => admin.updateBrand(other.id, NORTHWIND),
      ],
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const names = (await admin.brands()).map(({ name }) => String(name).toLowerCase());
    expect(names.filter((name) => name === 'northwind')).toHaveLength(1);
  });

  test('all users can query how many entries use a brand', async () => {
    const admin = transports[0].open(team.admin);
    const brand = await admin.createBrand(NORTHWIND);
    const countOf = (id: string) =>
      team.member.graphql('query ($id: ID!) { brandEntryCount(id: $id) }', { id });
    expect((await countOf(brand.id)).data).toEqual({ brandEntryCount: 0 });
    await admin.createEntry('blog', { date: '2026-03-08', blogName: 'Launch', brandId: brand.id });
    await admin.createEntry('other', { date: '2026-03-08', title: 'Flyer', brandId: brand.id });
    await admin.createEntry('other', { date: '2026-03-08', title: 'Poster' });
    expect((await countOf(brand.id)).data).toEqual({ brandEntryCount: 2 });
    expect((await countOf(uuid())).errors).toMatchObject([{ extensions: { status: 404 } }]);
  });

  test('a mutation sees the changes made by earlier mutations in the same GraphQL request', async () => {
    const { body: brand } = await team.admin.rest('POST', '/brands', NORTHWIND);
    const { errors } = await team.admin.graphql(
      `mutation ($id: ID!, $input: BrandInput!) {
        first: updateBrand(id: $id, input: $input) { id }
        gone: deleteBrand(id: $id)
        again: updateBrand(id: $id, input: $input) { id }
      }`,
      { id: brand.id, input: { ...NORTHWIND, name: 'Tailspin' } },
    );
    expect(errors).toMatchObject([{ path: ['again'], extensions: { status: 404 } }]);
  });
});
