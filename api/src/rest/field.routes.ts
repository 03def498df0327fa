import { z } from 'zod';
import {
  columnPreferenceSchema,
  getColumnPreference,
  saveColumnPreference,
} from '../fields/column-preference.service.js';
import {
  createFieldConfiguration,
  deleteFieldConfiguration,
  listFieldConfigurations,
  updateFieldConfiguration,
} from '../fields/field-configuration.service.js';
import { LOG_KINDS, type LogKind } from '../logs/kinds/index.js';
import { fieldBody, fieldResponse, fieldUpdateBody, parseField, parseFieldUpdate } from './field-names.js';
import { columnPreferenceResponse, fieldConfigurationResponse } from './responses.js';
import type { Route } from './route.js';

const tag = 'Custom fields and columns';

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
    method: 'POST',
    path: '/field-configs',
    tag,
    summary: 'Add a custom field',
    access: 'admin',
    body: fieldBody,
    status: 201,
    success: fieldConfigurationResponse,
    errors: { 409: 'The log already has a field with this name.' },
    handle: async ({ context, body }) =>
      fieldResponse(await createFieldConfiguration(context, parseField(await body()))),
  },
  {
    method: 'PUT',
    path: '/field-configs/:id',
    tag,
    summary: 'Update a custom field',
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
    summary: 'Delete a custom field; its values stay stored, but no later field can show them',
    status: 204,
    handle: ({ context, id }) => deleteFieldConfiguration(context, id),
  },
];
