/** An error of a command that the operator can fix. Its message is displayed in the terminal, never to clients. */
export class CommandError extends Error {}
