import { isEnded } from '../sharing/token-state.js';
import type { AccessToken } from '../sharing/types.js';

/** Returns the links and embeds that show a field. */
export const tokensShowing = (tokens: readonly AccessToken[], fieldId: string, now: Date): AccessToken[] =>
  tokens.filter(
    (token) =>
      (token.kind === 'link' || token.kind === 'embed') &&
      !isEnded(token, now) &&
      token.fields?.includes(fieldId),
  );
