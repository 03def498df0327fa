import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { signOnLimit } from '../auth/rate-limits.js';
import { RECENT_LOGIN } from '../auth/recent-login.js';
import { cookieRules, IDENTITY_COOKIE, type SessionCookie } from '../auth/session-cookie.js';
import { SINGLE_SIGN_ON_SECONDS } from '../auth/single-sign-on-tokens.js';
import { markUsed } from '../auth/used-challenges.js';
import { type Config, OIDC_CALLBACK } from '../config.js';
import type { RequestContext } from '../context.js';
import { failureOf, PlannerError } from '../errors.js';
import type { FailureLog } from '../failure-log.js';
import { SignOnError, type SignOnProblem } from './problems.js';
import type { Provider } from './provider.js';
import { safeReturn } from './safe-return.js';
import { AccountExistsError, signOn } from './sign-on.service.js';
import { OIDC_START } from './sign-on-paths.js';

interface Parts {
  config: Config;
  contextOf: (c: Context) => Promise<RequestContext>;
  cookie: SessionCookie;
  log: FailureLog;
}

/** Problems that only affect one user. All other problems are logged, because the operator can fix them. */
const OF_USER: ReadonlySet<SignOnProblem> = new Set([
  ...(['expired', 'denied', 'pending', 'accountExists', 'closed', 'rateLimited'] as const),
]);

/**
 * Creates the routes for single sign-on: the browser navigates to {@link OIDC_START}, logs in at the provider, and
 * returns to {@link OIDC_CALLBACK}. If there is a problem, the browser returns to the login page.
 */
export function createSignOn({ config, contextOf, cookie, log }: Parts): Hono {
  const app = new Hono();
  const { oidc } = config;
  const { nameOf, options } = cookieRules(config);
  const loginCookie = nameOf('login');
  const identityCookie = nameOf(IDENTITY_COOKIE);
  const shortLived = { ...options, maxAge: SINGLE_SIGN_ON_SECONDS };

  let created: Promise<Provider> | undefined;
  const providerOf = (settings: NonNullable<typeof oidc>): Promise<Provider> => {
    // Load the module on demand, to keep startup fast.
    created ??= import('./provider.js').then(({ createProvider }) => createProvider(settings));
    return created;
  };

  const back = (c: Context, problem: SignOnProblem) => c.redirect(`/login?problem=${problem}`);

  function explain(c: Context, context: RequestContext, error: unknown): Response {
    if (error instanceof SignOnError) {
      context.record('sign-on-failed', { problem: error.problem });
      if (!OF_USER.has(error.problem)) {
        log.logger.warn({ problem: error.problem }, `Single sign-on failed. ${error.message}`);
      }
      return back(c, error.problem);
    }
    if (error instanceof PlannerError) {
      return back(c, error.type === 'rateLimited' ? 'rateLimited' : 'failed');
    }
    log.failed(error, failureOf(error), { method: c.req.method, path: c.req.path });
    return back(c, 'failed');
  }

  app.get(OIDC_START, async (c) => {
    if (!oidc) throw new PlannerError('singleSignOnOff');
    // Without this check, any page could start a session for a user who is logged in at the provider.
    if (c.req.header('sec-fetch-site') === 'cross-site') return c.redirect('/login');
    const context = await contextOf(c);
    try {
      const provider = await providerOf(oidc);
      // Users who are already logged in are sent here before a sensitive change, so the provider has to reauthenticate
      // them.
      const maxAge = context.viewer ? RECENT_LOGIN / 2 : undefined;
      const { url, login } = await provider.start(safeReturn(c.req.query('returnTo'), config), maxAge);
      setCookie(c, loginCookie, await context.tokens.singleSignOn.logins.create(login), shortLived);
      return c.redirect(url.href);
    } catch (error) {
      return explain(c, context, error);
    }
  });

  app.get(OIDC_CALLBACK, async (c) => {
    if (!oidc) throw new PlannerError('singleSignOnOff');
    const context = await contextOf(c);
    try {
      const login = await context.tokens.singleSignOn.logins.read(getCookie(c, loginCookie));
      deleteCookie(c, loginCookie, options);
      if (!login)
        throw new SignOnError('expired', 'The login was not started in this browser, or it expired.');
      const limit = signOnLimit(context);
      await limit.take();
      const provider = await providerOf(oidc);
      const signedOn = await provider.redeem(new URL(c.req.url).search, login);
      // A copy of the cookie must not work again, even if the provider accepts a code twice.
      if (!(await markUsed(context.em, login.state, SINGLE_SIGN_ON_SECONDS)))
        throw new SignOnError('expired', 'The login was already completed.');
      await limit.giveBack();
      const { tokens } = await signOn(context, signedOn, oidc);
      cookie.set(c, tokens);
      return c.redirect(login.returnTo);
    } catch (error) {
      if (error instanceof AccountExistsError) {
        const token = await context.tokens.singleSignOn.identities.create(error.identity);
        setCookie(c, identityCookie, token, shortLived);
      }
      return explain(c, context, error);
    }
  });

  for (const path of [OIDC_START, OIDC_CALLBACK]) {
    app.all(path, (c) => {
      c.header('Allow', 'GET');
      throw new PlannerError('methodNotAllowed', { methods: ['GET'] });
    });
  }
  return app;
}
