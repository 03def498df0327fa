import type { LogKind } from '../../logs/types.js';
import { isEnded } from '../sharing/token-state.js';
import type { AccessToken } from '../sharing/types.js';

/** How many links and embeds a change to a field affects. */
export interface ShownIn {
  links: number;
  embeds: number;
}

/**
 * Counts the links and embeds that will show a kind's field once it can be shown to clients, or that can no longer show
 * it. Frozen links never gain fields.
 */
export function shownIn(
  tokens: readonly AccessToken[],
  { kind, isShareable, now }: { kind: LogKind; isShareable: boolean; now: Date },
): ShownIn {
  const affected = tokens.filter(
    (token) =>
      !isEnded(token, now) &&
      (token.kinds?.includes(kind) ?? true) &&
      !(isShareable && token.frozenAt !== null),
  );
  const count = (wanted: AccessToken['kind']) => affected.filter((token) => token.kind === wanted).length;
  return { links: count('link'), embeds: count('embed') };
}
