import type { ResultOf, VariablesOf } from 'gql.tada';
import type { kinds, LogKind } from './kinds/index.js';

/** An entry of one kind, with the fields of its kind. */
export type EntryOf<Kind extends LogKind> = ResultOf<(typeof kinds)[Kind]['create']>['entry'];

/** An entry of any kind; `kind` or `__typename` tells which. */
export type Entry = { [Kind in LogKind]: EntryOf<Kind> }[LogKind];

/** What an entry of one kind is to be: the whole of it, also in an update. */
export type EntryInput<Kind extends LogKind> = VariablesOf<(typeof kinds)[Kind]['create']>['input'];
