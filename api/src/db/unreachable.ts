import { tlsFailure } from './postgresql-tls.js';

/** Node.js's codes for a server that can't be reached. */
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

/** PostgreSQL's codes for a broken connection, a server that is starting or stopping, and too many connections. */
const SQL_STATE = /^(08...|57P0[1-5]|53300|25P03)$/;

/** The messages of the driver's own errors, which have no code. */
const DRIVER =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying|timeout expired)/;

/** Whether an error has one of the given codes, or is one of the driver's own errors. */
function isConnectionError(error: unknown, hasCode: (code: string) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? hasCode(code) : DRIVER.test(error.message);
}

/** Whether an error means that the database can't be reached. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof Error && tlsFailure(error)) return true;
  return isConnectionError(error, (code) => NETWORK.has(code) || SQL_STATE.test(code));
}

/** PostgreSQL's codes for a server that is still starting, and for too many connections. */
const SOON_AVAILABLE = new Set(['57P03', '53300']);

/** Whether an error means that the database is running but can't accept a connection at the moment. */
export const isBusy = (error: unknown): boolean =>
  isConnectionError(error, (code) => SOON_AVAILABLE.has(code));

/** Messages for clients about temporary PostgreSQL errors, keyed by error code or class. */
const TEMPORARY: Readonly<Record<string, string>> = {
  // Serialization failure and deadlock, after several attempts.
  '40001': 'Too many changes at the same time. Try again in a few seconds.',
  '40P01': 'Too many changes at the same time. Try again in a few seconds.',
  // A statement took too long to run, or waited too long for a lock.
  '57014': 'The database took too long to respond. Try again in a few seconds.',
  '55P03': 'The database took too long to respond. Try again in a few seconds.',
  '25006': 'The database is read-only at the moment. Try again later.',
  '53100': "The database's disk is full. Changes are not possible at the moment.",
  // Other resource shortages and system errors, such as too little memory or a failed write to the disk.
  '53': 'The database is overloaded. Try again in a few seconds.',
  '58': 'The database has a problem with its disk. Try again later.',
};

/** Returns the message for clients if a database error is temporary. Otherwise, returns undefined. */
export function temporaryFailure(error: unknown): string | undefined {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return undefined;
  return TEMPORARY[code] ?? TEMPORARY[code.slice(0, 2)];
}
