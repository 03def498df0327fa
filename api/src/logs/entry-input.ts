import { z } from 'zod';
import { errorIn } from '../field-errors.js';
import type { DynamicFields, EntryValues } from '../field-types/field-types.js';
import {
  dateSchema,
  dynamicFieldsSchema,
  optionalIdSchema,
  parse,
  problem,
  storableSchema,
  textSchema,
  titleSchema,
} from '../validation.js';
import { kindList, type LogKind } from './kinds/index.js';
import { otherOptionsOf, ownProperties, ownValues } from './kinds/own-properties.js';

/** Validated input for an entry. */
export interface EntryDraft {
  title: string;
  startDate: string;
  endDate: string;
  brandId: string | null;
  color: string | null;
  showOnCalendar: boolean;
  /** The values of the fields that only the entry's kind has, by field id. */
  values: EntryValues;
  /** The values of custom fields by field name. */
  dynamicFields: DynamicFields;
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

const otherOptionsSchema = z.array(storableSchema.trim().max(300)).max(500).nullish().meta({
  description:
    'The names of options that administrators have added. An update that omits them does not change them.',
});

/** Returns the input schemas for the fields that only one kind has. */
export function kindShape(kind: LogKind): Record<string, z.ZodType> {
  const other = otherOptionsOf(kind);
  return {
    ...Object.fromEntries(ownProperties(kind).map(({ name, input }) => [name, input])),
    ...(other && { [other.name]: otherOptionsSchema }),
  };
}

/** @throws PlannerError `invalid` for an entry that ends before it starts */
export function checkDates({ startDate, endDate }: { startDate: string; endDate: string }): void {
  if (endDate >= startDate) return;
  throw errorIn('endDate', 'endsTooEarly');
}

type EntrySchema = z.ZodType<
  Omit<EntryDraft, 'endDate' | 'values'> & { endDate?: string | null; fields: Record<string, unknown> }
>;

const entryShape = (kind: LogKind) => ({
  title: titleSchema,
  startDate: dateSchema,
  endDate: dateSchema.nullish(),
  ...sharedShape,
  fields: z.preprocess((fields) => fields ?? {}, z.object(kindShape(kind))),
});

const entrySchemas: ReadonlyMap<LogKind, EntrySchema> = new Map(
  kindList.map(({ kind, dates }) => {
    const shape = entryShape(kind);
    const schema =
      dates === 'span'
        ? z.object({ ...shape, endDate: dateSchema })
        : z.object(shape).refine(({ startDate, endDate }) => !endDate || endDate === startDate, {
            ...problem('oneDayOnly'),
            path: ['endDate'],
          });
    return [kind, schema as unknown as EntrySchema];
  }),
);

/** The schema for kinds that administrators create. `checkedDraft` checks whether entries can have several days. */
const ownSchema = z.object(entryShape('')) as unknown as EntrySchema;

/**
 * Validates the input for an entry of a kind.
 *
 * @throws PlannerError `invalid` for invalid fields, and for entries that end before they start
 */
export function parseEntry(kind: LogKind, input: unknown): EntryDraft {
  const { fields, ...shared } = parse(entrySchemas.get(kind) ?? ownSchema, input);
  const draft = { ...shared, endDate: shared.endDate ?? shared.startDate, values: ownValues(kind, fields) };
  checkDates(draft);
  return draft;
}
