import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCA, createCert } from 'mkcert';
import type { TestProject } from 'vitest/node';
import { createTemplate } from './global-setup.js';
import { startServer } from './postgresql-server.js';

/** Starts a PostgreSQL server that accepts only verified TLS connections. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'planner-test-'));
  const root = join(folder, 'root.crt');
  const subject = {
    organization: 'Planner tests',
    countryCode: 'NL',
    state: '-',
    locality: '-',
    validity: 2,
  };
  const ca = await createCA(subject);
  writeFileSync(root, ca.cert);
  const certificate = await createCert({ ca, domains: ['127.0.0.1'], validity: 2 });
  const server = await startServer(undefined, certificate, { enforced: true });
  const url = new URL(server.url);
  url.search = new URLSearchParams({ sslmode: 'verify-full', sslrootcert: root }).toString();
  const { postgresql, remove } = await createTemplate({ ...server, url: url.href });
  project.provide('postgresql', postgresql);
  return async () => {
    await remove();
    rmSync(folder, { recursive: true, force: true });
  };
}
