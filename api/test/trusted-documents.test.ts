import { compileQuery } from 'graphql-jit';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import sdkDocuments from '../src/graphql/sdk-documents.json' with { type: 'json' };
import { useTeam } from './planner.js';

// Record calls without replacing the implementation.
vi.mock('graphql-jit', { spy: true });

describe('the query compiler', () => {
  const team = useTeam('postgresql');
  const compiled = vi.mocked(compileQuery);
  beforeEach(() => {
    compiled.mockClear();
  });

  const send = async (client: typeof team.member, query: string) => {
    for (let n = 0; n < 3; n += 1) expect((await client.graphql(query)).errors).toBeUndefined();
  };

  test('compiles an sdk query once for all users, but not for visitors', async () => {
    await send(team.visitor, sdkDocuments.Viewer);
    expect(compiled).not.toHaveBeenCalled();
    await send(team.member, sdkDocuments.Viewer);
    await send(team.admin, sdkDocuments.Viewer);
    expect(compiled).toHaveBeenCalledTimes(1);
  });

  test('does not compile mutations', async () => {
    await team.visitor.graphql(sdkDocuments.Logout);
    await team.member.graphql(sdkDocuments.CreateBrand, { input: { name: 'Acme', color: '#123456' } });
    await team.admin.graphql(sdkDocuments.CreateBrand, { input: { name: 'Acme', color: '#123456' } });
    expect(compiled).not.toHaveBeenCalled();
  });

  test.each([
    ['a changed document', `${sdkDocuments.Brands} `],
    ['a document with a comment', `${sdkDocuments.Brands} # comment`],
    ['a document from another client', '{ brands { id } }'],
  ])('never compiles %s', async (_, query) => {
    await send(team.member, query);
    expect(compiled).not.toHaveBeenCalled();
  });

  test('reports the first error in the variables of a compiled query', async () => {
    await team.member.graphql(sdkDocuments.Calendar, { from: '2026-03-01', to: '2026-03-02' });
    expect(compiled).toHaveBeenCalledTimes(1);
    const variables = { from: '2026-03-01', to: '2026-03-02', filter: { kinds: Array(5000).fill(null) } };
    for (const client of [team.member, team.visitor]) {
      const { errors } = await client.graphql(sdkDocuments.Calendar, variables);
      expect(errors).toMatchObject([
        { message: 'Expected non-nullable type "LogKind!" not to be null.', extensions: { status: 400 } },
      ]);
    }
  });

  test('rejects an operation name that the document does not contain', async () => {
    const json = { query: sdkDocuments.Brands, operationName: 'Other' };
    for (let n = 0; n < 2; n += 1) {
      const { body } = await team.member.request('/graphql', { method: 'POST', json });
      expect(body.errors).toMatchObject([{ message: 'Could not determine what operation to execute.' }]);
    }
  });
});
