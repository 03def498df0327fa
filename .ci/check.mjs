// Runs all checks, for `npm test`. With --quick, it runs those that take about a minute: types, style and unit tests.
// The last lines name the tests that failed, and count all of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const root = new URL('..', import.meta.url).pathname;
const reports = `${root}.tmp/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// A test that passes on its second try doesn't fail the run, so that a busy machine blocks nobody. It's listed as flaky
// at the end: fix it.
const RETRIES = 1;

/** Runs a step and prints whether it succeeded. */
function step(name, command, args, env = {}) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return { name, ok: status === 0 };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(`${reports}/${file}`, 'utf8'));
  } catch {
    // The suite has failed before writing its report. Its step is listed as failed.
    return null;
  }
}

const vitest = (name, args, file, env = {}) =>
  step(name, 'vitest', ['run', `--retry=${RETRIES}`, ...args], { ...env, COUNTS_FILE: `${reports}/${file}` });

const quickSteps = () => [
  step('Types', 'pnpm', ['run', 'typecheck']),
  step('Lint', 'biome', ['ci', '--error-on-warnings']),
  step('Words', 'node', ['.ci/words.mjs']),
  step('Folder cycles', 'pnpm', ['run', 'folders']),
  vitest('Unit tests', ['--project', 'ui-kit', '--project', 'sdk server'], 'units.json'),
  // The core of the API, against PostgreSQL only.
  vitest('API tests', ['--project', 'api', 'test/brands', 'test/entries', 'test/fields'], 'vitest.json', {
    TEST_DATABASES: 'postgresql',
  }),
];

const allSteps = () => [
  step('Build', 'pnpm', ['run', 'build']),
  step('Types', 'pnpm', ['run', 'typecheck']),
  step('Examples in the docs', 'node', ['.ci/docs.mjs']),
  step('Lint', 'biome', ['ci', '--error-on-warnings']),
  step('Words', 'node', ['.ci/words.mjs']),
  step('Folder cycles', 'pnpm', ['run', 'folders']),
  step('Storybook', 'pnpm', ['run', 'storybook:build']),
  step('Storybook pages', 'node', ['.ci/storybook.mjs']),
  step('Unused code', 'knip', ['--config', '.ci/knip.jsonc', '--treat-config-hints-as-errors']),
  step('Licenses', 'node', ['.ci/licenses.mjs']),
  step('Bundle sizes', 'size-limit', []),
  step('Package sizes', 'pnpm', ['--dir', '.ci/packages', 'run', 'sizes']),
  step('Release dry run', 'node', ['.ci/release-dry.mjs']),
  vitest('Unit, integration and component tests', [], 'vitest.json'),
  step(
    'End-to-end tests',
    'playwright',
    ['test', `--retries=${RETRIES}`, '--config', 'demo-app/playwright.config.ts'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/e2e.json`,
    },
  ),
];

const steps = process.argv.includes('--quick') ? quickSteps() : allSteps();

const units = [read('units.json'), read('vitest.json')];
const e2e = read('e2e.json');

/** The names of the end-to-end tests with an outcome, `unexpected` or `flaky`. */
function e2eNames(outcome) {
  const namesOf = (suite) => [
    ...(suite.suites ?? []).flatMap(namesOf),
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === outcome))
      .map(({ file, line, title }) => `e2e: ${file}:${line} > ${title}`),
  ];
  return (e2e?.suites ?? []).flatMap(namesOf);
}

function list(heading, names) {
  if (names.length > 0) console.log(`\n${heading}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}

const count = (state) => units.reduce((sum, report) => sum + (report?.[state] ?? 0), 0);
const passed = count('passed') + (e2e?.stats.expected ?? 0) + (e2e?.stats.flaky ?? 0);
const failed = count('failed') + (e2e?.stats.unexpected ?? 0);
const skipped = count('skipped') + count('pending') + (e2e?.stats.skipped ?? 0);
const names = (outcome) => units.flatMap((report) => report?.names[outcome] ?? []);
const flaky = [...names('flaky'), ...e2eNames('flaky')];

list('Failed tests', [...names('failed'), ...e2eNames('unexpected')]);
list('Flaky tests, which passed on the second try', flaky);
const broken = steps.filter(({ ok }) => !ok).map(({ name }) => name);
const verdict = broken.length > 0 ? `Failed: ${broken.join(', ')}` : 'All steps succeeded.';
console.log(`\n${verdict}`);
console.log(`${passed} passed (${flaky.length} flaky), ${failed} failed, ${skipped} skipped`);
// Failures count, too, because a package that ends the process can hide a suite's exit code.
process.exitCode = broken.length > 0 || failed > 0 || passed === 0 ? 1 : 0;
