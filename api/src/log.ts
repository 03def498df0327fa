import { type DestinationStream, type Logger, pino } from 'pino';

/** The parts of an error that are safe to log. */
interface LoggedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string | undefined;
  cause?: LoggedError;
}

/**
 * Serializes an error for the log. Drivers attach statements and parameters to their errors, which can
 * contain user input and password hashes.
 */
function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.constructor.name,
    message: error.message,
    ...(code !== undefined && { code }),
    stack: error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/**
 * The server's log: JSON, one line per event.
 *
 * @param level the lowest level to write, such as `warn`
 * @param destination defaults to standard output
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
}
