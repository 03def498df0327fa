import type { CalendarDate } from '@content-planner/model';
import { useEffect, useState } from 'react';
import { useLatest } from '../../internal/use-latest.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import type { LogKind } from '../../logs/types.js';
import { spansDays } from '../move/spans-days.js';
import { missingFields } from './missing-fields.js';
import type { QuickCreateProps } from './QuickCreate.js';
import { storeChoice, storedChoice } from './stored-choice.js';

/** The entry that the user describes in `QuickCreate`. */
export interface QuickEntry {
  kind: LogKind;
  /** The trimmed title. It is never empty in `onCreate`, but can be empty in `onMore`. */
  title: string;
  startDate: CalendarDate;
  /** The last day, inclusive. Equal to `startDate` for a single day. */
  endDate: CalendarDate;
  brandId: string | null;
}

interface QuickEntryInput extends Pick<QuickCreateProps, 'open' | 'startDate'> {
  onDraftChange: QuickCreateProps['onDraftChange'];
  endDate: CalendarDate;
  defaultBrandId: string | null | undefined;
  storageKey: string;
}

/** Returns what the user has entered in `QuickCreate`, the kinds to offer, and the missing required fields. */
export function useQuickEntry({
  open,
  startDate,
  endDate,
  defaultBrandId,
  storageKey,
  onDraftChange,
}: QuickEntryInput) {
  const { brands, fields } = useKit();
  const { list, of: kindOf } = useKinds();
  const [draft, setDraft] = useState({ date: startDate, title: '' });
  const [stored] = useState(() => storedChoice(storageKey, list));
  const [lastKind, setLastKind] = useState<LogKind | undefined>(stored.kind);
  const [picked, setPicked] = useState<
    { brandId: string | null; instead?: string | null | undefined } | undefined
  >(stored.brandId === undefined ? undefined : { brandId: stored.brandId });
  const isRange = endDate !== startDate;
  const offered = list.filter((one) => !isRange || spansDays(one));
  const { kind } = offered.find((one) => one.kind === lastKind) ?? offered[0] ?? kindOf('event');
  const title = draft.date === startDate ? draft.title : '';
  // A brand that the user picks overrides the default only until the default changes.
  const wanted =
    picked && picked.instead === defaultBrandId ? picked.brandId : (defaultBrandId ?? picked?.brandId);
  const brandId = brands.some((brand) => brand.id === wanted) ? (wanted ?? null) : null;
  const missing = missingFields(fields, kind);
  const entry: QuickEntry = { kind, title: title.trim(), startDate, endDate, brandId };

  const report = useLatest(onDraftChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is a new object in each render
  useEffect(() => {
    report.current?.({ entry: open ? entry : null });
  }, [open, kind, entry.title, startDate, endDate, brandId]);

  return {
    entry,
    /** The title as typed. */
    title,
    setTitle: (typed: string) => setDraft({ date: startDate, title: typed }),
    clear: () => setDraft((last) => (last.date === startDate ? { ...last, title: '' } : last)),
    offered,
    setKind: (next: LogKind) => {
      setLastKind(next);
      storeChoice(storageKey, list, { kind: next });
    },
    setBrand: (next: string | null) => {
      setPicked({ brandId: next, instead: defaultBrandId });
      storeChoice(storageKey, list, { brandId: next });
    },
    missing,
  };
}
