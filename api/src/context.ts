import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { TokenKind } from './access-tokens/access-token-kinds.js';
import type { RequestOrigin } from './access-tokens/find-access.js';
import type { SessionTokens } from './auth/session-tokens.js';
import type { Announcer } from './changes/announcer.js';
import type { ChangeChannel } from './changes/change-types.js';
import type { Config } from './config.js';
import type { Recorder } from './http/security-log.js';
import type { Live } from './live/live.js';
import type { Scope } from './scope/scope.js';
import type { ServerWarning } from './server-warnings/server-warnings.js';
import type { System } from './system/system.js';

/** A user in the form that clients see, without the password hash. */
export interface PublicUser {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  isAdmin: boolean;
  isApproved: boolean;
  /** When the account was created, as ISO 8601 in UTC. */
  createdAt: string;
}

/** The details of an account that all users can see. */
export interface Person {
  id: string;
  firstName: string | null;
  lastName: string | null;
}

/** The tokens that a login creates. */
export interface LoginTokens {
  /** The session token. */
  token: string;
  /** Identifies the browser, even after the session has ended. */
  deviceToken: string;
}

/** The access token of a request. */
export interface RequestToken {
  id: string;
  kind: TokenKind;
  name: string;
  /** Identifies the secret and the password that the token had when the request was authenticated. */
  binding: string;
  /** Whether the token gives write access. Only keys can give write access. */
  canWrite: boolean;
  /** When the link was frozen, as ISO 8601 in UTC, or null if it shows the current content. */
  frozenAt: string | null;
  /** When the token expires, as ISO 8601 in UTC. Null if it does not expire. */
  expiresAt: string | null;
  /** When the short-lived token of a link or an embed expires, in ms since 1970. Null for keys. */
  shortLivedUntil: number | null;
}

/** The session of a request, or the access token that the request uses instead. */
export interface RequestSession {
  /**
   * The logged-in user or the owner of the key, read from the database for this request. Null for all other requests.
   */
  viewer: PublicUser | null;
  /** The viewer's session, or null. */
  sessionId: string | null;
  /**
   * Whether the viewer has to set up two-step verification before they can do anything else. Always false for access
   * tokens.
   */
  needsTwoStep: boolean;
  /** The access token, or null. Requests with a token have no session. */
  token: RequestToken | null;
  /** The part of the content that the request can read and write. */
  scope: Scope;
  /** Logs a security event for the viewer. */
  record: Recorder;
}

/** The context of a request. REST and GraphQL both create it for the services. */
export interface RequestContext extends RequestSession {
  /** The request's own unit of work. Inside a transaction, only use the transaction's unit of work. */
  em: SqlEntityManager;
  /**
   * Reads the session again, because the session might have ended or its permissions might have changed.
   *
   * @param em the transaction, if there is one
   */
  readSession(em: SqlEntityManager): Promise<RequestSession>;
  /**
   * Aborts if the client disconnects before it has received the complete response. The reason is `Disconnected`, which
   * `signal.throwIfAborted()` throws. Check it before each costly step of a read, and while waiting. Changes that have
   * begun must not be canceled.
   */
  signal: AbortSignal;
  /** The channel of the request. It is stored in the request's change sets. */
  channel: ChangeChannel;
  /** The ids of the change sets that the request has stored. The response contains them for use with `undoChange`. */
  changeIds: string[];
  /** Announces change sets that were stored without an announcement. */
  announcer: Announcer;
  /** The client's IP address. */
  clientAddress: string;
  /** The `User-Agent` header. */
  userAgent: string | undefined;
  /** The page that sent the request. */
  page: RequestOrigin;
  /** The unverified token that marks a known browser. */
  deviceToken: string | undefined;
  /** The unverified token of a single sign-on identity that can be connected to an account. */
  identityToken: string | undefined;
  /** Sends the browser a new token that marks it as known. */
  setDeviceToken(token: string): void;
  /** Whether the request came directly from this machine, rather than through a proxy or from another host. */
  isFromLoopback(): boolean;
  /** The request's unvalidated `Idempotency-Key`. */
  idempotencyKey: string | undefined;
  /** Distinguishes the mutations in one GraphQL request that share an `Idempotency-Key`. */
  idempotencyScope?: string;
  /** Warnings about the server's settings. */
  serverWarnings: readonly ServerWarning[];
  /** Collects facts about the server. */
  system: System;
  config: Config;
  tokens: SessionTokens;
}

/** The context for resolvers: the request context, plus functions that set and clear cookies. */
export interface GraphQLContext extends RequestContext {
  setSession(tokens: LoginTokens): void;
  clearSession(): void;
  /** Clears the cookie of the single sign-on identity that can be connected to an account. */
  clearIdentity(): void;
  live: Live;
  /** Whether the client can receive server-sent events. */
  acceptsStream: boolean;
}
