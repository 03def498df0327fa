/**
 * The kinds of logs, in display order.
 *
 * @example
 * const isKind = LOG_KINDS.some((one) => one === kind);
 */
export const LOG_KINDS = ['blog', 'email', 'social', 'event', 'podcast', 'other'] as const;

/** A kind of log. */
export type LogKind = (typeof LOG_KINDS)[number];
