// Writes the guides of Storybook (docs/*.mdx) as Markdown into guides/, for the package: without its blocks, and with
// links that lead to files.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;

/** The Markdown of a page. */
function markdownOf(text) {
  const sources = new Map(
    [...text.matchAll(/^import (\w+) from '(.+)\?raw';$/gm)].map(([, name, path]) => [
      name,
      readFileSync(join(root, 'docs', path), 'utf8').trim(),
    ]),
  );
  // What is in code blocks stays.
  const [head, ...rest] = text.split(/(?=^# )/m);
  if (!head.includes('<Meta')) throw new Error('A guide begins with its imports and <Meta>.');
  return rest
    .join('')
    .replace(/^<Source code=\{(\w+)\}.*\/>$/gm, (_, name) => `\`\`\`ts\n${sources.get(name)}\n\`\`\``)
    .replace(
      /^<Variables \/>$/m,
      'The README of this package lists them: [Variables](../README.md#variables).',
    )
    .replace(/^<Canvas .*\/>\n+/gm, '')
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
