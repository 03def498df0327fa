import { verifyRegistration } from '../src/passkeys/ceremonies.js';
import type { Passkey } from '../src/passkeys/passkey.entity.js';
import { Authenticator, type Deviation } from './authenticator.js';
import type { Client } from './client.js';
import { graphqlCaller } from './transport.js';

/** The planner's origin in passkey tests. */
export const ORIGIN = 'https://planner.example';

/** Settings that allow passkeys. */
export const PASSKEY_SETTINGS = { PUBLIC_URL: ORIGIN };

export const START = 'mutation { startPasskey { registration options } }';
export const ADD =
  'mutation ($input: PasskeyInput!) { addPasskey(input: $input) { id name isSynced createdAt lastUsedAt } }';

/** A passkey in responses. */
export interface ListedPasskey {
  id: string;
  name: string;
  isSynced: boolean;
  createdAt: string;
  lastUsedAt: string | null;
}

/** The response to `startPasskey`. */
export interface Started {
  registration: string;
  options: Parameters<Authenticator['create']>[0];
}

export const startPasskey = (client: Client): Promise<Started> =>
  graphqlCaller(client)<Started>('startPasskey', START);

/** Adds a passkey to the account of the client's user. Throws a `CallError` if the passkey is rejected. */
export async function addPasskey(
  client: Client,
  authenticator = new Authenticator(ORIGIN),
  { name, ...deviation }: Deviation & { name?: string } = {},
): Promise<ListedPasskey> {
  const { registration, options } = await startPasskey(client);
  const response = authenticator.create(options, deviation);
  return graphqlCaller(client)<ListedPasskey>('addPasskey', ADD, {
    input: { registration, response, ...(name !== undefined && { name }) },
  });
}

/** Creates a credential. Returns the values that the database stores for its passkey. */
export async function passkeyRow(
  authenticator: Authenticator,
  owner: Pick<Passkey, 'id' | 'userId' | 'name'>,
): Promise<Omit<Passkey, 'createdAt' | 'lastUsedAt'>> {
  const userHandle = 'a-handle-of-22-letters';
  const { origin, hostname: rpId } = new URL(authenticator.origin);
  const challenge = 'challenge';
  const response = authenticator.create({
    ...{ challenge, rp: { id: rpId, name: 'Planner' }, pubKeyCredParams: [] },
    user: { id: userHandle, name: '', displayName: '' },
  });
  return {
    ...(await verifyRegistration({ rpId, origin }, challenge, response)),
    ...{ ...owner, userHandle, transports: ['internal'] },
  };
}

/** A login error, with the properties that REST and GraphQL have in common. Null if the login succeeds. */
export type Failure = { status: number; message: string } | null;

/** The response to the start of a login. */
export interface StartedLogin {
  login: string;
  options: Parameters<Authenticator['get']>[0];
}

const failureOf = async (call: Promise<unknown>): Promise<Failure> =>
  call.then(
    () => null,
    ({ status, message }: { status: number; message: string }) => ({ status, message }),
  );

/** Logins with a passkey through REST and GraphQL. */
export const passkeyTransports = [
  {
    name: 'REST',
    async start(client: Client): Promise<StartedLogin> {
      return (await client.rest<StartedLogin>('POST', '/auth/passkey/options')).body;
    },
    async complete(client: Client, input: object): Promise<Failure> {
      const { status, body } = await client.rest<{ message: string }>('POST', '/auth/passkey', input);
      return status === 200 ? null : { status, message: body.message };
    },
  },
  {
    name: 'GraphQL',
    start: (client: Client) =>
      graphqlCaller(client)<StartedLogin>(
        'startPasskeyLogin',
        'mutation { startPasskeyLogin { login options } }',
      ),
    complete: (client: Client, input: object) =>
      failureOf(
        graphqlCaller(client)(
          'completePasskeyLogin',
          'mutation ($input: PasskeyLoginInput!) { completePasskeyLogin(input: $input) { id } }',
          { input },
        ),
      ),
  },
] as const;

const [rest] = passkeyTransports;

/** Logs in with the authenticator's last credential through REST. */
export async function logInWith(
  client: Client,
  authenticator: Authenticator,
  deviation: Deviation = {},
): Promise<Failure> {
  const { login, options } = await rest.start(client);
  return rest.complete(client, { login, response: authenticator.get(options, deviation) });
}
