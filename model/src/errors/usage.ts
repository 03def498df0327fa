import type { ClientErrors } from './error-type.js';

/** Errors of the sdk if an application uses it in a way that can't work, or a response that it can't understand. */
export const USAGE_ERRORS = {
  cookieDropped: {
    type: 'unauthorized',
    message:
      "The browser did not store the planner's cookie. Serve the page and the planner from the same site, such as localhost for both.",
  },
  /** The response contains an error without a code, for example because it is from a gateway. */
  unknownError: { type: 'server', message: 'Something went wrong.' },
} as const satisfies ClientErrors;
