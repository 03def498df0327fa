import { isAngle, isAngleOrPercentage, isLength, isLengthOrPercentage, isZero } from './css-values.js';
import { isPosition } from './is-position.js';
import { parseColor } from './parse-color.js';
import { functionCall, splitOutsideBrackets } from './split.js';

const NAME = /^(?:repeating-)?(linear|radial|conic)-gradient$/;
const SPACE = /^(?:srgb|srgb-linear|display-p3|lab|oklab|xyz|xyz-d50|xyz-d65)$/;
const POLAR_SPACE = /^(?:hsl|hwb|lch|oklch)$/;
const HUE_METHOD = /^(?:shorter|longer|increasing|decreasing)$/;
const EXTENT = /^(?:closest|farthest)-(?:side|corner)$/;

/** A gradient that can be used in a style, and its first color. */
export interface Gradient {
  color: string;
  gradient: string;
}

/**
 * Parses a linear, radial or conic gradient of plain colors, including repeating gradients. Returns null for all other
 * text. Expects lowercase text and single spaces.
 *
 * @example parseGradient('linear-gradient(90deg, red, 00f)')
 * // { color: 'red', gradient: 'linear-gradient(90deg, red, #00f)' }
 */
export function parseGradient(text: string): Gradient | null {
  const call = functionCall(text);
  const kind = call === null ? undefined : NAME.exec(call.name)?.[1];
  if (call === null || kind === undefined) return null;
  const parts = splitOutsideBrackets(call.body, ',');
  if (parts === null) return null;
  const [first = '', ...rest] = parts;
  const configured = isConfiguration(kind, first);
  const stops = parseStops(
    configured ? rest : parts,
    kind === 'conic' ? isAngleOrPercentage : isLengthOrPercentage,
  );
  if (stops === null) return null;
  const all = configured ? [first, ...stops.texts] : stops.texts;
  return { color: stops.color, gradient: `${call.name}(${all.join(', ')})` };
}

/** Checks the direction or shape, the position, and the color space, which precede the first stop. */
function isConfiguration(kind: string, text: string): boolean {
  const tokens = text.split(' ');
  const at = tokens.indexOf('in');
  if (at < 0) return isGeometry(kind, tokens);
  // The geometry and the color space can be in either order, but the color space's name must follow `in`.
  const [, space = '', method, hue] = tokens.slice(at);
  const hasHueMethod =
    method !== undefined && HUE_METHOD.test(method) && hue === 'hue' && POLAR_SPACE.test(space);
  if (!SPACE.test(space) && !POLAR_SPACE.test(space)) return false;
  const geometry = tokens.toSpliced(at, hasHueMethod ? 4 : 2);
  return (at === 0 || at === geometry.length) && (geometry.length === 0 || isGeometry(kind, geometry));
}

function isGeometry(kind: string, tokens: readonly string[]): boolean {
  if (kind === 'linear') return isLine(tokens);
  const at = tokens.indexOf('at');
  const shape = at < 0 ? tokens : tokens.slice(0, at);
  if (at >= 0 && !isPosition(tokens.slice(at + 1))) return false;
  if (shape.length === 0) return at >= 0;
  if (kind === 'radial') return isRadialShape(shape);
  const [from, angle = ''] = shape;
  return shape.length === 2 && from === 'from' && (isAngle(angle) || isZero(angle));
}

function isLine(tokens: readonly string[]): boolean {
  const [first = '', ...sides] = tokens;
  if (first !== 'to') return sides.length === 0 && (isAngle(first) || isZero(first));
  const across = sides.filter((side) => side === 'left' || side === 'right').length;
  const along = sides.filter((side) => side === 'top' || side === 'bottom').length;
  return sides.length > 0 && across <= 1 && along <= 1 && across + along === sides.length;
}

function isRadialShape(tokens: readonly string[]): boolean {
  const shapes = tokens.filter((token) => token === 'circle' || token === 'ellipse');
  const sizes = tokens.filter((token) => token !== 'circle' && token !== 'ellipse');
  const [first = '', second = ''] = sizes;
  if (shapes.length > 1 || sizes.some((size) => size.startsWith('-'))) return false;
  if (sizes.length === 0) return shapes.length === 1;
  if (sizes.length === 1) return EXTENT.test(first) || (isLength(first) && shapes[0] !== 'ellipse');
  const together = tokens[1] !== shapes[0];
  return (
    sizes.length === 2 && together && shapes[0] !== 'circle' && [first, second].every(isLengthOrPercentage)
  );
}

/** Parses two or more colors, each with up to two positions. A position alone, between two colors, is a color hint. */
function parseStops(
  parts: readonly string[],
  isStopPosition: (token: string) => boolean,
): { color: string; texts: string[] } | null {
  const texts: string[] = [];
  const colors: string[] = [];
  let hintBefore = true;
  for (const part of parts) {
    const [head = '', ...positions] = splitOutsideBrackets(part, ' ') ?? [];
    if (positions.length === 0 && isStopPosition(head) && !hintBefore) {
      hintBefore = true;
      texts.push(head);
      continue;
    }
    const color = parseColor(head);
    if (color === null || positions.length > 2 || !positions.every(isStopPosition)) return null;
    hintBefore = false;
    colors.push(color);
    texts.push([color, ...positions].join(' '));
  }
  const [color] = colors;
  return color !== undefined && colors.length >= 2 && !hintBefore ? { color, texts } : null;
}
