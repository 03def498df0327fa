/** The database channel through which servers notify each other of changes. */
export const CHANNEL = 'content_planner';

/** The payloads of notifications that don't contain the id of a change set. */
export const NOTICES = {
  /** Sessions have ended, or a link has a new password. Servers check the access of their live streams. */
  sessions: 'sessions',
  /** Content has changed without a change set. */
  content: 'content',
  /** A server has started listening and needs the list of who is editing which entries. */
  editors: 'editors',
} as const;

/**
 * SQL expressions that notify all servers when the transaction is committed. Use them in `returning`, so that they run
 * for each stored or deleted row.
 */
export const announce = {
  /** For rows of `change_sets`. */
  changeSet: `pg_notify('${CHANNEL}', id::text)`,
  /** For deleted rows of `sessions`, and for new passwords of links. */
  sessions: `pg_notify('${CHANNEL}', '${NOTICES.sessions}')`,
  /** For content that has no change set. */
  content: `pg_notify('${CHANNEL}', '${NOTICES.content}')`,
} as const;
