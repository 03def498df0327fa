import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { isShared } from '../access-tokens/access-token-kinds.js';
import { findTokens } from '../access-tokens/access-token-store.js';
import { requireAdmin } from '../accounts/policy.js';
import { restoreBrand } from '../brands/brand.service.js';
import { Change } from '../changes/change.entity.js';
import type { ChangeSet } from '../changes/change-set.entity.js';
import { recordedTransaction } from '../changes/record-change.js';
import type { RequestContext } from '../context.js';
import { PlannerError } from '../errors.js';
import type { EntryValues } from '../field-types/field-types.js';
import { fieldsIn, formerChoiceIn } from '../fields/shown-values.js';
import type { LogKind } from '../logs/kinds/index.js';
import { readKindIds } from '../logs/kinds/stored-kinds.js';
import { jsonObject } from '../logs/recorded/recorded-entries.js';
import { restoreTeamView } from '../saved-views/saved-view.service.js';
import { containsEntry, type EntryPlace, PLACE_PROPERTIES, UNLIMITED } from '../scope/scope.js';
import { findChain, isOfDefinitions, markUndone, type UndoResult } from './undo.service.js';
import { undoDefinitions } from './undo-definitions.js';
import { undoEntries } from './undo-entries.js';

const RESTORABLE: readonly string[] = ['entry', 'brand', 'field', 'kind', 'savedView'];

/** Whether administrators can restore what a change set deleted. */
export const isRestorable = ({
  action,
  subjectType,
  undoneBy,
}: Pick<ChangeSet, 'action' | 'subjectType' | 'undoneBy'>): boolean =>
  action === 'delete' && RESTORABLE.includes(subjectType) && !undoneBy;

function checkRestorable(set: ChangeSet): void {
  if (set.undoneBy) throw new PlannerError('changeUndone');
  if (!isRestorable(set)) throw new PlannerError('changeFinal');
}

/**
 * Restores what a change set deleted, with the same ids: entries, a brand with its assignments, a field, a kind or a team
 * view. Entries get back all of their values, except for a brand that no longer exists. A restoration can't be undone.
 * Administrators only.
 *
 * @throws PlannerError `notFound` if the change set does not exist; `conflict` if it did not delete anything, if it has
 *   already been restored, or if nothing can come back, such as entries of a deleted kind
 */
export async function restoreChange(context: RequestContext, id: string): Promise<UndoResult> {
  requireAdmin(context);
  return recordedTransaction(context, async (em, record) => {
    const inTransaction = { ...context, em };
    const chain = await findChain(inTransaction, id);
    const [set] = chain;
    checkRestorable(set);
    const header = { action: 'restore', subjectType: set.subjectType, undoes: set.id } as const;
    const finish = async (result: UndoResult) => {
      await markUndone(em, chain, result.changeId);
      return result;
    };
    const nothing = { entries: [], removedIds: [], left: [] };
    if (isOfDefinitions(set)) {
      return finish({
        ...nothing,
        ...(await undoDefinitions(inTransaction, em, record, set, 'restore')),
      });
    }
    const [own] = await em.find(Change, { changeSetId: set.id, subjectType: set.subjectType });
    if (!own) throw new PlannerError('changeFinal');
    const { subjectId, title } = own;
    const change = { id: subjectId, title, before: null, after: own.before ?? null };
    if (set.subjectType === 'savedView') {
      await restoreTeamView(inTransaction, subjectId, own.before ?? {});
      return finish({ ...nothing, changeId: await record(header, [change]) });
    }
    const isBrand = set.subjectType === 'brand';
    if (isBrand) await restoreBrand(em, subjectId, own.before ?? {});
    const { recorded, ...restored } = await undoEntries(inTransaction, set);
    if (!isBrand && recorded.length === 0) {
      throw new PlannerError('entriesChangedSince', { count: restored.left.length }, { left: restored.left });
    }
    const entries = recorded.map((one) => ({ ...one, subjectType: 'entry' as const }));
    return finish({ ...restored, changeId: await record(header, isBrand ? [change, ...entries] : entries) });
  });
}

/** What restoring a deletion would do. */
export interface RestorePreview {
  /** The number of entries that come back, or get their brand back, by kind. */
  kinds: { kind: LogKind; count: number }[];
  /** The names of brands that no longer exist. Their entries come back without a brand. */
  lostBrands: string[];
  withoutBrandCount: number;
  /** The names of removed options and people that entries come back with, although they can't be chosen anymore. */
  formerChoices: string[];
  withFormerChoiceCount: number;
  /** The number of entries that show a value again because its field comes back. */
  valueCount: number;
  /** The number of entries that stay as they are: their kind no longer exists, or they have changed. */
  leftCount: number;
  /** The names of the links and embeds on which entries become visible again. */
  links: string[];
  /** The number of entries that become visible again on links, on embeds or in feeds. */
  visibleCount: number;
  /** Whether one of the links was created or changed after the deletion. */
  hasNewLinks: boolean;
  /** The number of calendar feeds in which entries become visible again. */
  feedCount: number;
}

interface Row extends EntryPlace {
  /** The values that come back. Null if the deletion only changed the entry. */
  values: EntryValues | null;
  isCurrent: boolean;
  hasBrand: boolean;
  /** Where the entry is now, if it exists. */
  now: EntryPlace | null;
}

const ROWS = `
  select coalesce(c.before ->> 'kind', c.kind) as kind,
    case when c.to_content is null then coalesce(c.before -> 'values', '{}') end as values,
    case when c.to_content is null then e.id is null else e.version - e.content_age = c.to_content end as "isCurrent",
    coalesce(c.before ->> 'brandId', e.brand_id::text) as "brandId",
    coalesce(c.before ->> 'endDate', e.end_date::text) as "endDate",
    coalesce((c.before ->> 'showOnCalendar')::boolean, e.show_on_calendar, false) as "showOnCalendar",
    b.id is not null as "hasBrand",
    case when e.id is not null then ${jsonObject(PLACE_PROPERTIES, 'e')} end as now
  from changes c
    left join entries e on e.id = c.subject_id
    left join brands b on b.id = coalesce((c.before ->> 'brandId')::uuid, e.brand_id)
  where c.change_set_id = ? and c.subject_type = 'entry'`;

const LOST_BRANDS = `
  select distinct title from changes
  where subject_type = 'brand' and after is null
    and subject_id in (select value::uuid from jsonb_array_elements_text(?::jsonb)) order by title`;

// The values of a deleted field stay stored.
const VALUES = `
  select count(*)::int as count from changes c join entries e on e.kind = c.kind
  where c.change_set_id = ? and c.subject_type = 'field' and jsonb_exists(e.values, c.before ->> 'fieldId')`;

const CHANGED_SINCE = `
  select distinct subject_id as id from changes where subject_type = 'accessToken' and change_set_id > ?`;

/** Returns the names of the options and people in the values of entries that can't be chosen anymore, by entry. */
async function formerChoicesOf(em: SqlEntityManager, rows: readonly Row[]): Promise<string[][]> {
  const fields = await fieldsIn(em, UNLIMITED);
  return rows.flatMap(({ kind, values }) => {
    const names = fields.flatMap((field) => {
      const value = field.kind === kind ? values?.[field.fieldId] : null;
      return [value ?? []].flat().flatMap((one) => formerChoiceIn(field, one) ?? []);
    });
    return names.length > 0 ? [names] : [];
  });
}

/** Returns what restoring a deletion would do. Administrators only. @throws PlannerError as {@link restoreChange} */
export async function previewRestore(context: RequestContext, id: string): Promise<RestorePreview> {
  requireAdmin(context);
  return context.em.transactional(async (em) => {
    const [set] = await findChain({ ...context, em }, id);
    checkRestorable(set);
    const rows = await em.execute<Row[]>(ROWS, [set.id]);
    const back = await em.find(Change, { changeSetId: set.id, subjectType: 'kind' });
    const kinds = [...(await readKindIds(em)), ...back.map(({ kind }) => kind as LogKind)];
    const restored = rows.filter(({ kind, isCurrent }) => isCurrent && kinds.includes(kind));
    // A deleted brand comes back with its entries.
    const lost =
      set.subjectType === 'brand' ? [] : restored.filter(({ brandId, hasBrand }) => brandId && !hasBrand);
    const lostIds = new Set(lost.map(({ brandId }) => brandId));
    const titles =
      lostIds.size > 0
        ? await em.execute<{ title: string }[]>(LOST_BRANDS, [JSON.stringify([...lostIds])])
        : [];
    const former = await formerChoicesOf(em, restored);
    const visible = new Set<Row>();
    const shown = (restored.length > 0 ? await findTokens(em, null) : []).filter(
      ({ kind, revokedAt, frozenAt, expiresAt, brandIds, withoutBrand, kinds: included, from }) => {
        const isPublic = isShared(kind);
        const isActive = !revokedAt && !frozenAt && (!expiresAt || expiresAt > new Date().toISOString());
        if (!isActive || kind === 'key') return false;
        const scope = { ...UNLIMITED, brandIds, withoutBrand, kinds: included, from, isPublic };
        const appearing = restored.filter(
          ({ now, ...place }) =>
            containsEntry(scope, lostIds.has(place.brandId) ? { ...place, brandId: null } : place) &&
            !(now && containsEntry(scope, now)),
        );
        for (const row of appearing) visible.add(row);
        return appearing.length > 0;
      },
    );
    const links = shown.filter(({ kind }) => isShared(kind));
    const changed = links.length > 0 ? await em.execute<{ id: string }[]>(CHANGED_SINCE, [set.id]) : [];
    const [values] =
      set.subjectType === 'field' ? await em.execute<{ count: number }[]>(VALUES, [set.id]) : [];
    return {
      kinds: kinds.flatMap((kind) => {
        const count = restored.filter((row) => row.kind === kind).length;
        return count > 0 ? [{ kind, count }] : [];
      }),
      lostBrands: titles.map(({ title }) => title),
      withoutBrandCount: lost.length,
      formerChoices: [...new Set(former.flat())].toSorted(),
      withFormerChoiceCount: former.length,
      valueCount: values?.count ?? 0,
      leftCount: rows.length - restored.length,
      links: links.map(({ name }) => name),
      visibleCount: visible.size,
      hasNewLinks: links.some((link) => changed.some(({ id }) => id === link.id)),
      feedCount: shown.length - links.length,
    };
  });
}
