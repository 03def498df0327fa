import { choiceValues } from '../logs/field-choices.js';
import type { FieldConfiguration } from '../logs/types.js';
import { type SafeColor, safeColor } from './safe-color.js';

/** The default colors of dropdown options, by position. If there are more options than colors, the colors repeat. */
const OPTION_COLORS = [
  '#64748b',
  '#d99a1b',
  '#3b82f6',
  '#14a38b',
  '#7fb02a',
  '#ec4899',
  '#f2762e',
  '#22b8d6',
] as const;

const plain = (color: string): SafeColor => ({ color, fill: color });

/** The color of entries for which no option is selected. It is striped, because options can be gray, too. */
export const NO_OPTION_COLOR: SafeColor = {
  color: '#6b7280',
  fill: 'repeating-linear-gradient(135deg, #6b7280 0 2px, transparent 2px 4px)',
};

/** Returns the default color of the option at a position. */
export const defaultOptionColor = (position: number): string =>
  OPTION_COLORS[position % OPTION_COLORS.length] ?? NO_OPTION_COLOR.color;

/** Whether a color is the default one of any position. */
export const isDefaultOptionColor = (color: string): boolean => OPTION_COLORS.some((one) => one === color);

/**
 * Returns the color of each option of a dropdown field, or of each person, in order: the color that an administrator
 * chose, or the default color for the position.
 *
 * @example optionColors(status).get('Draft')?.fill // '#d99a1b'
 */
export function optionColors(
  field: Pick<FieldConfiguration, 'dropdownOptions' | 'optionColors'> &
    Partial<Pick<FieldConfiguration, 'fieldType' | 'options'>>,
): Map<string, SafeColor> {
  const { optionColors: chosen } = field;
  return new Map(
    choiceValues(field).map((option, position) => [
      option,
      safeColor(chosen?.[position]) ?? plain(defaultOptionColor(position)),
    ]),
  );
}
