import { acceptsPasswords, acceptsRegistrations } from '../auth/local-login.js';
import type { RequestContext } from '../context.js';
import { type RelyingParty, relyingPartyOf } from '../passkeys/relying-party.js';
import { OIDC_START } from './sign-on-paths.js';

/** A single sign-on provider. */
export interface LoginProvider {
  /** The name on the button "Continue with …". */
  name: string;
  /** The URL that starts the login. Browsers navigate to it. */
  url: string;
}

/** How visitors can log in. */
export interface LoginOptions {
  acceptsPasswords: boolean;
  canRegister: boolean;
  providers: readonly LoginProvider[];
  /** The website that passkeys belong to. Null if users can't log in with a passkey. */
  passkeys: Pick<RelyingParty, 'rpId'> | null;
}

/** Returns how visitors can log in. Anyone can call this. */
export async function readLoginOptions(context: RequestContext): Promise<LoginOptions> {
  const { oidc, publicUrl } = context.config;
  const party = relyingPartyOf(context.config);
  return {
    acceptsPasswords: await acceptsPasswords(context),
    canRegister: acceptsRegistrations(context.config),
    passkeys: party && { rpId: party.rpId },
    providers: oidc ? [{ name: oidc.name, url: `${publicUrl}${OIDC_START}` }] : [],
  };
}
