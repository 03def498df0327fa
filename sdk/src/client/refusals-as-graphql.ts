/**
 * The planner's response to a request that it rejects before GraphQL runs, for example because the body is too large.
 */
interface Rejection {
  message: string;
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
  return typeof body?.message === 'string' ? { message: body.message, errors: body.errors } : null;
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
    const extensions = { status, ...(rejection.errors !== undefined && { errors: rejection.errors }) };
    return Response.json({ errors: [{ message: rejection.message, extensions }] }, { status });
  };
}

/** Creates a `fetch` that sends nothing. Every request fails with the message and the code `invalid`. */
export function refuseAll(message: string): typeof fetch {
  const body = { errors: [{ message, extensions: { status: 0 } }] };
  return async () => Response.json(body);
}
