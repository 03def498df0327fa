/** Returns why a response was rejected, for the security log. The library only throws errors about the response. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
