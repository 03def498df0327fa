import { gunzipSync } from 'node:zlib';
import { convertIcsCalendar } from 'ts-ics';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { kindList } from '../src/logs/kinds/index.js';
import { seedEntries } from '../src/seed/generated-entries.js';
import { createToken, DEFAULT_FIELDS, exchange, tokenClient, tryToCreate } from './access-tokens.js';
import type { Entity } from './client.js';
import { byDay, calendarDays, daysAfter, feedPath, fetchFeed, parseFeed } from './feeds.js';
import { filterInput } from './filter-input.js';
import { isFull } from './full.js';
import { soakDatabases, useTeam } from './planner.js';
import { smallest } from './samples.js';

const TODAY = new Date().toISOString().slice(0, 10);
const UNKNOWN = `cp_feed_${'x'.repeat(43)}`;

/** Time zones that skip or repeat midnight, an entire day, or part of an hour. */
const ODD_ZONES = ['America/Sao_Paulo', 'Pacific/Apia', 'Asia/Kathmandu', 'Europe/Lisbon'];

/** The time zones to test: 40 in `pnpm soak`, but only the unusual ones in `npm test`. */
const zones = (() => {
  if (!isFull) return ODD_ZONES;
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !ODD_ZONES.includes(zone));
  return [
    ...ODD_ZONES,
    ...Array.from({ length: 36 }, (_, n) => others[n * Math.floor(others.length / 36)] ?? ''),
  ];
})();

describe.each(soakDatabases)('feeds on %s', (database) => {
  const team = useTeam(database);

  beforeEach(async () => {
    await team.planner.sql('delete from access_tokens');
    await team.planner.sql('delete from rate_limits');
  });
  afterEach(() => vi.unstubAllEnvs());

  const feed = (input: object = {}) => createToken(team.member, { kind: 'feed', name: 'Plan', ...input });
  const fetched = (secret: string, headers?: Record<string, string>, method?: string) =>
    fetchFeed(team.planner, secret, headers, method);
  const event = async (values: object = {}): Promise<Entity> =>
    (
      await team.admin.rest('POST', '/logs/events', {
        ...{ name: 'Night ride', startDate: TODAY, endDate: TODAY },
        ...values,
      })
    ).body;
  const eventsOf = async (secret: string) => parseFeed((await fetched(secret)).body).events;
  const brand = async (name: string, color = '#123456') =>
    (await team.admin.rest('POST', '/brands', { name, color })).body.id;

  describe('content', () => {
    test.each(zones)('has the same days as the calendar, for apps in the time zone %s', async (zone) => {
      await seedEntries(team.planner.orm.em.fork(), 300, TODAY);
      await event({ name: 'Long', startDate: daysAfter(TODAY, -5), endDate: daysAfter(TODAY, 40) });
      await event({ name: 'Hidden', showOnCalendar: false });
      const { secret } = await feed();
      const { body } = await fetched(secret);
      // The first day of the feed. Entries that start earlier are included only if they end on this day or later.
      const from = new Date(`${TODAY}T00:00:00Z`);
      from.setUTCFullYear(from.getUTCFullYear() - 1);
      const calendar = await calendarDays(team.member, from.toISOString().slice(0, 10));
      expect(Object.keys(calendar).length).toBeGreaterThan(100);

      vi.stubEnv('TZ', zone);
      const { events } = parseFeed(body);
      expect(events.every(({ isDate }) => isDate)).toBe(true);
      const days = byDay(
        events.map(({ uid, start, end }) => ({ id: uid, first: start, last: daysAfter(end, -1) })),
      );
      expect(days).toEqual(calendar);
      const others = convertIcsCalendar(undefined, body).events ?? [];
      const dayOf = (date: { date: Date } | null | undefined) => date?.date.toISOString().slice(0, 10) ?? '';
      const otherDays = byDay(
        others.map(({ uid, start, end }) => ({
          id: uid,
          first: dayOf(start),
          last: daysAfter(dayOf(end), -1),
        })),
      );
      expect(otherDays).toEqual(calendar);
    });

    test('includes entries from the past year and all later entries', async () => {
      const days = [-400, -360, 900].map((count) => daysAfter(TODAY, count));
      for (const day of days) await event({ name: day, startDate: day, endDate: day });
      await event({ name: 'into', startDate: daysAfter(TODAY, -400), endDate: daysAfter(TODAY, -360) });
      await event({ name: 'the last day', startDate: '9999-12-31', endDate: '9999-12-31' });
      const { secret } = await feed();
      const { events } = parseFeed((await fetched(secret)).body);
      expect(events.map(({ title }) => title)).toEqual(['into', days[1], days[2], 'the last day']);
      expect(events.at(-1)).toMatchObject({ start: '9999-12-31' });
    });

    test('includes the entries that match the filter, the kinds and the brands', async () => {
      const [lumen, other] = [await brand('Lumen'), await brand('Other')];
      for (const { kind, rest } of kindList) {
        for (const brandId of [lumen, other, null]) {
          await team.admin.rest('POST', `/logs/${rest.path}`, {
            ...smallest(
              kind,
              TODAY,
              `${kind} of ${brandId === lumen ? 'Lumen' : brandId ? 'Other' : 'none'}`,
            ),
            brandId,
          });
        }
      }
      const titles = async (input: object) => {
        const { secret } = await feed(input);
        return (await eventsOf(secret)).map(({ title }) => title);
      };
      expect(await titles({ kinds: ['blog'] })).toEqual(['blog of Lumen', 'blog of Other', 'blog of none']);
      expect(await titles({ brandIds: [lumen] })).toHaveLength(kindList.length);
      const filter = filterInput({ brandIds: [lumen], withoutBrand: true, search: 'email' });
      expect(await titles({ feed: { filter } })).toEqual(['email of Lumen', 'email of none']);
      expect(await titles({ kinds: ['event'], brandIds: [other], feed: { filter } })).toEqual([]);
    });

    test('includes the entries that match a custom field, even if the field is not shareable', async () => {
      const field = { logType: 'event', fieldLabel: 'Status', fieldType: 'text' };
      const { id } = (await team.admin.rest('POST', '/field-configs', field)).body;
      await event({ name: 'Draft', dynamicFields: { status: 'Draft' } });
      await event({ name: 'Done', dynamicFields: { status: 'Done' } });
      const filter = filterInput({ fields: [{ fieldId: id, values: ['Done'] }] });
      const { secret } = await feed({ feed: { filter }, fields: [id] });
      expect(await eventsOf(secret)).toMatchObject([{ title: 'Done', description: 'Type: Event' }]);
      await team.planner.sql('update fields set is_shareable = true');
      expect(await eventsOf(secret)).toMatchObject([
        { title: 'Done', description: 'Type: Event\nStatus: Done' },
      ]);
    });

    test('keeps all text unchanged', async () => {
      const names = [
        'BEGIN:VEVENT',
        'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:injected',
        'commas, semicolons; backslashes \\n and "quotes"',
        '🎉 A title with emoji 👩‍👩‍👧‍👦 that is much longer than 75 octets, ünïcode 漢字漢字漢字漢字漢字漢字漢字',
        'x'.repeat(300),
      ];
      for (const name of names) await event({ name, notes: `${name}\n\nNotes`, location: name });
      const { secret } = await feed({
        fields: [...DEFAULT_FIELDS, 'notes'],
        name: 'My plan, with; BEGIN:VEVENT\\',
      });
      const { body } = await fetched(secret);
      const { events, name } = parseFeed(body);
      const asText = (text: string) => text.replaceAll('\r\n', '\n');
      expect(events.map(({ title }) => title).sort()).toEqual(names.map(asText).sort());
      for (const { title, location, description } of events) {
        expect(location).toBe(title);
        expect(description).toBe(`Type: Event\n\nNotes:\n${title}\n\nNotes`);
      }
      expect(name.replaceAll(/\\(.)/g, '$1')).toBe('My plan, with; BEGIN:VEVENT\\');
      const lines = body.split('\r\n');
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(names.length);
      expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    });

    test('omits control characters', async () => {
      await event({ name: 'bell\u0007 and escape\u001b[0m' });
      const { secret } = await feed();
      expect((await eventsOf(secret))[0]?.title).toBe('bell and escape[0m');
    });
  });

  test('have stable ids, versions, times, categories and colors', async () => {
    const brandId = await brand('Lumen, Ltd', 'hsl(0, 100%, 50%)');
    const { id } = await event({ brandId });
    await event({
      name: 'Own color',
      startDate: daysAfter(TODAY, 1),
      endDate: daysAfter(TODAY, 2),
      color: 'linear-gradient(90deg, #00f, red)',
    });
    await event({
      name: 'Broken color',
      startDate: daysAfter(TODAY, 3),
      endDate: daysAfter(TODAY, 3),
      color: 'url(x)',
    });
    const { secret } = await feed();
    const first = await eventsOf(secret);
    expect(first).toMatchObject([
      {
        uid: id,
        sequence: 1,
        categories: ['Event', 'Lumen, Ltd'],
        color: 'red',
        description: 'Brand: Lumen, Ltd\nType: Event',
      },
      { color: 'blue', categories: ['Event'], end: daysAfter(TODAY, 3) },
      { color: 'orange' },
    ]);
    await team.admin.rest('PATCH', `/logs/events/${id}`, { startDate: daysAfter(TODAY, -1), endDate: TODAY });
    const [moved] = await eventsOf(secret);
    expect(moved).toMatchObject({ uid: id, sequence: 2, start: daysAfter(TODAY, -1) });
    expect(Date.parse(moved?.lastModified ?? '')).toBeGreaterThanOrEqual(
      Date.parse(first[0]?.lastModified ?? ''),
    );
  });

  test('contain only the selected details', async () => {
    const day = { date: TODAY };
    await team.admin.rest('POST', '/logs/blog', { ...day, blogName: '1', category: 'Guides' });
    await team.admin.rest('POST', '/logs/email', { ...day, subject: '2', campaignName: 'Spring' });
    const social = { mediaType: 'Video', facebook: true, xTwitter: true };
    await team.admin.rest('POST', '/logs/social', { ...day, postName: '3', ...social });
    await event({ name: '4', location: 'Bern', notes: 'Bring water' });
    await team.admin.rest('POST', '/logs/podcast', { ...day, episodeTitle: '5', guestNotes: 'Ask Ines' });
    await team.admin.rest('POST', '/logs/other', { ...day, title: '6', description: 'Stock check' });
    const texts = async (input: object) => {
      const { secret } = await feed(input);
      const events = await eventsOf(secret);
      return events
        .sort((a, b) => a.title.localeCompare(b.title))
        .map(({ description, location }) => [description, location].filter(Boolean).join(' @ '));
    };
    expect(await texts({})).toEqual([
      'Type: Blog Post\nCategory: Guides',
      'Type: Email Campaign\nCampaign: Spring',
      'Type: Social Post\nMedia type: Video\nPlatforms: Facebook, X (Twitter)',
      'Type: Event @ Bern',
      'Type: Podcast Episode',
      'Type: Other\n\nDescription:\nStock check',
    ]);
    const nothing = { fields: [], feed: { brandAndKind: false } };
    expect(await texts(nothing)).toEqual(['', '', '', '', '', '']);
    expect(await texts({ ...nothing, fields: ['notes', 'guestNotes'] })).toEqual([
      ...['', '', '', 'Notes:\nBring water', 'Guest notes:\nAsk Ines', ''],
    ]);
    const { token, secret } = await feed();
    const UPDATE = `mutation ($id: ID!, $input: AccessTokenUpdateInput!) {
      token: updateAccessToken(id: $id, input: $input) { name fields feed { brandAndKind } }
    }`;
    const input = { name: 'Renamed', fields: ['category'] };
    const { data } = await team.member.graphql(UPDATE, { id: token.id, input });
    expect(data?.token).toEqual({
      name: 'Renamed',
      fields: ['category'],
      feed: { brandAndKind: true },
    });
    const { name, events } = parseFeed((await fetched(secret)).body);
    expect(name).toBe('Renamed');
    expect(events.map(({ location }) => location).filter(Boolean)).toEqual([]);
  });

  describe('as a resource', () => {
    test('are private, set no cookies, and are hidden from search engines', async () => {
      const { secret } = await feed();
      const { status, headers } = await fetched(secret);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.getSetCookie()).toEqual([]);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      // A session cookie makes no difference.
      const withSession = await team.member.raw(feedPath(secret));
      expect([withSession.status, withSession.headers.getSetCookie()]).toEqual([200, []]);
    });

    test('return 304 without reading texts if nothing has changed', async () => {
      await event();
      const { secret } = await feed();
      const known = (await fetched(secret)).headers.get('etag') ?? '';
      expect(known).toMatch(/^W\/"[\w-]+"$/);
      // Rename a column, so that only requests that read no texts succeed.
      await team.planner.sql('alter table entries rename column title to renamed');
      try {
        for (const header of [known, `"other", ${known.slice(2)}`, '*']) {
          expect((await fetched(secret, { 'if-none-match': header })).status).toBe(304);
        }
        const response = await team.planner
          .visitor()
          .raw(feedPath(secret), { headers: { 'if-none-match': known } });
        expect(await response.text()).toBe('');
        expect(response.headers.get('etag')).toBe(known);
      } finally {
        await team.planner.sql('alter table entries rename column renamed to title');
      }
    });

    test('support GET, HEAD and gzip, and reject other methods', async () => {
      for (let n = 0; n < 10; n += 1) await event();
      const { secret } = await feed();
      const head = await fetched(secret, {}, 'HEAD');
      const whole = await fetched(secret);
      expect([head.status, head.body]).toEqual([200, '']);
      expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
      const zipped = await team.planner
        .visitor()
        .raw(feedPath(secret), { headers: { 'accept-encoding': 'gzip' } });
      expect(zipped.headers.get('content-encoding')).toBe('gzip');
      expect(zipped.headers.get('vary')).toContain('Accept-Encoding');
      expect(zipped.headers.get('etag')).toBe(whole.headers.get('etag'));
      expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(whole.body);
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
        const response = await fetched(secret, {}, method);
        expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
      }
    });

    test('are limited to 60 downloads in 15 minutes, not counting 304 responses', async () => {
      const { secret } = await feed();
      const statuses = new Map<number, number>();
      for (let n = 0; n < 61; n += 1) {
        const { status, headers } = await fetched(secret);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
      }
      expect([...statuses]).toEqual([
        [200, 60],
        [429, 1],
      ]);
      expect((await fetched(secret, { 'if-none-match': '*' })).status).toBe(304);
      const { secret: other } = await feed();
      expect((await fetched(other)).status).toBe(200);
    });
  });

  describe('ended and unknown feeds', () => {
    const statusOf = async (secret: string) => (await fetched(secret)).status;

    test('return 410 once they are revoked by their owner or an administrator', async () => {
      for (const client of [team.member, team.admin]) {
        const { secret, token } = await feed();
        const known = (await fetched(secret)).headers.get('etag') ?? '';
        await client.graphql(`mutation { revokeAccessToken(id: "${token.id}") { id } }`);
        const { status, headers } = await fetched(secret, { 'if-none-match': known });
        expect([status, headers.get('cache-control')]).toEqual([410, 'no-store']);
        expect((await fetched(secret)).body).toEqual({
          message: 'This feed was revoked. Create a new one in the planner.',
        });
      }
    });

    test('return 410 once they expire, although feeds never expire by default', async () => {
      const { secret, token } = await feed();
      expect(token.expiresAt).toBeNull();
      await team.planner.sql(`update access_tokens set expires_at = now() - interval '1 second'`);
      expect(await statusOf(secret)).toBe(410);
    });

    test('return 410 once their owner loses approval, even if the owner is approved again', async () => {
      const leaver = await team.planner.join(team.admin, 'leaver@planner.example');
      const { secret } = await createToken(leaver, { kind: 'feed' });
      expect(await statusOf(secret)).toBe(200);
      const [{ id } = { id: '' }] = await team.planner.sql<{ id: string }>(
        `select id from users where email = 'leaver@planner.example'`,
      );
      for (const isApproved of [false, true]) {
        await team.admin.rest('PATCH', `/users/${id}/approve`, { isApproved });
        expect(await statusOf(secret)).toBe(410);
      }
      const { secret: last } = await createToken(
        await (async () => {
          await leaver.rest('POST', '/auth/login', {
            email: 'leaver@planner.example',
            password: 'a long enough password',
          });
          return leaver;
        })(),
        { kind: 'feed' },
      );
      expect(await statusOf(last)).toBe(200);
      await team.admin.rest('DELETE', `/users/${id}`);
      expect(await statusOf(last)).toBe(404);
    });

    test('return 404 for unknown secrets, and 429 after 100 unknown secrets in 15 minutes', async () => {
      const { secret: key } = await createToken(team.member, { kind: 'key' });
      const { secret: link } = await createToken(team.admin, { kind: 'link' });
      for (const secret of [key, link, 'x', '%00', UNKNOWN]) {
        expect([secret, await statusOf(secret)]).toEqual([secret, 404]);
      }
      const { secret } = await feed();
      expect((await team.planner.visitor().request(`/feeds/${secret}`)).status).toBe(404);
      let last = 0;
      for (let n = 0; n < 101; n += 1) last = await statusOf(UNKNOWN);
      expect(last).toBe(429);
      expect(await statusOf(secret)).toBe(200);
    });
  });

  describe('feed tokens', () => {
    test('work only in the URL of the feed', async () => {
      const { secret } = await feed();
      const { status, body } = await tokenClient(team.planner, secret).request<{ message: string }>(
        '/api/brands',
      );
      expect([status, body.message]).toEqual([
        401,
        'The secret of a feed works only in the URL of the feed.',
      ]);
      expect((await exchange(team.planner, secret)).status).toBe(401);
    });

    test('belong to their creator, and only hashes of their secrets are stored', async () => {
      const { token, secret } = await feed({ feed: {} });
      expect(token).toMatchObject({ kind: 'feed', canWrite: false, kinds: null, fields: DEFAULT_FIELDS });
      expect(token.owner).toEqual(token.createdBy);
      const everything = { isFiltered: false, brandAndKind: true };
      expect(token.feed).toEqual(everything);
      const { token: filtered } = await feed({ feed: { filter: { search: 'x' } } });
      expect(filtered.feed).toEqual({ ...everything, isFiltered: true });
      await team.planner.sql('delete from access_tokens where id = ?', [filtered.id]);
      const stored = JSON.stringify(await team.planner.sql('select * from access_tokens'));
      expect(stored).not.toContain(secret);
      expect(JSON.stringify(await team.planner.sql('select * from changes'))).not.toContain(secret);
      const listed = await team.member.graphql<{ accessTokens: Entity[] }>(
        '{ accessTokens { id kind lastUsedAt } }',
      );
      expect(listed.data?.accessTokens).toEqual([{ id: token.id, kind: 'feed', lastUsedAt: null }]);
      await fetched(secret);
      const [used] = await team.planner.sql<{ at: Date | null }>(
        'select last_used_at as at from access_tokens',
      );
      expect(used?.at).not.toBeNull();
    });

    test('reject the settings of other kinds of tokens, and vice versa', async () => {
      const messageOf = async (input: object) => (await tryToCreate(team.admin, input)).errors?.[0]?.message;
      expect(await messageOf({ kind: 'link', feed: {} })).toContain('Only feeds have these settings.');
      expect(await messageOf({ kind: 'feed', canWrite: true })).toContain('Only keys can write.');
      expect(await messageOf({ kind: 'feed', isFrozen: true })).toContain('Only links can be frozen.');
      expect(await messageOf({ kind: 'feed', password: 'a long password' })).toContain(
        'Only links have passwords.',
      );
      expect(await messageOf({ kind: 'feed', fields: ['x'] })).toContain('no longer exists');
    });

    test('never appear in logs', async () => {
      const { secret } = await feed();
      await fetched(secret);
      await fetched(UNKNOWN);
      await fetched(secret, {}, 'POST');
      for (const path of ['/feed/', '//feeds/', '/webcal/feeds/', '/'])
        await team.planner.visitor().raw(`${path}${secret}.ics`);
      const lines = team.planner.securityLines.join('\n');
      expect(lines).toContain('/feeds/…');
      expect(lines).not.toContain(secret);
      expect(lines).not.toContain(UNKNOWN);
    });
  });
});
