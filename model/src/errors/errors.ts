import { accessErrors } from './access.js';
import { accountErrors } from './accounts.js';
import { CLIENT_ERRORS } from './client.js';
import { contentErrors } from './content.js';
import { requestErrors } from './requests.js';
import { serverErrors } from './server.js';
import { valueErrors } from './values.js';

/** All errors that a server returns, keyed by code. */
export const SERVER_ERRORS = {
  ...accessErrors,
  ...accountErrors,
  ...contentErrors,
  ...requestErrors,
  ...serverErrors,
  ...valueErrors,
};

/**
 * All errors, keyed by code. Codes are stable: applications translate messages by code. An application that displays
 * English messages doesn't need this list, because errors contain their messages.
 */
export const ERRORS = { ...SERVER_ERRORS, ...CLIENT_ERRORS };
