import { z } from 'zod';
import { PlannerError } from '../errors.js';
import {
  dateSchema,
  dynamicFieldsSchema,
  flagSchema,
  optionalIdSchema,
  parse,
  textSchema,
  titleSchema,
} from '../validation.js';
import type { DynamicFields } from './entry.entity.js';
import { kindList, kinds, type LogKind } from './kinds/index.js';
import type { KindDescription } from './kinds/kind.js';

/** The input for an entry, with the names of the table's columns. */
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

type CommonValues = z.output<z.ZodObject<typeof common>>;

type EntrySchema<More extends z.ZodRawShape = Record<never, never>> = z.ZodType<
  CommonValues & Record<string, unknown> & z.output<z.ZodObject<More>>
>;

/** The shape of a kind's request bodies, for validation and documentation. */
function shapeOf({ title, dates, fields }: KindDescription) {
  return {
    ...(dates === 'span' ? { startDate: dateSchema, endDate: dateSchema } : { date: dateSchema }),
    [title.name]: titleSchema.meta({ description: title.description }),
    ...Object.fromEntries(
      Object.entries(fields).map(([name, { type, description }]) => [
        name,
        (type === 'flag' ? flagSchema : textSchema).meta({ description }),
      ]),
    ),
    ...common,
  };
}

const versionShape = {
  version: z.int().min(1).nullish().meta({
    description:
      'The version that was edited. If the entry has changed since, the response is 409. Omit it to overwrite any version.',
  }),
};

/** The request bodies that create and update entries of a kind. */
export const entrySchemas = Object.fromEntries(
  kindList.map((description) => {
    const { kind, typeName } = description;
    const shape = shapeOf(description);
    return [
      kind,
      {
        creation: z.object(shape).meta({ id: `${typeName}Input`, description: description.description }),
        update: z.object({ ...shape, ...versionShape }).meta({
          id: `${typeName}Update`,
          description: `${description.description} An update replaces all fields.`,
        }),
      },
    ];
  }),
) as unknown as Record<LogKind, { creation: EntrySchema; update: EntrySchema<typeof versionShape> }>;

/**
 * Reads the body of a request that creates an entry.
 *
 * @throws PlannerError `invalid` for invalid fields, and for events that end before they start
 */
export const parseEntry = (kind: LogKind, body: unknown): EntryDraft =>
  draftOf(kind, parse(entrySchemas[kind].creation, body));

/**
 * Reads the body of a request that updates an entry, and the version that was edited, if the client sent it.
 *
 * @throws PlannerError `invalid` for invalid fields, and for events that end before they start
 */
export function parseEntryUpdate(
  kind: LogKind,
  body: unknown,
): { draft: EntryDraft; version: number | null | undefined } {
  const values = parse(entrySchemas[kind].update, body);
  return { draft: draftOf(kind, values), version: values.version };
}

function draftOf(kind: LogKind, values: CommonValues & Record<string, unknown>): EntryDraft {
  const description: KindDescription = kinds[kind];
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
