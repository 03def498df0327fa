import type { Context } from 'hono';
import type { z } from 'zod';
import type { SessionCookie } from '../auth/session-cookie.js';
import type { RequestContext } from '../context.js';
import type { LogKind } from '../logs/kinds/index.js';

/** The argument that handlers receive: the request, its parts and its body. */
export interface Call {
  c: Context;
  context: RequestContext;
  cookie: SessionCookie;
  /** The id in the path, or an empty string if the path has no id. */
  id: string;
  /** The kind in the path, or an empty string if the path has no parameter for it. */
  kind: LogKind;
  /** Creates a response body that is generated while the client reads it, as long as the request has access. */
  stream(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array>;
  /** Returns the body as JSON, or undefined if the route has no `body`. */
  body(): Promise<unknown>;
}

/** A REST route. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path under /api. The only possible parameters are `:kind` and `:id`. */
  path: string;
  /** Describes the route in the OpenAPI document. */
  summary: string;
  /** The section of the OpenAPI document that lists the route. */
  tag: string;
  /**
   * Who has access, in the order of the values: everyone without an access token; users and access tokens that can read; users and keys that
   * can write; users, even if they have to set up two-step verification first; users (the default); administrators.
   */
  access?: 'visitor' | 'reader' | 'writer' | 'login' | 'user' | 'admin';
  /** The schema that validates the body. The service uses the same schema. */
  body?: z.ZodType;
  /** The media types of the body. Default: `application/json`. */
  mediaTypes?: readonly string[];
  /** The schema that describes the query parameters. The service validates the parameters. */
  query?: z.ZodObject;
  /** Whether requests can contain an `If-Match` header. */
  isConditional?: boolean;
  /** The status of a successful response, 200 by default. */
  status?: 201 | 204;
  /** The schema of a successful response. Undefined for 204. */
  success?: z.ZodType;
  /** Describes a successful response in the OpenAPI document, in addition to the summary. */
  successNote?: string;
  /**
   * The media type of a successful response. Default: `application/json`. For other types, `handle` returns a Response.
   */
  successType?: string;
  /** Descriptions of errors, keyed by status, in addition to the errors that are derived from the other properties. */
  errors?: Readonly<Record<number, string>>;
  /** The response to a version conflict, if the route updates entries with versions. */
  conflict?: z.ZodType;
  handle(call: Call): Promise<unknown>;
}
