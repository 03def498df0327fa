import type { AccountLink, AccountLinkKind } from './account-link.js';

const PATHS: Record<AccountLinkKind, string> = { invitation: 'invitation', passwordReset: 'password-reset' };

/**
 * Returns the URL of a one-time link. Send it to the person the link is for. The secret is in the fragment, which
 * browsers do not send to the server, so it never appears in a log.
 *
 * @param origin the planner's origin, such as `https://planner.example`
 * @example
 * const [createInvitation] = useCreateInvitation();
 * const { link, secret } = await createInvitation('maya@example.com');
 * const url = accountLinkUrl(window.location.origin, link, secret);
 */
export const accountLinkUrl = (origin: string, { kind }: Pick<AccountLink, 'kind'>, secret: string): string =>
  `${origin}/${PATHS[kind]}#${secret}`;
