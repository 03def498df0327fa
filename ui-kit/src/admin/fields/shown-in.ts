import { isEnded } from '../sharing/token-state.js';
import type { AccessToken } from '../sharing/types.js';

/** How many links and embeds show a field. */
export interface ShownIn {
  links: number;
  embeds: number;
}

/** Counts the links and embeds that show a field. */
export function shownIn(tokens: readonly AccessToken[], fieldId: string, now: Date): ShownIn {
  const showing = tokens.filter((token) => !isEnded(token, now) && token.fields?.includes(fieldId));
  const count = (wanted: AccessToken['kind']) => showing.filter(({ kind }) => kind === wanted).length;
  return { links: count('link'), embeds: count('embed') };
}
