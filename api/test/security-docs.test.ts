import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import asvsLevels from './asvs-levels.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const DOCS = join(ROOT, 'api/docs');

const read = (file: string) => readFileSync(file, 'utf8');
const asvs = read(join(DOCS, 'asvs.md'));

/** Returns the rows of all tables on a page, as lists of cells. */
const tableRows = (page: string) =>
  [...page.matchAll(/^\| (.+) \|$/gm)].map(([, row]) => row?.split(' | ') ?? []);

const [required = '', notApplicable = ''] = asvs.split('## Not applicable');

const rows = [
  ...tableRows(required)
    .filter(([id]) => id?.startsWith('V'))
    .map(([id = '', , status = '', evidence = '', ...more]) => ({ id, status, evidence, more })),
  ...tableRows(notApplicable).flatMap(([evidence = '', ids = '', ...more]) =>
    [...ids.matchAll(/V[\d.]+/g)].map(([id]) => ({ id, status: 'n/a', evidence, more })),
  ),
];

/** The level of each requirement of levels 1 and 2, by its id. */
const levels = new Map(Object.entries(asvsLevels));

const FILE = /`([\w./-]+\.tsx?)`/;

/** Returns the test files that a table row names, each with the quoted test names that follow it. */
function testsIn(evidence: string): { file: string; names: string[] }[] {
  const [, ...parts] = evidence.split(FILE);
  return parts.flatMap((file, n) =>
    n % 2 === 0
      ? { file, names: [...(parts[n + 1] ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name) }
      : [],
  );
}

const pathOf = (file: string) =>
  join(ROOT, /^(model|sdk|ui-kit|demo-app|\.ci)\//.test(file) ? file : `api/test/${file}`);

describe('the list of ASVS requirements', () => {
  test('lists each requirement of levels 1 and 2 once', () => {
    expect(rows.map(({ id }) => id).sort()).toEqual([...levels.keys()].sort());
  });

  test('has a status and a reason for each requirement', () => {
    const statuses = ['test', 'reason', 'operator', 'not met', 'n/a'];
    const incomplete = rows.filter(
      ({ status, evidence, more }) => !statuses.includes(status) || evidence === '' || more.length > 0,
    );
    expect(incomplete).toEqual([]);
  });

  test('names a test, or a row with a test, for each requirement with the status "test"', () => {
    const hasTest = (evidence: string) => testsIn(evidence).length > 0;
    const withTests = new Set(rows.filter(({ evidence }) => hasTest(evidence)).map(({ id }) => id));
    const referenced = rows.flatMap(({ evidence }) => [...evidence.matchAll(/see (V[\d.]+\d)/gi)]);
    expect(referenced.filter(([, id = '']) => !withTests.has(id))).toEqual([]);
    const without = rows.filter(
      ({ status, evidence }) => status === 'test' && !hasTest(evidence) && !/see V/i.test(evidence),
    );
    expect(without).toEqual([]);
  });

  test('names only tests that exist', () => {
    const missing = rows.flatMap(({ id, evidence }) =>
      testsIn(evidence).flatMap(({ file, names }) => {
        if (!existsSync(pathOf(file))) return `${id}: ${file}`;
        const source = read(pathOf(file));
        const isMissing = (name: string) =>
          !['"', "'", '`'].some((quote) => source.includes(`${quote}${name}${quote}`));
        return names.filter(isMissing).map((name) => `${id}: ${file} "${name}"`);
      }),
    );
    expect(missing).toEqual([]);
  });

  test('begins with the number of requirements by status and level', async () => {
    const count = (status: string, level: number) =>
      rows.filter((row) => row.status === status && levels.get(row.id) === level).length;
    const counted = asvs.replace(
      /^\| ([a-z/ ]+) \| \d+ \| \d+ \|/gm,
      (_, status: string) => `| ${status} | ${count(status, 1)} | ${count(status, 2)} |`,
    );
    // After changing the status of a requirement, run vitest with --update.
    await expect(counted).toMatchFileSnapshot(join(DOCS, 'asvs.md'));
  });
});

/** Returns the anchors that GitHub generates for the headings on a page. */
const anchorsOf = (page: string) =>
  [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(['asvs.md', 'security.md', 'security-design.md', 'operations.md'])(
  'the links in %s point to existing files and headings',
  (name) => {
    const page = join(DOCS, name);
    const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
    const dead = links.filter((link) => {
      if (link.startsWith('https://')) return false;
      const [path, anchor] = link.split('#');
      const file = path ? join(dirname(page), path) : page;
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(read(file)).includes(anchor));
    });
    expect(links.length).toBeGreaterThan(0);
    expect(dead).toEqual([]);
  },
);
