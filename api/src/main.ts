#!/usr/bin/env node
// Don't import anything before this check, because code that an older version of Node.js doesn't support would fail
// with a stack trace.
const REQUIRED = 24;

if (Number.parseInt(process.versions.node, 10) < REQUIRED) {
  console.error(
    `The planner requires Node.js ${REQUIRED} or later, but this is ${process.versions.node}. Run it with \`npm start\`, which includes Node.js, or install a newer version.`,
  );
  process.exit(1);
}

const { isMainThread } = await import('node:worker_threads');
if (isMainThread) {
  // Make new files private to the user who runs the planner. Threads inherit the umask and can't change it.
  process.umask(0o077);
}

// Set this variable before GraphQL.js is imported and reads it. In production mode, GraphQL.js compares types faster.
process.env.NODE_ENV ||= 'production';

// Cache compiled code. Without the cache, parsing the server's libraries takes most of the startup time.
const { enableCompileCache } = await import('node:module');
enableCompileCache();
const command = process.argv[2] ?? 'serve';
if (isMainThread && ['serve', 'demo'].includes(command)) {
  // Handle signals, because the first process in a container ignores signals that it doesn't handle.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
  const { runServer } = await import('./watchdog.js');
  runServer(new URL(import.meta.url), process.argv.slice(2));
} else {
  await import('./command-line.js');
}

export {};
