// Finds phrases that contributors should not use in comments, strings and prose, and words that they should not use in
// names. The lists are in word-list.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { ALLOWED, NAMES, SKIPPED, WITH_NAMES, WORDS } from './word-list.mjs';

const root = new URL('..', import.meta.url).pathname;
const TYPES = ['*.ts', '*.tsx', '*.mjs', '*.md', '*.mdx'];

const GAP = String.raw`\s+(?:(?:\*|//)\s+)?`;
const patterns = WORDS.map(([{ source, dotAll }, instead]) => ({
  pattern: new RegExp(source.replaceAll(' ', GAP), dotAll ? 'g' : 'gi'),
  instead,
}));

/** Replaces part of a string with spaces. Keeps line breaks, so that line numbers stay correct. */
const blank = (text, start, end) =>
  text.slice(0, start) + text.slice(start, end).replace(/\S/g, ' ') + text.slice(end);

const isText = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || node.kind === ts.SyntaxKind.JsxText;

/** Returns a module's code with everything blanked except comments, strings and JSX text. */
function proseOf(file, code) {
  let prose = code;
  const visit = (node) => {
    if (ts.isJSDoc(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      prose = blank(prose, node.getStart(), node.end);
    else if (node.getChildCount() > 0) node.getChildren().forEach(visit);
    else if (!isText(node)) prose = blank(prose, node.getStart(), node.end);
  };
  ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true).getChildren().forEach(visit);
  return prose;
}

/** Returns the names that a module declares, each with its position. */
function namesOf(file, code) {
  const names = [];
  const visit = (node) => {
    const isDeclared = node.parent?.name === node && !ts.isPropertyAccessExpression(node.parent);
    if (ts.isIdentifier(node) && isDeclared) names.push([node.text, node.getStart()]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return names;
}

/** Returns the words in a name, in lowercase. */
const wordsIn = (name) =>
  name
    .replaceAll(/([a-z\d])(?=[A-Z])/g, '$1_')
    .toLowerCase()
    .split('_');

/** Blanks the phrases that are allowed in a file. Also returns the allowed phrases that the file doesn't contain. */
function withoutAllowed(file, text) {
  const unused = [];
  let checked = text;
  for (const phrase of ALLOWED[file] ?? []) {
    const parts = checked.split(phrase);
    if (parts.length === 1) unused.push(phrase);
    checked = parts.join(' '.repeat(phrase.length));
  }
  return { checked, unused };
}

const { stdout } = spawnSync('git', ['ls-files', '--', ...TYPES], { cwd: root, encoding: 'utf8' });
const files = stdout
  .trim()
  .split('\n')
  .filter((file) => !SKIPPED.test(file) && existsSync(root + file));

let count = 0;
function report(place, message) {
  count += 1;
  console.log(`${place}  ${message}`);
}

for (const file of files) {
  const text = readFileSync(root + file, 'utf8');
  const { checked, unused } = withoutAllowed(file, text);
  for (const phrase of unused) report(file, `does not contain '${phrase}'. Remove it from ALLOWED.`);
  if (WITH_NAMES.test(file) && /\.[mt]sx?$/.test(file))
    for (const [name, index] of namesOf(file, text))
      for (const [pattern, instead] of NAMES)
        if (wordsIn(name).some((word) => pattern.test(word)))
          report(`${file}:${text.slice(0, index).split('\n').length}`, `'${name}': say ${instead}.`);
  if (!patterns.some(({ pattern }) => checked.search(pattern) >= 0)) continue;
  const prose = /\.mdx?$/.test(file) ? checked : proseOf(file, checked);
  for (const { pattern, instead } of patterns)
    for (const { 0: phrase, index } of prose.matchAll(pattern)) {
      const line = prose.slice(0, index).split('\n').length;
      report(`${file}:${line}`, `'${phrase.trim().replace(/\s+/g, ' ')}': say ${instead}.`);
    }
}
for (const file of Object.keys(ALLOWED).filter((name) => !files.includes(name)))
  report(file, 'is not checked. Remove it from ALLOWED.');

console.log(count === 0 ? `No rejected phrases in ${files.length} files.` : `Replace ${count} phrases.`);
process.exitCode = count === 0 ? 0 : 1;
