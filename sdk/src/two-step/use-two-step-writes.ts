import { type WriteTuple, writeHook } from '../core/use-write.js';
import type { Changed } from '../core/write.js';
import { graphql } from '../graphql.js';

const START = graphql(`
  mutation StartTwoStepSetup($password: String!) {
    setup: startTwoStepSetup(password: $password) {
      secret
      uri
    }
  }
`);

const TURN_ON = graphql(`
  mutation TurnOnTwoStep($code: String!) {
    recoveryCodes: turnOnTwoStep(code: $code)
  }
`);

const TURN_OFF = graphql(`
  mutation TurnOffTwoStep($password: String!, $code: String!) {
    turnOffTwoStep(password: $password, code: $code)
  }
`);

const REPLACE = graphql(`
  mutation ReplaceRecoveryCodes($password: String!, $code: String!) {
    recoveryCodes: replaceRecoveryCodes(password: $password, code: $code)
  }
`);

const RESET = graphql(`
  mutation ResetTwoStep($id: ID!) {
    wasOn: resetTwoStep(id: $id)
  }
`);

/** The setup for an authenticator app. Valid for 15 minutes. */
export interface TwoStepSetup {
  /** The secret in Base32, for users who enter it by hand. */
  secret: string;
  /** The `otpauth:` URI for a QR code. */
  uri: string;
}

/** The current password, and either six digits from the authenticator app or a recovery code. */
export interface TwoStepConfirmation {
  password: string;
  code: string;
}

/** Ten codes that can't be fetched again. Each works once, in place of a code from the app. */
export interface RecoveryCodes {
  recoveryCodes: readonly string[];
}

/**
 * Starts the setup of two-step verification for the logged-in user. Complete it with `useTurnOnTwoStep`.
 *
 * @returns a function and its state. The function takes the current password and resolves to the setup. It can reject
 * with a PlannerError: `invalid` if the password is wrong, `conflict` if two-step verification is already on, or
 * `rateLimited` after too many wrong passwords.
 * @example
 * const [startSetup] = useStartTwoStepSetup();
 * const { uri } = await startSetup(password);
 */
export const useStartTwoStepSetup: () => WriteTuple<string, TwoStepSetup> = writeHook({
  mutation: START,
  variables: (password) => ({ password }),
  result: ({ setup }) => setup,
});

/**
 * Completes the setup with a code from the authenticator app. The user's next login requires a code.
 *
 * @returns a function and its state. The function takes the code and resolves to `{ recoveryCodes, changeId }`. It can
 * reject with a PlannerError: `invalid` if the code is invalid, `conflict` if the setup has expired, or `rateLimited`
 * after too many invalid codes.
 * @example
 * const [turnOn] = useTurnOnTwoStep();
 * const { recoveryCodes } = await turnOn('491805');
 */
export const useTurnOnTwoStep: () => WriteTuple<string, RecoveryCodes & Changed> = writeHook({
  mutation: TURN_ON,
  variables: (code) => ({ code }),
  result: ({ recoveryCodes }, changed) => ({ recoveryCodes, ...changed }),
});

/**
 * Turns off two-step verification for the logged-in user.
 *
 * @returns a function and its state. The function resolves to `{ changeId }`. It can reject with a PlannerError:
 * `invalid` if the password or the code is wrong, `forbidden` if the planner requires two-step verification, `conflict`
 * if two-step verification is off, or `rateLimited` after too many wrong passwords or invalid codes.
 * @example
 * const [turnOff] = useTurnOffTwoStep();
 * await turnOff({ password, code: '491805' });
 */
export const useTurnOffTwoStep: () => WriteTuple<TwoStepConfirmation, Changed> = writeHook({
  mutation: TURN_OFF,
  variables: (confirmation) => confirmation,
  result: (_, changed) => changed,
});

/**
 * Replaces the logged-in user's recovery codes. The old codes no longer work.
 *
 * @returns a function and its state. The function resolves to `{ recoveryCodes, changeId }`. It can reject with a
 * PlannerError: `invalid` if the password or the code is wrong, `conflict` if two-step verification is off, or
 * `rateLimited` after too many wrong passwords or invalid codes.
 * @example
 * const [replaceCodes] = useReplaceRecoveryCodes();
 * const { recoveryCodes } = await replaceCodes({ password, code: '491805' });
 */
export const useReplaceRecoveryCodes: () => WriteTuple<TwoStepConfirmation, RecoveryCodes & Changed> =
  writeHook({
    mutation: REPLACE,
    variables: (confirmation) => confirmation,
    result: ({ recoveryCodes }, changed) => ({ recoveryCodes, ...changed }),
  });

/**
 * Turns off two-step verification for another user who has lost their phone and recovery codes. Also removes that
 * user's passkeys. Administrators only.
 *
 * @returns a function and its state. The function takes the user's id and resolves to `{ wasOn, changeId }`. `wasOn` is
 * true if two-step verification was on or the user had passkeys. The function can reject with a PlannerError:
 * `forbidden`, `recentLoginRequired`, `notFound`, or `invalid` for the viewer's own account.
 * @example
 * const [resetTwoStep] = useResetTwoStep();
 * const { wasOn } = await resetTwoStep(user.id);
 */
export const useResetTwoStep: () => WriteTuple<string, { wasOn: boolean } & Changed> = writeHook({
  mutation: RESET,
  variables: (id) => ({ id }),
  result: ({ wasOn }, changed) => ({ wasOn, ...changed }),
});
