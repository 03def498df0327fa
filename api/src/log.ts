import { tryGetContext } from 'hono/context-storage';
import type { RequestIdVariables } from 'hono/request-id';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { loggedError } from './logged-error.js';

/** Options for a logger that adds the request's id to each line that is written during a request. */
export const withRequestId: LoggerOptions = {
  mixin() {
    const requestId = tryGetContext<{ Variables: RequestIdVariables }>()?.get('requestId');
    return requestId === undefined ? {} : { requestId };
  },
  // Put the id at the end of the line.
  mixinMergeStrategy: (fields, mixin) => ({ ...fields, ...mixin }),
};

/**
 * Creates the server's log, which writes one line of JSON per event.
 *
 * @param level the lowest level to write, such as `warn`
 * @param destination defaults to standard output
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: loggedError }, ...withRequestId };
  return destination ? pino(options, destination) : pino(options);
}
