import type { RequestOptions } from '../client.js';
import { partsOf, type Role } from '../rest-contract/row.js';
import { table } from '../rest-contract/table.js';
import type { Access } from './access.js';

/** A route on the server. */
export interface HttpRow {
  /** The method and path in the router, such as `PUT /api/brands/:id`. */
  operation: string;
  access: Access;
  /** A call that succeeds. */
  path: string;
  request: RequestOptions;
  status: number;
}

const accessOf: Record<Role, Access> = { visitor: 'visitor', member: 'user', administrator: 'admin' };

/** The REST routes, with request bodies from the REST contract. */
const documented = table.map(({ call, by, id = '', succeeds: [{ sends, returns }] }): HttpRow => {
  const { method, path } = partsOf(call);
  return {
    operation: `${method} /api${path.replace('{id}', ':id')}`,
    access: accessOf[by],
    path: `/api${path.replace('{id}', id)}`,
    request: { method, json: sends },
    status: returns[0],
  };
});

const open = (operation: string, path: string, request: RequestOptions = {}): HttpRow => ({
  ...{ operation, access: 'visitor', path, request },
  status: 200,
});

/** Every route, with who can call it and a call that succeeds. Add a row for each new undocumented route. */
export const httpRows: readonly HttpRow[] = [
  ...documented,
  open('GET /health/live', '/health/live'),
  open('GET /health/ready', '/health/ready'),
  open('GET /api/openapi.json', '/api/openapi.json'),
  open('ALL /graphql', '/graphql', { method: 'POST', json: { query: '{ __typename }' } }),
  open('GET /assets/*', '/assets/page-1.js'),
  open('GET /*', '/'),
];
