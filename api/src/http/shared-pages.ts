import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { SecureHeadersVariables } from 'hono/secure-headers';

/** The paths of the pages for people without an account. */
export const SHARED_PAGES = ['/shared/:id', '/embed/:id'] as const;

interface FrameVariables {
  /** The origins whose pages can display the requested page in a frame. By default, there are none. */
  frameAncestors?: string;
}

type Environment = { Variables: SecureHeadersVariables & FrameVariables };

/**
 * Changes the headers of shared pages. The addresses of these pages contain secrets, which must not reach search
 * engines or the `Referer` header. Must be registered before the middleware that sets the security headers, because the
 * middleware that is registered first is the last to change the response.
 */
export const sharedPageHeaders = createMiddleware<Environment>(async (c, next) => {
  await next();
  c.header('X-Robots-Tag', 'noindex, nofollow');
  c.header('Referrer-Policy', 'no-referrer');
  const ancestors = c.get('frameAncestors');
  if (ancestors === undefined) return;
  const policy = c.res.headers.get('Content-Security-Policy') ?? '';
  c.header(
    'Content-Security-Policy',
    policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${ancestors}`),
  );
  // Remove the `X-Frame-Options` header, because it can't allow several origins. Browsers ignore it anyway if the
  // policy contains `frame-ancestors`.
  c.header('X-Frame-Options', undefined);
});

const originOf = (url: string | undefined): string | null =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin : null;

const UNKNOWN = {
  title: 'This calendar is not available',
  text: 'The address of the embed is not correct. Ask the person who added it to this page for a new one.',
};

const NOT_ALLOWED = {
  title: 'This page is not allowed to display the calendar',
  text: "An administrator of the planner has to add this page's origin to the embed.",
};

const messagePage = ({ title, text }: typeof UNKNOWN, nonce: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <style nonce="${nonce}">
      body { display: grid; place-content: center; min-height: 100vh; margin: 0; padding: 16px; box-sizing: border-box; font: 14px/20px system-ui, sans-serif; text-align: center; text-wrap: balance; }
      h1 { margin: 0 0 4px; font-size: 16px; line-height: 24px; }
      p { margin: 0; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
    </main>
  </body>
</html>
`;

/**
 * Allows an embed to be displayed in a frame on its allowed pages. The browser enforces this with `frame-ancestors`, so
 * other pages never display the calendar. Instead, the frame displays a message without any data. Without this message,
 * the browser would only display its own error. Pages that hide their origin from the `Referer` header display the
 * browser's error.
 *
 * @param findOrigins returns the origins of an embed, or null if it does not exist
 */
export function embedPage(findOrigins: (id: string) => Promise<string[] | null>) {
  const message = (c: Context<Environment>, text: typeof UNKNOWN) => {
    // Every page can display the message, because it is for the visitors of pages that are not allowed to display the
    // calendar. It doesn't depend on the embed, so it reveals nothing.
    c.set('frameAncestors', '*');
    c.header('Cache-Control', 'no-store');
    return c.html(messagePage(text, c.get('secureHeadersNonce') ?? ''), text === UNKNOWN ? 404 : 403);
  };
  return createMiddleware<Environment>(async (c, next) => {
    const origins = await findOrigins(c.req.param('id') ?? '');
    if (origins === null) return message(c, UNKNOWN);
    const page = originOf(c.req.header('referer'));
    const isFrame = /^(iframe|frame|object|embed)$/.test(c.req.header('sec-fetch-dest') ?? '');
    const isOwn = c.req.header('sec-fetch-site') === 'same-origin';
    if (isFrame && page !== null && !isOwn && !origins.includes(page)) return message(c, NOT_ALLOWED);
    c.set('frameAncestors', ["'self'", ...origins].join(' '));
    await next();
  });
}
