const NUMBER = '[+-]?(?:\\d*\\.)?\\d+(?:e[+-]?\\d+)?';
const NUMBER_PATTERN = new RegExp(`^${NUMBER}$`);
const PERCENTAGE_PATTERN = new RegExp(`^${NUMBER}%$`);
const ANGLE_PATTERN = new RegExp(`^${NUMBER}(?:deg|grad|rad|turn)$`);
const LENGTH_PATTERN = new RegExp(`^${NUMBER}(?:px|r?em|ex|ch|v[wh]|vmin|vmax|cm|mm|in|pt|pc|q)$`);
const ZERO_PATTERN = /^[+-]?0+(?:\.0+)?$/;

/** Checks whether a token is a number, such as `12`, `-.5` or `1e3`. */
export function isNumber(token: string): boolean {
  return NUMBER_PATTERN.test(token);
}

/** Checks whether a token is a percentage, such as `50%`. */
export function isPercentage(token: string): boolean {
  return PERCENTAGE_PATTERN.test(token);
}

/** Checks whether a token is an angle, such as `45deg` or `0.5turn`. */
export function isAngle(token: string): boolean {
  return ANGLE_PATTERN.test(token);
}

/** Checks whether a token is `0`, the only length that does not require a unit. */
export function isZero(token: string): boolean {
  return ZERO_PATTERN.test(token);
}

/** Checks whether a token is a length, such as `12px` or `0`. */
export function isLength(token: string): boolean {
  return LENGTH_PATTERN.test(token) || isZero(token);
}

/** Checks whether a token is a length or a percentage. */
export function isLengthOrPercentage(token: string): boolean {
  return isLength(token) || isPercentage(token);
}

/** Checks whether a token is an angle or a percentage, as in the stops of a conic gradient. */
export function isAngleOrPercentage(token: string): boolean {
  return isAngle(token) || isPercentage(token) || isZero(token);
}
