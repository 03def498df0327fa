import type { Context } from 'hono';
import type { z } from 'zod';
import type { RequestContext } from '../context.js';
import type { SessionCookie } from '../http/session-cookie.js';

/** What a route gets: the request, its parts and its body. */
interface Call {
  c: Context;
  context: RequestContext;
  cookie: SessionCookie;
  /** The id in the path; empty where the path has none. */
  id: string;
  /** Returns the body as JSON, or undefined if the route has no `body`. */
  body(): Promise<unknown>;
}

/** One documented call (spec, section 7). */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below /api; `:id` is the only part that varies. */
  path: string;
  /** What the call does, for the documented API. */
  summary: string;
  /** The subject that the documented API lists it under. */
  tag: string;
  /** Who may call it (decision A11): anybody, any approved user or administrators; users unless it says otherwise. */
  access?: 'visitor' | 'user' | 'admin';
  /** The schema that the service reads the body by. */
  body?: z.ZodType;
  /** Status of a success: 200 unless it says otherwise (decision L4). */
  status?: 201 | 204;
  /** What a success answers; nothing for 204. */
  success?: z.ZodType;
  /** Refusals beyond those that follow from the rest: what each of their statuses means here. */
  refusals?: Readonly<Record<number, string>>;
  /** What a conflict of versions answers, where the call knows versions. */
  conflict?: z.ZodType;
  answer(call: Call): Promise<unknown>;
}
