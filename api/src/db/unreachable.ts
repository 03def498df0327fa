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

/** The codes of temporary PostgreSQL errors for clients, keyed by SQLSTATE or its class. */
const TEMPORARY = {
  // Serialization failure and deadlock, after several attempts.
  '40001': 'tooManyChangesAtOnce',
  '40P01': 'tooManyChangesAtOnce',
  // A statement took too long to run, or waited too long for a lock.
  '57014': 'databaseSlow',
  '55P03': 'databaseSlow',
  '25006': 'databaseReadOnly',
  '53100': 'databaseDiskFull',
  // Other resource shortages and system errors, such as too little memory or a failed write to the disk.
  '53': 'databaseOverloaded',
  '58': 'databaseDiskProblem',
} as const;

type TemporaryFailure = (typeof TEMPORARY)[keyof typeof TEMPORARY];

/** Returns the code for clients if a database error is temporary. Otherwise, returns undefined. */
export function temporaryFailure(error: unknown): TemporaryFailure | undefined {
  const code = error instanceof Error ? (error as { code?: unknown }).code : undefined;
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return undefined;
  const codes: Readonly<Record<string, TemporaryFailure>> = TEMPORARY;
  return codes[code] ?? codes[code.slice(0, 2)];
}
