import type { Client } from './client.js';
import { PASSWORD } from './planner.js';
import { graphqlCaller, restCaller } from './transport.js';

/** Calls that change accounts through REST and GraphQL. */
export const entryPoints = [
  {
    name: 'REST',
    open(client: Client) {
      const call = restCaller(client);
      return {
        login: (email: string) => call('POST', '/auth/login', { email, password: PASSWORD }),
        createUser: (email: string) => call('POST', '/users', { email, password: PASSWORD }),
        updateUser: (id: string, input: object) => call('PATCH', `/users/${id}`, input),
        setUserAdmin: (id: string, isAdmin: boolean) => call('PATCH', `/users/${id}/admin`, { isAdmin }),
        setUserApproved: (id: string, isApproved: boolean) =>
          call('PATCH', `/users/${id}/approve`, { isApproved }),
        deleteUser: (id: string) => call('DELETE', `/users/${id}`),
      };
    },
  },
  {
    name: 'GraphQL',
    open(client: Client) {
      const call = graphqlCaller(client);
      return {
        login: (email: string) =>
          call('login', 'mutation ($input: LoginInput!) { login(input: $input) { id } }', {
            input: { email, password: PASSWORD },
          }),
        createUser: (email: string) =>
          call('createUser', 'mutation ($input: UserInput!) { createUser(input: $input) { id } }', {
            input: { email, password: PASSWORD },
          }),
        updateUser: (id: string, input: object) =>
          call(
            'updateUser',
            'mutation ($id: ID!, $input: UserUpdateInput!) { updateUser(id: $id, input: $input) { id } }',
            { id, input },
          ),
        setUserAdmin: (id: string, isAdmin: boolean) =>
          call(
            'setUserAdmin',
            'mutation ($id: ID!, $isAdmin: Boolean!) { setUserAdmin(id: $id, isAdmin: $isAdmin) { id } }',
            { id, isAdmin },
          ),
        setUserApproved: (id: string, isApproved: boolean) =>
          call(
            'setUserApproved',
            'mutation ($id: ID!, $isApproved: Boolean!) { setUserApproved(id: $id, isApproved: $isApproved) { id } }',
            { id, isApproved },
          ),
        deleteUser: (id: string) => call('deleteUser', 'mutation ($id: ID!) { deleteUser(id: $id) }', { id }),
      };
    },
  },
] as const;

/** Changes the user's own password. Only GraphQL supports this. */
export const changePassword = (client: Client, current: string, next: string) =>
  graphqlCaller(client)(
    'changePassword',
    'mutation ($current: String!, $next: String!) { changePassword(current: $current, new: $next) }',
    { current, next },
  );
