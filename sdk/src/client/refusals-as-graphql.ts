import type { PlannerError } from '../core/planner-error.js';

/**
 * The planner's response to a request that it rejects before GraphQL runs, for example because the body is too large.
 */
interface Rejection {
  message: string;
  code?: unknown;
  params?: unknown;
  errors?: unknown;
}

/** The HTTP statuses of rejections. A response with any other status is not a rejection by a planner. */
const STATUSES: readonly number[] = [403, 411, 413, 500, 503];

async function rejectionIn(response: Response): Promise<Rejection | null> {
  if (!STATUSES.includes(response.status) || !/json/i.test(response.headers.get('content-type') ?? ''))
    return null;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as Partial<Rejection> | null;
  return typeof body?.message === 'string' ? (body as Rejection) : null;
}

/**
 * Creates a `fetch` that converts a {@link Rejection} to a GraphQL error. Otherwise, urql would drop the response
 * together with the server's message.
 *
 * @param send replaces the global `fetch`
 */
export function refusalsAsGraphQL(send?: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await (send ?? fetch)(input, init);
    const rejection = await rejectionIn(response);
    if (!rejection) return response;
    const { status } = response;
    // JSON omits properties that are undefined.
    const { message, code, params, errors } = rejection;
    return Response.json({ errors: [{ message, extensions: { status, code, params, errors } }] }, { status });
  };
}

/** Creates a `fetch` that sends nothing. Every request fails with the same error. */
export function refuseAll({ serverMessage: message, code, params }: PlannerError): typeof fetch {
  const body = { errors: [{ message, extensions: { status: 0, code, params } }] };
  return async () => Response.json(body);
}
