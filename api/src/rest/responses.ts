import { SERVER_ERRORS } from '@content-planner/model';
import { z } from 'zod';
import { FIELD_TYPES } from '../field-types/field-types.js';
import type { LogKind } from '../logs/kinds/index.js';
import { type Described, described, entryResponse } from './entry-names.js';

// The REST responses, for the document at /api/openapi.json. Tests compare all responses with that document.

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
  .meta({ id: 'User', description: 'A user account.' });

export const personProfileResponse = z
  .object({
    id,
    firstName: text,
    lastName: text,
    profileImageUrl: text,
    isApproved: z.boolean().meta({ description: 'Whether the person can be chosen in fields.' }),
    isMe: z.boolean().meta({ description: 'Whether this is the user, or the owner of the key.' }),
  })
  .meta({ id: 'PersonProfile', description: 'A person whose account is or was approved.' });

/** The response to a registration if the new account is pending approval. */
export const pendingResponse = z
  .object({ pendingApproval: z.literal(true) })
  .meta({ id: 'PendingApproval', description: 'The account is pending approval by an administrator.' });

export const loginOptionsResponse = z
  .object({
    acceptsPasswords: z.boolean().meta({ description: 'Whether users can log in with a password.' }),
    canRegister: z
      .boolean()
      .meta({ description: 'Whether visitors can create their own accounts with a password.' }),
    providers: z
      .array(z.object({ name: z.string(), url: z.string() }))
      .meta({ description: 'The single sign-on providers. Browsers navigate to `url` to log in.' }),
    passkeys: z.object({ rpId: z.string() }).nullable().meta({
      description: "Where users can log in with a passkey: on pages of the host `rpId`. Null if they can't.",
    }),
  })
  .meta({ id: 'LoginOptions', description: 'How visitors can log in.' });

/** A login that is waiting for a passkey. */
export const passkeyLoginResponse = z
  .object({
    login: z.string().meta({
      description: 'Continues the login. Send it to /api/auth/passkey within five minutes. It works once.',
    }),
    options: z
      .object({
        challenge: z.string(),
        rpId: z.string(),
        timeout: z.int().meta({ description: 'Milliseconds.' }),
        userVerification: z.literal('required'),
      })
      .meta({
        description:
          'The `PublicKeyCredentialRequestOptionsJSON` for `PublicKeyCredential.parseRequestOptionsFromJSON`.',
      }),
  })
  .meta({ id: 'PasskeyLogin', description: 'A login that is waiting for a passkey.' });

export const brandResponse = z
  .object({ id, name: z.string(), color: z.string() })
  .meta({ id: 'Brand', description: 'A brand that entries are tagged with.' });

export const fieldConfigurationResponse = z
  .object({
    id,
    logType: z.string().meta({ description: 'The id of the kind.' }),
    fieldName: z.string(),
    fieldLabel: z.string(),
    fieldType: z.enum(FIELD_TYPES),
    dropdownOptions: z.array(z.string()).nullable(),
    optionColors: z
      .array(z.object({ option: z.string(), color: z.string() }))
      .nullable()
      .meta({ description: 'The colors of options. Options that are not listed have a default color.' }),
    isRequired: z.boolean(),
    displayOrder: z.int(),
    isShareable: z.boolean().meta({ description: 'Whether new links and embeds can include its values.' }),
  })
  .meta({ id: 'FieldConfiguration', description: 'A custom field for one kind of log.' });

/** The columns that a user sees in a list, and their order. */
export const columnPreferenceResponse = z
  .object({ visibleColumns: z.array(z.string()), columnOrder: z.array(z.string()) })
  .meta({ id: 'ColumnPreference', description: 'Visible columns and column order.' });

/** Returns a function that returns the schema for a kind. */
function ofEachKind(response: (description: Described) => z.ZodType): (kind: LogKind) => z.ZodType {
  const schemas = new Map(described.map((description) => [description.kind, response(description)]));
  return (kind) => schemas.get(kind) as z.ZodType;
}

/** The response schema for an entry of each kind. */
export const entryResponses = ofEachKind(entryResponse);

const errorCode = z.enum(Object.keys(SERVER_ERRORS)).meta({
  id: 'ErrorCode',
  description: 'Names the problem. Codes are stable, so clients can react to them and translate messages.',
});

/** The properties that responses and their field errors share. */
const problemShape = {
  message: z.string().meta({ description: 'The message in English.' }),
  code: errorCode,
  params: z
    .record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
    .optional()
    .meta({ description: 'The values in the message, such as `max`. Omitted if there are none.' }),
};

/** The response schema for a version conflict of each kind. */
export const conflictResponses = ofEachKind((description) =>
  z
    .object({
      ...problemShape,
      current: entryResponses(description.kind),
      changedBy: z
        .object({ id: z.uuid(), firstName: z.string().nullable(), lastName: z.string().nullable() })
        .nullable()
        .meta({
          description: 'The person who last changed the entry. Null if the account is deleted or unknown.',
        }),
    })
    .meta({
      id: `${description.typeName}Conflict`,
      description:
        'The entry has changed since the version in the request. `current` contains the current entry.',
    }),
);

/** The number of entries that a bulk update changed. */
export const updatedResponse = z.object({ updated: z.int() }).meta({ id: 'Updated' });

/** The number of entries that a bulk deletion removed. */
export const deletedResponse = z.object({ deleted: z.int() }).meta({ id: 'Deleted' });

/** The body of all error responses. */
export const errorResponse = z
  .object({
    ...problemShape,
    errors: z
      .array(z.object({ field: z.string(), ...problemShape }))
      .optional()
      .meta({ description: 'Field errors.' }),
    step: z.string().optional().meta({
      description:
        'The token that continues a login with two-step verification. Send it with a code to /api/auth/login/code within ten minutes.',
    }),
  })
  .meta({ id: 'Error', description: 'An error.' });
