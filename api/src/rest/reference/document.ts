/** The parts of a JSON schema that the reference displays. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

/** A parameter of an operation. */
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

/** An operation of the API. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

/** The parts of the OpenAPI document that the reference displays. */
export interface OpenApi {
  info: { title: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, Schema> };
}

/** Returns the first schema of a body. All media types of a body share one schema. */
export const schemaOf = ({ content }: Content): Schema | undefined => Object.values(content ?? {})[0]?.schema;
