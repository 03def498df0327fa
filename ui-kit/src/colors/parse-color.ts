import { COLOR_NAMES } from './color-names.js';
import { isAngle, isNumber, isPercentage } from './css-values.js';
import { functionCall, splitOutsideBrackets } from './split.js';

const HEX = /^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/;

type Check = (token: string) => boolean;

const number: Check = (token) => isNumber(token) || isPercentage(token);
const hue: Check = (token) => isNumber(token) || isAngle(token);

/** The components of each color function in CSS Color 4, and whether commas are allowed. */
const FUNCTIONS: Readonly<Record<string, { components: readonly Check[]; commas: boolean }>> = {
  rgb: { components: [number, number, number], commas: true },
  rgba: { components: [number, number, number], commas: true },
  hsl: { components: [hue, number, number], commas: true },
  hsla: { components: [hue, number, number], commas: true },
  hwb: { components: [hue, number, number], commas: false },
  lab: { components: [number, number, number], commas: false },
  lch: { components: [number, number, hue], commas: false },
  oklab: { components: [number, number, number], commas: false },
  oklch: { components: [number, number, hue], commas: false },
};

const COLOR_SPACES = /^(?:srgb|srgb-linear|display-p3|a98-rgb|prophoto-rgb|rec2020|xyz|xyz-d50|xyz-d65)$/;

/**
 * Returns a CSS color that can be used in a style, or null if the text is not a color. Accepts hex with or without `#`,
 * named colors, and color functions with plain numbers. Expects lowercase text and single spaces.
 *
 * @example parseColor('6b7280') // '#6b7280'
 */
export function parseColor(text: string): string | null {
  if (HEX.test(text)) return text.startsWith('#') ? text : `#${text}`;
  if (COLOR_NAMES.has(text)) return text;
  const call = functionCall(text);
  if (call === null) return null;
  if (call.name === 'color') {
    const [space = '', ...rest] = call.body.split(' ');
    return COLOR_SPACES.test(space) && isModern(rest.join(' '), [number, number, number]) ? text : null;
  }
  // Only look up own properties. A name such as 'constructor' must not match an inherited property of `FUNCTIONS`.
  const form = Object.hasOwn(FUNCTIONS, call.name) ? FUNCTIONS[call.name] : undefined;
  if (form === undefined) return null;
  const { components, commas } = form;
  if (!call.body.includes(',')) return isModern(call.body, components) ? text : null;
  return commas && isLegacy(call.name, call.body, components) ? text : null;
}

/** Checks arguments such as `220 60% 50% / 0.5`. Components can also be `none`. */
function isModern(body: string, components: readonly Check[]): boolean {
  const [main = '', alpha, ...more] = splitOutsideBrackets(body, '/') ?? [];
  if (more.length > 0 || (alpha !== undefined && alpha !== 'none' && !number(alpha))) return false;
  const tokens = splitOutsideBrackets(main, ' ') ?? [];
  return (
    tokens.length === components.length &&
    components.every((check, index) => {
      const token = tokens[index] ?? '';
      return token === 'none' || check(token);
    })
  );
}

/**
 * Checks arguments such as `220, 60%, 50%, 0.5`. `rgb` accepts either three numbers or three percentages. `hsl`
 * requires percentages after the hue.
 */
function isLegacy(name: string, body: string, components: readonly Check[]): boolean {
  const tokens = body.split(',').map((token) => token.trim());
  const [first = '', second = '', third = '', alpha] = tokens;
  if (tokens.length < 3 || tokens.length > 4 || (alpha !== undefined && !number(alpha))) return false;
  if (name.startsWith('hsl')) return hue(first) && isPercentage(second) && isPercentage(third);
  const figures = [first, second, third];
  return components.length === 3 && (figures.every(isNumber) || figures.every(isPercentage));
}
