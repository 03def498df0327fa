import type { Brand, FieldConfiguration } from '../logs/types.js';

/** The id of the field that {@link brandOptions} returns. */
export const BRAND = '@brand';

/** Returns the brand of entries as a field, whose options are the brands. */
export const brandOptions = (brands: readonly Brand[], label: string): FieldConfiguration => ({
  ...{ id: BRAND, kind: '', fieldName: BRAND, fieldLabel: label, fieldType: 'dropdown', displayOrder: 0 },
  dropdownOptions: brands.map(({ name }) => name),
  optionColors: brands.map(({ color }) => color),
  options: brands.map((brand) => ({ ...brand, isDone: false, isArchived: false })),
  isRequired: false,
});
