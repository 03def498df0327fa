import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { PlannerError } from '../../errors.js';
import type { Condition } from '../../sql/condition.js';
import { prepared } from '../../sql/prepared.js';
import { isBuiltIn, kindList, type LogKind } from './index.js';

/** A kind in the form that clients see. */
export interface KindRow {
  id: LogKind;
  /** What one entry is called. */
  name: string;
  /** What several entries are called. */
  pluralName: string;
  /** The name of a Lucide icon. */
  icon: string;
  color: string;
  /** Whether entries have a single `day`, or a `span` of days. */
  dates: 'day' | 'span';
  titleLabel: string;
  isBuiltIn: boolean;
  isHidden: boolean;
  version: number;
}

/** The maximum length of a kind's id. */
export const MAX_KIND_ID = 40;

/** The input schema for the id of a kind, which can be unknown. */
export const kindSchema = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .max(MAX_KIND_ID);

/** The select list for a {@link KindRow}. */
export const KIND_COLUMNS = `id, names ->> 'one' as name, names ->> 'many' as "pluralName", icon, color, dates,
  title_label as "titleLabel", is_built_in as "isBuiltIn", is_hidden as "isHidden", version`;

const READ = prepared(`select ${KIND_COLUMNS} from kinds order by position, id`);

/** Reads all kinds, in order. */
export const readKinds = (em: SqlEntityManager): Promise<KindRow[]> => em.execute<KindRow[]>(READ);

/** Reads the ids of all kinds, in order. */
export const readKindIds = async (em: SqlEntityManager): Promise<LogKind[]> =>
  (await readKinds(em)).map(({ id }) => id);

const FIND = prepared('select dates from kinds where id = ?');

/** @throws PlannerError `notFound` if a kind that an administrator created does not exist anymore */
export async function requireKind(em: SqlEntityManager, kind: LogKind): Promise<void> {
  if (isBuiltIn(kind)) return;
  if ((await em.execute(FIND, [kind])).length === 0) throw new PlannerError('kindNotFound');
}

/** Whether the entries of a kind last a single day. @throws PlannerError `notFound` if the kind does not exist */
export async function isOneDayKind(em: SqlEntityManager, kind: LogKind): Promise<boolean> {
  // The dates of built-in kinds are checked by the schemas of their input.
  if (isBuiltIn(kind)) return false;
  const [found] = await em.execute<Pick<KindRow, 'dates'>[]>(FIND, [kind]);
  if (!found) throw new PlannerError('kindNotFound');
  return found.dates === 'day';
}

/**
 * Returns the ids of the list columns that only a kind has, in default order.
 *
 * @throws PlannerError `notFound` if the kind does not exist
 */
export async function listColumns(em: SqlEntityManager, kind: LogKind): Promise<readonly string[]> {
  const builtIn = kindList.find((one) => one.kind === kind);
  if (builtIn) return builtIn.columns;
  return [...((await isOneDayKind(em, kind)) ? ['date'] : ['startDate', 'endDate']), 'title'];
}

/** Returns the name of a kind in files. */
export const nameInFiles = ({ id, name }: KindRow): string =>
  kindList.find(({ kind }) => kind === id)?.name ?? name;

/** Matches all kinds. Lists them, because the indexes of entries begin with the kind. */
export const OF_ANY_KIND: Condition = { sql: 'kind = any (array(select id from kinds))', values: [] };
