import type { ClientErrors } from './error-type.js';

/** Errors of the sdk if the browser or the device can't use a passkey. */
export const PASSKEY_ERRORS = {
  passkeyUnusable: {
    type: 'invalid',
    message: 'This browser could not use the passkey. Log in another way.',
  },
  passkeyNotCreated: {
    type: 'invalid',
    message: 'This device could not create a passkey. Try another device.',
  },
  passkeyOnDevice: { type: 'conflict', message: 'This device already has a passkey for this account.' },
} as const satisfies ClientErrors;
