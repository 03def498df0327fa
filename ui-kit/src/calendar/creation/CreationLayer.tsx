import { useEntryHost, useFeatureState } from '../../entries/use-entry-host.js';
import { filterBrands } from '../../filters/change-filter.js';
import { useCalendar } from '../use-calendar.js';
import { useFilter } from '../use-filter.js';
import { CalendarCreation } from './CalendarCreation.js';
import { draftState } from './draft-state.js';

/** Lets users create entries. */
export function CreationLayer() {
  const { props, creation, cursor, view, hadOpened } = useCalendar();
  const { onCreate, onQuickCreate, onCreateRange, quickCreateStorageKey, compact } = props;
  const host = useEntryHost();
  const draft = useFeatureState(draftState);
  const { filter } = useFilter();
  const brandIds = filter && filterBrands(filter);
  return (
    <CalendarCreation
      creation={creation}
      cursor={cursor}
      rootRef={host.rootRef}
      marksDays={view.marksDays}
      hadFloat={hadOpened}
      onTurn={(direction) => host.days()?.turn(direction)}
      draft={draft}
      onDraftChange={(next) => host.write(draftState, next)}
      {...(onCreate && { onCreate })}
      {...(onQuickCreate && { onQuickCreate })}
      {...(onCreateRange && { onCreateRange })}
      {...(quickCreateStorageKey !== undefined && { quickCreateStorageKey })}
      {...(brandIds?.length === 1 && { defaultBrandId: brandIds[0] ?? null })}
      {...(compact !== undefined && { compact })}
    />
  );
}
