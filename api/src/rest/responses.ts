import { z } from 'zod';
import { FIELD_TYPES } from '../fields/field-types.js';
import { kindList, LOG_KINDS, type LogKind } from '../logs/kinds/index.js';
import type { KindDescription } from '../logs/kinds/kind.js';

// The responses of REST calls, for the document at /api/openapi.json. Tests compare all responses with it.

const id = z.uuid().meta({ description: 'UUID.' });
const instant = z.iso.datetime().meta({ description: 'Instant in UTC.' });
const text = z.string().nullable();

export const userResponse = z
  .object({
    id,
    email: z.string(),
    firstName: text,
    lastName: text,
    profileImageUrl: text,
    isAdmin: z.boolean(),
    isApproved: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'User', description: 'A person with an account.' });

/** The response to a registration whose account is pending approval. */
export const pendingResponse = z
  .object({ pendingApproval: z.literal(true) })
  .meta({ id: 'PendingApproval', description: 'The account is pending approval by an administrator.' });

export const brandResponse = z
  .object({ id, name: z.string(), color: z.string() })
  .meta({ id: 'Brand', description: 'A brand that entries are tagged with.' });

export const fieldConfigurationResponse = z
  .object({
    id,
    logType: z.enum(LOG_KINDS),
    fieldName: z.string(),
    fieldLabel: z.string(),
    fieldType: z.enum(FIELD_TYPES),
    dropdownOptions: z.array(z.string()).nullable(),
    isRequired: z.boolean(),
    displayOrder: z.int(),
  })
  .meta({ id: 'FieldConfiguration', description: 'A custom field of one kind of log.' });

/** The columns that a user sees in a list. */
export const columnPreferenceResponse = z
  .object({ visibleColumns: z.array(z.string()), columnOrder: z.array(z.string()) })
  .meta({ id: 'ColumnPreference', description: 'Visible columns and column order.' });

const calendarDate = z.iso.date();

function responseOf({ typeName, description, title, dates, fields }: KindDescription) {
  return z
    .object({
      id,
      ...(dates === 'span' ? { startDate: calendarDate, endDate: calendarDate } : { date: calendarDate }),
      [title.name]: z.string().meta({ description: title.description }),
      ...Object.fromEntries(
        Object.entries(fields).map(([name, { type, description }]) => [
          name,
          (type === 'flag' ? z.boolean() : text).meta({ description }),
        ]),
      ),
      brandId: z.uuid().nullable(),
      color: text,
      showOnCalendar: z.boolean(),
      dynamicFields: z
        .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
        .meta({ description: 'Values of custom fields by field name.' }),
      version: z.int().meta({ description: 'Incremented by each change.' }),
      createdAt: instant,
      updatedAt: instant,
    })
    .meta({ id: typeName, description });
}

function ofEachKind(response: (description: KindDescription) => z.ZodType): Record<LogKind, z.ZodType> {
  return Object.fromEntries(
    kindList.map((description) => [description.kind, response(description)]),
  ) as unknown as Record<LogKind, z.ZodType>;
}

/** An entry of each kind. */
export const entryResponses = ofEachKind(responseOf);

/** A conflict of versions, for each kind. The current entry also has the field names of GraphQL. */
export const conflictResponses = ofEachKind((description) =>
  z
    .object({
      message: z.string(),
      current: responseOf(description).extend({
        __typename: z.literal(description.typeName),
        kind: z.literal(description.kind),
        title: z.string(),
        startDate: calendarDate,
        endDate: calendarDate,
      }),
    })
    .meta({
      id: `${description.typeName}Conflict`,
      description: 'The entry has changed since this version. `current` is the current entry.',
    }),
);

/** The number of entries that a bulk update changed. */
export const updatedResponse = z.object({ updated: z.int() }).meta({ id: 'Updated' });

/** The number of entries that a bulk deletion deleted. */
export const deletedResponse = z.object({ deleted: z.int() }).meta({ id: 'Deleted' });

/** All errors. */
export const errorResponse = z
  .object({
    message: z.string(),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'The errors of fields.' }),
  })
  .meta({ id: 'Error', description: 'An error.' });
