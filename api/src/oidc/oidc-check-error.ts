/** The settings of single sign-on don't work. The message is a sentence for the operator. */
export class OidcCheckError extends Error {}
