import { z } from 'zod';
import { ownValuesOf } from '../field-types/field-types.js';
import { checkDates, type EntryDraft, kindShape, sharedShape } from '../logs/entry-input.js';
import { type EntryRow, entryObject } from '../logs/entry-row.js';
import { formOf, kindList, type LogKind, OWN_KIND } from '../logs/kinds/index.js';
import type { KindDescription } from '../logs/kinds/kind.js';
import { otherOptionsOf, ownProperties, ownValues, shownOwnValues } from '../logs/kinds/own-properties.js';
import { dateSchema, isId, parse, titleSchema } from '../validation.js';

// REST uses different names from the rest of the code: each kind has its own name for the title, single-day entries
// have a `date`, and a kind's own fields are at the same level as the shared ones. This file translates the names.

/** A built-in kind, or all kinds that administrators create. */
export type Described = Pick<KindDescription, keyof typeof OWN_KIND> & { kind: LogKind };

/** The built-in kinds, and a description of all other kinds whose id is empty. */
export const described: readonly Described[] = [...kindList, { ...OWN_KIND, kind: '' }];

/** Returns the shape of a kind's request bodies, for validation and documentation. */
function shapeOf({ kind, titleLabel, dates, rest }: Described) {
  const endDate = kind === '' ? dateSchema.nullish() : dateSchema;
  return {
    ...(dates === 'span' ? { startDate: dateSchema, endDate } : { date: dateSchema }),
    [rest.title]: titleSchema.meta({ description: `${titleLabel} of the entry.` }),
    ...kindShape(kind),
    ...sharedShape,
  };
}

const versionShape = {
  version: z.int().min(1).nullish().meta({
    description:
      'The version that was edited. If the entry has changed in the meantime, the response is 409. Omit the version to overwrite any version.',
  }),
};

type Shared = Pick<EntryDraft, keyof typeof sharedShape>;
type Body = Shared & Record<string, unknown>;

interface EntryBodies {
  creation: z.ZodType<Body>;
  update: z.ZodType<Body & { version?: number | null }>;
  patch: z.ZodType;
}

const bodies: ReadonlyMap<LogKind, EntryBodies> = new Map(
  described.map((description) => {
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
        patch: z
          .object({ ...shape, ...versionShape })
          .partial()
          .meta({
            id: `${typeName}Patch`,
            description: `${description.description} Omitted fields don't change. Null removes a value.`,
          }),
      } as unknown as EntryBodies,
    ];
  }),
);

/** Returns the schemas for the request bodies that create and update entries of a kind. */
export const entryBodies = (kind: LogKind): EntryBodies =>
  bodies.get(kind) ?? (bodies.get('') as EntryBodies);

function draftOf(kind: LogKind, values: Body): EntryDraft {
  const { rest } = formOf(kind);
  const shared = Object.fromEntries(Object.keys(sharedShape).map((name) => [name, values[name]]));
  const startDate = String(values.startDate ?? values.date);
  const endDate = String(values.endDate ?? startDate);
  checkDates({ startDate, endDate });
  return {
    ...{ title: String(values[rest.title]), startDate, endDate },
    ...(shared as unknown as Shared),
    values: ownValues(kind, values),
  };
}

/**
 * Reads the body of a request that creates an entry.
 *
 * @throws PlannerError `invalid` for invalid fields, and for events that end before they start
 */
export const parseCreation = (kind: LogKind, body: unknown): EntryDraft =>
  draftOf(kind, parse(entryBodies(kind).creation, body));

/**
 * Reads the body of a request that updates an entry, including the edited version, if the client sent it.
 *
 * @throws PlannerError `invalid` for invalid fields, and for events that end before they start
 */
export function parseUpdate(
  kind: LogKind,
  body: unknown,
): { draft: EntryDraft; version: number | null | undefined } {
  const { version, ...values } = parse(entryBodies(kind).update, body);
  return { draft: draftOf(kind, values), version };
}

/** Adds the other options of an entry to the body of an update that doesn't contain them. */
export function withOtherOptions(row: EntryRow, body: unknown): unknown {
  const other = otherOptionsOf(row.kind);
  return other ? { [other.name]: row.otherOptions, ...(body as object) } : body;
}

const patchSchema = z.looseObject({
  version: versionShape.version,
  brandId: sharedShape.brandId,
});

/**
 * Parses a merge patch for an entry.
 *
 * @returns the values to merge, and, if the patch contains them, the edited version and the new brand
 * @throws PlannerError `invalid` if the patch is not an object; the values are validated later, after they are merged
 *   into the entry
 */
export function parsePatch(body: unknown) {
  const { version, brandId } = parse(patchSchema, body);
  return { values: body, version, brandId };
}

/** Returns an entry's values, except for those that updates can't change. */
export function writableBody(row: EntryRow): Record<string, unknown> {
  const { id: _, version: __, createdAt: ___, updatedAt: ____, ...values } = entryBody(row);
  return values;
}

/** The values of custom fields in responses. */
export const customValuesResponse = z
  .record(
    z.string(),
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.null(),
      z.array(z.string()),
      z.object({ id: z.uuid().nullable(), name: z.string() }).meta({
        description: 'A person. For people outside the team, the id is null.',
      }),
    ]),
  )
  .meta({ description: 'Values of custom fields by field name.' });

/** Returns the schema of a kind's responses, for documentation. */
export function entryResponse({ kind, typeName, description, titleLabel, dates, rest }: Described) {
  const calendarDate = z.iso.date();
  const instant = z.iso.datetime().meta({ description: 'Instant in UTC.' });
  const other = otherOptionsOf(kind);
  return z
    .object({
      id: z.uuid().meta({ description: 'UUID.' }),
      ...(dates === 'span' ? { startDate: calendarDate, endDate: calendarDate } : { date: calendarDate }),
      [rest.title]: z.string().meta({ description: `${titleLabel} of the entry.` }),
      ...Object.fromEntries(
        ownProperties(kind).map(({ name, type, description }) => [
          name,
          ownValuesOf(type).output.meta({ description }),
        ]),
      ),
      ...(other && {
        [other.name]: z.array(z.string()).optional().meta({
          description:
            'The names of chosen options that administrators have added. Omitted if there are none.',
        }),
      }),
      brandId: z.uuid().nullable(),
      color: z.string().nullable(),
      showOnCalendar: z.boolean(),
      dynamicFields: customValuesResponse,
      version: z.int().meta({ description: 'Incremented by each change.' }),
      createdAt: instant,
      updatedAt: instant,
    })
    .meta({ id: typeName, description });
}

/** Returns the values of custom fields. A person has an id and a name. */
const customValues = ({ dynamicFields, people = {} }: EntryRow): Record<string, unknown> => ({
  ...dynamicFields,
  ...Object.fromEntries(
    Object.entries(people).map(([field, name]) => {
      const id = dynamicFields[field];
      return [field, { id: isId(String(id)) ? id : null, name }];
    }),
  ),
});

/** Returns an entry of any kind, with the same names for all kinds. */
export const anyEntryBody = (row: EntryRow): Record<string, unknown> => ({
  ...entryObject(row),
  dynamicFields: customValues(row),
});

/** Returns an entry in the form that REST clients see. */
export function entryBody(row: EntryRow): Record<string, unknown> {
  const { dates, rest } = formOf(row.kind);
  return {
    id: row.id,
    ...(dates === 'span' ? { startDate: row.startDate, endDate: row.endDate } : { date: row.startDate }),
    [rest.title]: row.title,
    ...shownOwnValues(row),
    brandId: row.brandId,
    color: row.color,
    showOnCalendar: row.showOnCalendar,
    dynamicFields: customValues(row),
    version: row.version,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}
