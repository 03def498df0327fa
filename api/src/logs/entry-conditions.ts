import { z } from 'zod';
import type { Scope } from '../scope/scope.js';
import { searchCondition } from '../search/search-text.js';
import { type Condition, isOneOf } from '../sql/condition.js';
import { problem, storableSchema } from '../validation.js';
import { kindSchema } from './kinds/stored-kinds.js';

/** The filters for a calendar or a list. Missing and null filters have no effect. */
export const filterShape = {
  kinds: z.array(kindSchema).max(100).nullish(),
  brandIds: z
    .array(z.uuid(problem('idInvalid')))
    .max(1000)
    .nullish(),
  search: storableSchema.trim().max(300).nullish(),
};

type Filters = z.output<z.ZodObject<typeof filterShape>>;

/** Matches entries that have one of the brands and contain the words of a search. See {@link searchCondition}. */
export function filterConditions(
  scope: Scope,
  { brandIds, search }: Pick<Filters, 'brandIds' | 'search'>,
): Condition[] {
  return [
    ...(brandIds ? [isOneOf('brand_id', brandIds)] : []),
    ...(search ? [searchCondition(scope, search)] : []),
  ];
}
