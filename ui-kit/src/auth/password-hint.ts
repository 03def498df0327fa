/** Words that most guessed passwords are made of. */
const COMMON = (
  'password passwort qwerty qwertz azerty asdfgh zxcvbn letmein welcome admin iloveyou monkey ' +
  'dragon football baseball sunshine princess superman trustno changeme secret master login test hello'
).split(' ');

/** Rows that fingers run along. */
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const isRun = (text: string): boolean => {
  const backwards = [...text].reverse().join('');
  return RUNS.some((row) => row.includes(text) || row.includes(backwards));
};

/** Reads the letters that people write as figures and signs. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[@4]/g, 'a')
    .replace(/3/g, 'e')
    .replace(/[1!]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/[$5]/g, 's');

/**
 * Whether a password is easy to guess. True means that it surely is: a common word or
 * somebody's own name with a few signs around it, a run along the keyboard, few different
 * characters, or figures alone. False is no praise. Short ones, which are refused anyway, are not judged.
 *
 * @param own What others know of the user, such as name and e-mail.
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
