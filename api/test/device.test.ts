import { expect, test } from 'vitest';
import { deviceOf, isMobileSystem } from '../src/auth/device.js';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36`, 'Chrome', 'Windows', false],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows', false],
  [`${WINDOWS} Chrome/140.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'Opera', 'Windows', false],
  [`${PHONE} Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone', true],
  [`${PHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone', true],
  [`${PHONE} FxiOS/150.0 Mobile/15E148 Safari/604.1`, 'Firefox', 'iPhone', true],
  [`${PHONE.replace('iPhone;', 'iPad;')} Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPad', true],
  [`${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android', true],
  [
    `${ANDROID} SamsungBrowser/29.0 Chrome/140.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
    true,
  ],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15`, 'Safari', 'macOS', false],
  [
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    'Firefox',
    'Ubuntu',
    false,
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) Chrome/140.0.0.0 Safari/537.36', 'Chrome', 'ChromeOS', false],
  ['curl/8.5.0', 'curl', null, false],
  ['Mozilla/5.0 (compatible)', null, null, false],
  ['<script>/1', null, null, false],
  [`${'x'.repeat(41)}/1`, null, null, false],
  ['', null, null, false],
  [undefined, null, null, false],
])('"%s" is %s on %s', (userAgent, browser, operatingSystem, isMobile) => {
  expect(deviceOf(userAgent)).toEqual({ browser, operatingSystem });
  expect(isMobileSystem(operatingSystem)).toBe(isMobile);
});
