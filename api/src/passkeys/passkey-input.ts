import { z } from 'zod';
import { labelOf, problem } from '../validation.js';
import { MAX_NAME } from './passkey.entity.js';

/** The maximum length of a credential id, in characters. The standard allows 1023 bytes. */
const MAX_CREDENTIAL_ID = 1364;

/**
 * The maximum length of each part of a browser's response, in characters. Typical parts are shorter than 1000
 * characters.
 */
const MAX_PART = 10_000;

/**
 * The maximum length of a token that contains a challenge, in characters. Valid tokens are shorter than 500 characters.
 */
const MAX_TOKEN = 1000;

const base64url = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[\w-]*$/, problem('base64UrlInvalid'));

const credentialShape = {
  id: base64url(MAX_CREDENTIAL_ID),
  rawId: base64url(MAX_CREDENTIAL_ID),
  type: z.literal('public-key'),
};

const assertionSchema = z
  .object({
    ...credentialShape,
    response: z.object({
      clientDataJSON: base64url(MAX_PART),
      authenticatorData: base64url(MAX_PART),
      signature: base64url(MAX_PART),
      userHandle: base64url(MAX_PART).nullish(),
    }),
  })
  .meta({
    id: 'AuthenticationResponse',
    description: "The browser's `AuthenticationResponseJSON`. Other properties are ignored.",
  });

const attestationSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: base64url(MAX_PART),
    attestationObject: base64url(MAX_PART),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .nullish(),
  }),
});

/** The browser's response when a user logs in with a passkey. */
export type Assertion = z.output<typeof assertionSchema>;

/** The browser's response when a user adds a passkey. */
export type Attestation = z.output<typeof attestationSchema>;

/** The body of a login with a passkey. */
export const passkeyLoginSchema = z
  .object({
    login: z.string().min(1).max(MAX_TOKEN).meta({
      description: 'The `login` from the response to /api/auth/passkey/options.',
    }),
    response: assertionSchema,
    userId: z.uuid().nullish().meta({
      description:
        'Logs in only this user. A passkey of another user is rejected, and the current session does not end.',
    }),
  })
  .meta({ id: 'PasskeyLoginInput', description: 'A login with a passkey.' });

export const additionSchema = z.object({
  registration: z.string().min(1).max(MAX_TOKEN),
  response: attestationSchema,
  name: labelOf(MAX_NAME).nullish(),
});

export const renamingSchema = z.object({ name: labelOf(MAX_NAME) });
