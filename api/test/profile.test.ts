import { describe, expect, test } from 'vitest';
import { activity } from './activity.js';
import { ADMIN_EMAIL, MEMBER_EMAIL, PASSWORD, soakDatabases, useTeam } from './planner.js';
import { restTransport } from './transport.js';

describe.each(soakDatabases)('the profile on %s', (database) => {
  const team = useTeam(database);

  const update = async (input: object) =>
    team.member.graphql(
      'mutation ($input: ProfileInput!) { updateProfile(input: $input) { firstName lastName email } }',
      {
        input,
      },
    );

  test('lets users change their own names', async () => {
    expect((await update({ firstName: 'Maya', lastName: 'Okafor' })).data).toEqual({
      updateProfile: { firstName: 'Maya', lastName: 'Okafor', email: MEMBER_EMAIL },
    });
    expect((await update({ lastName: null })).data?.updateProfile).toMatchObject({
      ...{ firstName: 'Maya', lastName: null },
    });
    const [set] = await activity(team.admin);
    expect(set).toMatchObject({ action: 'edit', subjectType: 'user' });
    const { body: user } = await team.member.rest('GET', '/auth/user');
    expect(user).toMatchObject({ firstName: 'Maya', isAdmin: false });
    expect(set?.actor).toEqual({ id: user.id });
  });

  test('lets users change their email address with the current password, and ends their other sessions', async () => {
    const elsewhere = team.planner.visitor();
    await restTransport(elsewhere).login({ email: MEMBER_EMAIL, password: PASSWORD });
    const email = 'maya@planner.example';
    const failed = async (input: object) => (await update(input)).errors?.[0]?.extensions;
    expect(await failed({ email })).toMatchObject({ status: 400, errors: [{ field: 'currentPassword' }] });
    expect(await failed({ email, currentPassword: 'wrong' })).toMatchObject({ status: 400 });
    expect(await failed({ email: ADMIN_EMAIL, currentPassword: PASSWORD })).toMatchObject({ status: 409 });
    expect(await restTransport(elsewhere).viewer()).not.toBeNull();
    expect((await update({ email, currentPassword: PASSWORD })).data?.updateProfile).toMatchObject({ email });
    expect(await restTransport(elsewhere).viewer()).toBeNull();
    expect(await restTransport(team.member).viewer()).toMatchObject({ email });
  });
});
