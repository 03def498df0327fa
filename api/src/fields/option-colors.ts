import { z } from 'zod';
import { storableSchema } from '../validation.js';

/** The color of a dropdown option. */
export interface OptionColor {
  option: string;
  /** The color, which can be any text. Check that it is a CSS color before rendering it. */
  color: string;
}

/** The input schema for the colors of options. Omitted colors stay the same. */
export const optionColorsSchema = z
  .array(
    z.object({
      option: storableSchema.trim().max(300),
      color: storableSchema
        .trim()
        .min(1)
        .max(100)
        .meta({ description: 'A CSS color. Any other text is displayed as the default color.' }),
    }),
  )
  .max(500)
  .nullish()
  .meta({
    description:
      'The colors of some or all options. Options that are not listed get the default color. If this list is omitted in an update, the colors do not change.',
  });
