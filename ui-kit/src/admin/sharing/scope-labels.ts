import { kindOf } from '../../logs/kinds/kind-of.js';
import type { ScopeLabels } from './sharing-texts.js';

/** The defaults of {@link ScopeLabels}. */
export const scopeLabels: ScopeLabels = {
  allBrands: 'All brands',
  anyBrand: 'Any brand',
  withoutBrand: 'Without brand',
  deletedBrand: 'Deleted brand',
  allTypes: 'All types',
  type: ({ kind }) => kindOf(kind).badge,
};
