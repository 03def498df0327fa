/**
 * Splits a string at each separator that is outside all parentheses. Returns null if the parentheses are unbalanced.
 *
 * @example splitOutsideBrackets('rgb(1, 2, 3), red', ',') // ['rgb(1, 2, 3)', 'red']
 */
export function splitOutsideBrackets(text: string, separator: ',' | ' ' | '/'): string[] | null {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (char === separator && depth === 0) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
    if (depth < 0) return null;
  }
  if (depth !== 0) return null;
  parts.push(text.slice(start).trim());
  return separator === ' ' ? parts.filter((part) => part !== '') : parts;
}

/**
 * Returns the name and arguments if the text has the form `name(arguments)`, otherwise null.
 *
 * @example functionCall('rgb(1 2 3)') // { name: 'rgb', body: '1 2 3' }
 */
export function functionCall(text: string): { name: string; body: string } | null {
  const match = /^([a-z-]+)\((.*)\)$/.exec(text);
  if (match === null) return null;
  const [, name = '', body = ''] = match;
  return { name, body: body.trim() };
}
