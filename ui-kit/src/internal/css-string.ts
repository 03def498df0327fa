/**
 * Returns a CSS string for use in a selector or a `<style>` element. Escapes special characters, because ids and names can contain
 * any text, even `</style>`.
 *
 * @example cssString('</style>') // '"\\3c \\2f style\\3e "'
 */
export const cssString = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} ._-]/gu, (char) => `\\${char.codePointAt(0)?.toString(16)} `)}"`;
