import type { TextContext } from './token-texts.js';
import type { AccessToken } from './types.js';

/** Props of a token's row, in tables and in narrow lists. */
export interface TokenRowProps {
  token: AccessToken;
  context: TextContext;
  /** Called when the user edits the token. Undefined if the token can't be edited. */
  onEdit: ((target: { token: AccessToken }) => void) | undefined;
  /** Called when the user revokes the token. Undefined if the token is already revoked. */
  onRevoke: ((target: { token: AccessToken }) => void) | undefined;
}
