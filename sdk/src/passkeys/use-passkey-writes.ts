import { useCallback } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import { useCall, type WriteTuple, writeHook } from '../core/use-write.js';
import { type Changed, write } from '../core/write.js';
import { graphql, type VariablesOf } from '../graphql.js';
import type { Passkey } from './passkey.js';
import { passkeyFields } from './passkey-fields.js';
import { createCredential } from './webauthn.js';

const START = graphql(`
  mutation StartPasskey {
    started: startPasskey {
      registration
      options
    }
  }
`);

const ADD = graphql(
  `
    mutation AddPasskey($input: PasskeyInput!) {
      passkey: addPasskey(input: $input) {
        ...PasskeyFields
      }
    }
  `,
  [passkeyFields],
);

const RENAME = graphql(
  `
    mutation RenamePasskey($id: ID!, $name: String!) {
      passkey: renamePasskey(id: $id, name: $name) {
        ...PasskeyFields
      }
    }
  `,
  [passkeyFields],
);

const REMOVE = graphql(`
  mutation RemovePasskey($id: ID!) {
    removePasskey(id: $id)
  }
`);

/** A new name for a passkey. */
export interface PasskeyRename {
  id: string;
  name: string;
}

const START_SHAPE = {
  mutation: START,
  variables: () => ({}),
  result: ({ started }: { started: { registration: string; options: unknown } }) => started,
};

const ADD_SHAPE = {
  mutation: ADD,
  variables: (input: VariablesOf<typeof ADD>['input']) => ({ input }),
  result: ({ passkey }: { passkey: Passkey }, changed: Changed) => ({ ...passkey, ...changed }),
};

/**
 * Adds a passkey to the logged-in user's account. The user must confirm in a browser dialog. Call the function in
 * response to a click, and only if `useLoginOptions` returns `passkeys`.
 *
 * @returns a function and its state. The function resolves to the passkey with a `changeId`, or to null if the user
 * cancels. It can reject with a PlannerError: `recentLoginRequired`, `conflict` if the device already has a passkey for
 * this account or the user has too many passkeys, `notFound` or `forbidden` if the planner does not accept passkeys, or
 * `invalid` if the browser could not create the passkey.
 * @example
 * const [addPasskey] = useAddPasskey();
 * const passkey = await addPasskey();
 */
export function useAddPasskey(): WriteTuple<void, (Passkey & Changed) | null> {
  const planner = usePlanner();
  return useCall(
    useCallback(async () => {
      const { registration, options } = await write(planner, START_SHAPE, undefined);
      const response = await createCredential(options);
      return response && write(planner, ADD_SHAPE, { registration, response });
    }, [planner]),
  );
}

/**
 * Renames one of the logged-in user's passkeys.
 *
 * @returns a function and its state. The function resolves to the passkey with a `changeId`. It can reject with a
 * PlannerError: `invalid` or `notFound`.
 * @example
 * const [renamePasskey] = useRenamePasskey();
 * await renamePasskey({ id: passkey.id, name: 'Work laptop' });
 */
export const useRenamePasskey: () => WriteTuple<PasskeyRename, Passkey & Changed> = writeHook({
  mutation: RENAME,
  variables: (input) => input,
  result: ({ passkey }, changed) => ({ ...passkey, ...changed }),
});

/**
 * Removes one of the logged-in user's passkeys, for example the one on a lost phone. Sessions that were started with
 * the passkey don't end.
 *
 * @returns a function and its state. The function takes the passkey's id and resolves to `{ changeId }`. It can reject
 * with a PlannerError: `recentLoginRequired` or `notFound`.
 * @example
 * const [removePasskey] = useRemovePasskey();
 * await removePasskey(passkey.id);
 */
export const useRemovePasskey: () => WriteTuple<string, Changed> = writeHook({
  mutation: REMOVE,
  variables: (id) => ({ id }),
  result: (_, changed) => changed,
});
