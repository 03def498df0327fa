import { networksOf } from '../http/client-address.js';
import { type Budget, type Caller, type Limit, limitOf } from './limit.js';

const MINUTES = 60;
const FAILED_LOGINS = 'failed logins';

/** What is counted, how many times and for how many seconds. */
const BUDGETS = {
  /** One account from one address. */
  login: { name: 'login', points: 10, duration: 15 * MINUTES, what: FAILED_LOGINS },
  /** All accounts from one address. */
  loginHome: { name: 'login-address', points: 100, duration: 15 * MINUTES, what: FAILED_LOGINS },
  /** All accounts from one IPv6 network of /48. */
  loginSite: { name: 'login-network', points: 500, duration: 15 * MINUTES, what: FAILED_LOGINS },
  /**
   * One account from everywhere, but for the browsers that know it. One address alone never uses it
   * up: it has 40 tries in an hour.
   */
  loginAccount: { name: 'login-account', points: 50, duration: 60 * MINUTES, what: FAILED_LOGINS },
  /** One account from a browser that has logged in to it before. */
  loginDevice: { name: 'login-device', points: 10, duration: 15 * MINUTES, what: FAILED_LOGINS },
  /** Wrong current passwords of one account that changes its own. */
  passwordChange: { name: 'password-change', points: 10, duration: 15 * MINUTES, what: 'wrong passwords' },
  /** Registrations from one address: each costs a hash and leaves an account to look at. */
  registration: { name: 'registration', points: 30, duration: 60 * MINUTES, what: 'registrations' },
  /** Registrations from one IPv6 network of /48. */
  registrationSite: {
    name: 'registration-network',
    points: 150,
    duration: 60 * MINUTES,
    what: 'registrations',
  },
} as const satisfies Record<string, Budget>;

/** The budgets that one login is taken from. */
export interface LoginLimit {
  /** Takes one try before the password is looked at: @throws PlannerError `rateLimited` when none is left */
  take(): Promise<void>;
  /** Puts the try back: nothing was learned of a password. */
  giveBack(): Promise<void>;
  /** Puts the try back and forgets the failures of this account from this address or browser: the password was right. */
  succeed(): Promise<void>;
}

/**
 * The limit of failed logins. A browser that knows the account has a budget of its own, which nobody
 * else can use up, and is held to no other.
 *
 * @param email the address that somebody logs in with, in lower case
 * @param device the id of the browser, where it has logged in to this account before
 */
export function loginLimit(caller: Caller, email: string, device: string | null): LoginLimit {
  const { home, site } = networksOf(caller.clientAddress);
  const own = device
    ? limitOf(caller, BUDGETS.loginDevice, device, email)
    : limitOf(caller, BUDGETS.login, home, email);
  const wide: Limit[] = device
    ? []
    : [
        limitOf(caller, BUDGETS.loginHome, home),
        ...(site ? [limitOf(caller, BUDGETS.loginSite, site)] : []),
        limitOf(caller, BUDGETS.loginAccount, email),
      ];
  const giveWideBack = async () => {
    for (const limit of wide) await limit.giveBack();
  };
  return {
    async take() {
      // Only looked at first: what is refused here leaves no row, and takes nothing from anybody else.
      for (const limit of wide) await limit.check();
      await own.take();
      for (const limit of wide) await limit.take();
    },
    async giveBack() {
      await own.giveBack();
      await giveWideBack();
    },
    async succeed() {
      await own.forget();
      await giveWideBack();
    },
  };
}

/** The limit of wrong current passwords of somebody who is logged in. */
export const passwordChangeLimit = (caller: Caller, userId: string): Limit =>
  limitOf(caller, BUDGETS.passwordChange, userId);

/** The limit of registrations from an address. */
export function registrationLimit(caller: Caller): Pick<Limit, 'take'> {
  const { home, site } = networksOf(caller.clientAddress);
  return {
    async take() {
      if (site) await limitOf(caller, BUDGETS.registrationSite, site).take();
      await limitOf(caller, BUDGETS.registration, home).take();
    },
  };
}
