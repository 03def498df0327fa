import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

/** Returns an error, its cause, the cause's cause, and so on. */
function chainOf(error: unknown): { code?: unknown; message?: unknown; status?: unknown }[] {
  const chain: object[] = [];
  for (let one = error; typeof one === 'object' && one !== null; one = (one as { cause?: unknown }).cause) {
    if (chain.includes(one)) break;
    chain.push(one);
  }
  return chain;
}

const NETWORK =
  /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|UND_ERR|CERT_|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/;

const networkCode = (error: unknown): string | undefined =>
  chainOf(error)
    .map(({ code }) => code)
    .find((code): code is string => typeof code === 'string' && NETWORK.test(code));

const isTimeout = (error: unknown): boolean =>
  error instanceof ClientError && (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT');

/** Returns the HTTP status that an error or one of its causes contains, if any. */
const statusOf = (error: unknown): number | undefined =>
  chainOf(error)
    .map(({ status }) => status)
    .find((status): status is number => typeof status === 'number');

/** Whether an error means that the provider did not respond or responded with a server error. */
export const isUnreachableProvider = (error: unknown): boolean =>
  isTimeout(error) || networkCode(error) !== undefined || (statusOf(error) ?? 0) >= 500;

/** What operators can do about a provider's standard error codes. */
const CODES: Readonly<Record<string, string>> = {
  invalid_client: 'Correct OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.',
  unauthorized_client: 'Allow the authorization code flow for the client.',
  invalid_grant:
    'The code is invalid, expired or already used, or the redirect URL is not the registered one.',
  invalid_scope: 'Correct OIDC_SCOPES, or allow the scopes for the client.',
  redirect_uri_mismatch: 'Register the redirect URL with the provider.',
};

const ENTITIES = /[^\w .,:;/()'-]/g;

/**
 * Explains why the provider's response can't be used, in one or two sentences for the operator. The text never contains
 * tokens or codes.
 */
export function describeFailure(error: unknown): string {
  const network = networkCode(error);
  if (network) return `The provider can't be reached (${network}). Check OIDC_ISSUER and the network.`;
  if (isTimeout(error)) return 'The provider did not respond in time.';
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    const advice = CODES[error.error] ?? '';
    return `The provider responded with the error ${error.error.replace(ENTITIES, '')}. ${advice}`.trim();
  }
  const status = statusOf(error);
  if (status !== undefined) return `The provider responded with the status ${status}. Check OIDC_ISSUER.`;
  const code = error instanceof ClientError ? error.code : undefined;
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') {
    return 'The ID token is expired or not valid yet. Correct the clocks of this server and of the provider.';
  }
  if (code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') {
    return "The provider's issuer is not OIDC_ISSUER. Copy it exactly, including any trailing slash.";
  }
  const [deepest] = chainOf(error).slice(-1);
  const reasons = chainOf(error).map(({ message }) => message);
  const reason = reasons.findLast((message): message is string => typeof message === 'string') ?? '';
  return `The provider's response is invalid: ${(reason || String(deepest?.code ?? 'unknown')).replace(ENTITIES, '')}.`;
}
