/** The part of an access token that appears in its URL. */
interface Shared {
  id: string;
}

// The secret of a link or an embed is in the fragment, which browsers do not send to the server, so it never appears in
// a log.

/**
 * Returns the URL of a link, which opens the page for clients.
 *
 * @param origin the planner's origin, such as `https://planner.example`
 * @example
 * const [createAccessToken] = useCreateAccessToken();
 * const { token, secret } = await createAccessToken({ kind: 'link', name: 'Lumen Cycles' });
 * const url = linkUrl(window.location.origin, token, secret);
 */
export const linkUrl = (origin: string, { id }: Shared, secret: string): string =>
  `${origin}/shared/${id}#${secret}`;

/**
 * Returns the URL of an embed, for use as the `src` of an iframe.
 *
 * @param origin the planner's origin, such as `https://planner.example`
 * @example
 * const [createAccessToken] = useCreateAccessToken();
 * const origins = ['https://intranet.example'];
 * const { token, secret } = await createAccessToken({ kind: 'embed', name: 'Intranet', origins });
 * const url = embedUrl(window.location.origin, token, secret);
 */
export const embedUrl = (origin: string, { id }: Shared, secret: string): string =>
  `${origin}/embed/${id}#${secret}`;

/**
 * Returns the URL of a feed, for use in calendar apps. These apps don't send fragments, so the secret is in the URL's
 * path.
 *
 * @param origin the planner's origin, such as `https://planner.example`
 * @example
 * const [createAccessToken] = useCreateAccessToken();
 * const { secret } = await createAccessToken({ kind: 'feed', name: 'Lumen launch' });
 * const url = feedUrl(window.location.origin, secret);
 */
export const feedUrl = (origin: string, secret: string): string => `${origin}/feeds/${secret}.ics`;
