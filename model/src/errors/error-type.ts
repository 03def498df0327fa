/** What kind of error the server returns. Each type has its own HTTP status, apart from the two with status 403. */
export type ServerErrorType =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'recentLoginRequired'
  | 'notFound'
  | 'methodNotAllowed'
  | 'conflict'
  | 'gone'
  | 'preconditionFailed'
  | 'lengthRequired'
  | 'tooLarge'
  | 'unsupportedMediaType'
  | 'misdirected'
  | 'unprocessable'
  | 'rateLimited'
  | 'disconnected'
  | 'internal'
  | 'unavailable';

/** Parameters of a message. They are JSON, so that clients can insert them into translated messages. */
export type MessageParams = Readonly<Record<string, string | number | readonly string[]>>;

/** An error: its type, and its English message or a function that returns it. */
export interface ErrorDescription<Type extends string> {
  readonly type: Type;
  readonly message: string | ((params: never) => string);
}

/** The errors of one subject, keyed by code. */
export type ServerErrors = Readonly<Record<string, ErrorDescription<ServerErrorType>>>;

/** Errors of the sdk itself, keyed by code. */
export type ClientErrors = Readonly<
  Record<string, ErrorDescription<'conflict' | 'invalid' | 'network' | 'server' | 'unauthorized'>>
>;
