import { warnOnce } from '../internal/warn-once.js';

/** The default locale. */
export const DEFAULT_LOCALE = 'en-US';

/**
 * Returns a locale that `Intl` accepts. For an invalid BCP 47 tag, which `Intl` would throw on, it warns once in the
 * console and returns the default.
 *
 * @example knownLocale('de-AT') // 'de-AT'
 * @example knownLocale('de_AT') // 'en-US'
 */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? DEFAULT_LOCALE;
  } catch {
    warnOnce(
      `'${locale}' is not a locale. Pass a BCP 47 tag such as 'de-AT' as locale. Dates are formatted for '${DEFAULT_LOCALE}'.`,
    );
    return DEFAULT_LOCALE;
  }
}
