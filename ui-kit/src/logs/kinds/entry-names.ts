import type { Translate } from '../../messages/translate.js';
import { valueMessages } from '../field-types/value-messages.js';
import type { LogKind } from '../types.js';
import type { KindOf } from './kinds-in.js';

/** Returns what one entry and several entries of some kinds are called, such as 'blog log' and 'blog logs'. */
export function entryNames(
  kinds: readonly LogKind[],
  kindOf: KindOf,
  translate: Translate,
): { log: string; logs: string } {
  const [kind, ...others] = kinds;
  if (kind === undefined || others.length > 0) {
    const { entry, entries } = translate(valueMessages);
    return { log: entry, logs: entries };
  }
  const { singular, plural } = kindOf(kind).texts;
  return { log: singular, logs: plural };
}
