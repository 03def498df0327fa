import type { ErrorCode } from '@content-planner/model';

/** The status of a client whose access token the planner rejects, by the code of the error. */
export const ACCESS_STATUS = {
  tokenInvalid: 'invalid',
  keyNotExchanged: 'invalid',
  exchangeRequired: 'invalid',
  feedSecretMisplaced: 'invalid',
  tokenExpired: 'expired',
  shortLivedTokenExpired: 'expired',
  tokenRevoked: 'revoked',
  originNotAllowed: 'originNotAllowed',
  passwordRequired: 'passwordRequired',
  passwordWrong: 'passwordWrong',
} as const satisfies Partial<Record<ErrorCode, string>>;

/** The code of an error that means that the planner rejects the access token. */
export type AccessCode = keyof typeof ACCESS_STATUS;

/** Whether an error means that the planner rejects the access token. */
export const isAccessCode = (code: string | undefined): code is AccessCode =>
  code !== undefined && Object.hasOwn(ACCESS_STATUS, code);
