import { z } from 'zod';
import {
  columnPreferenceSchema,
  getColumnPreference,
  saveColumnPreference,
} from '../fields/column-preference.service.js';
import {
  createFieldConfiguration,
  deleteFieldConfiguration,
  fieldConfigurationSchema,
  fieldConfigurationUpdateSchema,
  listFieldConfigurations,
  updateFieldConfiguration,
} from '../fields/field-configuration.service.js';
import { LOG_KINDS, type LogKind } from '../logs/kinds/index.js';
import { columnPreferenceAnswer, fieldConfigurationAnswer } from './answers.js';
import type { Route } from './route.js';

const tag = 'Custom fields and columns';

const routesOf = (kind: LogKind): Route[] => [
  {
    ...{ method: 'GET', path: `/field-configs/${kind}`, tag },
    summary: `The custom fields of the ${kind} log, in their order`,
    success: z.array(fieldConfigurationAnswer),
    answer: ({ context }) => listFieldConfigurations(context, kind),
  },
  {
    ...{ method: 'GET', path: `/column-preferences/${kind}`, tag },
    summary: `The user's columns of the ${kind} log; the defaults while none were saved`,
    success: columnPreferenceAnswer,
    answer: ({ context }) => getColumnPreference(context, kind),
  },
  {
    ...{ method: 'PUT', path: `/column-preferences/${kind}`, tag },
    summary: `Save the user's columns of the ${kind} log`,
    body: columnPreferenceSchema,
    success: columnPreferenceAnswer,
    answer: async ({ context, body }) => saveColumnPreference(context, kind, await body()),
  },
];

/** The calls of custom fields and of column preferences. */
export const fieldRoutes: readonly Route[] = [
  ...LOG_KINDS.flatMap(routesOf),
  {
    ...{ method: 'POST', path: '/field-configs', tag, summary: 'Add a custom field', access: 'admin' },
    body: fieldConfigurationSchema,
    status: 201,
    success: fieldConfigurationAnswer,
    refusals: { 409: 'The log has a field of this name.' },
    answer: async ({ context, body }) => createFieldConfiguration(context, await body()),
  },
  {
    ...{ method: 'PUT', path: '/field-configs/:id', tag, summary: 'Change a custom field', access: 'admin' },
    body: fieldConfigurationUpdateSchema,
    success: fieldConfigurationAnswer,
    answer: async ({ context, body, id }) => updateFieldConfiguration(context, id, await body()),
  },
  {
    ...{ method: 'DELETE', path: '/field-configs/:id', tag, access: 'admin' },
    summary: 'Delete a custom field; the values that entries hold stay stored and are hidden',
    status: 204,
    answer: ({ context, id }) => deleteFieldConfiguration(context, id),
  },
];
