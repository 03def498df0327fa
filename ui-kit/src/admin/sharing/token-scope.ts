import { BUILT_IN_FIELDS } from '@content-planner/model';
import type { Kinds } from '../../logs/kinds/kinds-in.js';
import type { LogKind } from '../../logs/types.js';
import type { AccessToken } from './types.js';

/** The ids of the fields that every planner has. */
export const BUILT_IN: readonly string[] = Object.keys(BUILT_IN_FIELDS);

/** The ids of the fields behind the checkbox for notes. */
export const NOTES: readonly string[] = ['notes', 'guestNotes'];

/** The ids of all kinds, including hidden ones. */
export const allKinds = ({ list, hidden }: Kinds): LogKind[] => [...list, ...hidden].map(({ kind }) => kind);

/** Returns the kinds of a token, or null for all kinds. Links and embeds list the kinds even if they include all. */
export const kindsOf = (
  { kind, kinds }: Pick<AccessToken, 'kind' | 'kinds'>,
  known: Kinds,
): readonly LogKind[] | null =>
  (kind === 'link' || kind === 'embed') && allKinds(known).every((one) => kinds?.includes(one))
    ? null
    : kinds;

/** Adds fields to a list, or removes them. */
export const withFields = (
  fields: readonly string[],
  ids: readonly string[],
  included: boolean,
): string[] => [...fields.filter((id) => !ids.includes(id)), ...(included ? ids : [])];
