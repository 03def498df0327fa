#!/usr/bin/env node
// Nothing is imported ahead of this: what an older Node does not have would fail with a stack.
const NEEDED = 24;

if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(
    `The planner needs Node.js ${NEEDED} or later, and this is ${process.versions.node}: run it by \`npm start\`, which brings one along, or install a newer one.`,
  );
  process.exit(1);
}

const { isMainThread } = await import('node:worker_threads');
if (isMainThread) {
  // Makes new files private to the planner's user. Threads inherit the umask and can't change it.
  process.umask(0o077);
}

// Parsing the server's libraries again and again is most of the time a start takes.
const { enableCompileCache } = await import('node:module');
enableCompileCache();
const command = process.argv[2] ?? 'serve';
if (isMainThread && ['serve', 'demo'].includes(command)) {
  // As the first process of a container, a process ignores signals that it doesn't handle.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(0));
  const { runServer } = await import('./watchdog.js');
  runServer(new URL(import.meta.url), process.argv.slice(2));
} else {
  await import('./command-line.js');
}

export {};
