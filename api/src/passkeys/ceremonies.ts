import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import {
  COSEALG,
  decodeAttestationObject,
  decodeClientDataJSON,
  isoBase64URL,
  isoCBOR,
} from '@simplewebauthn/server/helpers';
import { PASSKEY_SECONDS } from '../auth/passkey-tokens.js';
import type { Assertion, Attestation } from './passkey-input.js';
import type { RelyingParty } from './relying-party.js';

/** The name that authenticators display. */
const NAME = 'Content Planner';

/** How long browsers wait for the user, in milliseconds. */
const TIMEOUT = PASSKEY_SECONDS * 1000;

/**
 * Every authenticator supports at least one of these algorithms. The list does not depend on the version of Node.js.
 */
const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** The properties of a passkey that the database stores. */
export interface VerifiedPasskey {
  credentialId: string;
  /** The COSE key, in Base64URL. */
  publicKey: string;
  counter: number;
  isSynced: boolean;
}

/** Returns the browser's options for a login with any passkey for this website. */
export const loginOptionsOf = ({ rpId }: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({ rpID: rpId, timeout: TIMEOUT, userVerification: 'required' });

/**
 * Returns the browser's options for a new passkey. Authenticators that already have one of the `known` passkeys don't
 * create another.
 */
export const registrationOptionsOf = (
  { rpId }: RelyingParty,
  user: { email: string; name: string; userHandle: string },
  known: readonly { id: string; transports: string[] }[],
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpName: NAME,
    rpID: rpId,
    userID: isoBase64URL.toBuffer(user.userHandle),
    userName: user.email,
    userDisplayName: user.name,
    timeout: TIMEOUT,
    excludeCredentials: [...known],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });

/**
 * Discards the attestation, which identifies the authenticator's manufacturer. The attestation is not used here. To
 * verify its certificates, the library would send requests to addresses that the user can choose.
 */
const withoutAttestation = (attestationObject: string): string =>
  isoBase64URL.fromBuffer(
    isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')],
      ]),
    ),
  );

/**
 * Rejects all responses from a page that is in a frame on another site. Allowing certain sites would not be reliable,
 * because not all browsers report which site embeds the page.
 */
function requireOwnPage(clientDataJSON: string): void {
  if (decodeClientDataJSON(clientDataJSON).crossOrigin) throw new Error('The page was in a frame.');
}

/** Verifies a new passkey. @throws Error if the response is invalid; the message describes the problem */
export async function verifyRegistration(
  { rpId, origin }: RelyingParty,
  challenge: string,
  { response, ...credential }: Attestation,
): Promise<VerifiedPasskey> {
  requireOwnPage(response.clientDataJSON);
  const { clientDataJSON } = response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { clientDataJSON, attestationObject: withoutAttestation(response.attestationObject) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) throw new Error('The response is invalid.');
  const { id, publicKey, counter } = registrationInfo.credential;
  // Compare the two ids, because the authenticator has signed the id in its own data, but not the id that the browser
  // sends next to that data.
  if (id !== credential.id) throw new Error('The ids of the credential differ.');
  return {
    credentialId: id,
    publicKey: isoBase64URL.fromBuffer(publicKey),
    counter,
    isSynced: registrationInfo.credentialBackedUp,
  };
}

/**
 * Verifies that a passkey has signed a challenge. Does not check the counter, because the database does that when it
 * stores the new value.
 *
 * @throws Error if the response is invalid; the message describes the problem
 */
export async function verifyLogin(
  { rpId, origin }: RelyingParty,
  challenge: string,
  { response, ...credential }: Assertion,
  { credentialId, publicKey }: Pick<VerifiedPasskey, 'credentialId' | 'publicKey'>,
): Promise<Pick<VerifiedPasskey, 'counter' | 'isSynced'>> {
  requireOwnPage(response.clientDataJSON);
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...credential,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
    requireUserVerification: true,
  });
  if (!verified) throw new Error('The signature is invalid.');
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp };
}
