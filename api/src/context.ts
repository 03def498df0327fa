import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { SessionTokens } from './auth/session-tokens.js';
import type { Config } from './config.js';
import type { Recorder } from './http/security-log.js';
import type { ServerWarning } from './server-warnings/server-warnings.js';

/** A user as everybody may see it: no password, no hash (decision L21). */
export interface PublicUser {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  isAdmin: boolean;
  isApproved: boolean;
  /** ISO 8601 in UTC. */
  createdAt: string;
}

/** What a service needs to know of the request it works for; both doors make one. */
export interface RequestContext {
  /** The request's own unit of work. Inside a transaction nothing else may touch the database. */
  em: SqlEntityManager;
  /** Who is logged in, read from the database for this request (decision A6), or null. */
  viewer: PublicUser | null;
  /** The session the viewer came by, or null. */
  sessionId: string | null;
  /** The address that the request comes from. */
  clientAddress: string;
  /** The unverified token of a known browser. */
  deviceToken: string | undefined;
  /** Logs a security event of the request. */
  record: Recorder;
  /** Warnings about the server's settings. */
  serverWarnings: readonly ServerWarning[];
  config: Config;
  tokens: SessionTokens;
}
