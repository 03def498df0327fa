import type { TextContext } from './token-texts.js';
import type { AccessToken } from './types.js';

/** Props of a token's row, in tables and in narrow lists. */
export interface TokenRowProps {
  token: AccessToken;
  context: TextContext;
  /** Undefined if the token can't be edited. */
  onEdit: ((target: { token: AccessToken }) => void) | undefined;
  /** Undefined if the token is revoked. */
  onRevoke: ((target: { token: AccessToken }) => void) | undefined;
}
