import { warnOnce } from '../../primitives/warn-once.js';
import { LOG_KINDS, type LogKind } from '../types.js';
import { KINDS } from './index.js';
import type { KindDescription } from './kind.js';

/**
 * The description of a kind. One that is not known, such as a newer planner's, is shown as `other`, and the console
 * says so once.
 *
 * @example kindOf(entry.kind).badge // 'Blog Post'
 */
export function kindOf(kind: LogKind): KindDescription {
  if (Object.hasOwn(KINDS, kind)) return KINDS[kind];
  warnOnce(
    `@content-planner/ui-kit does not know the kind '${kind}' and shows it as 'other': use one of ${LOG_KINDS.join(', ')}, or update the package.`,
  );
  return KINDS.other;
}
