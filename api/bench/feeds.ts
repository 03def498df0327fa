import { median, type Row } from './measure.js';
import type { MeasuredPlanner } from './planner.js';

/** The number of entries in the measured feed, and the targets in milliseconds. */
const FEED = { entries: 10_000, milliseconds: 200, unchanged: 20 };

const CREATE = `mutation ($input: AccessTokenInput!) { created: createAccessToken(input: $input) { secret } }`;

/**
 * Measures how long a feed with 10,000 entries takes to respond to a new calendar app, and to an app that already has
 * the current version.
 */
export async function measureFeeds({ bare, sendQuery, send }: MeasuredPlanner): Promise<Row[]> {
  const { rows } = await bare.query<{ id: string }>(
    `insert into brands (id, name, color, created_at) values (gen_random_uuid(), 'Feed', 'hsl(220, 60%, 50%)', now())
     returning id`,
  );
  const brandIds = rows.map(({ id }) => id);
  await bare.query(
    `insert into entries (id, kind, title, start_date, end_date, brand_id, values, created_at, updated_at)
     select gen_random_uuid(), 'event', 'What we publish, number ' || n, current_date + n % 300,
       current_date + n % 300 + n % 3, $2,
       '{"location": "Market square", "notes": "Bring the banner, and the keys"}', now(), now()
     from generate_series(1, $1::int) n`,
    [FEED.entries, brandIds[0]],
  );
  const input = { kind: 'feed', name: 'All entries', brandIds, fields: null };
  const { data } = JSON.parse(await sendQuery(CREATE, { input })) as {
    data: { created: { secret: string } };
  };
  const path = `/feeds/${data.created.secret}.ics`;

  const whole = await send(path);
  const tag = whole.headers.get('etag') ?? '';
  const events = (await whole.text()).match(/^BEGIN:VEVENT\r$/gm)?.length;
  if (events !== FEED.entries) throw new Error(`The feed has ${events} events.`);
  const time = await median(async () => (await send(path)).text());
  const unchanged = await median(async () => {
    const { status } = await send(path, { headers: { 'if-none-match': tag } });
    if (status !== 304) throw new Error(`The feed returned ${status} instead of 304.`);
  });
  return [
    {
      what: `A feed with ${FEED.entries.toLocaleString('en')} events`,
      measured: `${time.toFixed(1)} ms`,
      target: `at most ${FEED.milliseconds} ms`,
      isMet: time <= FEED.milliseconds,
    },
    {
      what: 'The same feed, if nothing has changed',
      measured: `${unchanged.toFixed(1)} ms`,
      target: `at most ${FEED.unchanged} ms`,
      isMet: unchanged <= FEED.unchanged,
    },
  ];
}
