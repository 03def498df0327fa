import { warnOnce } from '../../internal/warn-once.js';
import { LOG_KINDS, type LogKind } from '../types.js';
import { KINDS } from './index.js';
import type { KindDescription } from './kind.js';

/**
 * Returns the description of a kind. An unknown kind, such as one from a newer server, is displayed as `other`, and one
 * warning is logged to the console.
 *
 * @example kindOf(entry.kind).badge // 'Blog Post'
 */
export function kindOf(kind: LogKind): KindDescription {
  if (Object.hasOwn(KINDS, kind)) return KINDS[kind];
  warnOnce(
    `@content-planner/ui-kit does not know the kind '${kind}' and displays it as 'other'. Use one of ${LOG_KINDS.join(', ')}, or update the package.`,
  );
  return KINDS.other;
}
