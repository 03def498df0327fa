// Runs all checks, for `npm test`. With --quick, it runs those that take about a minute: types, style and unit tests.
// The last line is the number of tests.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const root = new URL('..', import.meta.url).pathname;
const reports = `${root}.tmp/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

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
  step(name, 'vitest', ['run', ...args], { ...env, COUNTS_FILE: `${reports}/${file}` });

const quickSteps = () => [
  step('Types', 'pnpm', ['run', 'typecheck']),
  step('Lint', 'biome', ['ci', '--error-on-warnings']),
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
  step('Storybook', 'pnpm', ['run', 'storybook:build']),
  step('Storybook pages', 'node', ['.ci/storybook.mjs']),
  step('Unused code', 'knip', ['--config', '.ci/knip.jsonc', '--treat-config-hints-as-errors']),
  step('Licenses', 'node', ['.ci/licenses.mjs']),
  step('Bundle sizes', 'size-limit', []),
  step('Package sizes', 'pnpm', ['--dir', '.ci/packages', 'run', 'sizes']),
  step('Release dry run', 'node', ['.ci/release-dry.mjs']),
  vitest('Unit, integration and component tests', [], 'vitest.json'),
  step('End-to-end tests', 'playwright', ['test', '--config', 'demo-app/playwright.config.ts'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/e2e.json`,
  }),
];

const steps = process.argv.includes('--quick') ? quickSteps() : allSteps();

const units = [read('units.json'), read('vitest.json')];
const count = (state) => units.reduce((sum, report) => sum + (report?.[state] ?? 0), 0);
const e2e = read('e2e.json');
const passed = count('passed') + (e2e?.stats.expected ?? 0);
const failed = count('failed') + (e2e?.stats.unexpected ?? 0) + (e2e?.stats.flaky ?? 0);
const skipped = count('skipped') + count('pending') + (e2e?.stats.skipped ?? 0);

const broken = steps.filter(({ ok }) => !ok).map(({ name }) => name);
const verdict = broken.length > 0 ? `Failed: ${broken.join(', ')}` : 'All steps succeeded.';
console.log(`\n${verdict}`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
// Failures count, too, because a package that ends the process can hide a suite's exit code.
process.exitCode = broken.length > 0 || failed > 0 || passed === 0 ? 1 : 0;
