import { acceptsPasswords, acceptsRegistrations } from '../auth/local-login.js';
import type { RequestContext } from '../context.js';
import { OIDC_START } from './sign-on-paths.js';

/** A provider of single sign-on. */
export interface LoginProvider {
  /** The name for the button "Continue with …". */
  name: string;
  /** The URL that starts the login. Browsers navigate to it. */
  url: string;
}

/** How visitors can log in. */
export interface LoginOptions {
  acceptsPasswords: boolean;
  canRegister: boolean;
  providers: readonly LoginProvider[];
}

/** Returns how visitors can log in. Everyone can read it. */
export async function readLoginOptions(context: RequestContext): Promise<LoginOptions> {
  const { oidc, publicUrl } = context.config;
  return {
    acceptsPasswords: await acceptsPasswords(context),
    canRegister: acceptsRegistrations(context.config),
    providers: oidc ? [{ name: oidc.name, url: `${publicUrl}${OIDC_START}` }] : [],
  };
}
