import type { Api } from './api.js';

/** A link or an embed that was created for a test. */
export interface Shared {
  id: string;
  secret: string;
}

/** Creates a link or an embed. */
export async function share(api: Api, input: object): Promise<Shared> {
  const { created } = await api.graphql<{ created: { secret: string; token: { id: string } } }>(
    'mutation ($input: AccessTokenInput!) { created: createAccessToken(input: $input) { secret token { id } } }',
    { input: { name: 'Test', ...input } },
  );
  return { id: created.token.id, secret: created.secret };
}

/** Revokes a link or an embed. */
export const revoke = (api: Api, { id }: Shared) =>
  api.graphql('mutation ($id: ID!) { revokeAccessToken(id: $id) { id } }', { id });

/** Creates the brands for the tests. The brand `other` is never shared. */
export async function createBrands(api: Api): Promise<{ own: string; other: string }> {
  const own = await api.post<{ id: string }>('/brands', { name: 'Lumen Cycles', color: '#2f6bd8' });
  const other = await api.post<{ id: string }>('/brands', { name: 'Rival Rockets', color: '#d8562f' });
  return { own: own.id, other: other.id };
}

/** Creates an entry for a brand. */
export const plan = (api: Api, brandId: string, title: string, date: string) =>
  api.post<{ id: string }>('/logs/other', { title, date, brandId });
