export { CLIENT_ERRORS } from './errors/client.js';
export { CONNECTION_ERRORS } from './errors/connection.js';
export type {
  ClientErrorCode,
  ErrorCode,
  ErrorParams,
  ErrorType,
  ServerErrorCode,
} from './errors/error-code.js';
export type { ClientErrors, ErrorDescription, MessageParams, ServerErrorType } from './errors/error-type.js';
export { ERRORS, SERVER_ERRORS } from './errors/errors.js';
export { fieldMessageOf, messageOf } from './errors/message-of.js';
export { PASSKEY_ERRORS } from './errors/passkeys.js';
export { USAGE_ERRORS } from './errors/usage.js';
