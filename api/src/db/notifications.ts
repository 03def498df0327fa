/** What happens on a channel. */
export interface NotificationHandlers {
  /** Called for each notification after the transaction that sent it has been committed. */
  onNotification(payload: string): void;
  /** Called after the connection was lost and is back. Notifications in the meantime are lost. */
  onGap(): void;
}

/**
 * Listens to a channel. Resolves when notifications arrive, and rejects if the database can't be reached.
 *
 * @returns a function that stops listening
 */
export type Listen = (channel: string, handlers: NotificationHandlers) => Promise<() => Promise<void>>;
