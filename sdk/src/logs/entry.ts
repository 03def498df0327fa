import type { ResultOf, VariablesOf } from 'gql.tada';
import type { kinds, LogKind } from './kinds/index.js';

/**
 * An entry of one kind, with the fields of its kind. `title` is what the kind's input calls `blogName`, `subject`,
 * `postName`, `name`, `episodeTitle` or `title`; `startDate` and `endDate` are one day but for events.
 */
export type EntryOf<Kind extends LogKind> = {
  [One in Kind]: ResultOf<(typeof kinds)[One]['create']>['entry'] & { kind: One };
}[Kind];

/** An entry of any kind; `kind` or `__typename` tells which, and with it which fields there are. */
export type Entry = EntryOf<LogKind>;

/** What an entry of one kind is to be: the whole of it, also in an update. */
export type EntryInput<Kind extends LogKind> = VariablesOf<(typeof kinds)[Kind]['create']>['input'];
