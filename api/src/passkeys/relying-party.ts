import { isIP } from 'node:net';
import type { Config } from '../config.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';

/** The website that passkeys belong to. */
export interface RelyingParty {
  /** The host name that browsers store with passkeys. */
  rpId: string;
  /** The only origin whose pages can use the passkeys. */
  origin: string;
}

type Settings = Pick<Config, 'publicUrl' | 'localLogin'>;

/**
 * Returns the website at PUBLIC_URL, or null if it can't have passkeys. Browsers only offer passkeys on localhost and
 * on pages that use https, but never for IP addresses.
 */
function websiteOf(publicUrl: string | undefined): RelyingParty | null {
  if (publicUrl === undefined) return null;
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (hostname.startsWith('[') || isIP(hostname) !== 0) return null;
  return protocol === 'https:' || hostname === 'localhost' ? { rpId: hostname, origin } : null;
}

/** Returns the website that passkeys belong to, or null if users can't use passkeys. */
export const relyingPartyOf = ({ publicUrl, localLogin }: Settings): RelyingParty | null =>
  localLogin ? websiteOf(publicUrl) : null;

/**
 * Returns the website that passkeys belong to.
 *
 * @throws PlannerError `notFound` if PUBLIC_URL doesn't allow passkeys, `forbidden` if LOCAL_LOGIN is off
 */
export function requirePasskeys({ config, record }: Pick<RequestContext, 'config' | 'record'>): RelyingParty {
  const website = websiteOf(config.publicUrl);
  if (!website) throw new PlannerError('passkeysOff');
  if (config.localLogin) return website;
  record('denied', { status: 403 });
  throw new PlannerError('passkeyLoginOff', { provider: config.oidc?.name ?? 'single sign-on' });
}
