/** The path that starts a login with single sign-on. */
export const OIDC_START = '/api/auth/oidc/start';
