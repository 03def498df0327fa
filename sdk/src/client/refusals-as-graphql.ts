/** What a planner says of a request that never came as far as GraphQL: too large a body, a page that may not write. */
interface Refusal {
  message: string;
  errors?: unknown;
}

/** What a planner answers there; anything else comes from something that is none. */
const STATUSES: readonly number[] = [403, 411, 413, 500, 503];

async function refusalIn(response: Response): Promise<Refusal | null> {
  if (!STATUSES.includes(response.status) || !/json/i.test(response.headers.get('content-type') ?? ''))
    return null;
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as Partial<Refusal> | null;
  return typeof body?.message === 'string' ? { message: body.message, errors: body.errors } : null;
}

/**
 * Has what the planner refuses before GraphQL told as GraphQL would: urql throws away an answer of another shape, and
 * the server's sentence with it.
 *
 * @param ask instead of the global `fetch`
 */
export function refusalsAsGraphQL(ask?: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await (ask ?? fetch)(input, init);
    const refusal = await refusalIn(response);
    if (!refusal) return response;
    const { status } = response;
    const extensions = { status, ...(refusal.errors !== undefined && { errors: refusal.errors }) };
    return Response.json({ errors: [{ message: refusal.message, extensions }] }, { status });
  };
}

/** Stands in for the network where there is nobody to ask: every call fails with the sentence, as `invalid`. */
export function refuseAll(sentence: string): typeof fetch {
  const refusal = { errors: [{ message: sentence, extensions: { status: 0 } }] };
  return async () => Response.json(refusal);
}
