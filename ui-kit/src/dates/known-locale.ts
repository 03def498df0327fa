import { warnOnce } from '../internal/warn-once.js';

/** The default locale. */
export const DEFAULT_LOCALE = 'en-US';

/**
 * Returns a locale that `Intl` accepts. If the BCP 47 tag is invalid, logs a warning once and returns the default
 * locale, because `Intl` would throw an error.
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
