import { describe, expect, test } from 'vitest';
import { emailSchema } from '../src/accounts/account-schemas.js';
import { stripInvisible } from '../src/validation.js';
import { fieldRows } from './field-values.js';
import { PASSWORD, soakDatabases, useTeam } from './planner.js';
import { insertRows } from './snapshot.js';
import { transports } from './transport.js';

const code = (text: string) => [...text].map((char) => char.codePointAt(0)?.toString(16)).join(' ');

describe('invisible characters', () => {
  const invisible = [
    ...[
      [0x00, 0x08],
      [0x0e, 0x1f],
      [0x7f, 0x84],
      [0x86, 0x9f],
    ],
    ...[
      [0x061c, 0x061c],
      [0x200b, 0x200f],
      [0x202a, 0x202e],
      [0x2060, 0x206f],
      [0xfeff, 0xfeff],
    ],
  ].flatMap(([from = 0, to = 0]) => Array.from({ length: to - from + 1 }, (_, n) => from + n));

  test.each(invisible.map((point) => [point.toString(16)]))('U+%s is removed', (point) => {
    const char = String.fromCodePoint(Number.parseInt(point, 16));
    expect(code(stripInvisible(`${char}Ma ${char} ya${char}`))).toBe(code('Ma  ya'));
    expect(emailSchema.parse(`${char}ma${char}ya@planner.example${char}`)).toBe('maya@planner.example');
  });

  test.each(['\t', '\n', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])('%j becomes a space', (text) => {
    expect(stripInvisible(`Maya${text}Okafor`)).toBe('Maya Okafor');
  });

  test.each([
    ['a Persian name with a zero-width non-joiner', 'علی\u200cرضا'],
    ['a Sinhala name with a zero-width joiner', 'ශ්\u200dරී'],
    ['joined emoji', '👩🏽\u200d🚀 🏳️\u200d🌈 👨\u200d👩\u200d👧'],
    ['accents, apostrophes and hyphens', 'Zoë O’Brien-Ñandú'],
    ['a combining accent', 'e\u0301'],
  ])('%s is kept', (_, name) => {
    expect(code(stripInvisible(name))).toBe(code(name));
  });

  test("joiners that don't join anything are removed", () => {
    expect(stripInvisible('\u200dMaya\u200c \u200dOkafor\u200d')).toBe('Maya Okafor');
    expect(stripInvisible('Ma\u200d\u200dya')).toBe('Maya');
  });

  test('removing many invisible characters takes linear time', () => {
    for (const char of ['\u200d', '\u202e', '\t', 'a\u200c']) {
      const start = performance.now();
      stripInvisible(char.repeat(500_000));
      // A regex that restarts at each invisible character would take minutes.
      expect(performance.now() - start).toBeLessThan(5000);
    }
  });
});

describe.each(soakDatabases)('the account API on %s', (database) => {
  const team = useTeam(database);

  test.each(transports)(
    'ignores invisible characters in registrations and logins, through $name',
    async ({ name, open }) => {
      const email = `${name}@planner.example`.toLowerCase();
      const account = { email: `\u202e${email}\u200b`, password: PASSWORD };
      await open(team.visitor).register({
        ...account,
        firstName: 'gnp.\u202eliv\0e',
        lastName: '\u200b\u2066 ',
      });
      const [stored] = await team.planner.sql(
        'select id, email, first_name, last_name from users where email = ?',
        [email],
      );
      expect(stored).toMatchObject({ email, first_name: 'gnp.live', last_name: null });
      await team.admin.rest('PATCH', `/users/${stored?.id}/approve`, { isApproved: true });
      await expect(open(team.planner.visitor()).login(account)).resolves.toMatchObject({ email });
      const changed = await team.admin.rest('PATCH', `/users/${stored?.id}`, { lastName: 'Oka\u2069for' });
      expect(changed.body).toMatchObject({ lastName: 'Okafor' });
      await expect(open(team.planner.visitor()).register(account)).rejects.toMatchObject({ status: 409 });
    },
  );
});

describe.each(soakDatabases)('the custom field API on %s', (database) => {
  const team = useTeam(database);
  const CREATE = `mutation ($input: FieldInput!) { created: createField(input: $input) { id name label } }`;
  const UPDATE = `mutation ($id: ID!, $input: FieldUpdateInput!) {
    updated: updateField(id: $id, input: $input) { name label }
  }`;

  test('removes invisible characters from labels and names through REST', async () => {
    const { body } = await team.admin.rest('POST', '/field-configs', {
      logType: 'blog',
      fieldLabel: '\u200bWord\u202e count\u2060',
      fieldType: 'text',
    });
    expect(body).toMatchObject({ fieldLabel: 'Word count', fieldName: 'word_count' });
    const changed = await team.admin.rest('PUT', `/field-configs/${body.id}`, {
      fieldLabel: 'Wo\ufeffrds',
      fieldName: '\u200bword count',
      fieldType: 'text',
    });
    expect(changed.body).toMatchObject({ fieldLabel: 'Words', fieldName: 'word_count' });
  });

  test('removes invisible characters from labels and names through GraphQL', async () => {
    const input = { label: '\u200bWord\u202e count\u2060', type: 'text', kinds: [{ kind: 'blog' }] };
    const { data } = await team.admin.graphql(CREATE, { input });
    expect(data?.created).toMatchObject({ label: 'Word count', name: 'word_count' });
    const changed = await team.admin.graphql(UPDATE, {
      ...{ id: data?.created?.id, input: { label: 'Wo\ufeffrds' } },
    });
    expect(changed.data?.updated).toEqual({ label: 'Words', name: 'word_count' });
  });

  test('rejects reserved names that contain invisible characters', async () => {
    for (const name of [{ fieldLabel: 'th\u200ben' }, { fieldLabel: 'Other', fieldName: 'th\u200ben' }]) {
      const { status } = await team.admin.rest('POST', '/field-configs', {
        logType: 'blog',
        fieldType: 'text',
        ...name,
      });
      expect(status).toBe(400);
    }
  });

  test('requires a visible label', async () => {
    const { status, body } = await team.admin.rest('POST', '/field-configs', {
      logType: 'blog',
      fieldLabel: '\u200b\u202e',
      fieldType: 'text',
    });
    expect([status, body.message]).toEqual([400, 'fieldLabel is required']);
  });

  test('updates fields whose stored names contain invisible characters', async () => {
    const id = '01a1fc84-423c-74ab-83ed-b1c9df842da4';
    await insertRows(team.planner, fieldRows([{ id, kind: 'blog', name: 'wo\u200brds' }]));
    const { status, body } = await team.admin.rest('PUT', `/field-configs/${id}`, {
      fieldLabel: 'Words',
      fieldName: 'wo\u200brds',
      fieldType: 'text',
    });
    expect([status, body.fieldName]).toEqual([200, 'wo\u200brds']);
  });
});
