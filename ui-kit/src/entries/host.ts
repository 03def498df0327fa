import type { CalendarEntry } from '../logs/types.js';
import { applyOverlays, createMemory } from './apply-overlays.js';
import type { EntryFeature, EntryHost, HostDays, Opened } from './feature.js';
import { createFeatureStore, type FeatureStore } from './feature-state.js';
import { loadedParts } from './lazy-part.js';
import { announcement, lastOpened, openedAt, openState, revealed } from './open-state.js';

/** A step from an entry to the previous (-1) or next (1) one. */
export interface EntryStep<Entry extends CalendarEntry = CalendarEntry> {
  entry: Entry;
  direction: -1 | 1;
  /** Returns whether an entry has an element at the moment. */
  isShown: (entry: Entry) => boolean;
}

/** What rendering depends on. */
export interface HostData<Entry extends CalendarEntry = CalendarEntry> {
  /** The entries from the application. */
  given: readonly Entry[];
  features: readonly EntryFeature<Entry>[];
  readOnly: boolean;
  /** Returns whether the user can edit an entry. If undefined, all entries can be edited. */
  canEdit?: ((entry: Entry) => boolean) | undefined;
  /** Whether the entries are loading. */
  loading: boolean;
  /** Whether the component displays entries at the moment, and not only counts. */
  showsEntries: boolean;
  /**
   * Returns the entries that the component displays, such as those of some kinds. Must be the same function until its
   * results change.
   */
  visible: (entries: readonly Entry[]) => readonly Entry[];
}

/** What a component passes to its host on each render. */
export interface HostInput<Entry extends CalendarEntry = CalendarEntry> extends HostData<Entry> {
  /** Returns the previous or next entry in the component's order, or null. */
  neighborOf: (entries: readonly Entry[], step: EntryStep<Entry>) => Entry | null;
  placeOf: (root: HTMLElement | null, entry: Pick<Entry, 'id' | 'startDate'>) => HTMLElement | null;
  /** Null in lists. */
  days: HostDays | null;
  /** Whether details are beside the entries, so that they stay open while an action runs. */
  isBeside?: boolean;
}

/** The entries in the stages in which features change them. */
export interface HostEntries<Entry extends CalendarEntry = CalendarEntry> {
  /** All entries, with the features' overlays. */
  all: readonly Entry[];
  /** The entries of `all` that the component displays. */
  shown: readonly Entry[];
  /** The entries of `shown` and what only the view displays, such as a draft. */
  drawn: readonly CalendarEntry[];
}

/** A host, and what its component needs for rendering. */
export interface HostCore<Entry extends CalendarEntry = CalendarEntry> {
  host: EntryHost<Entry>;
  store: FeatureStore;
  /** Returns the same object until the data or the store changes what is displayed. */
  entriesOf: (data: HostData<Entry>) => HostEntries<Entry>;
}

const stages = {};

/** Creates the host of a mounted component. `latest` contains the input of the latest committed render. */
export function createHost<Entry extends CalendarEntry>(latest: {
  readonly current: HostInput<Entry>;
}): HostCore<Entry> {
  const store = createFeatureStore();
  const rootRef: { current: HTMLDivElement | null } = { current: null };
  const anchorRef: { current: HTMLElement | null } = { current: null };
  const remember = createMemory();

  const entriesOf = ({ given, features, visible }: HostData<Entry>): HostEntries<Entry> => {
    const parts = loadedParts(features);
    const overlays = parts.flatMap((part) => part.overlays ?? []);
    const all = applyOverlays(given, overlays, store.read, remember);
    const shown = remember(visible, all, [], () => visible(all));
    const onlyDrawn = parts.flatMap((part) => part.drawn ?? []);
    const drawn = applyOverlays<CalendarEntry>(shown, onlyDrawn, store.read, remember);
    return remember(stages, drawn, [all, shown], () => ({ all, shown, drawn }));
  };

  const entries = () => entriesOf(latest.current).shown;
  const opened = () => {
    const state = store.read(openState);
    return state?.isOpen ? lastOpened(state, entries()) : null;
  };
  const acted = (name: string, on: readonly Entry[]) => {
    for (const feature of latest.current.features) feature.acted?.(name, on);
  };
  const changed = (what: Opened<Entry> | null) => {
    for (const feature of latest.current.features) feature.openChanged?.(what);
  };
  const open = (what: Opened<Entry>, anchor?: HTMLElement) => {
    if (anchor !== undefined) anchorRef.current = anchor;
    for (const { lazy } of latest.current.features) void lazy?.load();
    store.write(openState, (before) => openedAt(what, anchorRef.current, before));
    if (what.type === 'details') {
      changed(what);
      acted('opened', [what.entry]);
    }
  };
  const close = () => {
    const before = store.read(openState);
    if (!before?.isOpen) return;
    store.write(openState, { ...before, isOpen: false });
    if (before.what.type === 'details') changed(null);
  };
  const placeOf = (entry: Pick<Entry, 'id' | 'startDate'>) => latest.current.placeOf(rootRef.current, entry);

  const isShown = (entry: Entry) => placeOf(entry) !== null;

  const host: EntryHost<Entry> = {
    rootRef,
    anchorRef,
    read: store.read,
    write: store.write,
    entries,
    opened,
    open,
    close,
    acted,
    cancel: () => store.write(openState, null),
    run: ({ run, place }, anchor) => {
      if (anchor !== undefined) anchorRef.current = anchor;
      if (!latest.current.isBeside && place !== 'value') close();
      run();
    },
    select: (ids) => {
      latest.current.features.findLast((feature) => feature.select)?.select?.(ids, host);
      acted(
        'selected',
        entries().filter(({ id }) => ids.includes(id)),
      );
    },
    step: (entry, direction) => {
      const next = latest.current.neighborOf(entries(), { entry, direction, isShown });
      if (next) open({ type: 'details', entry: next }, placeOf(next) ?? rootRef.current ?? undefined);
    },
    announce: (text) => store.write(announcement, text),
    placeOf,
    reveal: async (entry) => {
      latest.current.days?.show(entry.startDate);
      store.write(revealed, { id: entry.id });
      const { whenDisplayed } = await import('./when-displayed.js');
      return whenDisplayed(() => placeOf(entry));
    },
    days: () => latest.current.days,
  };
  return { host, store, entriesOf };
}
