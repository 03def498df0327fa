import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from './logged-error.js';

/**
 * The server's log: JSON, one line per event.
 *
 * @param level the lowest level to write, such as `warn`
 * @param destination defaults to standard output
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: loggedError } };
  return destination ? pino(options, destination) : pino(options);
}
