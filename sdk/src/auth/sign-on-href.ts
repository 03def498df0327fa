/**
 * Returns the URL that starts a login with single sign-on.
 *
 * @param start the provider's URL
 * @param returnTo the page to open after the login
 */
export function signOnHref(start: string, returnTo: string | undefined): string {
  if (returnTo === undefined) return start;
  const url = new URL(start);
  url.searchParams.set('returnTo', returnTo);
  return url.href;
}
