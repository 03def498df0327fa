import { defineMessages } from '../../messages/define-messages.js';

/** Text for the parts of the content that a token gives access to. */
export const scopeMessages = defineMessages('scope', {
  allBrands: 'All brands',
  /** The text for a scope that includes the entries of all brands, but not the entries without a brand. */
  anyBrand: 'Any brand',
  withoutBrand: 'Without brand',
  deletedBrand: 'Deleted brand',
  allTypes: 'All types',
});
