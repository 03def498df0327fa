/** The handlers for the events of a channel. */
export interface NotificationHandlers {
  /** Called for each notification after the transaction that sent it has been committed. */
  onNotification(payload: string): void;
  /** Called when the connection is lost. */
  onLost(): void;
  /** Called when a lost connection has been restored. Notifications that were sent in the meantime are lost. */
  onGap(): void;
}

/**
 * Listens to a channel. Resolves when listening has started, and rejects if the database can't be reached.
 *
 * @returns a function that stops listening
 */
export type Listen = (channel: string, handlers: NotificationHandlers) => Promise<() => Promise<void>>;
