import { authorizationCodeGrant, type Configuration, ResponseBodyError } from 'openid-client';
import type { OidcConfig } from '../config.js';
import { describeFailure } from './describe-failure.js';
import { OidcCheckError } from './oidc-check-error.js';
import { SignOnError } from './problems.js';
import { createProvider, discover } from './provider.js';

/** How long to wait for each response, in ms. */
const TIMEOUT = 10_000;

/** How much the clocks of the server and the provider can differ, in ms. */
const CLOCK_TOLERANCE = 30_000;

/** Compares the server's clock with the provider's clock. */
async function checkClock(configuration: Configuration): Promise<void> {
  const { jwks_uri: url } = configuration.serverMetadata();
  if (!url) throw new OidcCheckError('The provider publishes no keys (jwks_uri).');
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) }).catch((error: unknown) => {
    throw new OidcCheckError(describeFailure(error));
  });
  if (!response.ok) {
    throw new OidcCheckError(
      `Fetching the provider's keys from ${url} failed with the status ${response.status}.`,
    );
  }
  const date = Date.parse(response.headers.get('date') ?? '');
  const difference = Math.round((Date.now() - date) / 1000);
  if (Math.abs(Date.now() - date) > CLOCK_TOLERANCE) {
    const direction = difference > 0 ? 'ahead of' : 'behind';
    throw new OidcCheckError(
      `This server's clock is ${Math.abs(difference)} seconds ${direction} the provider's. Correct it.`,
    );
  }
}

/**
 * Requests a login without user interaction. Providers reject an unknown client or redirect URL on their own page, and
 * send all other errors to the redirect URL.
 *
 * @returns whether the provider has accepted the client and the redirect URL; false if the provider displays a page
 *   instead
 */
async function checkRedirect(settings: OidcConfig): Promise<boolean> {
  const { url } = await createProvider(settings).start('/');
  url.searchParams.set('prompt', 'none');
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) }).catch(
    (error: unknown) => {
      throw new OidcCheckError(describeFailure(error));
    },
  );
  const location = response.headers.get('location') ?? '';
  if (location.startsWith(settings.redirectUrl)) {
    const error = new URL(location).searchParams.get('error');
    if (
      error === 'unauthorized_client' ||
      error === 'invalid_scope' ||
      error === 'unsupported_response_type'
    ) {
      throw new OidcCheckError(
        `The provider rejects the login with ${error}. Allow the authorization code flow and the scopes ${settings.scopes.join(', ')} for the client.`,
      );
    }
    return true;
  }
  if (response.status >= 400) {
    throw new OidcCheckError(
      `The provider rejects the client or its redirect URL (status ${response.status}). Check OIDC_CLIENT_ID, and register the redirect URL ${settings.redirectUrl}`,
    );
  }
  return false;
}

/** Checks the client's secret by sending an invalid code, because providers check the secret before the code. */
async function checkSecret(configuration: Configuration, { redirectUrl }: OidcConfig): Promise<void> {
  const { issuer } = configuration.serverMetadata();
  const callback = new URL(redirectUrl);
  callback.searchParams.set('code', 'check-oidc');
  callback.searchParams.set('iss', issuer);
  const error = await authorizationCodeGrant(configuration, callback, {
    pkceCodeVerifier: 'check-oidc'.repeat(5),
  }).catch((reason: unknown) => reason);
  const code = error instanceof ResponseBodyError ? error.error : undefined;
  if (code !== 'invalid_grant' && code !== 'invalid_request')
    throw new OidcCheckError(describeFailure(error));
}

/** Compares the scopes and claims that the settings require with those that the provider lists, if any. */
function checkClaims(configuration: Configuration, settings: OidcConfig): void {
  const { claims_supported: claims, scopes_supported: scopes } = configuration.serverMetadata();
  const missingScope = scopes && settings.scopes.find((scope) => !scopes.includes(scope));
  if (missingScope) {
    throw new OidcCheckError(`The provider does not support the scope ${missingScope}. Correct OIDC_SCOPES.`);
  }
  const needsGroups = settings.trustedGroups.length + settings.adminGroups.length > 0;
  const needed = [
    'email',
    ...(settings.trustedDomains.length > 0 ? ['email_verified'] : []),
    ...(needsGroups ? [settings.groupsClaim] : []),
  ];
  const missing = claims && needed.find((claim) => !claims.includes(claim));
  if (missing) {
    throw new OidcCheckError(
      `The provider does not list the claim ${missing}. Add it to the tokens of the client${missing === settings.groupsClaim ? ', or correct OIDC_GROUPS_CLAIM' : ''}.`,
    );
  }
}

/**
 * Checks single sign-on by sending requests to the provider. The checks cover discovery, the clock, the redirect URL,
 * the secret and the claims.
 *
 * @returns a message for the operator
 * @throws OidcCheckError with the first problem
 */
export async function checkOidc(settings: OidcConfig): Promise<string> {
  const configuration = await discover(settings).catch((error: unknown) => {
    throw error instanceof SignOnError ? new OidcCheckError(error.message) : error;
  });
  await checkClock(configuration);
  const isRedirectKnown = await checkRedirect(settings);
  await checkSecret(configuration, settings);
  checkClaims(configuration, settings);
  const redirect = isRedirectKnown
    ? 'The provider accepts the client and the redirect URL.'
    : `The provider does not say whether it accepts the redirect URL: make sure that ${settings.redirectUrl} is registered.`;
  return `Single sign-on with ${settings.name} is set up. ${redirect} Log in once to test the claims.`;
}
