import { readFileSync } from 'node:fs';

/**
 * Returns the code block after `<!-- example: name -->` in a page of the documentation, so that tests run exactly what
 * the page says.
 *
 * @param page the page's path in the workspace, such as `sdk/README.md`
 * @param values the parts that readers have to replace, such as the planner's URL, and their replacements
 * @throws Error if the page does not contain the example, or if the example does not contain one of the parts
 */
export function docExample(page: string, name: string, values: Record<string, string> = {}): string {
  const text = readFileSync(new URL(`../${page}`, import.meta.url), 'utf8');
  const code = new RegExp(`<!-- example: ${name} -->\\s*\`\`\`\\w+\\n(.*?)\`\`\``, 's').exec(text)?.[1];
  if (!code) throw new Error(`${page} has no block after <!-- example: ${name} -->.`);
  return Object.entries(values).reduce((filled, [given, value]) => {
    if (!filled.includes(given)) throw new Error(`The example ${name} in ${page} does not contain ${given}.`);
    return filled.replaceAll(given, value);
  }, code);
}
