import type { CLIENT_ERRORS } from './client.js';
import type { ERRORS, SERVER_ERRORS } from './errors.js';

/** The code of an error, which names the problem. */
export type ErrorCode = keyof typeof ERRORS;

/** The code of an error that a server returns. */
export type ServerErrorCode = keyof typeof SERVER_ERRORS;

/** The code of an error of the sdk. */
export type ClientErrorCode = keyof typeof CLIENT_ERRORS;

/** The coarse type of an error. */
export type ErrorType = (typeof ERRORS)[ErrorCode]['type'];

/**
 * The messages of all errors in another language. `satisfies ErrorMessages` checks that a translation is complete and
 * contains no unknown codes.
 */
export type ErrorMessages = {
  readonly [Code in ErrorCode]: (typeof ERRORS)[Code]['message'] extends string
    ? string
    : (params: ErrorParams<Code>) => string;
};

/** The parameters of an error's message. An empty object for errors whose message has no parameters. */
export type ErrorParams<Code extends ErrorCode> = Code extends ErrorCode
  ? (typeof ERRORS)[Code]['message'] extends (params: infer Params) => string
    ? Params
    : Record<string, never>
  : never;
