import { totalmem } from 'node:os';

/**
 * The memory that the planner requires, in MiB. A machine with 512 MB or 1 GB reports somewhat less, because the kernel
 * uses a part of it.
 */
const REQUIRED = { embedded: 768, PostgreSQL: 448 };

/** Returns how much memory this process can use, in MiB: that of the machine, or less if the control group has a limit. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return Math.floor(Math.min(totalmem(), limit > 0 ? limit : Number.POSITIVE_INFINITY) / 1024 ** 2);
}

/**
 * Returns a warning if the system could end the planner because it has too little memory, and null otherwise.
 *
 * @param available how much memory the process can use, in MiB
 */
export function memoryWarning(
  database: keyof typeof REQUIRED,
  available: number = availableMemory(),
): string | null {
  const required = REQUIRED[database];
  if (available >= required) return null;
  return `The planner can use ${available} MiB of memory, but it requires ${required} MiB. The system might end it during a backup, an upgrade or a large request. Add memory, or raise the limit of the container or service.`;
}
