import type { CalendarDate, Weekday } from '@content-planner/model';
import { useMemo, useState } from 'react';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import { kindsIn } from '../logs/kinds/kinds-in.js';
import type { LogKind } from '../logs/types.js';
import { inEnglish } from '../messages/translate.js';
import { withoutEmptyRows } from './arrange-rows.js';
import { comparable } from './cell-text.js';
import type { WorkbookSheet } from './files/workbook.js';
import { addToMemory, readMemory } from './import-memory.js';
import { importWizardMessages } from './import-messages.js';
import { importTargets } from './import-targets.js';
import { kindNames } from './kind-words.js';
import { CHANNEL, DATE_PART, isShared } from './match-columns.js';
import { NOTHING } from './nothing-planned.js';
import type { NumberStyle } from './number-texts.js';
import type { PlanInput, SheetChoices } from './plan-sheet.js';
import type { RowReading } from './read-rows.js';
import type { SourceChoices, SourceInput } from './read-source.js';
import { meaningsOf, type WordGroup } from './sheet-words.js';
import { type PlanPart, usePlannedSheet } from './use-planned-sheet.js';
import { type VocabularyInput, vocabularies, type WordChoice } from './vocabularies.js';

/** A file, or pasted text. */
export interface SheetSource {
  name: string;
  content: Uint8Array | string;
  /** If the file is a workbook, the chosen sheet and the names of the hidden sheets. */
  workbook?: { sheet: WorkbookSheet; hiddenSheets: readonly string[] };
}

/** What the user chose. Anything else is detected. */
interface Choices extends SheetChoices, SourceChoices {
  weekday?: Weekday;
  /** Whether rows without a date get the date above. */
  usesDatesAbove?: boolean;
  numbers?: NumberStyle;
  /** Whether times with a zone keep the day that is written. */
  keepsDays?: boolean;
  kind?: LogKind;
}

/** What the user changed in the preview. It is kept if the user goes back and changes how the sheet is read. */
interface Edits {
  /**
   * The corrected cells, keyed by row and target. A correction replaces the text from one column, so it applies only
   * while the target has that column. The column is -1 if the sheet has no column for the target.
   */
  corrections: ReadonlyMap<number, Readonly<Record<string, { column: number; text: string }>>>;
  /** The rows that the user selected or deselected. */
  selection: ReadonlyMap<number, boolean>;
}

interface ImportPlanInput {
  /** The code that reads text, or null while it is loading. */
  part: PlanPart | null;
  kinds: readonly LogKind[];
  /** The kind of the list that the user came from. */
  kind: LogKind | null;
  createsBrands: boolean;
  createsOptions: boolean;
  createsPlatforms: boolean;
  storageKey: string;
  today: CalendarDate;
}

const NOT_MOVED: RowReading['moved'] = new Set();

const NO_DATES: RowReading['datesAbove'] = new Map();

const NO_CHOICES: Choices = { columns: {}, words: {} };

/** What applies to the next sheet of a workbook, too. Columns are remembered by their headers, and words by target. */
const KEPT_CHOICES: ReadonlySet<string> = new Set<keyof Choices>([
  ...([
    'order',
    'weekday',
    'keepsDays',
    'months',
    'numbers',
    'kind',
    'usesChannels',
    'usesDatesAbove',
  ] as const),
]);

/** The column of corrections in a sheet with other columns. */
const OTHER_COLUMNS = -2;

const NO_EDITS: Edits = { corrections: new Map(), selection: new Map() };

const isSameSource = (one: SheetSource | null, other: SheetSource | null): boolean => {
  if (!one || !other || one.name !== other.name || one.content.length !== other.content.length) return false;
  if (one.workbook?.sheet.name !== other.workbook?.sheet.name) return false;
  const [first, second] = [one.content, other.content];
  if (typeof first === 'string' || typeof second === 'string') return first === second;
  return first.every((byte, index) => byte === second[index]);
};

/** Reads a sheet according to the user's choices, and detects everything that the user did not choose. */
export function useImportPlan(input: ImportPlanInput) {
  const {
    part,
    kinds,
    kind: givenKind,
    createsBrands,
    createsOptions,
    createsPlatforms,
    storageKey,
    today,
  } = input;
  const { locale, brands, fields: fieldConfigurations, kinds: given } = useKit();
  const [source, setSource] = useState<SheetSource | null>(null);
  const [choices, setChoices] = useState(NO_CHOICES);
  const [edits, setEdits] = useState(NO_EDITS);
  const [memory, setMemory] = useState(() => readMemory(storageKey));
  const translate = useTranslate();
  const [timeZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { errors: messages } = translate(importWizardMessages);
  const kindOf = useKindOf();
  const englishOf = kindsIn(inEnglish, given).of;
  const targets = useMemo(
    () => importTargets({ kinds, fieldConfigurations, kindOf, englishOf, translate }),
    [kinds, fieldConfigurations, kindOf, englishOf, translate],
  );

  const {
    columns: columnChoices,
    words: wordChoices,
    order,
    months,
    swaps,
    year,
    period,
    usesChannels,
  } = choices;
  const { encoding, delimiter, headerRow, usesDays } = choices;
  const content = source?.workbook?.sheet ?? source?.content ?? null;
  const names = useMemo(() => [source?.workbook?.sheet.name ?? '', source?.name ?? ''], [source]);
  const sourceInput = useMemo(
    (): SourceInput | null =>
      content === null
        ? null
        : {
            ...{ content, names, targets, locale, today },
            choices: {
              ...(encoding && { encoding }),
              ...(delimiter && { delimiter }),
              ...(headerRow !== undefined && { headerRow }),
              ...(usesDays !== undefined && { usesDays }),
            },
          },
    [content, names, targets, locale, today, encoding, delimiter, headerRow, usesDays],
  );
  const kind = choices.kind ?? givenKind ?? (kinds.length === 1 ? (kinds[0] ?? null) : null);
  const vocabularyInput = useMemo(
    (): VocabularyInput => ({
      ...{ targets, brands, kinds, createsBrands, createsOptions, createsPlatforms },
      kindNames: kindNames(kinds, [englishOf, kindOf]),
      kindOptions: kinds.map((each) => ({ value: each, label: kindOf(each).badge })),
    }),
    [targets, brands, kinds, createsBrands, createsOptions, createsPlatforms, englishOf, kindOf],
  );
  const words = useMemo(() => vocabularies(vocabularyInput), [vocabularyInput]);
  const planInput = useMemo(
    (): PlanInput => ({
      ...vocabularyInput,
      ...{ kind, today, locale, names },
      choices: {
        ...{ columns: columnChoices, words: wordChoices },
        ...(order && { order }),
        ...(months && { months }),
        ...(swaps !== undefined && { swaps }),
        ...(year && { year }),
        ...(period && { period }),
        ...(usesChannels !== undefined && { usesChannels }),
      },
      remembered: memory,
    }),
    [
      vocabularyInput,
      kind,
      today,
      locale,
      names,
      columnChoices,
      wordChoices,
      order,
      months,
      swaps,
      year,
      period,
      usesChannels,
      memory,
    ],
  );
  const { planned: found, isPlanning } = usePlannedSheet({ part, source: sourceInput, input: planInput });
  const { rows: read, plan: planned } = found ?? NOTHING;
  const arranged = useMemo(
    () =>
      withoutEmptyRows(read.arranged, {
        ...planned,
        // The user has left rows without a date out.
        emptyRows: new Set([
          ...planned.emptyRows,
          ...(choices.usesDatesAbove === false ? planned.datesAbove.keys() : []),
        ]),
      }),
    [read.arranged, planned, choices.usesDatesAbove],
  );
  const { headers } = arranged;
  const { columns, dates, numbers, words: foundWords, years, moved, datesAbove } = planned;
  const usesDatesAbove = choices.usesDatesAbove ?? (planned.hasMergedDates || null);
  const isYearUnclear = planned.periods.length > 0 && years.size === 0;
  const style = useMemo(
    () => ({
      order: order ?? dates.order,
      year: year ?? (isYearUnclear ? null : Number(today.slice(0, 4))),
      weekday: choices.weekday ?? null,
      months: planned.months,
      zone: timeZone,
    }),
    [order, year, isYearUnclear, today, choices.weekday, dates.order, planned.months, timeZone],
  );
  const reading: RowReading = useMemo(
    () => ({
      ...{
        columns,
        targets,
        kinds,
        kindOf,
        kind,
        headers,
        brands,
        words,
        fieldConfigurations,
        locale,
        messages,
      },
      meanings: meaningsOf(foundWords),
      ...{
        years,
        moved: choices.keepsDays ? NOT_MOVED : moved,
        today,
        startTexts: planned.startTexts,
        doubts: planned.doubts,
      },
      datesAbove: usesDatesAbove === true ? datesAbove : NO_DATES,
      dates: style,
      numbers: choices.numbers ?? numbers.style,
    }),
    [
      columns,
      targets,
      kinds,
      kind,
      headers,
      brands,
      words,
      fieldConfigurations,
      locale,
      messages,
      foundWords,
      style,
      years,
      planned.startTexts,
      planned.doubts,
      moved,
      today,
      datesAbove,
      usesDatesAbove,
      choices.numbers,
      choices.keepsDays,
      numbers,
      kindOf,
    ],
  );

  return {
    source,
    load: (next: SheetSource | null) => {
      // A user who goes back and loads the same sheet again keeps all choices and corrections.
      if (isSameSource(source, next)) return;
      setSource(next);
      setChoices(NO_CHOICES);
      setEdits(NO_EDITS);
      setMemory(readMemory(storageKey));
    },
    /** Goes on with another sheet, or with a table of the same sheet, which is read like the one before. */
    goOn: ({ source: next, headerRow: nextHeaderRow }: { source?: SheetSource; headerRow?: number }) => {
      if (next) setSource(next);
      setChoices(({ words: sameWords, ...before }) => ({
        ...{ columns: {}, words: sameWords },
        ...(nextHeaderRow === undefined
          ? Object.fromEntries(Object.entries(before).filter(([name]) => KEPT_CHOICES.has(name)))
          : { headerRow: nextHeaderRow }),
      }));
      setEdits(NO_EDITS);
      const same = (headers ?? []).flatMap((header, column) => {
        const id = columns[column] ?? null;
        return id === null || id === CHANNEL || id === DATE_PART ? [] : [[comparable(header), id]];
      });
      const stored = readMemory(storageKey);
      setMemory({ ...stored, columns: { ...stored.columns, ...Object.fromEntries(same) } });
    },
    choose: (next: Partial<Choices>) => {
      setChoices((before) => ({ ...before, ...next }));
      if (next.delimiter === undefined) return;
      // With another delimiter, the sheet has other columns.
      setEdits(({ corrections, selection }) => ({
        ...{ selection },
        corrections: new Map(
          [...corrections].map(([row, cells]) => [
            row,
            Object.fromEntries(
              Object.entries(cells).map(([target, { text }]) => [target, { column: OTHER_COLUMNS, text }]),
            ),
          ]),
        ),
      }));
    },
    edits,
    /** The number of corrections that don't apply because their column changed. */
    lostCorrections: [...edits.corrections.values()]
      .flatMap(Object.entries)
      .filter(([target, { column }]) => columns.indexOf(target) !== column).length,
    correct: (row: number, target: string, text: string) =>
      setEdits((before) => {
        const cells = { ...before.corrections.get(row), [target]: { column: columns.indexOf(target), text } };
        return { ...before, corrections: new Map(before.corrections).set(row, cells) };
      }),
    select: (selected: readonly number[], isSelected: boolean) =>
      setEdits((before) => ({
        ...before,
        selection: new Map([...before.selection, ...selected.map((row) => [row, isSelected] as const)]),
      })),
    chooseColumn: (column: number, target: string | null) =>
      setChoices((before) => {
        // Each target has at most one column.
        const others = columns.flatMap((id, place) =>
          id === target && id !== null && !isShared(id) && place !== column ? [[place, null]] : [],
        );
        return {
          ...before,
          columns: { ...before.columns, ...Object.fromEntries(others), [column]: target },
        };
      }),
    chooseHeaderRow: (headerIndex: number | null) =>
      setChoices((before) => ({ ...before, headerRow: headerIndex, columns: {} })),
    /** Chooses what words of a target mean. */
    chooseWords: (target: string, chosen: Readonly<Record<string, WordChoice>>) =>
      setChoices((before) => ({
        ...before,
        words: { ...before.words, [target]: { ...before.words[target], ...chosen } },
      })),
    /** Stores the user's choices so that they apply to the next sheet. */
    remember: () =>
      addToMemory(storageKey, {
        columns: Object.fromEntries(
          (headers ?? []).flatMap((header, column) =>
            header === '' || choices.columns[column] === undefined
              ? []
              : [[comparable(header), choices.columns[column] ?? null]],
          ),
        ),
        words: choices.words,
      }),
    ...read,
    /** Null until the sheet has been read. */
    sheet: found?.rows.sheet ?? null,
    /** Whether a large sheet is being read, so that everything else is from before the last choice. */
    isPlanning,
    ...arranged,
    ...planned,
    words: foundWords.flatMap((group): WordGroup[] => {
      const vocabulary = words.get(group.id);
      return vocabulary ? [{ ...vocabulary, ...group }] : [];
    }),
    targets,
    order: style.order,
    year: planned.undated ? Number(planned.undated.from.slice(0, 4)) : style.year,
    period: years.size > 0 && period !== undefined ? period : null,
    weekday: style.weekday,
    timeZone,
    usesDatesAbove,
    usesDays: usesDays ?? true,
    /** Whether day and month are swapped, or null if the user has to choose. */
    swaps: swaps ?? null,
    keepsDays: choices.keepsDays ?? false,
    /** Whether each filled cell of a channel is an entry, or null if the user has to choose. */
    usesChannels: usesChannels ?? null,
    numberStyle: reading.numbers,
    kind,
    reading,
  };
}

/** A sheet, how it is read, and functions that change how it is read. */
export type ImportPlan = ReturnType<typeof useImportPlan>;
