import { useEffect, useMemo } from 'react';
import { formatLongDate } from '../../dates/format-date.js';
import { useEntryHost, useFeatureState, useSite } from '../../entries/use-entry-host.js';
import { filterBrands } from '../../filters/change-filter.js';
import { useOnDemand } from '../../internal/use-on-demand.js';
import { KitProvider } from '../../kit/KitProvider.js';
import { useKit } from '../../kit/use-kit.js';
import { calendarMessages } from '../calendar-messages.js';
import { useFilter } from '../filtering/use-filter.js';
import { KindChooser } from '../KindChooser.js';
import type { EntryDates } from '../move/entry-move.js';
import { useCalendar } from '../use-calendar.js';
import type { CreatingOptions } from './creating.js';
import { askedDays, askForEntry, draftState } from './creation-state.js';
import { DraftRules } from './DraftRules.js';
import { QuickCreate } from './QuickCreate.js';
import { rangePart } from './range-part.js';

/** Returns the kinds of the planner, of which users can choose only the given ones. */
function useCreatable(creatable: CreatingOptions['creatableKinds']) {
  const { kinds } = useKit();
  return useMemo(
    () =>
      creatable
        ? kinds.map((one) => (creatable.includes(one.kind) ? one : { ...one, isHidden: true }))
        : kinds,
    [kinds, creatable],
  );
}

/** Everything in the calendar that creates entries: the card, the kind chooser, and dragging across days. */
export function CreationLayer(options: CreatingOptions) {
  const { onCreate, onQuickCreate, onCreateRange, quickCreateStorageKey, creatableKinds } = options;
  const { locale } = useKit();
  const site = useSite();
  const host = useEntryHost();
  const { props, cursor, view, hadOpened } = useCalendar();
  const { compact } = props;
  const draft = useFeatureState(draftState);
  const asked = useFeatureState(askedDays);
  const { filter } = useFilter();
  const text = site.text(calendarMessages);
  const brandIds = filter && filterBrands(filter);
  const createRange =
    onCreateRange ?? (onCreate && onQuickCreate && ((dates: EntryDates) => askForEntry(host, dates)));
  const { value: RangeDrag } = useOnDemand(rangePart, createRange !== undefined && !site.readOnly);
  const kinds = useCreatable(creatableKinds);
  const [only, ...others] = kinds.filter(({ isHidden = false }) => !isHidden);
  const onlyKind = others.length === 0 && !onQuickCreate ? only?.kind : undefined;
  const { startDate, endDate, anchorRef } = asked ?? {
    startDate: cursor,
    endDate: cursor,
    anchorRef: host.rootRef,
  };
  const isAsking = asked?.isAsking === true;
  const close = () => host.write(askedDays, (before) => before && { ...before, isAsking: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the user adds an entry
  useEffect(() => {
    if (!isAsking || onlyKind === undefined) return;
    close();
    onCreate?.({ date: startDate, kind: onlyKind });
  }, [isAsking]);
  if (site.readOnly) return null;
  const card = {
    open: isAsking && onlyKind === undefined,
    onOpenChange: ({ open }: { open: boolean }) => {
      if (!open) close();
    },
  };
  return (
    <KitProvider kinds={kinds}>
      {RangeDrag && createRange && view.marksDays && (
        <RangeDrag
          rootRef={host.rootRef}
          canStart={() => !hadOpened.current}
          onRange={createRange}
          onTurn={(direction) => host.days()?.turn(direction)}
        />
      )}
      {draft && <DraftRules />}
      {onCreate &&
        (onQuickCreate ? (
          <QuickCreate
            {...card}
            startDate={startDate}
            endDate={endDate}
            anchorRef={anchorRef}
            {...(brandIds?.length === 1 && { defaultBrandId: brandIds[0] ?? null })}
            {...(quickCreateStorageKey !== undefined && { storageKey: quickCreateStorageKey })}
            onDraftChange={({ entry }) =>
              host.write(draftState, entry && { ...entry, title: entry.title || text.newEntry })
            }
            onCreate={(created) => {
              host.acted('created', []);
              return onQuickCreate(created);
            }}
            onMore={({ entry: { startDate: date, ...entry } }) => onCreate({ date, ...entry })}
            {...(compact !== undefined && { compact })}
          />
        ) : (
          <KindChooser
            {...card}
            title={text.add}
            description={formatLongDate(startDate, locale)}
            onChoose={({ kind }) => {
              close();
              onCreate({ date: startDate, kind });
            }}
          />
        ))}
    </KitProvider>
  );
}
