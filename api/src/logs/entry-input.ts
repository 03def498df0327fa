import { z } from 'zod';
import { PlannerError } from '../errors.js';
import {
  dateSchema,
  dynamicFieldsSchema,
  optionalIdSchema,
  parse,
  textSchema,
  titleSchema,
} from '../validation.js';
import type { DynamicFields } from './entry.entity.js';
import { kindList, type LogKind } from './kinds/index.js';
import type { KindDescription } from './kinds/kind.js';

/** What a caller wants an entry to be, in the names of the table. */
export interface EntryDraft {
  title: string;
  startDate: string;
  endDate: string;
  brandId: string | null;
  color: string | null;
  showOnCalendar: boolean;
  dynamicFields: DynamicFields;
  /** The fields that only this kind has. */
  own: Record<string, string | boolean | null>;
}

const common = {
  brandId: optionalIdSchema,
  color: textSchema,
  showOnCalendar: z
    .boolean()
    .nullish()
    .transform((shown) => shown ?? true),
  dynamicFields: dynamicFieldsSchema,
};

const flagSchema = z
  .boolean()
  .nullish()
  .transform((set) => set ?? false);

type CommonValues = z.output<z.ZodObject<typeof common>>;

/** The schema of a kind's bodies, from its description: what validates is also what documents. */
function schemaOf({ title, dates, fields }: KindDescription) {
  return z.object({
    ...(dates === 'span' ? { startDate: dateSchema, endDate: dateSchema } : { date: dateSchema }),
    [title.name]: titleSchema,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, { type }]) => [name, type === 'flag' ? flagSchema : textSchema]),
    ),
    ...common,
  });
}

/** The body of a creation or an update, a schema a kind. */
export const entrySchemas = Object.fromEntries(
  kindList.map((description) => [description.kind, schemaOf(description)]),
) as Record<LogKind, ReturnType<typeof schemaOf>>;

/**
 * Reads the body of a creation or an update.
 *
 * @throws PlannerError `invalid`, also for an event that ends before it starts (decision L8)
 */
export function parseEntry(description: KindDescription & { kind: LogKind }, body: unknown): EntryDraft {
  const values = parse(entrySchemas[description.kind], body) as CommonValues & Record<string, unknown>;
  const { brandId, color, showOnCalendar, dynamicFields } = values;
  const startDate = String(values.startDate ?? values.date);
  const endDate = String(values.endDate ?? startDate);
  if (endDate < startDate) {
    const message = 'End date must be on or after the start date';
    throw new PlannerError('invalid', message, [{ field: 'endDate', message }]);
  }
  return {
    brandId,
    color,
    showOnCalendar,
    dynamicFields,
    title: String(values[description.title.name]),
    startDate,
    endDate,
    own: Object.fromEntries(
      Object.keys(description.fields).map((name) => [name, values[name] as string | boolean | null]),
    ),
  };
}
