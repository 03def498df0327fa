import { useMemo } from 'react';
import { usePlanner } from '../core/PlannerProvider.js';
import { type Read, useRead } from '../core/use-read.js';
import { whyNoPasskeys } from '../passkeys/webauthn.js';
import { signOnHref } from './sign-on-href.js';
import { VIEWER } from './viewer-document.js';

/** A single sign-on provider. */
export interface LoginProvider {
  /** The provider's name, for the link "Continue with …". */
  name: string;
  /** The URL that starts the login. The browser has to navigate to it: a router can't open it. */
  href: string;
}

/**
 * Why users can't use passkeys on a page:
 * - `turnedOff`: users can't log in with passwords or passkeys, only with single sign-on.
 * - `planner`: PUBLIC_URL is not set, or does not begin with https:// and have a host name.
 * - `otherAddress`: the page has another address than the planner, whose host name is `rpId`.
 * - `browser`: the browser does not support passkeys.
 */
export type PasskeyProblem =
  | { reason: 'turnedOff' | 'planner' | 'browser' }
  | { reason: 'otherAddress'; rpId: string };

/** How users can log in. */
export interface LoginMethods {
  /** Whether users can log in with a password. True until the response arrives. */
  acceptsPasswords: boolean;
  /** Whether visitors can create their own accounts. True until the response arrives. */
  canRegister: boolean;
  /** The single sign-on providers. Empty if single sign-on is not set up, and until the response arrives. */
  providers: readonly LoginProvider[];
  /**
   * The settings for passkey login on this page. `rpId` is the planner's host name. The settings are null until the
   * response arrives, or if the planner does not accept passkeys, the page has another origin, or the browser does not
   * support passkeys.
   */
  passkeys: { rpId: string } | null;
  /** Why `passkeys` is null. Null until the response arrives, or if users can log in with passkeys. */
  passkeyProblem: PasskeyProblem | null;
}

/** Options for {@link useLoginOptions}. */
export interface LoginTarget {
  /**
   * The page to open after a login with single sign-on: a path on the planner, or a URL whose origin is in the server's
   * ALLOWED_ORIGINS. Default: the calendar.
   */
  returnTo?: string | undefined;
}

const NONE: readonly { name: string; url: string }[] = [];

/**
 * Returns how users can log in: with a password, with a passkey, by registering, or with single sign-on. Shares its
 * request with `useViewer`.
 *
 * @example
 * const { providers } = useLoginOptions({ returnTo: '/logs/blog' });
 * providers.map(({ name, href }) => <a key={href} href={href}>Continue with {name}</a>)
 */
export function useLoginOptions({ returnTo }: LoginTarget = {}): Read & LoginMethods {
  const { data, ...read } = useRead(VIEWER, {});
  const planner = usePlanner();
  const given = data?.loginOptions.providers ?? NONE;
  const providers = useMemo(
    () => given.map(({ name, url }) => ({ name, href: signOnHref(url, returnTo) })),
    [given, returnTo],
  );
  const { acceptsPasswords = true, passkeys: accepted = null } = data?.loginOptions ?? {};
  const reason = accepted
    ? whyNoPasskeys(planner, accepted.rpId)
    : data && (acceptsPasswords ? 'planner' : 'turnedOff');
  const passkeys = reason === null ? accepted : null;
  const passkeyProblem = problemOf(reason ?? null, accepted?.rpId ?? '');
  const { isOpen: canRegister = true } = data?.registration ?? {};
  return { ...read, acceptsPasswords, canRegister, providers, passkeys, passkeyProblem };
}

const problemOf = (reason: PasskeyProblem['reason'] | null, rpId: string): PasskeyProblem | null =>
  reason === 'otherAddress' ? { reason, rpId } : reason && { reason };
