import { type AccessCode, isAccessCode } from '../core/access-codes.js';

/** An access token, and anything else that the planner needs in order to accept it. */
export interface TokenAuth {
  /** A key, or the secret of a link or an embed. */
  token: string;
  /** The id in the URL of a link or an embed. If it is set, the secret of any other link or embed is rejected. */
  id?: string;
  /** The password of the link, if it has one. */
  password?: string;
}

/** A short-lived token is renewed this many seconds before it expires. */
const EARLY = 30;

interface Parts {
  /** The planner's URL without a trailing slash. */
  url: string;
  auth: TokenAuth;
  send: typeof fetch;
  /** Called with null when the planner accepts the token, or with the error's code when it rejects the token. */
  onAccess: (rejection: AccessCode | null) => void;
}

interface ShortLived {
  token: string;
  /** When to renew the token, as a `performance.now()` time. */
  until: number;
}

/** The response to a failed exchange. Several requests can fail with the same rejection. */
class Rejection {
  constructor(
    readonly status: number,
    readonly body: string,
    readonly type: string,
  ) {}

  /** Creates a response in the GraphQL format, so that urql keeps the message. */
  toResponse(): Response {
    const { status, type } = this;
    const { message, code, params, errors } = parsed(this.body) as Record<string, unknown>;
    if (typeof message !== 'string')
      return new Response(this.body, { status, headers: { 'content-type': type } });
    return Response.json({ errors: [{ message, extensions: { status, code, params, errors } }] }, { status });
  }
}

function parsed(text: string): object {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}

/** Returns the code of the error if the planner rejected a request's token; otherwise null. */
async function rejectionOf(response: Response): Promise<AccessCode | null> {
  if (response.status !== 401 && response.status !== 403) return null;
  const text = await response.clone().text();
  // If a stream is rejected, its response is a single event whose data is the usual JSON error body.
  const body = parsed(/^data: (.+)$/m.exec(text)?.[1] ?? text) as {
    errors?: { extensions?: { code?: string } }[];
  };
  const code = body.errors?.[0]?.extensions?.code;
  return isAccessCode(code) ? code : null;
}

/**
 * Creates a `fetch` that sends an access token and no cookies. The secrets of links and embeds are exchanged for
 * short-lived tokens, which are renewed before they expire. If the planner rejects a short-lived token, the request is
 * retried once with a new one. Keys are sent directly.
 */
export function createTokenFetch({ url, auth, send, onAccess }: Parts): typeof fetch {
  const { token: secret, id, password } = auth;
  const isExchanged = /^cp_(link|embed)_/.test(secret);
  let current: ShortLived | undefined;
  let renewal: Promise<ShortLived | Rejection> | undefined;

  async function exchange(): Promise<ShortLived | Rejection> {
    const response = await send(`${url}/api/access-tokens/exchange`, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, id, password }),
    });
    const body = await response.text();
    if (!response.ok)
      return new Rejection(response.status, body, response.headers.get('content-type') ?? 'text/plain');
    const { token, expiresIn } = parsed(body) as { token: string; expiresIn: number };
    current = { token, until: performance.now() + (expiresIn - EARLY) * 1000 };
    return current;
  }

  /** Exchanges the secret. Concurrent requests share one exchange. */
  function renew(): Promise<ShortLived | Rejection> {
    current = undefined;
    renewal ??= exchange().finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function tokenToSend(): Promise<string | Rejection> {
    if (!isExchanged) return secret;
    const found = current && performance.now() < current.until ? current : await renew();
    return found instanceof Rejection ? found : found.token;
  }

  return async function request(input, init): Promise<Response> {
    const sendWith = async (token: string | Rejection): Promise<Response> => {
      if (token instanceof Rejection) return token.toResponse();
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${token}`);
      return send(input, { ...init, credentials: 'omit', headers });
    };
    const token = await tokenToSend();
    let response = await sendWith(token);
    let rejection = await rejectionOf(response);
    if (rejection && isExchanged && typeof token === 'string') {
      // Keep the current token if another request has already renewed it.
      if (current?.token === token) current = undefined;
      response = await sendWith(await tokenToSend());
      rejection = await rejectionOf(response);
    }
    if (rejection || response.ok) onAccess(rejection);
    return response;
  };
}
