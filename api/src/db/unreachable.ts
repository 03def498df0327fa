import { tlsFailure } from './postgresql-tls.js';

/** Node's words for a server that cannot be reached, or is not any more. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** PostgreSQL's: a broken connection, a server that stops or starts, and one with no connection left. */
const SQL_STATE = /^(08...|57P0[1-3]|53300)$/;

/** The driver's own errors, which have no code. */
const DRIVER =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** Whether an error says that the database cannot be reached, rather than what it thinks of a statement. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (tlsFailure(error)) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? NETWORK.has(code) || SQL_STATE.test(code) : DRIVER.test(error.message);
}
