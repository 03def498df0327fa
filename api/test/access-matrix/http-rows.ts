import type { RequestOptions } from '../client.js';
import { contractKinds } from '../contract-kinds.js';
import { partsOf, type Role } from '../rest-contract/row.js';
import { table } from '../rest-contract/table.js';
import type { Access } from './access.js';
import { importRows } from './graphql-rows.js';
import { ownEntry, usedKind } from './own-kinds.js';

/** A route on the server. */
export interface HttpRow {
  /** The method and path in the router, such as `PUT /api/brands/:id`. */
  operation: string;
  access: Access;
  /** The path of a call that succeeds. */
  path: string;
  request: RequestOptions;
  status: number;
}

const accessOf = (role: Role, method: string, path: string): Access => {
  if (path === '/login') return 'open';
  if (path === '/auth/user') return 'login';
  if (role !== 'member') return role === 'visitor' ? 'visitor' : 'admin';
  if (method === 'GET' && /^\/(logs|brands|field-configs)\b/.test(path)) return 'reader';
  return path.startsWith('/logs/') ? 'writer' : 'user';
};

/** The REST routes, with request bodies from the REST contract. */
const documented = table.map(({ call, by, id = '', succeeds: [{ sends, returns }] }): HttpRow => {
  const { method, path } = partsOf(call);
  return {
    operation: `${method} /api${path.replace('{id}', ':id')}`,
    access: accessOf(by, method, path),
    path: `/api${path.replace('{id}', id)}`,
    request: { method, json: sends },
    status: returns[0],
  };
});

const open = (operation: string, path: string, request: RequestOptions = {}): HttpRow => ({
  ...{ operation, access: 'open' as const, path, request },
  status: 200,
});

const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

const ownPath = `/api/logs/${usedKind.id}`;
const ownId = `${ownPath}/${ownEntry.id}`;
const ownBody = { title: 'Award', startDate: ownEntry.day };

const ownKindRow = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  json: object | undefined,
  status: number,
): HttpRow => ({
  operation: `${method} ${path.replace(ownPath, '/api/logs/:kind').replace(ownEntry.id, ':id')}`,
  access: method === 'GET' ? 'reader' : 'writer',
  path,
  request: { method, ...(json && { json }) },
  status,
});

/** The routes for the kinds that administrators create. */
const ownKindRows: readonly HttpRow[] = [
  ownKindRow('GET', ownPath, undefined, 200),
  ownKindRow('POST', ownPath, ownBody, 201),
  ownKindRow('PATCH', `${ownPath}/bulk`, { ids: [ownEntry.id], data: { showOnCalendar: false } }, 200),
  ownKindRow('DELETE', `${ownPath}/bulk`, { ids: [ownEntry.id] }, 200),
  ownKindRow('GET', ownId, undefined, 200),
  ownKindRow('PUT', ownId, ownBody, 200),
  ownKindRow('PATCH', ownId, { title: 'Prize' }, 200),
  ownKindRow('DELETE', ownId, undefined, 204),
  {
    operation: 'GET /api/field-configs/:kind',
    access: 'reader',
    path: `/api/field-configs/${usedKind.id}`,
    request: {},
    status: 200,
  },
];

/** All routes: who can call each one, and a call that succeeds. Add a row for each new undocumented route. */
export const httpRows: readonly HttpRow[] = [
  ...documented,
  open('GET /health/live', '/health/live'),
  open('GET /health/ready', '/health/ready'),
  open('GET /api/docs', '/api/docs'),
  // Single sign-on is not set up here, so these routes return 404. `single-sign-on.test.ts` covers single sign-on.
  { ...open('GET /api/auth/oidc/start', '/api/auth/oidc/start'), status: 404 },
  { ...open('GET /api/auth/oidc/callback', '/api/auth/oidc/callback'), status: 404 },
  open('GET /api/openapi.json', '/api/openapi.json'),
  open('GET /api/schema.graphql', '/api/schema.graphql'),
  {
    operation: 'GET /api/entries',
    access: 'reader',
    path: '/api/entries?from=2026-03-01&to=2026-03-31',
    request: {},
    status: 200,
  },
  { operation: 'GET /api/people', access: 'reader', path: '/api/people', request: {}, status: 200 },
  { operation: 'GET /api/kinds', access: 'reader', path: '/api/kinds', request: {}, status: 200 },
  { operation: 'GET /api/fields', access: 'reader', path: '/api/fields', request: {}, status: 200 },
  ...ownKindRows,
  ...['/entries.csv', ...contractKinds.map(({ segment }) => `/logs/${segment}.csv`)].map(
    (path): HttpRow => ({
      operation: `GET /api${path}`,
      access: 'reader',
      path: `/api${path}`,
      request: {},
      status: 200,
    }),
  ),
  {
    operation: 'POST /api/entries.csv',
    access: 'reader',
    path: '/api/entries.csv',
    request: { method: 'POST', json: { ids: [UNKNOWN_ID] } },
    status: 200,
  },
  {
    ...open('ALL /graphql', '/graphql', { method: 'POST', json: { query: '{ __typename }' } }),
    access: 'anyone',
  },
  {
    operation: 'ALL /graphql/import',
    access: 'writer',
    path: '/graphql/import',
    request: {
      method: 'POST',
      json: {
        query:
          'mutation ($rows: [ImportRowInput!]!) { importEntries(rows: $rows, dryRun: true) { createdCount } }',
        variables: { rows: importRows },
      },
    },
    status: 200,
  },
  open('GET /shared/:id', `/shared/${UNKNOWN_ID}`),
  { ...open('GET /embed/:id', `/embed/${UNKNOWN_ID}`), status: 404 },
  { ...open('GET /feeds/:file', `/feeds/cp_feed_${'x'.repeat(43)}.ics`), status: 404 },
  open('GET /assets/*', '/assets/page-1.js'),
  open('GET /*', '/'),
];
