import { z } from 'zod';
import { FIELD_TYPES } from '../field-types/field-types.js';
import {
  columnPreferenceSchema,
  getColumnPreference,
  saveColumnPreference,
} from '../fields/column-preference.service.js';
import { listFields } from '../fields/field.service.js';
import {
  createFieldConfiguration,
  deleteFieldConfiguration,
  listFieldConfigurations,
  updateFieldConfiguration,
} from '../fields/field-configuration.service.js';
import { LOG_KINDS, type LogKind } from '../logs/kinds/index.js';
import { fieldResponse, fieldUpdateBody, newFieldBody, parseField, parseFieldUpdate } from './field-names.js';
import { requireOwnKind } from './own-kinds.js';
import { columnPreferenceResponse, fieldConfigurationResponse } from './responses.js';
import type { Route } from './route.js';

const tag = 'Custom fields and columns';

const fieldResponseSchema = z
  .object({
    id: z.string().meta({ description: 'A UUID, or the name of a built-in field.' }),
    name: z.string().meta({ description: 'The key in `dynamicFields`.' }),
    label: z.string(),
    type: z.enum(FIELD_TYPES),
    options: z.array(
      z.object({
        ...{ id: z.string(), name: z.string(), color: z.string().nullable() },
        abbreviation: z.string().optional(),
        ...{ isDone: z.boolean().optional(), isArchived: z.boolean(), isMe: z.boolean().optional() },
      }),
    ),
    formerFields: z
      .array(
        z.object({
          id: z.string(),
          options: z.array(z.object({ name: z.string(), replacement: z.string().nullable() })),
        }),
      )
      .meta({
        description: 'The fields that were merged into this one, and what their options have become.',
      }),
    isBuiltIn: z.boolean(),
    isShareable: z.boolean(),
    version: z.int().meta({ description: 'Incremented by each change.' }),
    kinds: z.array(
      z.object({
        id: z.uuid().meta({ description: 'The id of the field configuration.' }),
        kind: z.string(),
        isRequired: z.boolean(),
        displayOrder: z.int(),
      }),
    ),
  })
  .meta({ id: 'Field', description: 'A field, which any number of kinds can use.' });

const routesOf = (kind: LogKind): Route[] => [
  {
    method: 'GET',
    path: `/field-configs/${kind}`,
    tag,
    access: 'reader',
    summary: `The custom fields of the ${kind} log, in display order`,
    success: z.array(fieldConfigurationResponse),
    handle: async ({ context }) => (await listFieldConfigurations(context, kind)).map(fieldResponse),
  },
  {
    method: 'GET',
    path: `/column-preferences/${kind}`,
    tag,
    summary: `The user's columns for the ${kind} log, or the defaults`,
    success: columnPreferenceResponse,
    handle: ({ context }) => getColumnPreference(context, kind),
  },
  {
    method: 'PUT',
    path: `/column-preferences/${kind}`,
    tag,
    summary: `Save the user's columns for the ${kind} log`,
    body: columnPreferenceSchema,
    success: columnPreferenceResponse,
    handle: async ({ context, body }) => saveColumnPreference(context, kind, await body()),
  },
];

/** The routes for custom fields and column preferences. */
export const fieldRoutes: readonly Route[] = [
  ...LOG_KINDS.flatMap(routesOf),
  {
    method: 'GET',
    path: '/fields',
    tag,
    access: 'reader',
    summary: 'The fields of all kinds, each with the kinds that use it',
    success: z.array(fieldResponseSchema),
    handle: ({ context }) => listFields(context),
  },
  {
    method: 'POST',
    path: '/field-configs',
    tag,
    summary: 'Add a custom field, or an existing field to another kind',
    access: 'admin',
    body: newFieldBody,
    status: 201,
    success: fieldConfigurationResponse,
    errors: { 409: 'The log already has the field, or one with this name.' },
    handle: async ({ context, body }) =>
      fieldResponse(await createFieldConfiguration(context, parseField(await body()), 'logType')),
  },
  {
    method: 'PUT',
    path: '/field-configs/:id',
    tag,
    summary: 'Update a custom field for all kinds that use it, except for `isRequired` and `displayOrder`',
    access: 'admin',
    body: fieldUpdateBody,
    success: fieldConfigurationResponse,
    async handle({ context, body, id }) {
      const { settings, check } = parseFieldUpdate(await body());
      return fieldResponse(await updateFieldConfiguration(context, id, settings, check));
    },
  },
  {
    method: 'DELETE',
    path: '/field-configs/:id',
    tag,
    access: 'admin',
    summary:
      'Remove a field from a kind, and delete it with its last kind; its values stay stored, but no later field can show them',
    status: 204,
    handle: ({ context, id }) => deleteFieldConfiguration(context, id),
  },
  // Comes after the paths with an id, which are UUIDs. All other ids are those of kinds.
  {
    method: 'GET',
    path: '/field-configs/:kind',
    tag,
    access: 'reader',
    summary: 'The fields of a kind that an administrator created, in display order',
    success: z.array(fieldConfigurationResponse),
    errors: { 404: 'There is no such kind.' },
    async handle({ context, kind }) {
      await requireOwnKind(context, kind);
      return (await listFieldConfigurations(context, kind)).map(fieldResponse);
    },
  },
];
