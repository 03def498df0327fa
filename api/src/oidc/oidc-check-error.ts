/** An error for single sign-on settings that don't work. The message is a sentence for the operator. */
export class OidcCheckError extends Error {}
