export const PASSWORD = 'a long enough password';

/** Registers the first administrator, who then creates the other accounts. All accounts use {@link PASSWORD}. */
export async function createAccounts(url: string, emails: readonly string[]): Promise<void> {
  let cookie = '';
  for (const [path, email] of [
    ['/api/auth/register', 'admin@planner.example'],
    ...emails.map((one) => ['/api/users', one]),
  ]) {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    if (response.status !== 201) throw new Error(`${path} failed: ${await response.text()}`);
    cookie ||= response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
}
