const logged = new Set<string>();

/**
 * Logs a warning once per page, about something that a developer must fix but that does not break the page.
 *
 * @param subject The key for messages that differ only in an example. Default is the message.
 */
export function warnOnce(message: string, subject: string = message): void {
  if (logged.has(subject)) return;
  logged.add(subject);
  console.warn(message);
}
