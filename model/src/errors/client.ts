import { CONNECTION_ERRORS } from './connection.js';
import { PASSKEY_ERRORS } from './passkeys.js';
import { USAGE_ERRORS } from './usage.js';

/** All errors of the sdk itself, keyed by code. The sdk loads each group with the code that uses it. */
export const CLIENT_ERRORS = { ...CONNECTION_ERRORS, ...PASSKEY_ERRORS, ...USAGE_ERRORS };
