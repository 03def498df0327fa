/** Words that are part of the most common passwords. */
const COMMON = (
  'password passwort qwerty qwertz azerty asdfgh zxcvbn letmein welcome admin iloveyou monkey ' +
  'dragon football baseball sunshine princess superman trustno changeme secret master login test hello'
).split(' ');

/** Sequences of letters, digits, and keys on a keyboard. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const isRun = (text: string): boolean => {
  const backwards = [...text].reverse().join('');
  return RUNS.some((row) => row.includes(text) || row.includes(backwards));
};

/** Replaces digits and symbols with the letters that they often represent. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[@4]/g, 'a')
    .replace(/3/g, 'e')
    .replace(/[1!]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/[$5]/g, 's');

/**
 * Returns whether a password is easy to guess: a common word or the user's name with a few added characters, a sequence
 * of letters or keys, few different characters, or only digits. A result of false does not mean that the password is
 * strong. Also returns false for passwords that are too short to be valid.
 *
 * @param own What others know about the user, such as the name and email.
 * @example isWeakPassword('P@ssw0rd1', []) // true
 * @example isWeakPassword('maya2026!', ['Maya', 'maya@lumen.example']) // true
 * @example isWeakPassword('gravel lantern teapot', []) // false
 */
export function isWeakPassword(password: string, own: readonly (string | undefined)[]): boolean {
  if (password.length < 8) return false;
  const lower = password.toLowerCase();
  if (new Set(lower).size < 5 || /^\d+$/.test(lower) || isRun(lower)) return true;
  const known = own
    .flatMap((text) => [text, text?.split('@')[0]])
    .map((text) => text?.trim().toLowerCase() ?? '')
    .filter((text) => text.length >= 3);
  return [...COMMON, ...known].some((word) =>
    [lower, plain(password)].some((text) => text.includes(word) && text.length - word.length <= 5),
  );
}
