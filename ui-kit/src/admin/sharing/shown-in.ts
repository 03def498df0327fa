import type { LogKind } from '@content-planner/model';
import { isEnded } from './token-state.js';
import type { AccessToken } from './types.js';

const sharedIn = (tokens: readonly AccessToken[], now: Date): AccessToken[] =>
  tokens.filter((token) => (token.kind === 'link' || token.kind === 'embed') && !isEnded(token, now));

/** Returns the links and embeds that show a field. */
export const tokensShowing = (tokens: readonly AccessToken[], fieldId: string, now: Date): AccessToken[] =>
  sharedIn(tokens, now).filter(({ fields }) => fields?.includes(fieldId));

/** Returns the links and embeds that show the entries of a kind. */
export const tokensWithKind = (tokens: readonly AccessToken[], kind: LogKind, now: Date): AccessToken[] =>
  sharedIn(tokens, now).filter(({ kinds }) => kinds?.includes(kind) ?? true);

/** The number of links whose names are displayed. */
const MAX_NAMES = 5;

/** Returns the names of links and embeds to display, and the number of others. */
export function namesOf(tokens: readonly AccessToken[]): { names: string[]; more: number } {
  const names = tokens.slice(0, MAX_NAMES).map(({ name }) => name);
  return { names, more: tokens.length - names.length };
}
