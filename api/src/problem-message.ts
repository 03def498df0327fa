import { CommandError } from './command-error.js';
import { ConfigError } from './config.js';
import { DataFolderError } from './db/data-folder.js';
import { FolderInUseError } from './db/folder-lock.js';
import { MigrationError } from './db/migration-error.js';
import { tlsFailure } from './db/postgresql-tls.js';
import { isUnreachable } from './db/unreachable.js';
import { PlannerError } from './errors.js';
import { safeStack } from './logged-error.js';
import { OidcCheckError } from './oidc/oidc-check-error.js';

/** An error for invalid command-line usage. */
export class UsageError extends Error {}

/**
 * Returns a message for an error that the operator can fix. For bugs, returns the stack, omitting any values that error
 * messages quote.
 */
export function messageOf(error: unknown): string {
  const fixable = [
    DataFolderError,
    FolderInUseError,
    ConfigError,
    MigrationError,
    UsageError,
    PlannerError,
    CommandError,
    OidcCheckError,
  ];
  if (error instanceof Error && fixable.some((kind) => error instanceof kind)) return error.message;
  const { code, message, port, syscall } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the program that uses it, or set PORT to another one.`;
  if (code?.startsWith('ERR_PARSE_ARGS')) return message;
  if (code === 'ECONNREFUSED')
    return `Cannot connect to the database at DATABASE_URL (${message}). Start it, or correct the address.`;
  if (code === 'ENOTFOUND') {
    const { HOST } = process.env;
    return `Unknown host (${message}). Correct ${HOST && message.includes(HOST) ? 'HOST' : 'DATABASE_URL'}.`;
  }
  if (code === 'EACCES' && syscall === 'listen')
    return `This user can't listen on port ${port} (${message}). Set PORT to 1024 or higher and put a proxy in front.`;
  if (code === 'EADDRNOTAVAIL') return `HOST is not an address of this machine (${message}). Correct it.`;
  const encryption = error instanceof Error && tlsFailure(error);
  if (encryption) return encryption;
  if (code === '42501')
    return `The user in DATABASE_URL lacks a privilege (${message}). Run \`migrate\` as the owner of the database, and grant this user the privileges listed in api/docs/database.md.`;
  // PostgreSQL's codes for a missing database and for failed logins.
  if (code === '3D000')
    return `The database at DATABASE_URL does not exist (${message}). Create it with createdb, or correct the name.`;
  if (code?.startsWith('28'))
    return `The login to the database at DATABASE_URL failed (${message}). Correct its user and password.`;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `DATA_DIR is not a folder (${message}). Set it to a folder.`;
  if (['ENOENT', 'EACCES', 'EPERM', 'EROFS'].includes(code ?? '') && syscall === 'mkdir')
    return `DATA_DIR can't be created (${message}). Set it to a folder that this user can write to.`;
  if (isUnreachable(error))
    return `The database at DATABASE_URL does not respond (${message}). Check that it is running and that this machine can reach it.`;
  // This is a bug, and the stack helps find it.
  return safeStack(error);
}
