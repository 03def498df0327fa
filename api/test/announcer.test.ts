import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { CHANNEL } from '../src/changes/announce.js';
import { createAnnouncer } from '../src/changes/announcer.js';
import { readConfig } from '../src/config.js';
import { type Database, openDatabase } from '../src/db/database.js';
import { listenOf } from '../src/db/orm.js';
import { createLog } from '../src/log.js';
import { Line } from './line.js';
import { eventually } from './live-stream.js';
import { emptyDatabase } from './planner.js';

describe('the announcer', () => {
  let empty: Awaited<ReturnType<typeof emptyDatabase>>;
  let line: Line;
  let database: Database;
  let listener: Database;
  const received: string[] = [];
  const lines: string[] = [];
  const log = createLog('info', { write: (written) => lines.push(written) });

  beforeAll(async () => {
    empty = await emptyDatabase(inject('postgresql').template);
    line = new Line(empty.url);
    await line.restore();
    database = await openDatabase(readConfig({ DATABASE_URL: line.url }));
    listener = await openDatabase(readConfig({ DATABASE_URL: empty.url }));
    await listenOf(listener.orm)?.(CHANNEL, {
      onNotification: (id) => received.push(id),
      onLost() {},
      onGap() {},
    });
  });
  beforeEach(() => {
    received.length = 0;
    lines.length = 0;
  });
  afterAll(async () => {
    await database.close();
    await listener.close();
    await line.cut();
    await empty.drop();
  });

  const ids = (count: number) => Array.from({ length: count }, () => randomUUID());

  test('announces each change set once, in order', async () => {
    const announcer = createAnnouncer(database.orm.em, log);
    const announced = ids(500);
    for (const id of announced) {
      announcer.announce(id);
      if (Math.random() < 0.1) await new Promise(setImmediate);
    }
    await eventually(() => expect(received).toEqual(announced));
    await announcer.close();
  });

  test('announces the remaining change sets before it closes', async () => {
    const announcer = createAnnouncer(database.orm.em, log);
    const announced = ids(3);
    announcer.announce(announced[0] as string);
    await eventually(() => expect(received).toHaveLength(1));
    for (const id of announced.slice(1)) announcer.announce(id);
    await announcer.close();
    await eventually(() => expect(received).toEqual(announced));
  });

  test('announces changes when the database is available again', { timeout: 30_000 }, async () => {
    const announcer = createAnnouncer(database.orm.em, log);
    await line.cut();
    const announced = ids(3);
    for (const id of announced) announcer.announce(id);
    await eventually(() => expect(lines.join('')).toContain('could not announce changes, trying again'));
    expect(received).toEqual([]);
    await line.restore();
    await eventually(() => expect(received).toEqual(announced));
    await announcer.close();
  });
});
