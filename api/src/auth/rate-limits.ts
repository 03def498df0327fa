import type { RequestContext } from '../context.js';
import { networksOf } from '../http/client-address.js';
import { isLoopbackOnly } from '../http/loopback.js';
import { type Budget, type Caller, type Limit, limitOf, type Owned, withFallback } from './limit.js';

const MINUTES = 60;
const FAILED_LOGINS = 'tooManyFailedLogins';
const FAILED_EXCHANGES = 'tooManyInvalidTokens';
const SHARED_PAGES = 'tooManyOpenings';
const FAILED_LINKS = 'tooManyInvalidLinks';
const WRONG_PASSWORDS = 'tooManyWrongPasswords';
const INVALID_CODES = 'tooManyInvalidCodes';

/**
 * All budgets. Durations are in seconds. An "address" is an IPv4 address or an IPv6 /64 network. A login whose password
 * is correct, but whose code is missing, is a failed login.
 */
export const BUDGETS = {
  /** Failed logins to one account from one address. */
  login: { name: 'login', points: 10, duration: 15 * MINUTES, code: FAILED_LOGINS, isOfAccount: true },
  /** Failed logins to all accounts from one address. */
  loginHome: { name: 'login-address', points: 100, duration: 15 * MINUTES, code: FAILED_LOGINS },
  /** Failed logins to all accounts from one IPv6 /48 network. */
  loginSite: { name: 'login-network', points: 500, duration: 15 * MINUTES, code: FAILED_LOGINS },
  /** Failed logins to one account from all unknown browsers. A single address can't use up this budget. */
  loginAccount: {
    ...{ name: 'login-account', points: 50, duration: 60 * MINUTES },
    ...{ code: FAILED_LOGINS, isOfAccount: true },
  },
  /** Failed logins to one account from a browser that has logged in to it before. */
  loginDevice: {
    ...{ name: 'login-device', points: 10, duration: 15 * MINUTES },
    ...{ code: FAILED_LOGINS, isOfAccount: true },
  },
  /**
   * Successful logins to one account from unknown browsers. This budget is lower than the maximum number of sessions
   * per user, so that an attacker who knows the password can't quickly end the owner's sessions.
   */
  newBrowser: {
    ...{ name: 'login-new-browser', points: 10, duration: 60 * MINUTES },
    ...{ code: 'tooManyLoginsFromNewBrowsers', countsSuccesses: true },
  },
  /** Successful logins to one account from a browser that has logged in to it before, such as one that a script uses. */
  knownBrowser: {
    ...{ name: 'login-known-browser', points: 300, duration: 15 * MINUTES },
    ...{ code: 'tooManyLoginsFromBrowser', countsSuccesses: true },
  },
  /** Invalid codes for one account from a browser that has logged in to it before, or in one session. */
  codeDevice: {
    ...{ name: 'code-device', points: 5, duration: 15 * MINUTES },
    ...{ code: INVALID_CODES, isOfAccount: true },
  },
  /**
   * Invalid codes for one account from one address. This budget is so low that a single address can't use up the budgets
   * for all unknown browsers.
   */
  codeHome: {
    ...{ name: 'code-address', points: 7, duration: 8 * 60 * MINUTES },
    ...{ code: INVALID_CODES, isOfAccount: true },
  },
  /**
   * Invalid codes for one account from all unknown browsers. An attacker who knows the password has to guess one of
   * three valid codes among a million possible codes.
   */
  code: { name: 'code', points: 10, duration: 60 * MINUTES, code: INVALID_CODES, isOfAccount: true },
  /** The same as `code`, but for a day. At this rate, guessing a code takes about 30 years on average. */
  codeDay: {
    name: 'code-day',
    points: 30,
    duration: 24 * 60 * MINUTES,
    code: INVALID_CODES,
    isOfAccount: true,
  },
  /** Failed password checks in one session, when users change their own password or email address. */
  passwordChange: { name: 'password-change', points: 10, duration: 15 * MINUTES, code: WRONG_PASSWORDS },
  /** Successful password checks in one session. */
  passwordCheck: {
    ...{ name: 'password-check', points: 30, duration: 15 * MINUTES },
    ...{ code: 'tooManyPasswordChecks', countsSuccesses: true },
  },
  /**
   * Registrations from one address. Each registration requires a password to be hashed and an administrator to review
   * the account.
   */
  registration: { name: 'registration', points: 30, duration: 60 * MINUTES, code: 'tooManyRegistrations' },
  /** Registrations from one IPv6 /48 network. */
  registrationSite: {
    name: 'registration-network',
    points: 150,
    duration: 60 * MINUTES,
    code: 'tooManyRegistrations',
  },
  /** Failed logins with single sign-on from one address. Each attempt sends a request to the provider. */
  signOn: { name: 'sign-on-address', points: 100, duration: 15 * MINUTES, code: FAILED_LOGINS },
  /** Failed logins with single sign-on from one IPv6 /48 network. */
  signOnSite: { name: 'sign-on-network', points: 500, duration: 15 * MINUTES, code: FAILED_LOGINS },
  /** Failed logins with passkeys from one address. */
  passkey: { name: 'passkey-address', points: 100, duration: 15 * MINUTES, code: FAILED_LOGINS },
  /** Failed logins with passkeys from one IPv6 /48 network. */
  passkeySite: { name: 'passkey-network', points: 500, duration: 15 * MINUTES, code: FAILED_LOGINS },
  /** Attempts from one address to exchange an unknown secret for a short-lived token. */
  exchange: { name: 'token-exchange', points: 100, duration: 15 * MINUTES, code: FAILED_EXCHANGES },
  /** Attempts from one IPv6 /48 network to exchange an unknown secret for a short-lived token. */
  exchangeSite: {
    ...{ name: 'token-exchange-network', points: 500, duration: 15 * MINUTES },
    code: FAILED_EXCHANGES,
  },
  /**
   * The exchanges of one link or embed from one address. A page exchanges its secret once when it is opened, and then every ten minutes. This
   * is enough for an office with 1,000 open pages.
   */
  exchanges: { name: 'token-exchanges', points: 3_000, duration: 15 * MINUTES, code: SHARED_PAGES },
  /** The exchanges of one link or embed from one IPv6 /48 network. */
  exchangesSite: {
    ...{ name: 'token-exchanges-network', points: 15_000, duration: 15 * MINUTES },
    code: SHARED_PAGES,
  },
  /** Invalid invitation and password reset links from one address. */
  accountLink: { name: 'account-link', points: 100, duration: 15 * MINUTES, code: FAILED_LINKS },
  /** Invalid invitation and password reset links from one IPv6 /48 network. */
  accountLinkSite: {
    ...{ name: 'account-link-network', points: 500, duration: 15 * MINUTES },
    code: FAILED_LINKS,
  },
  /** Attempts to set a password with one invitation or password reset link. */
  redemption: {
    ...{ name: 'account-link-password', points: 30, duration: 60 * MINUTES },
    code: 'tooManyAttemptsWithLink',
  },
  /** Downloads of one feed. Requests for an unchanged feed don't count. */
  feed: { name: 'feed', points: 60, duration: 15 * MINUTES, code: 'tooManyDownloads' },
  /** Wrong passwords for one link from one address. */
  linkPassword: { name: 'link-password', points: 10, duration: 15 * MINUTES, code: WRONG_PASSWORDS },
  /** Wrong passwords for one link from all addresses. A single address can't use up this budget. */
  linkPasswordTotal: {
    ...{ name: 'link-password-total', points: 50, duration: 60 * MINUTES },
    code: WRONG_PASSWORDS,
  },
  /** Correct passwords for one link from one address. An open page sends the password every ten minutes. */
  linkVisit: {
    ...{ name: 'link-visit', points: 200, duration: 15 * MINUTES },
    ...{ code: 'tooManyVisits', countsSuccesses: true },
  },
} as const satisfies Record<string, Budget>;

type AddressedCaller = Caller & Pick<RequestContext, 'clientAddress'>;
type LoginCaller = Caller & Pick<RequestContext, 'config' | 'isFromLoopback'>;

/**
 * Returns a budget for successful logins, or no budget if only programs on this machine can log in, such as end-to-end
 * tests of a demo. Failed logins always count.
 */
const ofSuccesses = ({ config, isFromLoopback }: LoginCaller, ...owned: Owned): Owned[] =>
  isLoopbackOnly(config) && config.trustedProxies.length === 0 && isFromLoopback() ? [] : [owned];

/**
 * Limits logins. A known browser has separate budgets, which other browsers can't use up. Once one of them is used up,
 * the browser shares the budgets for unknown browsers.
 *
 * @param email the email address that the user entered, in lowercase
 * @param device the browser's id if it has logged in to this account before
 */
export function loginLimit(
  caller: AddressedCaller & LoginCaller,
  email: string,
  device: string | null,
): Limit {
  const { home, site } = networksOf(caller.clientAddress);
  const shared = limitOf(
    caller,
    [BUDGETS.login, home, email],
    [BUDGETS.loginHome, home],
    ...(site ? [[BUDGETS.loginSite, site] as const] : []),
    [BUDGETS.loginAccount, email],
    ...ofSuccesses(caller, BUDGETS.newBrowser, email),
  );
  if (!device) return shared;
  // Don't log that this budget is used up. The request is rejected and logged only if the shared budgets are also
  // used up.
  const quiet = { ...caller, record: () => {} };
  return withFallback(
    limitOf(
      quiet,
      [BUDGETS.loginDevice, device, email],
      ...ofSuccesses(caller, BUDGETS.knownBrowser, device, email),
    ),
    shared,
  );
}

/** Limits logins from unknown browsers that end with a code, a passkey or single sign-on. */
export const newBrowserLimit = (caller: LoginCaller, email: string): Pick<Limit, 'take'> =>
  limitOf(caller, ...ofSuccesses(caller, BUDGETS.newBrowser, email));

/**
 * Limits how often a logged-in user can enter their current password. Each session has separate budgets, so that a stolen
 * session can't lock out the owner.
 */
export const passwordChangeLimit = (caller: Caller, userId: string, sessionId: string): Limit =>
  limitOf(caller, [BUDGETS.passwordChange, userId, sessionId], [BUDGETS.passwordCheck, userId, sessionId]);

/**
 * Limits invalid two-step verification codes. A known browser has a separate budget, which nobody else can use up. Once
 * this budget is used up, the browser shares the budgets for unknown browsers.
 *
 * @param known the id of the session, or of the browser if it has logged in to this account before
 */
export function codeLimit(caller: AddressedCaller, userId: string, known: string | null): Limit {
  const { home } = networksOf(caller.clientAddress);
  const shared = limitOf(
    caller,
    [BUDGETS.codeHome, home, userId],
    [BUDGETS.code, userId],
    [BUDGETS.codeDay, userId],
  );
  if (!known) return shared;
  // Don't log that this budget is used up. The request is rejected and logged only if the shared budgets are also
  // used up.
  const quiet = { ...caller, record: () => {} };
  return withFallback(limitOf(quiet, [BUDGETS.codeDevice, known, userId]), shared);
}

/** Limits attempts from one address, and from its IPv6 site if it has one. */
function perAddress(caller: AddressedCaller, ofHome: Budget, ofSite: Budget, ...of: string[]): Limit {
  const { home, site } = networksOf(caller.clientAddress);
  return limitOf(caller, [ofHome, home, ...of], ...(site ? [[ofSite, site, ...of] as const] : []));
}

/** Limits registrations from one address. */
export function registrationLimit(caller: AddressedCaller): Limit {
  return perAddress(caller, BUDGETS.registration, BUDGETS.registrationSite);
}

/** Limits failed logins with single sign-on. */
export function signOnLimit(caller: AddressedCaller): Limit {
  return perAddress(caller, BUDGETS.signOn, BUDGETS.signOnSite);
}

/** Limits failed logins with passkeys. */
export function passkeyLimit(caller: AddressedCaller): Limit {
  return perAddress(caller, BUDGETS.passkey, BUDGETS.passkeySite);
}

/** Limits exchanges of unknown secrets for short-lived tokens. */
export function exchangeLimit(caller: AddressedCaller): Limit {
  return perAddress(caller, BUDGETS.exchange, BUDGETS.exchangeSite);
}

/** Limits the exchanges of one link's or embed's secret, because each one writes to the database. */
export function exchangesLimit(caller: AddressedCaller, id: string): Pick<Limit, 'take'> {
  return perAddress(caller, BUDGETS.exchanges, BUDGETS.exchangesSite, id);
}

/** Limits invalid invitation and password reset links. */
export function accountLinkLimit(caller: AddressedCaller): Limit {
  return perAddress(caller, BUDGETS.accountLink, BUDGETS.accountLinkSite);
}

/** Limits attempts to set a password with an invitation or a password reset link. */
export const redemptionLimit = (caller: Caller, id: string): Limit =>
  limitOf(caller, [BUDGETS.redemption, id]);

/** Limits downloads of a feed. */
export const feedLimit = (caller: Caller, id: string): Pick<Limit, 'take'> =>
  limitOf(caller, [BUDGETS.feed, id]);

/** Limits passwords for a link in the same way as logins to an account. */
export function linkPasswordLimit(caller: AddressedCaller, id: string): Limit {
  const { home } = networksOf(caller.clientAddress);
  return limitOf(
    caller,
    [BUDGETS.linkPassword, home, id],
    [BUDGETS.linkPasswordTotal, id],
    [BUDGETS.linkVisit, home, id],
  );
}
