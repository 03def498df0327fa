/** The program and the operating system that a request came from, in words that users recognize. */
export interface Device {
  /** The browser or program, such as `Chrome`. Null if it is unknown. */
  browser: string | null;
  /** The operating system or device, such as `Windows` or `iPhone`. Null if it is unknown. */
  operatingSystem: string | null;
}

type Names = readonly (readonly [sign: RegExp, name: string])[];

// The headers of most browsers also contain the names of other browsers, so the order matters.
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const PHONES_AND_TABLETS: Names = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
];

const SYSTEMS: Names = [
  ...PHONES_AND_TABLETS,
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bUbuntu\b/, 'Ubuntu'],
  [/\bLinux\b/, 'Linux'],
];

const MOBILE = new Set(PHONES_AND_TABLETS.map(([, name]) => name));

/** Matches a header that starts with the name of a program other than a browser, as in `curl/8.5.0`. */
const PROGRAM = /^(?!Mozilla\/)([A-Za-z][A-Za-z0-9 ._-]{0,39})\//;

/** How much of the header to read, in characters. Browsers send fewer than 300. */
const MAX_LENGTH = 1000;

const nameIn = (text: string, names: Names) => names.find(([sign]) => sign.test(text))?.[1] ?? null;

/**
 * Returns the browser and the operating system from a `User-Agent` header, without their versions.
 *
 * @example
 * deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/140.0.0.0 Safari/537.36')
 * // { browser: 'Chrome', operatingSystem: 'Windows' }
 */
export function deviceOf(userAgent: string | undefined): Device {
  const text = userAgent?.slice(0, MAX_LENGTH) ?? '';
  return {
    browser: nameIn(text, BROWSERS) ?? PROGRAM.exec(text)?.[1] ?? null,
    operatingSystem: nameIn(text, SYSTEMS),
  };
}

/** Whether an operating system from {@link deviceOf} runs on phones or tablets. */
export const isMobileSystem = (operatingSystem: string | null): boolean =>
  operatingSystem !== null && MOBILE.has(operatingSystem);
