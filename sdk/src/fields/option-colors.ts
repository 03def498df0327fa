import type { FieldConfiguration } from '@content-planner/model';
import type { ResultOf } from '../graphql.js';
import type { fieldConfigurationFields } from './field-configuration-fields.js';

type Row = ResultOf<typeof fieldConfigurationFields>;

/** Converts the API's list of options with colors to a list with one color per option. */
export const withOptionColors = ({ optionColors, ...field }: Row): FieldConfiguration => {
  const colors = new Map(optionColors?.map(({ option, color }) => [option, color]));
  return {
    ...field,
    optionColors: field.dropdownOptions?.map((option) => colors.get(option) ?? null) ?? null,
  };
};

/** Converts a list with one color per option to the API's list of options with colors. */
export const optionColorsOf = (
  options: readonly string[] | null | undefined,
  colors: readonly (string | null)[],
): { option: string; color: string }[] =>
  (options ?? []).flatMap((option, index) => {
    const color = colors[index];
    return color ? [{ option, color }] : [];
  });
