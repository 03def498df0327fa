import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type UserInfoResponse,
} from 'openid-client';
import type { StartedLogin } from '../auth/single-sign-on-tokens.js';
import type { OidcConfig } from '../config.js';
import { describeFailure, isUnreachableProvider } from './describe-failure.js';
import { SignOnError } from './problems.js';

/** How long to wait for a response from the provider, in seconds. */
const TIMEOUT = 10;

/** How long to use the provider's configuration before fetching it again, in ms (1 hour). */
const CONFIGURATION_AGE = 60 * 60 * 1000;

/** How far the provider's clock can be ahead, in seconds. The library allows the same tolerance for expired tokens. */
const CLOCK_TOLERANCE = 30;

/** The user that a provider has authenticated. */
export interface SignedOnUser {
  issuer: string;
  subject: string;
  /** The email address, which is not validated. Null if the provider didn't send it. */
  email: string | null;
  /** Whether the provider confirms that the email address belongs to the user. */
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  groups: readonly string[];
  /**
   * When the provider authenticated the user, which may be long before this login. Null if the provider didn't send the
   * time.
   */
  authenticatedAt: Date | null;
}

/** An OpenID Connect provider. */
export interface Provider {
  /**
   * Starts a login. Returns the values that `redeem` requires, and the URL where the user logs in.
   *
   * @param maxAge in seconds; if the user's last authentication is older, the provider reauthenticates the user; by
   *   default, the provider's own session is enough
   */
  start(returnTo: string, maxAge?: number): Promise<{ url: URL; login: StartedLogin }>;
  /**
   * Exchanges the code in a callback URL for the user.
   *
   * @param search the query string of the callback URL, such as `?code=…&state=…`
   * @throws SignOnError
   */
  redeem(search: string, login: StartedLogin): Promise<SignedOnUser>;
}

/** Sends the secret in a way that the provider supports. */
const clientAuth =
  (secret: string): ClientAuth =>
  (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported;
    const send = methods?.includes('client_secret_post') ? ClientSecretPost : ClientSecretBasic;
    send(secret)(server, ...rest);
  };

/** Fetches the provider's configuration. @throws SignOnError */
export async function discover(
  { issuer, clientId, clientSecret }: OidcConfig,
  timeout = TIMEOUT,
): Promise<Configuration> {
  const url = new URL(issuer);
  const execute = [
    // Check the signature of the ID token. By default, the library skips this check and trusts TLS instead.
    enableNonRepudiationChecks,
    ...(url.protocol === 'http:' ? [allowInsecureRequests] : []),
  ];
  const configuration = await discovery(url, clientId, {}, clientAuth(clientSecret), {
    execute,
    timeout,
  }).catch((error: unknown) => {
    throw new SignOnError('unreachable', describeFailure(error), { cause: error });
  });
  // Reject issuers that serve all tenants, such as Microsoft's `common`, because they would let anybody log in.
  const { issuer: discovered } = configuration.serverMetadata();
  if (new URL(discovered).href !== url.href) {
    throw new SignOnError(
      'unreachable',
      `The provider's issuer is ${discovered}, not ${issuer}. Set OIDC_ISSUER to the issuer of one tenant.`,
    );
  }
  return configuration;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');

/** Returns the user that the claims describe. */
function userOf(claims: IDToken & Partial<UserInfoResponse>, groupsClaim: string): SignedOnUser {
  const {
    iss,
    sub,
    email,
    email_verified: verified,
    given_name,
    family_name,
    name,
    auth_time: authTime,
  } = claims;
  const firstName = textOf(given_name);
  const lastName = textOf(family_name);
  return {
    issuer: iss,
    subject: sub,
    email: textOf(email),
    // Some providers send the text: Amazon Cognito documents it for its userinfo endpoint. The type doesn't allow it.
    isEmailVerified: verified === true || (verified as unknown) === 'true',
    firstName: firstName ?? (lastName === null ? textOf(name) : null),
    lastName,
    groups: listOf(claims[groupsClaim]),
    authenticatedAt: typeof authTime === 'number' ? new Date(authTime * 1000) : null,
  };
}

/**
 * Creates the client for a provider. The client doesn't fetch the provider's configuration until the first login, so
 * that the server can start while the provider is down.
 *
 * @param timeout how long to wait for each response, in seconds
 */
export function createProvider(settings: OidcConfig, timeout = TIMEOUT): Provider {
  const { redirectUrl, scopes, groupsClaim } = settings;
  let known: { configuration: Promise<Configuration>; since: number } | null = null;

  function configure(): Promise<Configuration> {
    if (known && performance.now() - known.since < CONFIGURATION_AGE) return known.configuration;
    const fetched = { configuration: discover(settings, timeout), since: performance.now() };
    known = fetched;
    // Discard the failed request, so that the next login tries again.
    fetched.configuration.catch(() => {
      if (known === fetched) known = null;
    });
    return fetched.configuration;
  }

  /** Fetches claims that the ID token doesn't contain. */
  async function complete(configuration: Configuration, claims: IDToken, accessToken: string) {
    const needsGroups = settings.trustedGroups.length + settings.adminGroups.length > 0;
    const isComplete =
      claims.email !== undefined &&
      claims.email_verified !== undefined &&
      (!needsGroups || claims[groupsClaim] !== undefined);
    if (isComplete || !configuration.serverMetadata().userinfo_endpoint) return claims;
    return { ...(await fetchUserInfo(configuration, accessToken, claims.sub)), ...claims };
  }

  return {
    async start(returnTo, maxAge) {
      const configuration = await configure();
      const login = {
        state: randomState(),
        nonce: randomNonce(),
        codeVerifier: randomPKCECodeVerifier(),
        returnTo,
      };
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUrl,
        scope: scopes.join(' '),
        state: login.state,
        nonce: login.nonce,
        code_challenge: await calculatePKCECodeChallenge(login.codeVerifier),
        code_challenge_method: 'S256',
        ...(maxAge !== undefined && { max_age: String(maxAge) }),
      });
      return { url, login };
    },
    async redeem(search, { state, nonce, codeVerifier }) {
      const configuration = await configure();
      try {
        const tokens = await authorizationCodeGrant(configuration, new URL(`${redirectUrl}${search}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new SignOnError('failed', 'The provider sent no ID token.');
        if (claims.iat > Date.now() / 1000 + CLOCK_TOLERANCE) {
          throw new SignOnError('failed', "The ID token is from the future. Correct this server's clock.");
        }
        return userOf(await complete(configuration, claims, tokens.access_token), groupsClaim);
      } catch (error) {
        if (error instanceof SignOnError) throw error;
        if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
          throw new SignOnError('denied', 'The user or the provider denied the login.', { cause: error });
        }
        const problem = isUnreachableProvider(error) ? 'unreachable' : 'failed';
        throw new SignOnError(problem, describeFailure(error), { cause: error });
      }
    },
  };
}
