import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { SessionTokens } from './auth/session-tokens.js';
import type { Config } from './config.js';
import type { Recorder } from './http/security-log.js';
import type { ServerWarning } from './server-warnings/server-warnings.js';

/** A user in the form that clients see, without the password hash. */
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

/** The tokens that a login creates. */
export interface LoginTokens {
  /** The session token. */
  token: string;
  /** Identifies the browser, even after the session has ended. */
  deviceToken: string;
}

/** The session of a request. */
export interface RequestSession {
  /** The logged-in user, read from the database for this request, or null. */
  viewer: PublicUser | null;
  /** The viewer's session, or null. */
  sessionId: string | null;
  /** Logs a security event for the viewer. */
  record: Recorder;
}

/** The context of a request. REST and GraphQL both create it for the services. */
export interface RequestContext extends RequestSession {
  /** The request's own unit of work. Inside a transaction, only use the transaction's unit of work. */
  em: SqlEntityManager;
  /**
   * Reads the session again, because it may have ended or its permissions may have changed.
   *
   * @param em the transaction, if there is one
   */
  readSession(em: SqlEntityManager): Promise<RequestSession>;
  /** The address that the request came from. */
  clientAddress: string;
  /** The unverified token that marks a known browser. */
  deviceToken: string | undefined;
  /** Sends the browser a new token that marks it as known. */
  setDeviceToken(token: string): void;
  /** Whether the request came directly from this machine: neither a proxy nor another host is involved. */
  isFromLoopback(): boolean;
  /** The request's `Idempotency-Key`, not validated. */
  idempotencyKey: string | undefined;
  /** Distinguishes the mutations in one GraphQL request that share an `Idempotency-Key`. */
  idempotencyScope?: string;
  /** Warnings about the server's settings. */
  serverWarnings: readonly ServerWarning[];
  config: Config;
  tokens: SessionTokens;
}
