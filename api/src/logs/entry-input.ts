import { z } from 'zod';
import { errorIn } from '../field-errors.js';
import type { DynamicFields } from '../field-types/field-types.js';
import { kindFieldOf } from '../field-types/field-types.js';
import {
  dateSchema,
  dynamicFieldsSchema,
  optionalIdSchema,
  parse,
  problem,
  textSchema,
  titleSchema,
} from '../validation.js';
import { kindList, type LogKind } from './kinds/index.js';
import type { KindDescription, KindField } from './kinds/kind.js';

/** Validated input for an entry. */
export interface EntryDraft {
  title: string;
  startDate: string;
  endDate: string;
  brandId: string | null;
  color: string | null;
  showOnCalendar: boolean;
  dynamicFields: DynamicFields;
  /** The values of the fields that only the entry's kind has, keyed by field name. */
  fields: DynamicFields;
}

/** The input schemas for the fields that all kinds share, except for the title and the dates. */
export const sharedShape = {
  brandId: optionalIdSchema,
  color: textSchema,
  showOnCalendar: z
    .boolean()
    .nullish()
    .transform((shown) => shown ?? true),
  dynamicFields: dynamicFieldsSchema,
};

const inputOf = ({ type, options = [], description }: KindField) =>
  kindFieldOf(type).input(options).meta({ description });

/** Returns the input schemas for the fields that only one kind has. */
export const kindShape = ({ fields }: KindDescription): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inputOf(field)]));

/** @throws PlannerError `invalid` for an entry that ends before it starts */
export function checkDates({ startDate, endDate }: { startDate: string; endDate: string }): void {
  if (endDate >= startDate) return;
  throw errorIn('endDate', 'endsTooEarly');
}

type EntrySchema = z.ZodType<Omit<EntryDraft, 'endDate'> & { endDate?: string | null }>;

const entrySchemas = Object.fromEntries(
  kindList.map((description) => [
    description.kind,
    z
      .object({
        title: titleSchema,
        startDate: dateSchema,
        endDate: description.dates === 'span' ? dateSchema : dateSchema.nullish(),
        ...sharedShape,
        fields: z.preprocess((fields) => fields ?? {}, z.object(kindShape(description))),
      })
      .refine(({ startDate, endDate }) => description.dates === 'span' || !endDate || endDate === startDate, {
        ...problem('oneDayOnly'),
        path: ['endDate'],
      }),
  ]),
) as unknown as Record<LogKind, EntrySchema>;

/**
 * Validates the input for an entry of a kind.
 *
 * @throws PlannerError `invalid` for invalid fields, and for entries that end before they start
 */
export function parseEntry(kind: LogKind, input: unknown): EntryDraft {
  const values = parse(entrySchemas[kind], input);
  const draft = { ...values, endDate: values.endDate ?? values.startDate };
  checkDates(draft);
  return draft;
}
