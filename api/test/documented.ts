import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../src/rest/openapi.js';

interface Response {
  content?: { 'application/json'?: { schema: object } };
}

/** The parts of a JSON schema that the tests use. */
export interface BodySchema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  items?: BodySchema;
  anyOf?: BodySchema[];
  properties?: Record<string, BodySchema>;
  required?: string[];
}

/** An operation in the OpenAPI document. */
export interface Operation {
  requestBody?: { content: { 'application/json': { schema: BodySchema } } };
  responses: Record<string, Response>;
}

/** The OpenAPI document at /api/openapi.json. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, BodySchema> };
}

export const documentOfCalls = openApiDocument('planner_session_4000') as unknown as Document;

/** All documented operations. */
export const calls = Object.entries(documentOfCalls.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
);

/** Resolves a reference to a schema. */
export const resolved = (schema: BodySchema): BodySchema =>
  schema.$ref ? (documentOfCalls.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(documentOfCalls, 'planner');

const pointer = (...parts: string[]) =>
  `planner#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

// Fixed paths come before paths with parameters, which is the order in which the server matches them.
const patterns = [...calls]
  .sort((a, b) => a.path.split('{').length - b.path.split('{').length)
  .map((call) => ({ ...call, pattern: new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/**
 * Compares a REST response with the OpenAPI document.
 *
 * @returns the difference, or null if the response matches or the route is not documented
 */
export function undocumented(method: string, path: string, status: number, body: unknown): string | null {
  const call = patterns.find((known) => known.method === method && known.pattern.test(path));
  if (!call) return null;
  const response = call.operation.responses[status];
  const place = `${method} ${call.path} returned ${status}`;
  if (!response) return `${place}, which is not documented: ${JSON.stringify(body)}`;
  if (!response.content) return body === '' ? null : `${place} with a body`;
  if (!response.content['application/json']) return typeof body === 'string' ? null : `${place} with JSON`;
  const validate = ajv.getSchema(
    pointer(
      'paths',
      call.path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ),
  ) as ValidateFunction;
  return validate(body) ? null : `${place} with an invalid body: ${ajv.errorsText(validate.errors)}`;
}
