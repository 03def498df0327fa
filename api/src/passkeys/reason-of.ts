/**
 * Returns why a response was rejected, for the security log. Every error that the library throws is about the response,
 * so the error message is the reason.
 */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
