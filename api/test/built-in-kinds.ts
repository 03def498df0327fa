import type { BuiltInKindId as LogKind } from '@content-planner/model';
import { kindList } from '../src/logs/kinds/index.js';
import type { KindDescription } from '../src/logs/kinds/kind.js';

export type { LogKind };

/** The descriptions of the built-in kinds. */
export const kinds = Object.fromEntries(kindList.map((one) => [one.kind, one])) as unknown as Readonly<
  Record<LogKind, KindDescription>
>;
