import { today as currentDate } from '@content-planner/model';
import {
  useCallback,
  useContext,
  useEffect,
  useInsertionEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isSameList } from '../internal/is-same-list.js';
import { whenIdle } from '../internal/when-idle.js';
import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import type { CalendarEntry } from '../logs/types.js';
import type {
  EntryAction,
  EntryFeature,
  EntryHost,
  EntryMark,
  FeaturePart,
  Opened,
  Site,
  ToolbarItem,
  ValuePlace,
} from './feature.js';
import type { FeatureState } from './feature-state.js';
import { createHost, type HostCore, type HostData, type HostEntries, type HostInput } from './host.js';
import { DataContext, useCore, useData } from './host-context.js';
import { lateMarks } from './late-mark.js';
import { loadedParts } from './lazy-part.js';
import { lastOpened, openState } from './open-state.js';

/**
 * Returns the features, of which a later one replaces an earlier one with the same name. Users can't select entries that
 * they can't change.
 */
const usedFeatures = <Entry extends CalendarEntry>(
  features: readonly EntryFeature<Entry>[],
  readOnly: boolean,
) =>
  [...new Map(features.map((feature) => [feature.name, feature])).values()].filter(
    ({ select }) => !(readOnly && select),
  );

/** Creates the host of a component, and loads the code of its features. */
export function useNewHost<Entry extends CalendarEntry>(input: HostInput<Entry>) {
  const { given, readOnly, canEdit, loading, showsEntries, visible } = input;
  const features = useMemo(() => usedFeatures(input.features, readOnly), [input.features, readOnly]);
  const data = useMemo(
    () => ({ given, features, readOnly, canEdit, loading, showsEntries, visible }),
    [given, features, readOnly, canEdit, loading, showsEntries, visible],
  );
  const latest = useRef({ ...input, features });
  // The effects of children run before the effects of this component, and they can call the host's functions.
  useInsertionEffect(() => {
    latest.current = { ...input, features };
  });
  const [core] = useState(() => createHost<Entry>(latest));
  const atOnce = features.flatMap(({ name, loads }) => (loads === 'at once' ? [name] : [])).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other features load at once
  useEffect(() => {
    for (const { lazy, loads } of latest.current.features) if (loads === 'at once') void lazy?.load();
  }, [atOnce]);
  useEffect(
    () =>
      whenIdle(() => {
        for (const { lazy } of latest.current.features) void lazy?.load();
      }),
    [],
  );
  return { core, data };
}

const NO_ENTRIES: HostEntries<never> = { all: [], shown: [], drawn: [] };

/** Returns the value of a feature's state, for the component that creates the host. */
export function useHostState<T>({ store }: Pick<HostCore, 'store'>, state: FeatureState<T>): T {
  const read = () => store.read(state);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Returns the displayed entries, for the component that creates the host. */
export function useHostEntries<Entry extends CalendarEntry>(
  { store, entriesOf }: HostCore<Entry>,
  data: HostData<Entry>,
  isUsed = true,
): HostEntries<Entry> {
  const read = () => (isUsed ? entriesOf(data) : NO_ENTRIES);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Returns the host: a stable object for event handlers and effects. */
export const useEntryHost = <Entry extends CalendarEntry = CalendarEntry>(): EntryHost<Entry> =>
  useCore<Entry>().host;

/** Returns the entries that the application passed. */
export const useGivenEntries = (): readonly CalendarEntry[] => useData().given;

/** Returns whether the application is loading entries. */
export const useIsLoading = (): boolean => useData().loading;

/** Returns whether users can select entries. */
export const useIsSelectable = (): boolean => useData().features.some(({ select }) => select);

/** Returns the value of a feature's state. When it changes, only components that use it are rendered. */
export const useFeatureState = <T>(state: FeatureState<T>): T => useHostState(useCore(), state);

/**
 * Returns the displayed entries.
 *
 * @param isUsed If false, there are no entries, and the component is not rendered when they change.
 */
export const useEntries = <Entry extends CalendarEntry = CalendarEntry>(isUsed = true): HostEntries<Entry> =>
  useHostEntries(useCore<Entry>(), useData<Entry>(), isUsed);

/**
 * Returns what is open, and where. `last` is what the user opened last, which is still displayed while it fades out. If
 * an entry changes, its details have the new values; if it is deleted, they close.
 */
export function useOpened<Entry extends CalendarEntry = CalendarEntry>() {
  const state = useFeatureState(openState);
  const { shown } = useEntries<Entry>();
  const last = useMemo<Opened<Entry> | null>(() => lastOpened(state, shown), [state, shown]);
  return {
    last,
    opened: state?.isOpen ? last : null,
    side: state?.side ?? 'right',
    dayHeight: state?.dayHeight ?? 0,
  };
}

/** Returns what the functions of features receive. */
export function useSite<Entry extends CalendarEntry = CalendarEntry>(): Site<Entry> {
  const { host } = useCore<Entry>();
  const { readOnly, canEdit, showsEntries } = useData<Entry>();
  const { fields } = useKit();
  const text = useTranslate();
  return useMemo(
    () => ({
      host,
      text,
      fields,
      readOnly,
      canEdit: (entry) => !readOnly && !entry.readOnly && canEdit?.(entry) !== false,
      showsEntries,
    }),
    [host, text, fields, readOnly, canEdit, showsEntries],
  );
}

/** A feature, and its part that loads on demand. */
export interface LoadedFeature<Entry extends CalendarEntry = CalendarEntry> {
  feature: EntryFeature<Entry>;
  part: FeaturePart<Entry> | null;
}

const codeOf = <Entry extends CalendarEntry>({ lazy }: EntryFeature<Entry>) => {
  const state = lazy?.get();
  return state?.failed ? 'failed' : state?.value ? 'loaded' : '';
};

/** Returns the features, with those of their parts that have loaded. */
export function useFeatures<Entry extends CalendarEntry = CalendarEntry>(): {
  features: readonly LoadedFeature<Entry>[];
  /** The features and the loaded parts. */
  parts: readonly FeaturePart<Entry>[];
  /** Whether the code of a feature could not be loaded. */
  failed: boolean;
} {
  const { features } = useData<Entry>();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = features.map(({ lazy }) => lazy?.subscribe(listener));
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [features],
  );
  const read = () => features.map(codeOf).join();
  const code = useSyncExternalStore(subscribe, read, read);
  return useMemo(
    () => ({
      features: features.map((feature) => ({ feature, part: feature.lazy?.get().value ?? null })),
      parts: loadedParts(features),
      failed: code.includes('failed'),
    }),
    [features, code],
  );
}

/** Returns a function that reports a command to features and runs it. */
const reported =
  <Entry extends CalendarEntry>(
    { acted }: EntryHost<Entry>,
    { id, run }: Pick<EntryAction, 'id' | 'run'>,
    entries: readonly Entry[],
  ) =>
  () => {
    acted(id, entries);
    run();
  };

/** Returns the function that adds an entry, or undefined if users can't add entries. */
export function useCreate<Entry extends CalendarEntry = CalendarEntry>() {
  const { features } = useData<Entry>();
  const site = useSite<Entry>();
  const create = site.readOnly ? undefined : features.findLast((feature) => feature.create)?.create;
  return (
    create &&
    ((dates: Pick<Entry, 'startDate' | 'endDate'>) =>
      reported(site.host, { id: 'create', run: () => create(dates, site) }, [])())
  );
}

/** Returns the function that opens the menu of a value, or undefined if users can't change values where they are. */
export function useChangeValue<Entry extends CalendarEntry = CalendarEntry>() {
  const { host } = useCore<Entry>();
  const { features, readOnly } = useData<Entry>();
  const change = readOnly ? undefined : features.findLast((feature) => feature.changeValue)?.changeValue;
  return change && ((place: ValuePlace) => change(place, host));
}

/**
 * Returns a function that returns the commands for an entry. It is the same function until the commands of features
 * change, because memoized rows depend on it.
 */
export function useActions<Entry extends CalendarEntry = CalendarEntry>(): (
  entry: Entry,
) => readonly EntryAction[] {
  const { parts } = useFeatures<Entry>();
  const sources = useSameList(parts.flatMap((part) => part.actions ?? []));
  const site = useSite<Entry>();
  return useCallback(
    (entry) => {
      if (site.readOnly || entry.readOnly) return [];
      const actions = sources.flatMap((actionsOf) =>
        actionsOf(entry, site).map((action) => ({ ...action, run: reported(site.host, action, [entry]) })),
      );
      const isDangerous = ({ danger = false }: EntryAction) => danger;
      return [...actions.filter((action) => !isDangerous(action)), ...actions.filter(isDangerous)];
    },
    [sources, site],
  );
}

/** Returns the toolbar commands of features. */
export function useToolbar(): readonly ToolbarItem[] {
  const { features } = useData();
  const site = useSite();
  return features.flatMap((feature) =>
    (feature.toolbar?.(site) ?? []).map((item) =>
      item.run ? { ...item, run: reported(site.host, { id: item.id, run: item.run }, []) } : item,
    ),
  );
}

/** What features add to the content of entries. */
export interface EntryExtras {
  marksOf: (entry: CalendarEntry) => readonly EntryMark[];
  /** Returns an entry's own content. */
  contentOf: EntryFeature['content'];
}

/**
 * Returns what features add to the content of entries. It is the same object until this changes. Entries outside a host,
 * such as those of a print page, have nothing added.
 */
export function useEntryExtras(): EntryExtras {
  const data = useContext(DataContext);
  const features = data?.features ?? [];
  const isHost = data !== null;
  const { fields, today = currentDate() } = useKit();
  const sources = useSameList(features.flatMap(({ marks }) => marks ?? []));
  const contentOf = features.findLast(({ content }) => content)?.content;
  const text = useTranslate();
  return useMemo(() => {
    const lateOf = isHost ? lateMarks({ fields, today }, text) : () => [];
    return {
      marksOf: (entry) => [...sources.flatMap((marks) => marks(entry, { text })), ...lateOf(entry)],
      contentOf,
    };
  }, [sources, contentOf, text, isHost, fields, today]);
}

/** Returns the previous list while the new one has the same items. */
function useSameList<T>(list: readonly T[]): readonly T[] {
  const [kept, keep] = useState(list);
  if (isSameList(kept, list)) return kept;
  keep(list);
  return list;
}
