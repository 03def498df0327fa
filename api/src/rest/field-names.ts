import { z } from 'zod';
import { errorIn } from '../field-errors.js';
import {
  type FieldConfigurationRow,
  fieldNameSchema,
  isNameOf,
  namesField,
  requireOptions,
  settingsShape,
  sharedFieldSchema,
} from '../fields/field-configuration.service.js';
import { kindSchema } from '../logs/kinds/stored-kinds.js';
import { parse } from '../validation.js';

// In REST, the kind of a custom field is named `logType`. This file translates the name.

/** The body of a request that creates a custom field. */
const fieldBody = requireOptions(
  z.object({ logType: kindSchema, fieldName: fieldNameSchema, ...settingsShape }),
).meta({ id: 'FieldConfigurationInput', description: 'A new custom field.' });

/** The body of a request that adds an existing field to a kind. */
const sharedBody = sharedFieldSchema
  .omit({ kind: true })
  .extend({ logType: kindSchema })
  .meta({ id: 'SharedFieldInput', description: 'An existing field for another kind.' });

/** The body of a request that adds a field to a kind. */
export const newFieldBody = z.union([fieldBody, sharedBody]);

const FIXED = { description: "Can't be changed. Send the current value, or omit it." };

/** The body of a request that updates a custom field. */
export const fieldUpdateBody = requireOptions(
  z.object({
    logType: z.string().nullish().meta(FIXED),
    fieldName: z.string().nullish().meta(FIXED),
    ...settingsShape,
  }),
).meta({ id: 'FieldConfigurationUpdateInput', description: 'New settings for a custom field.' });

/**
 * Reads the body of a request that adds a field to a kind.
 *
 * @throws PlannerError `invalid` if the body is invalid
 */
export function parseField(body: unknown) {
  if (namesField(body)) {
    const { logType, ...values } = parse(sharedBody, body);
    return { kind: logType, ...values };
  }
  const { logType, ...values } = parse(fieldBody, body);
  return { kind: logType, ...values };
}

/**
 * Reads the body of a request that updates a custom field. Also returns a function that checks that the kind and the
 * name stay the same.
 *
 * @throws PlannerError `invalid` if the body is invalid
 */
export function parseFieldUpdate(body: unknown) {
  const { logType, fieldName, ...settings } = parse(fieldUpdateBody, body);
  function check(field: FieldConfigurationRow): void {
    const isUnchanged = {
      logType: logType == null || logType === field.kind,
      fieldName: fieldName == null || isNameOf(field, fieldName),
    };
    for (const [name, unchanged] of Object.entries(isUnchanged)) {
      if (!unchanged) throw errorIn(name, 'fieldFixed');
    }
  }
  return { settings, check };
}

/** Returns a custom field in the form that REST clients see. */
export const fieldResponse = ({
  id,
  kind,
  fieldId: _,
  options: __,
  isOwn: ___,
  ...field
}: FieldConfigurationRow) => ({
  id,
  logType: kind,
  ...field,
});
