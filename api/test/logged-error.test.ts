import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loggedError } from '../src/logged-error.js';
import { createTestPlanner, databases, type TestPlanner } from './planner.js';

const SECRET = 'maya@planner.example';

function thrownBy(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown.');
}

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });

describe('a logged error', () => {
  test.each([
    ['JSON.parse', thrownBy(() => JSON.parse(`{"email": ${SECRET}}`))],
    ['BigInt', thrownBy(() => BigInt(`"${SECRET}"`))],
    ['an argument in an error from Node.js', thrownBy(() => Buffer.from('', SECRET as never))],
    [
      'a value in an error from the ORM',
      new Error(`Trying to set User.email of type 'date' to '${SECRET}' of type 'string'`),
    ],
    ['several lines', withCode(`invalid input syntax for type uuid: "\n    at ${SECRET}:1:1"`, '22P02')],
    ['quotation marks', withCode(`invalid input syntax for type uuid: "a"${SECRET}"`, '22P02')],
    ['a thrown string', SECRET],
    ['a cause', new Error('failed', { cause: new Error(`unexpected "${SECRET}"`) })],
  ])('contains no values: %s', (_, error) => {
    expect(JSON.stringify(loggedError(error))).not.toContain('maya');
  });

  test.each([
    withCode('relation "users" does not exist', '42P01'),
    withCode('null value in column "title" violates not-null constraint', '23502'),
    withCode("EACCES: permission denied, mkdir '/data'", 'EACCES'),
    new TypeError("Cannot read properties of undefined (reading 'title')"),
    new Error("The file can't be read."),
  ])('keeps names: $message', (error) => {
    const { message, stack } = loggedError(error);
    expect(message).toBe(error.message);
    expect(stack).toMatch(/^\w+: .+\n\s+at .+logged-error\.test\.ts/);
  });

  test('has a type, a code and stack frames', () => {
    const error = withCode('invalid input syntax for type uuid: "x"', '22P02');
    expect(loggedError(error)).toEqual({
      type: 'Error',
      message: 'invalid input syntax for type uuid: …',
      code: '22P02',
      stack: expect.stringMatching(/^Error: invalid input syntax for type uuid: …\n {4}at withCode /),
    });
  });
});

describe.each(databases)('an error from %s', (database) => {
  let planner: TestPlanner;
  beforeAll(async () => {
    planner = await createTestPlanner(database);
  });
  afterAll(() => planner.close());

  test.each([
    ['uuid', 'select * from users where id = ?::uuid'],
    ['date', 'select ?::date'],
    ['number', 'select ?::text::int'],
    ['time zone', 'select now() at time zone ?'],
    ['raised', `do $$ begin raise 'rejected: "${SECRET}"'; end $$`],
  ])('is logged without the value: %s', async (_, sql) => {
    const error = await planner
      .sql(sql, sql.includes('?') ? [SECRET] : [])
      .catch((thrown: unknown) => thrown);
    expect(String(error)).toContain(SECRET);
    const logged = loggedError(error);
    expect(JSON.stringify(logged)).not.toContain(SECRET);
    expect(logged.stack).toContain('    at ');
  });
});
