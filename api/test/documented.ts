import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../src/rest/openapi.js';

interface Response {
  content?: { 'application/json': { schema: object } };
}

/** A schema of the document, as far as tests look into it. */
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

/** One documented call. */
export interface Operation {
  requestBody?: { content: { 'application/json': { schema: BodySchema } } };
  responses: Record<string, Response>;
}

/** The document at /api/openapi.json. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, BodySchema> };
}

export const documentOfCalls = openApiDocument('planner_session_4000') as unknown as Document;

/** Every documented call. */
export const calls = Object.entries(documentOfCalls.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation,
  })),
);

/** The schema itself, where it is named elsewhere. */
export const resolved = (schema: BodySchema): BodySchema =>
  schema.$ref ? (documentOfCalls.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(documentOfCalls, 'planner');

const pointer = (...parts: string[]) =>
  `planner#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

// Literal paths before those with an id, as the server matches them.
const patterns = [...calls]
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map((call) => ({ ...call, pattern: new RegExp(`^${call.path.replace('{id}', '[^/]+')}$`) }));

/**
 * Holds an answer of a documented call against the document.
 *
 * @returns what is wrong with it, or null; also null for calls and refusals that are documented for all calls together
 */
export function undocumented(method: string, path: string, status: number, body: unknown): string | null {
  const call = patterns.find((known) => known.method === method && known.pattern.test(path));
  if (!call) return null;
  const response = call.operation.responses[status];
  const place = `${method} ${call.path} answered ${status}`;
  if (!response) return `${place}, which is not documented: ${JSON.stringify(body)}`;
  if (!response.content) return body === '' ? null : `${place} with a body`;
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
  return validate(body) ? null : `${place} with another body: ${ajv.errorsText(validate.errors)}`;
}
