import { warnOnce } from '../primitives/warn-once.js';

/** The locale of everything that is not given another. */
export const DEFAULT_LOCALE = 'en-US';

/**
 * A locale as `Intl` takes it. Of one that is no BCP 47 tag, which `Intl` would throw at, the console says so once,
 * and the default stands in for it.
 *
 * @example knownLocale('de-AT') // 'de-AT'
 * @example knownLocale('de_AT') // 'en-US'
 */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? DEFAULT_LOCALE;
  } catch {
    warnOnce(
      `'${locale}' is no locale: give a BCP 47 tag such as 'de-AT' as locale. Dates show as in '${DEFAULT_LOCALE}'.`,
    );
    return DEFAULT_LOCALE;
  }
}
