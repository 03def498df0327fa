import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The flag bits in the authenticator data. */
const FLAGS = { present: 0x01, verified: 0x04, synced: 0x18, attested: 0x40 };

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** How a browser or an authenticator deviates from what the server expects. */
export interface Deviation {
  /** The origin of the page. */
  origin?: string;
  /** The host name that the authenticator signs for. */
  rpId?: string;
  challenge?: string;
  type?: string;
  /** Whether the page was in a frame embedded in another site. */
  crossOrigin?: boolean;
  /** Whether the authenticator verified its user, for example with a PIN. */
  isVerified?: boolean;
  /** Whether the user touched the authenticator. */
  isPresent?: boolean;
  userHandle?: string | undefined;
  /** The id of the credential that the browser sends. */
  credentialId?: string;
  /** Whether the authenticator registers its last credential again. */
  isSame?: boolean;
  /** The attestation statement, which identifies the maker of the authenticator. */
  attestation?: { format: string; statement: Map<string, Uint8Array[]> };
}

interface Credential {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
}

/** A browser with a software authenticator. The authenticator signs with ES256, as most authenticators do. */
export class Authenticator {
  readonly origin: string;
  /** The signature counter that the authenticator reports. Undefined for synced passkeys, which always report 0. */
  counter: number | undefined;
  readonly credentials: Credential[] = [];

  /** @param origin the origin of the page */
  constructor(origin: string, counter?: number) {
    this.origin = origin;
    this.counter = counter;
  }

  /** The most recently created credential. */
  get last(): Credential {
    const credential = this.credentials.at(-1);
    if (!credential) throw new Error('The authenticator has no credential.');
    return credential;
  }

  /** Creates a credential. */
  create(
    { challenge, rp, user }: PublicKeyCredentialCreationOptionsJSON,
    deviation: Deviation = {},
  ): RegistrationResponseJSON {
    if (!deviation.isSame) {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      this.credentials.push({ id: base64url(randomBytes(32)), privateKey, userHandle: user.id });
    }
    const { privateKey, id: ownId } = this.last;
    const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
    const id = Buffer.from(ownId, 'base64url');
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = [Buffer.alloc(16), length, id, cose];
    const { format, statement } = deviation.attestation ?? {
      format: 'none',
      statement: new Map<string, Uint8Array[]>(),
    };
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Map<string, Uint8Array[]> | Uint8Array>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', this.#data(rp.id ?? '', deviation, attested)],
      ]),
    );
    const sentId = deviation.credentialId ?? ownId;
    return {
      id: sentId,
      rawId: sentId,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, deviation)),
        attestationObject: base64url(attestationObject),
        transports: ['internal', 'hybrid'],
      },
      clientExtensionResults: {},
    };
  }

  /** Signs a challenge with the most recently created credential. */
  get(
    { challenge, rpId = '' }: PublicKeyCredentialRequestOptionsJSON,
    deviation: Deviation = {},
  ): AuthenticationResponseJSON {
    const { id, privateKey, userHandle } = this.last;
    if (this.counter !== undefined) this.counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge, deviation);
    const data = this.#data(rpId, deviation);
    const sentId = deviation.credentialId ?? id;
    const sentHandle = 'userHandle' in deviation ? deviation.userHandle : userHandle;
    return {
      id: sentId,
      rawId: sentId,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)),
        ...(sentHandle !== undefined && { userHandle: sentHandle }),
      },
      clientExtensionResults: {},
    };
  }

  #clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const { origin = this.origin, crossOrigin = false } = deviation;
    const sent = { type: deviation.type ?? type, challenge: deviation.challenge ?? challenge };
    return Buffer.from(JSON.stringify({ ...sent, origin, crossOrigin }));
  }

  #data(rpId: string, deviation: Deviation, attested: Uint8Array[] = []): Buffer {
    const { isPresent = true, isVerified = true } = deviation;
    const flags =
      (isPresent ? FLAGS.present : 0) |
      (isVerified ? FLAGS.verified : 0) |
      (this.counter === undefined ? FLAGS.synced : 0) |
      (attested.length > 0 ? FLAGS.attested : 0);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter ?? 0);
    return Buffer.concat([sha256(deviation.rpId ?? rpId), Buffer.from([flags]), counter, ...attested]);
  }
}
