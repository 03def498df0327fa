import { CONNECTION_ERRORS, PASSKEY_ERRORS } from '@content-planner/model';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { PlannerClient } from '../core/planner-client.js';
import { clientError } from '../core/planner-error.js';

/** Loads the library on demand, because most pages never use a passkey. */
const loadLibrary = () =>
  import('@simplewebauthn/browser').catch(() => {
    throw clientError(CONNECTION_ERRORS, 'noResponse', {});
  });

/**
 * Returns why this page can't use the planner's passkeys, or null if it can. The planner accepts passkeys only from its
 * own pages.
 *
 * @param rpId the host name that the passkeys belong to
 */
export function whyNoPasskeys({ url }: PlannerClient, rpId: string): 'otherAddress' | 'browser' | null {
  if (typeof window === 'undefined') return 'browser';
  const { hostname, href, origin } = window.location;
  if (hostname !== rpId || new URL(url, href).origin !== origin) return 'otherAddress';
  return 'PublicKeyCredential' in window ? null : 'browser';
}

/**
 * Waits for the user to use or create a passkey in a browser dialog.
 *
 * @returns the result, or null if the user cancels or does not respond in time
 */
async function whileAsked<Result>(
  asked: Promise<Result>,
  codes: { conflict?: 'passkeyOnDevice'; failure: 'passkeyNotCreated' | 'passkeyUnusable' },
): Promise<Result | null> {
  try {
    return await asked;
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw clientError(PASSKEY_ERRORS, (name === 'InvalidStateError' && codes.conflict) || codes.failure, {});
  }
}

/**
 * Signs a login with a passkey that the user chooses.
 *
 * @param options `PublicKeyCredentialRequestOptionsJSON` from the server
 * @param signal the browser's dialog closes when this signal is aborted
 * @returns the response to send to the server, or null if the user cancels or the signal is aborted
 */
export async function signLogin(
  options: unknown,
  signal: AbortSignal | undefined,
): Promise<AuthenticationResponseJSON | null> {
  const { startAuthentication, WebAuthnAbortService } = await loadLibrary();
  if (signal?.aborted) return null;
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  signal?.addEventListener('abort', cancel);
  const response = await whileAsked(startAuthentication({ optionsJSON }), {
    failure: 'passkeyUnusable',
  }).finally(() => signal?.removeEventListener('abort', cancel));
  return signal?.aborted ? null : response;
}

/**
 * Creates a passkey.
 *
 * @param options `PublicKeyCredentialCreationOptionsJSON` from the server
 * @returns the response to send to the server, or null if the user cancels
 */
export async function createCredential(options: unknown): Promise<RegistrationResponseJSON | null> {
  const { startRegistration } = await loadLibrary();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return whileAsked(startRegistration({ optionsJSON }), {
    conflict: 'passkeyOnDevice',
    failure: 'passkeyNotCreated',
  });
}
