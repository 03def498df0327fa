import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { SessionTokens } from './auth/session-tokens.js';
import type { Config } from './config.js';
import type { Recorder } from './http/security-log.js';
import type { ServerWarning } from './server-warnings/server-warnings.js';

/** A user as everybody can see it, without the password's hash. */
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

/** The tokens of a login. */
export interface LoginTokens {
  /** The session token. */
  token: string;
  /** Identifies the browser, also after the session has ended. */
  deviceToken: string;
}

/** The session of a request. */
export interface RequestSession {
  /** The logged-in user, read from the database for this request, or null. */
  viewer: PublicUser | null;
  /** The viewer's session, or null. */
  sessionId: string | null;
  /** Logs a security event of the viewer. */
  record: Recorder;
}

/** The request that a service works for. REST and GraphQL create one. */
export interface RequestContext extends RequestSession {
  /** The request's own unit of work. While a transaction runs, only use the transaction's. */
  em: SqlEntityManager;
  /**
   * Reads the session again, because it can have ended and its permissions can have changed.
   *
   * @param em the transaction, if there is one
   */
  readSession(em: SqlEntityManager): Promise<RequestSession>;
  /** The address that the request comes from. */
  clientAddress: string;
  /** The unverified token of a known browser. */
  deviceToken: string | undefined;
  /** Marks the browser as known, with a new token. */
  setDeviceToken(token: string): void;
  /** Whether the request came directly from this machine: neither a proxy nor another host is involved. */
  isFromLoopback(): boolean;
  /** The request's `Idempotency-Key`, not validated. */
  idempotencyKey: string | undefined;
  /** Distinguishes the creations in one GraphQL request. */
  idempotencyScope?: string;
  /** Warnings about the server's settings. */
  serverWarnings: readonly ServerWarning[];
  config: Config;
  tokens: SessionTokens;
}
