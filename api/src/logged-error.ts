/** The parts of an error that are safe to log. */
export interface LoggedError {
  type: string;
  /** The message up to the first value that it quotes. */
  message: string;
  code?: unknown;
  /** The type, the message and the stack frames. */
  stack?: string;
  cause?: LoggedError;
}

/** Error codes from PostgreSQL, such as 42P01, and from the operating system, such as ECONNREFUSED. */
const SQL_STATE = /^[0-9A-Z]{5}$/;
const SYSTEM_CODE = /^E(?!RR_)[A-Z0-9]+$/;

/**
 * The SQLSTATE classes whose messages quote values: data exceptions, view checks, errors raised by functions, and
 * internal errors.
 */
const SQL_STATE_WITH_VALUES = /^(22|44|P0|XX)/;

/**
 * Whether the message only quotes names. Operating system errors quote the names of servers and files, and most
 * PostgreSQL errors quote the names of tables, columns, roles and settings. All other messages, such as those from
 * `JSON.parse`, can quote user input.
 */
function quotesOnlyNames(code: unknown): boolean {
  if (typeof code !== 'string') return false;
  return SQL_STATE.test(code) ? !SQL_STATE_WITH_VALUES.test(code) : SYSTEM_CODE.test(code);
}

/**
 * Matches the first quoted value and everything after it. Apostrophes in words and the property names in a `TypeError`
 * don't count as the start of a quoted value. Errors from Node.js also quote values after a colon.
 */
const QUOTED = /(?:"|(?<=[\s(:])(?<!\((?:reading|setting) )').*/s;
const QUOTED_BY_NODE = /["':].*/s;

/** Cuts off the message at the first quoted value, because values themselves can contain quotation marks. */
function safeMessage({ message, code }: Error & { code?: unknown }): string {
  if (quotesOnlyNames(code)) return message;
  return message.replace(String(code).startsWith('ERR_') ? QUOTED_BY_NODE : QUOTED, '…');
}

const isFrame = (line: string) => /^\s+at /.test(line);

/**
 * Reduces an error to the parts that are safe to log. Drivers attach statements and parameters to their errors. These
 * can contain user input and password hashes, and messages can quote such values.
 */
export function loggedError(error: unknown): LoggedError {
  // Don't log thrown values that are not errors. They can be anything, such as a string from a request.
  if (!(error instanceof Error))
    return { type: typeof error, message: 'A value that is not an error was thrown.' };
  const { code } = error as { code?: unknown };
  const type = error.constructor.name;
  const message = safeMessage(error);
  // Remove the message from the stack, because lines of the message could look like stack frames.
  const withoutMessage = error.message ? error.stack?.replaceAll(error.message, '') : error.stack;
  const frames = withoutMessage?.split('\n').filter(isFrame) ?? [];
  return {
    type,
    message,
    ...(code !== undefined && { code }),
    stack: [`${type}: ${message}`, ...frames].join('\n'),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}

/** Returns the stacks of an error and its causes, without the values that their messages quote. */
export function safeStack(error: unknown): string {
  const stacks: string[] = [];
  for (let next: LoggedError | undefined = loggedError(error); next; next = next.cause) {
    stacks.push(next.stack ?? next.message);
  }
  return stacks.join('\nCaused by ');
}
