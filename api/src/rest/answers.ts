import { z } from 'zod';
import { FIELD_TYPES } from '../fields/field-configuration.entity.js';
import { kindList, LOG_KINDS, type LogKind } from '../logs/kinds/index.js';
import type { KindDescription } from '../logs/kinds/kind.js';

// What the documented calls answer, for the document at /api/openapi.json; the tests hold every answer against it.

const id = z.uuid().meta({ description: 'UUID.' });
const instant = z.iso.datetime().meta({ description: 'Instant in UTC.' });
const text = z.string().nullable();

/** A user (decision L21). */
export const userAnswer = z
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

/** An account that waits for an administrator (decision A1). */
export const pendingAnswer = z
  .object({ pendingApproval: z.literal(true) })
  .meta({ id: 'PendingApproval', description: 'The account waits for an administrator.' });

/** A brand. */
export const brandAnswer = z
  .object({ id, name: z.string(), color: z.string() })
  .meta({ id: 'Brand', description: 'A brand that entries are tagged with.' });

/** A custom field. */
export const fieldConfigurationAnswer = z
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

/** Which columns somebody sees. */
export const columnPreferenceAnswer = z
  .object({ visibleColumns: z.array(z.string()), columnOrder: z.array(z.string()) })
  .meta({ id: 'ColumnPreference', description: 'Ids of columns: which show, and in which order.' });

const calendarDate = z.iso.date();

function answerOf({ typeName, description, title, dates, fields }: KindDescription) {
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
        .record(z.string(), z.union([z.string(), z.boolean(), z.null()]))
        .meta({ description: 'Values of custom fields by field name.' }),
      version: z.int().meta({ description: 'Raised by every change.' }),
      createdAt: instant,
      updatedAt: instant,
    })
    .meta({ id: typeName, description });
}

function ofEachKind(answer: (description: KindDescription) => z.ZodType): Record<LogKind, z.ZodType> {
  return Object.fromEntries(
    kindList.map((description) => [description.kind, answer(description)]),
  ) as unknown as Record<LogKind, z.ZodType>;
}

/** An entry, a schema a kind. */
export const entryAnswers = ofEachKind(answerOf);

/** A conflict of versions, a schema a kind (decision L13): what stands there now is called as in GraphQL, too. */
export const conflictAnswers = ofEachKind((description) =>
  z
    .object({
      message: z.string(),
      current: answerOf(description).extend({
        __typename: z.literal(description.typeName),
        kind: z.literal(description.kind),
        title: z.string(),
        startDate: calendarDate,
        endDate: calendarDate,
      }),
    })
    .meta({
      id: `${description.typeName}Conflict`,
      description: 'Somebody else was faster; `current` is what stands there now.',
    }),
);

/** How many entries a bulk edit changed. */
export const updatedAnswer = z.object({ updated: z.int() }).meta({ id: 'Updated' });

/** How many entries a bulk deletion deleted. */
export const deletedAnswer = z.object({ deleted: z.int() }).meta({ id: 'Deleted' });

/** Every failure (decision L5). */
export const errorAnswer = z
  .object({
    message: z.string(),
    errors: z
      .array(z.object({ field: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'What is wrong, field by field.' }),
  })
  .meta({ id: 'Error', description: 'Why a call failed, in a sentence.' });
