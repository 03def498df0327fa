const logged = new Set<string>();

/**
 * Logs a warning once per page. Use it for mistakes that developers must fix but that do not break the page.
 *
 * @param subject Only one warning is logged for each subject. Pass the same subject for messages that differ only in
 * their examples. Defaults to the message.
 */
export function warnOnce(message: string, subject: string = message): void {
  if (logged.has(subject)) return;
  logged.add(subject);
  console.warn(message);
}
