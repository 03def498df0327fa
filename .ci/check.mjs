// Runs all checks of the code, for `npm test`. With --quick, runs only the checks that take about a minute: types, style
// and unit tests. With --release, checks what we publish instead: Storybook, and the packages as others install them.
// With --full, runs both, and the full form of each test, for `pnpm soak`. The last lines of the output list the failed
// tests and the totals.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const root = new URL('..', import.meta.url).pathname;
const reports = `${root}.tmp/reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

// A test that passes on its second try doesn't fail the run, because any test can fail on a busy machine. The summary
// lists such tests as flaky. Fix them.
const RETRIES = 1;

const isFull = process.argv.includes('--full');
const isRelease = process.argv.includes('--release');

/** How long a step can take, in minutes. A step that hangs would otherwise hide the output of all steps. */
const STEP_MINUTES = 25;

/** How long to wait for the end of a step's output after its process has ended, in milliseconds. */
const EXIT_PATIENCE = 10_000;

/** How many lines of a failed step's output the summary repeats. Later steps can print thousands of lines. */
const LAST_LINES = 30;

/** The running processes and their output so far. */
const running = new Map();

/** Except on Windows, each step runs in its own process group, so that the processes it starts end with it. */
const hasGroups = process.platform !== 'win32';

function kill(child, signal) {
  try {
    if (hasGroups) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch (error) {
    // ESRCH means that the process has already ended.
    if (error.code !== 'ESRCH') throw error;
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    for (const [child, { name, chunks }] of running) {
      kill(child, signal);
      console.log(`\n== ${name} (stopped)\n${Buffer.concat(chunks)}`);
    }
    process.exit(1);
  });
}

const step = (name, command, args, env = {}) => ({ name, command, args, env });

/** Runs a step. Prints the step's output when the step ends, because other steps can run at the same time. */
function run({ name, command, args, env }) {
  const start = performance.now();
  console.log(`-- ${name} ...`);
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: hasGroups,
      env: { ...process.env, ...(isFull && { TEST_FULL: '1' }), ...env },
    });
    const chunks = [];
    running.set(child, { name, chunks });
    const limit = setTimeout(() => {
      kill(child, 'SIGKILL');
      end(null, `The step did not end within ${STEP_MINUTES} minutes.\n`);
    }, STEP_MINUTES * 60_000);
    if (isFull) clearTimeout(limit);
    const end = (status, problem = '') => {
      if (!running.delete(child)) return;
      clearTimeout(limit);
      const seconds = Math.round((performance.now() - start) / 1000);
      const output = `${Buffer.concat(chunks)}${problem}`;
      console.log(`\n== ${name} (${seconds} s${status === 0 ? '' : ', failed'})\n${output}`);
      const lastLines = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
      resolve({ name, ok: status === 0, lastLines });
    };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => end(null, error.message));
    child.once('close', (status) => end(status));
    // A process that the step left running would keep the step's output open. Kill such a process after a while, and
    // end the step.
    child.once('exit', (status) => {
      setTimeout(() => {
        if (!running.has(child)) return;
        kill(child, 'SIGKILL');
        end(status, 'The step left a process running.\n');
      }, EXIT_PATIENCE).unref();
    });
  });
}

/** Runs steps one after another. */
async function runAll(steps) {
  const ended = [];
  for (const next of steps) ended.push(await run(next));
  return ended;
}

/** Runs several lists of steps at the same time. */
const runLanes = async (lanes) => (await Promise.all(lanes.map(runAll))).flat();

function read(file) {
  try {
    return JSON.parse(readFileSync(`${reports}/${file}`, 'utf8'));
  } catch {
    // The suite failed before it wrote its report. The summary lists its step as failed.
    return null;
  }
}

const unitReports = [];

/** Creates a step that runs some of the projects in vitest.config.ts. */
function vitest(name, projects, args = [], env = {}) {
  const file = `vitest-${unitReports.length}.json`;
  unitReports.push(file);
  const selected = projects.flatMap((project) => ['--project', project]);
  return step(name, 'vitest', ['run', `--retry=${RETRIES}`, ...selected, ...args], {
    ...env,
    COUNTS_FILE: `${reports}/${file}`,
  });
}

const types = step('Types', 'pnpm', ['run', 'typecheck']);
const style = [
  step('Lint', 'biome', ['ci', '--error-on-warnings']),
  step('Words', 'node', ['.ci/words.mjs']),
  step('Folder cycles', 'pnpm', ['run', 'folders']),
];

/** Creates the step that tests pure functions. */
const unitTests = () => vitest('Unit tests', ['model', 'ui-kit', 'sdk server']);

const quickLanes = () => [
  [types],
  [
    ...style,
    unitTests(),
    // Run only the core API tests, and only on PostgreSQL.
    vitest('API tests', ['api'], ['test/brands', 'test/entries', 'test/fields'], {
      TEST_DATABASES: 'postgresql',
    }),
  ],
];

const build = step('Build', 'pnpm', ['run', 'build']);

/**
 * The static checks that require the build. The type checks run one after another, because the component tests run at
 * the same time.
 */
const staticChecks = [
  { ...types, env: { WIREIT_PARALLEL: '1' } },
  step('Unused code', 'knip', ['--config', '.ci/knip.jsonc', '--treat-config-hints-as-errors']),
  step('Licenses', 'node', ['.ci/licenses.mjs']),
  step('Bundle sizes', 'size-limit', []),
  step('Examples in the docs', 'node', ['.ci/docs.mjs']),
];

/**
 * Returns the checks of the code. The large suites run one after another, because tests with timeouts fail on an
 * overloaded machine. Static checks and small suites run at the same time, because pages and servers spend some of
 * their time waiting. The sdk's tests run one after another, because they share two servers, so they leave enough CPU
 * time for the API tests.
 */
const codeGroups = () => [
  [
    [
      vitest('Component tests', ['ui-kit browser', '!ui-kit own page', 'storybook']),
      step(
        'End-to-end tests',
        'playwright',
        ['test', `--retries=${RETRIES}`, '--config', 'demo-app/playwright.config.ts'],
        { PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/e2e.json` },
      ),
    ],
    [...staticChecks, unitTests(), vitest('Cost tests', ['api costs'])],
  ],
  [
    [vitest('API tests', ['api', 'api isolated', 'api scaled'])],
    [vitest('SDK tests', ['sdk']), vitest('First renders', ['ui-kit own page'])],
  ],
];

/** Returns the checks of what we publish. */
const releaseLanes = () => [
  [
    step('Storybook', 'pnpm', ['run', 'storybook:build']),
    step('Storybook pages', 'node', ['.ci/storybook.mjs']),
  ],
  [
    step('Package sizes', 'pnpm', ['--dir', '.ci/packages', 'run', 'sizes']),
    step('Release dry run', 'node', ['.ci/release-dry.mjs']),
    vitest('Package tests', ['packages']),
  ],
];

async function allSteps() {
  // The style checks don't require the build. All other steps do.
  const ended = await runLanes(isRelease ? [[build]] : [[build], style]);
  if (!ended[0].ok) return ended;
  const code = isRelease ? [] : codeGroups();
  const published = isRelease || isFull ? [releaseLanes()] : [];
  for (const lanes of [...code, ...published]) ended.push(...(await runLanes(lanes)));
  return ended;
}

const steps = await (process.argv.includes('--quick') ? runLanes(quickLanes()) : allSteps());

const units = unitReports.map(read);
const e2e = read('e2e.json');

/** Returns the names of the end-to-end tests with the given outcome: `unexpected` or `flaky`. */
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

const brokenSteps = steps.filter(({ ok }) => !ok);
const broken = brokenSteps.map(({ name }) => name);
for (const { name, lastLines } of brokenSteps) console.log(`\n== The last lines of ${name}\n${lastLines}`);
list('Failed tests', [...names('failed'), ...e2eNames('unexpected')]);
list('Flaky tests that passed on the second try', flaky);
const verdict = broken.length > 0 ? `Failed: ${broken.join(', ')}` : 'All steps succeeded.';
console.log(`\n${verdict}`);
console.log(`${passed} passed (${flaky.length} flaky), ${failed} failed, ${skipped} skipped`);
// Don't rely on the exit codes alone: a dependency that ends the process can hide a suite's failure.
process.exitCode = broken.length > 0 || failed > 0 || passed === 0 ? 1 : 0;
