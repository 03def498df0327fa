import { setImmediate } from 'node:timers/promises';
import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { RequestContext } from '../context.js';

const turns = new WeakMap<object, Promise<unknown>>();

type Read<Result> = (context: RequestContext) => Promise<Result>;

/** A read whose result several requests share. */
interface SharedRead {
  result: Promise<unknown>;
  /** The number of requests whose clients still wait for the result. */
  readers: number;
  /** Cancels the read. Undefined until the read begins. */
  canceling?: AbortController;
}

/**
 * The newest of the identical reads of each field, by variables and scope. In the trusted documents, a field is the same
 * object in all requests to an application. Together with the variables, it determines what is read. All other documents
 * are parsed again for each request, so their reads are not shared.
 */
const newestOf = new WeakMap<FieldNode, Map<string, SharedRead>>();

/** Creates a read that begins when the previous identical read has ended. */
function createSharedRead(
  context: RequestContext,
  read: Read<unknown>,
  previous: Promise<unknown> | undefined,
): SharedRead {
  async function begin(): Promise<unknown> {
    // The read has no readers only if all clients have left, including the client of this request.
    if (shared.readers === 0) context.signal.throwIfAborted();
    shared.canceling = new AbortController();
    const { signal } = shared.canceling;
    // The read can outlive this request.
    return read({ ...context, em: context.em.fork({ signal }), signal });
  }
  const shared: SharedRead = { readers: 1, result: Promise.resolve() };
  shared.result = previous ? previous.then(begin, begin) : begin();
  return shared;
}

/**
 * Waits for a shared read. If the client leaves while others still wait, the request stops waiting. Otherwise, the read
 * is canceled, and the request waits until it has ended, so that it keeps its place in the queues.
 */
async function resultOf(shared: SharedRead, { signal }: RequestContext): Promise<unknown> {
  const { promise: left, reject } = Promise.withResolvers<never>();
  const leave = () => {
    shared.readers -= 1;
    if (shared.readers > 0) reject(signal.reason);
    else shared.canceling?.abort(signal.reason);
  };
  signal.addEventListener('abort', leave);
  try {
    return await Promise.race([shared.result, left]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

/**
 * Joins the identical read that has not begun yet, or creates one. The result is therefore never older than the request.
 */
function share(
  context: RequestContext,
  { field, variables }: { field: FieldNode; variables: object },
  read: Read<unknown>,
): Promise<unknown> {
  const newest = newestOf.get(field) ?? new Map<string, SharedRead>();
  newestOf.set(field, newest);
  const given = JSON.stringify(variables);
  // Filters can contain `me`, which stands for the viewer.
  const key = JSON.stringify([given, context.scope, given.includes('"me"') ? context.viewer?.id : null]);
  const known = newest.get(key);
  if (known && !known.canceling) {
    known.readers += 1;
    return resultOf(known, context);
  }
  const shared = createSharedRead(context, read, known?.result);
  newest.set(key, shared);
  const forget = () => {
    if (newest.get(key) === shared) newest.delete(key);
  };
  shared.result.then(forget, forget);
  return resultOf(shared, context);
}

/**
 * Reads the lists of a request one after another and lets other requests run in between. Reading all of them at the
 * same time would block other requests. Requests that read the same in the same scope share a read that begins after
 * they have arrived.
 *
 * @param context identifies the request
 * @param read reads with the given context, which does not end with the request. The result must depend only on the
 *   arguments, the selected fields, the scope and, if a filter contains `me`, the viewer, and must not be modified
 */
export function inTurn<Result>(
  context: RequestContext,
  {
    fieldNodes: [field],
    variableValues: variables,
  }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'variableValues'>,
  read: Read<Result>,
): Promise<Result> {
  async function run(): Promise<Result> {
    context.signal.throwIfAborted();
    return field ? ((await share(context, { field, variables }, read)) as Result) : read(context);
  }
  const previous = turns.get(context);
  const next = previous
    ? previous
        .catch(() => {})
        .then(() => setImmediate())
        .then(run)
    : run();
  turns.set(context, next);
  return next;
}
