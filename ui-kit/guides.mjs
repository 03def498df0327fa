// Converts the Storybook guides (docs/*.mdx) to Markdown files in guides/, for the package. Removes Storybook blocks,
// and makes links point to files.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { variableGroups } from './docs/variable-groups.ts';
import { declaredTokens } from './src/theme/declared-tokens.fixture.ts';
import { darkTokens, lightTokens, sharedTokens } from './src/theme/tokens.ts';

const root = import.meta.dirname;

const shared = declaredTokens(sharedTokens);
const dark = new Map([...shared, ...declaredTokens(darkTokens)]);
const light = new Map([...shared, ...declaredTokens(lightTokens)]);

/** Returns a table row for a variable. */
function rowOf([name, where]) {
  const [inDark, inLight] = [dark.get(name), light.get(name)];
  return `| \`${name}\` | \`${inDark}\` | ${inLight === inDark ? 'the same' : `\`${inLight}\``} | ${where} |\n`;
}

const variables = Object.entries(variableGroups)
  .map(
    ([group, rows]) =>
      `### ${group}\n\n| Variable | Dark | Light | Where |\n|---|---|---|---|\n${Object.entries(rows).map(rowOf).join('')}`,
  )
  .join('\n');

/** Returns a guide as Markdown. */
function markdownOf(text) {
  const sources = new Map(
    [...text.matchAll(/^import (\w+) from '(.+)\?raw';$/gm)].map(([, name, path]) => [
      name,
      `\`\`\`${extname(path).slice(1)}\n${readFileSync(join(root, 'docs', path), 'utf8').trim()}\n\`\`\``,
    ]),
  );
  // Only the part before the heading is removed, so imports in code blocks stay.
  const [head, ...rest] = text.split(/(?=^# )/m);
  if (!head.includes('<Meta'))
    throw new Error('A guide must begin with imports and <Meta>. Add them above the heading.');
  return rest
    .join('')
    .replace(/^<Source code=\{(\w+)\}.*\/>$/gm, (_, name) => sources.get(name))
    .replace(/^The dark theme is on the left.* (Variables that .*)$/m, '$1')
    .replace(/^<Variables \/>$/m, () => variables)
    .replace(/^<Canvas .*\/>\n+/gm, '')
    .replace(/^\{\/\*.*\*\/\}\n+/gm, '')
    .replace(/\]\(\?path=\/docs\/guides-([\w-]+)--docs\)/g, '](./$1.md)')
    .replace(/\[([^\]]+)\]\(\?path=\/docs\/[^)]+\)/g, '`$1`');
}

rmSync(join(root, 'guides'), { recursive: true, force: true });
mkdirSync(join(root, 'guides'));
for (const file of readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.mdx')))
  writeFileSync(
    join(root, 'guides', file.replace('.mdx', '.md')),
    markdownOf(readFileSync(join(root, 'docs', file), 'utf8')),
  );
