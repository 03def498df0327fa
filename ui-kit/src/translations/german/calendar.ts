import type { Messages } from '../../messages/all-messages.js';
import { counted, days as daysText, entries, listed, number, plural, quoted } from './forms.js';

const VIEWS: Readonly<Record<string, string>> = {
  month: 'Monat',
  multi: 'Monate',
  week: 'Woche',
  agenda: 'Agenda',
  overview: 'Übersicht',
};

const DONE = { undone: 'rückgängig gemacht', redone: 'wiederhergestellt' };

const distance = (days: number) =>
  days === 0 ? 'Gleicher Tag' : `${daysText(Math.abs(days))} ${days < 0 ? 'früher' : 'später'}`;

const step = (days: number) => `${days < 0 ? '\u2212' : '+'}${daysText(Math.abs(days))}`;

const movingName = ({ title, others }: { title: string; others: number }) =>
  others === 0
    ? `„${title}“ wird verschoben`
    : `„${title}“ und ${counted(others, 'weiterer Eintrag', 'weitere Einträge')} werden verschoben`;

export const calendar = {
  late: { late: ({ count }) => `Überfällig, ${count === 1 ? '1 Tag' : `${count} Tage`}` },
  legend: {
    legend: 'Farben',
    customColor: 'Eigene Farbe',
    withoutValue: 'Kein Wert',
    coloredBy: ({ field }) => `Gefärbt nach ${field}`,
    counted: ({ label, count }) => `${label}, ${count === 1 ? '1 Eintrag' : `${count} Einträge`}`,
    late: 'Überfällig',
  },
  appearance: {
    colorBy: 'Farbe nach',
    colorByBrand: 'Marke',
    colorByKind: 'Typ',
    entriesShow: 'Einträge zeigen',
    showIcon: 'Symbol des Typs',
    showInitials: 'Initialen der Marke',
    showField: 'Zusätzlich ein Feld',
    showNoField: 'Keins',
    entriesPerDay: 'Einträge pro Tag',
    usualPerDay: 'Bis zu drei',
    asManyAsFit: 'So viele wie passen',
    density: 'Dichte',
    comfortable: 'Locker',
    compact: 'Kompakt',
    weekStart: 'Woche beginnt am',
    usualWeekStart: 'Standard',
  },
  printLayout: {
    thisMonth: 'Dieser Monat',
    quarter: 'Quartal auf einem Blatt',
    agenda: 'Agenda als Liste',
    outsideDays: 'Tage anderer Monate',
  },
  changedEntries: { changedByOthers: ({ count }) => `${entries(count)} geändert` },
  calendar: {
    previous: 'Zurück',
    today: 'Heute',
    next: 'Weiter',
    navigation: 'Zeitraum',
    views: 'Ansicht',
    view: ({ name, label }) => VIEWS[name] ?? label,
    day: ({ date, count }) => {
      if (count === undefined) return date;
      return `${date}, ${count === 0 ? 'keine Einträge' : entries(count)}`;
    },
    entry: ({ title, kind, dates, brand, field, marks = [] }) =>
      [title, field, kind, dates, brand, ...marks].filter((part) => part !== undefined).join(', '),
    until: ({ to }) => `bis ${to}`,
    more: ({ count }) => `+${number(count)} weitere`,
    moreShort: ({ count }) => `+${number(count)}`,
    moreOn: ({ count, date }) => `+${number(count)} weitere am ${date}`,
    newEntry: 'Neuer Eintrag',
    addOn: ({ date }) => `Eintrag am ${date} anlegen`,
    add: 'Eintrag anlegen',
    loading: 'Wird geladen',
    range: ({ from, to }) => `${from} bis ${to}`,
    noEvents: 'Keine Einträge',
    multiDayRole: {
      start: 'Mehrtägig (Beginn)',
      middle: 'Mehrtägig (Mitte)',
      end: 'Mehrtägig (Ende)',
    },
    earlierError: 'Frühere Einträge konnten nicht geladen werden',
    laterError: 'Spätere Einträge konnten nicht geladen werden',
    months: ({ count }) => counted(count, 'Monat', 'Monate'),
    monthsShown: 'Angezeigte Monate',
    typesShown: ({ shown, total }) => `${number(shown)} von ${number(total)} Typen angezeigt`,
    allHidden: 'Der Filter blendet hier alle Einträge aus.',
    print: 'Drucken',
    pdf: 'PDF herunterladen',
    csv: 'CSV herunterladen',
    xlsx: 'Excel herunterladen',
    printOptions: 'Druckoptionen',
    downloadOptions: 'Download-Optionen',
    moreActions: 'Weitere Aktionen',
    errorTitle: 'Der Kalender konnte nicht geladen werden',
    partError: 'Das konnte nicht geöffnet werden',
    appearance: 'Darstellung',
    openView: ({ label }) => `Ansicht: ${label}`,
    hideWeekends: 'Wochenenden ausblenden',
    showWeekends: 'Wochenenden anzeigen',
    shortcuts: {
      day: 'Vorheriger oder nächster Tag',
      week: 'Vorherige oder nächste Woche',
      weekEnds: 'Erster oder letzter Tag der Woche',
      month: 'Vorherige oder nächste Seite',
      open: 'Tag oder Eintrag öffnen',
      move: 'Eintrag oder alle ausgewählten Einträge verschieben',
    },
  },
  details: {
    title: 'Details',
    multiDay: 'Mehrtägiger Eintrag',
    additional: 'Weitere Angaben',
    error: 'Die Details konnten nicht geladen werden. Versuche es erneut.',
    edit: 'Bearbeiten',
    actions: ({ title }) => `Weitere Aktionen für ${title}`,
    delete: 'Löschen',
    move: 'Verschieben…',
    moveByDays: 'Um Tage verschieben',
    close: 'Schließen',
    command: ({ label, title }) => `„${title}“: ${label}`,
    shortcuts: {
      edit: 'Geöffneten Eintrag bearbeiten',
      delete: 'Geöffneten Eintrag löschen',
      move: 'Eintrag der Zeile verschieben',
      step: 'Vorheriger oder nächster Eintrag',
    },
  },
  quickCreate: {
    newEntryOn: ({ date, isRange }) => (isRange ? `Neuer Eintrag: ${date}` : `Neuer Eintrag am ${date}`),
    entryTitle: 'Titel',
    entryKind: 'Typ',
    entryBrand: 'Marke',
    kindOn: ({ kind, date, isRange }) => (isRange ? `${kind}, ${date}` : `${kind} am ${date}`),
    alsoRequired: ({ fields }) => `Außerdem nötig: ${fields}`,
    moreFields: 'Mehr…',
    createEntry: 'Anlegen',
    continueInForm: 'Weiter',
  },
  moveDialog: {
    titleOne: ({ title }) => `„${title}“ verschieben`,
    titleSeveral: ({ count }) => `${entries(count)} verschieben`,
    span: ({ from, to }) => `${from} bis ${to}`,
    steps: 'Um Tage verschieben',
    step: ({ days }) => step(days),
    distance: ({ days }) => distance(days),
    pickFirstDay: 'Oder wähle den ersten Tag',
    skipWeekends: 'Wochenenden überspringen',
    way: 'Verschieben',
    byDays: 'Um Tage',
    toDate: 'Auf ein Datum',
    days: 'Tage',
    date: 'Erster Tag',
    preview: 'Neue Termine',
    becomes: 'wird zu',
    onlyDates: 'Nur die Termine ändern sich.',
    submit: 'Verschieben',
  },
  move: {
    moving: ({ title, others, days, date }) => {
      const place = days === 1 ? date : `${daysText(days)} ab ${date}`;
      return `${movingName({ title, others })}, ${place}. Pfeiltasten verschieben, Enter legt ab, Escape bricht ab.`;
    },
    movingName,
    movingCount: ({ count }) => entries(count),
    movedTo: ({ date, days }) => `${date}, ${distance(days)}`,
    lastDay: ({ date, days }) => `Letzter Tag ${date}, ${daysText(days)}`,
    dropped: ({ date }) => `Abgelegt am ${date}`,
    movedBack: ({ date }) => `Zurückverschoben auf ${date}`,
    dragLabel: ({ date, days }) => (days === 0 ? date : `${date} · ${step(days)}`),
    resizeLabel: ({ date, days }) => `${date} · ${daysText(days)}`,
    length: ({ days }) => daysText(days),
    moveKeys: {
      day: 'Tag',
      week: 'Woche',
      month: 'Monat',
      lastDay: 'Letzter Tag',
      drop: 'Ablegen',
      cancel: 'Abbrechen',
    },
  },
  selectionBar: {
    name: 'Aktionen für die ausgewählten Einträge',
    selected: ({ count }) => `${number(count)} ausgewählt`,
    edit: 'Bearbeiten…',
    move: 'Verschieben…',
    shift: 'Verschieben um…',
    duplicate: 'Duplizieren',
    exportCsv: 'CSV exportieren',
    delete: 'Löschen',
    more: 'Weitere Aktionen',
    field: ({ label }) => `${label}…`,
    fieldOf: ({ field, count }) => `${field} von ${entries(count)}`,
    now: ({ count }) => `bisher ${number(count)}`,
    all: ({ count }) => `${count === 2 ? 'Beide' : `Alle ${number(count)}`} Typen haben dieses Feld.`,
    notAll: ({ count, total, kinds, isOne, field }) =>
      `${number(count)} von ${number(total)}. ${kinds} ${isOne ? 'hat' : 'haben'} kein Feld „${field}“.`,
    shortcut: ({ field }) => `${field} aller ausgewählten Einträge ändern`,
    clear: 'Auswahl aufheben',
  },
  selection: {
    select: 'Auswählen',
    deselect: 'Abwählen',
    selectAll: 'Alle auswählen',
    deselectAll: 'Alle abwählen',
    isSelected: 'Ausgewählt',
    entrySelected: ({ title }) => `${title} ausgewählt`,
    entryDeselected: ({ title }) => `${title} abgewählt`,
    selectionCleared: 'Auswahl aufgehoben',
    selectionShortcuts: {
      toggle: 'Eintrag oder alle Einträge des Tages auswählen',
      extend: 'Auswahl auf weitere Tage ausdehnen',
      all: 'Alle angezeigten Einträge auswählen',
      clear: 'Auswahl aufheben',
    },
  },
  agenda: {
    nothingLate: 'Nichts ist überfällig',
    daysLate: ({ count }) => (count === 1 ? '1 Tag überfällig' : `${count} Tage überfällig`),
  },
  overview: {
    byKind: 'Nach Typ',
    byBrand: 'Nach Marke',
    noBrand: 'Keine Marke',
    allKinds: 'Alle',
    total: 'Gesamt',
    longestSilence: 'Längste Pause',
    days: ({ count }) => daysText(count),
    silentFor: ({ count }) => `${daysText(count)} Pause`,
    overviewCell: ({ row, month, count, isGap }) =>
      [row, month, count === 0 ? 'keine' : number(count), isGap ? 'Lücke' : null].filter(Boolean).join(', '),
    overviewTip: ({ row, month, count }) => `${month}, ${row}: ${entries(count)}. In der Agenda öffnen`,
    pastMonths: 'Vergangene Monate',
    comingMonths: 'Dieser Monat und später',
    gap: 'Lücke: nichts zwischen zwei Monaten mit Einträgen',
    noEventsToDisplay: 'Keine Einträge vorhanden',
  },
  undo: {
    undo: 'Rückgängig',
    redo: 'Wiederherstellen',
    moved: ({ date }) => `Verschoben auf ${date}`,
    movedSeveral: ({ count, distance }) => `${entries(count)} verschoben: ${distance}`,
    resized: ({ date }) => `Neues Ende: ${date}`,
    movedEntry: ({ title, change }) => `${title}, ${change}`,
    notMoved: ({ count }) =>
      plural(
        count,
        'Der Eintrag konnte nicht verschoben werden',
        'Die Einträge konnten nicht verschoben werden',
      ),
    moveConflict: ({ person, title }) =>
      `Nicht verschoben: ${person ?? 'Jemand'} hat ${title === null ? 'diesen Eintrag' : quoted(title)} gerade geändert`,
    deletedBefore: 'Er wurde inzwischen gelöscht.',
    show: 'Anzeigen',
    movedBack: ({ date }) => `Zurückverschoben auf ${date}`,
    movedSeveralBack: ({ count }) => `${entries(count)} zurückverschoben`,
    done: ({ done, isPartial }) =>
      isPartial ? `Änderung teilweise ${DONE[done]}` : `Änderung ${DONE[done]}`,
    failed: ({ done }) => `Die Änderung konnte nicht ${DONE[done]} werden`,
    undone: ({ changed, removed }) =>
      [changed > 0 && entries(changed), removed > 0 && `${entries(removed)} entfernt`]
        .filter(Boolean)
        .join(', '),
    partlyUndone: ({ undone, left }) => `${undone}. ${left}`,
    deletedSince: ({ title }) => `${quoted(title)} wurde inzwischen gelöscht.`,
    editedSince: ({ title, person }) => `${person ?? 'Jemand'} hat ${quoted(title)} inzwischen bearbeitet.`,
    changedSince: ({ count, titles }) => {
      const more = count - titles.length;
      const named = [...titles.map(quoted), ...(more > 0 ? [`${number(more)} weitere`] : [])];
      return `${entries(count)} wurden inzwischen bearbeitet oder gelöscht: ${listed(named)}.`;
    },
  },
  selectionActions: {
    leftOut: ({ count }) =>
      `${entries(count)} ausgelassen, weil du ${count === 1 ? 'ihn' : 'sie'} nicht bearbeiten kannst`,
    hide: 'Im Kalender ausblenden',
    show: 'Im Kalender anzeigen',
    exportCsv: 'CSV exportieren',
    exportFailed:
      'Die Einträge konnten nicht exportiert werden. Prüfe deine Verbindung und versuche es erneut.',
    hidden: ({ count }) => `${entries(count)} im Kalender ausgeblendet`,
    shown: ({ count }) => `${entries(count)} im Kalender eingeblendet`,
    updated: ({ count }) => `${entries(count)} gespeichert`,
    fieldUpdated: ({ field, count, value }) =>
      `${field} von ${entries(count)} ${value ? `auf „${value}“ geändert` : 'entfernt'}`,
    optionAdded: ({ option, field, count }) => `„${option}“ zu ${field} von ${entries(count)} hinzugefügt`,
    optionRemoved: ({ option, field, count }) => `„${option}“ aus ${field} von ${entries(count)} entfernt`,
    updateFailed: 'Die Einträge konnten nicht gespeichert werden.',
    duplicated: ({ count }) => `${entries(count)} dupliziert`,
    duplicateFailed: 'Die Einträge konnten nicht dupliziert werden.',
    deleted: ({ count }) => `${entries(count)} gelöscht`,
    deleteFailed: 'Die Einträge konnten nicht gelöscht werden.',
  },
  reports: {
    error: 'Fehler',
    inputKept: 'Keine Verbindung. Deine Eingaben sind noch da. Versuche es erneut.',
  },
} satisfies Pick<
  Messages,
  | 'reports'
  | 'selectionActions'
  | 'undo'
  | 'late'
  | 'legend'
  | 'appearance'
  | 'printLayout'
  | 'changedEntries'
  | 'calendar'
  | 'quickCreate'
  | 'moveDialog'
  | 'move'
  | 'selectionBar'
  | 'selection'
  | 'agenda'
  | 'overview'
  | 'details'
>;
