import type { WorkbookProblem } from '../../import/files/workbook.js';
import type { BaseTarget } from '../../import/import-targets.js';
import { typeErrors } from '../../logs/field-types/type-names.js';
import type { Messages } from '../../messages/all-messages.js';
import { counted, entries, listed, listedOr, number, plural } from './forms.js';

const MISSING: Readonly<Partial<Record<BaseTarget, string>>> = {
  title: 'Wähle die Spalte mit dem Titel.',
  startDate: 'Wähle die Spalte mit dem Datum.',
};

const LARGE_FILE = 'Lösche unnötige Tabellenblätter oder kopiere die Zellen und füge sie hier ein.';
const WORKBOOK_PROBLEMS: Readonly<Record<WorkbookProblem, string>> = {
  password: 'ist mit einem Passwort geschützt. Entferne das Passwort in Excel und speichere die Datei neu.',
  oldFormat: 'hat das Format von Excel 97 bis 2003. Speichere die Datei in Excel als Arbeitsmappe (.xlsx).',
  macros: 'enthält Makros. Speichere die Datei in Excel als Arbeitsmappe (.xlsx) ohne Makros.',
  notWorkbook: 'ist keine Excel-Arbeitsmappe (.xlsx). Speichere die Tabelle in diesem Format oder als CSV.',
  tooLarge: `ist zu groß. Möglich sind 16 MB und entpackt 100 MB. ${LARGE_FILE}`,
  tooManyCells: `hat mehr als 200.000 Zellen. ${LARGE_FILE}`,
  damaged:
    'ist beschädigt. Öffne und speichere die Datei in Excel oder kopiere die Zellen und füge sie hier ein.',
};

const rowCount = (count: number) => counted(count, 'Zeile', 'Zeilen');

export const importing = {
  importWizard: {
    title: 'Importieren',
    notSaved: 'Vor dem letzten Schritt wird nichts gespeichert',
    steps: 'Schritte',
    step: ({ step }) =>
      ({ sheet: 'Tabelle', columns: 'Spalten', values: 'Werte', check: 'Prüfen', done: 'Fertig' })[step],
    sheetSummary: ({ name, rows }) => `${name}, ${rowCount(rows)}`,
    partSummary: ({ part, total }) => `${number(part)} von ${number(total)}`,
    back: 'Zurück',

    dropTitle: 'Zieh eine Tabelle hierher oder füge Zeilen ein',
    dropHint: ({ max }) =>
      `Excel (.xlsx), CSV oder reiner Text, bis zu ${number(max)} Zeilen. Aus Google Tabellen kopierst du die Zellen und fügst sie hier ein.`,
    replaceHint:
      'Um diese Tabelle zu ersetzen, zieh eine andere hierher, wähle eine Datei oder füge Zeilen ein.',
    continue: 'Weiter',
    chooseFile: 'Datei auswählen',
    paste: 'Einfügen',
    pasteHere: 'Füge die Zeilen hier ein',
    pastedRows: 'Diese Zeilen verwenden',
    pasted: 'Eingefügte Zeilen',
    templatesIntro: 'Noch keine Tabelle? Starte mit einer Vorlage:',
    template: ({ template }) =>
      ({
        editorial: 'Redaktionsplan',
        email: 'E-Mail-Plan',
        events: 'Events',
        social: 'Social-Media-Plan (Excel)',
        launch: 'Produkteinführung (Excel)',
      })[template],
    notText: ({ name }) =>
      `${name} ist keine Tabelle. Speichere sie als .xlsx oder CSV oder kopiere die Zellen und füge sie hier ein.`,
    readingFile: ({ name }) => `${name} wird gelesen…`,
    workbookProblem: ({ name, problem }) => `${name} ${WORKBOOK_PROBLEMS[problem]}`,
    chooseSheet: 'Wähle ein Tabellenblatt',
    sheetCount: ({ name, count }) => `${name} hat ${counted(count, 'Tabellenblatt', 'Tabellenblätter')}.`,
    sheetSize: ({ rows, columns }) => `${rowCount(rows)}, ${counted(columns, 'Spalte', 'Spalten')}`,
    firstRows: ({ shown, rows }) =>
      shown < rows ? `Die ersten ${number(shown)} von ${rowCount(rows)}` : rowCount(rows),
    anotherFile: 'Andere Datei',
    useSheet: ({ name }) => `„${name}“ verwenden`,
    hiddenParts: ({ rows, columns, sheets }) => {
      const named = (label: string, names: readonly string[]) =>
        names.length === 0 ? [] : [`${label}: ${names.join(', ')}.`];
      const parts = [
        ...named('Zeilen', rows),
        ...named('Spalten', columns),
        ...named('Tabellenblätter', sheets),
      ];
      return `In Excel ausgeblendet und darum nicht importiert. ${parts.join(' ')}`;
    },
    noRows: ({ name }) => `${name} enthält keine Zeilen.`,
    tooManyRows: ({ name, rows, max }) =>
      `${name} hat ${rowCount(rows)}. Auf einmal lassen sich höchstens ${number(max)} Zeilen importieren.`,
    unreadableFile: ({ name }) => `${name} konnte nicht gelesen werden. Versuche es erneut.`,

    sheet: 'Zeilen der Tabelle',
    column: ({ header, number: place }) =>
      header === '' ? `Spalte ${number(place)}` : `Spalte ${number(place)}, ${header}`,
    target: {
      startDate: 'Datum',
      endDate: 'Enddatum',
      firstDay: 'Erster von mehreren Tagen',
      title: 'Titel',
      kind: 'Typ',
      brand: 'Marke',
      color: 'Farbe',
      showOnCalendar: 'Im Kalender',
    },
    channelTarget: 'Titel je Kanal',
    datePart: 'Teil des Datums',
    days: ({ groups = [] }) =>
      groups.length === 0 ? 'Die Spalten sind Tage' : `Die Spalten sind Kanäle: ${groups.join(', ')}`,
    daysChoice: ({ uses, entries: count, groups }) => {
      const each = groups ? 'Jeder gefüllte Kanal' : 'Jede gefüllte Zelle';
      return uses ? `${each} ist ein Eintrag (${number(count)})` : 'Jede Zeile ist ein Eintrag';
    },
    unclearDays:
      'Die Spalten sind Wochentage, aber das Blatt sagt nicht, von welcher Woche. Ergänze eine Spalte mit dem ersten Tag jeder Woche, zum Beispiel 2027-03-01, oder gib jedem Eintrag eine eigene Zeile mit einem Datum.',
    channels: ({ columns }) => `Ist jede dieser Spalten ein Kanal? ${columns.join(', ')}`,
    channelsChoice: ({ uses }) =>
      uses ? 'Ja, jede gefüllte Zelle ist ein Eintrag' : 'Nein, jede Zeile ist ein Eintrag',
    channelCells: ({ count }) => counted(count, 'gefüllte Zelle', 'gefüllte Zellen'),
    answerChannels: 'Gib an, ob die Spalten Kanäle sind.',
    entriesFromRows: ({ entries: count, rows }) => `${entries(count)} aus ${rowCount(rows)}`,
    leaveOut: 'Nicht importieren',
    columnsView: 'Ansicht der Tabelle',
    columnsViewName: ({ view }) => (view === 'columns' ? 'Spalten' : 'Tabelle'),
    rowCounts: ({ total, above, headers, sections, repeated, totals, otherTable, empty, data }) => {
      const parts = [
        ...(above > 0 ? [`${number(above)} über den Überschriften`] : []),
        ...(headers > 0 ? [counted(headers, 'Überschriftenzeile', 'Überschriftenzeilen')] : []),
        ...(sections > 0 ? [counted(sections, 'Zwischenüberschrift', 'Zwischenüberschriften')] : []),
        ...(repeated > 0
          ? [counted(repeated, 'wiederholte Überschriftenzeile', 'wiederholte Überschriftenzeilen')]
          : []),
        ...(totals > 0 ? [counted(totals, 'Summenzeile', 'Summenzeilen')] : []),
        ...(otherTable > 0 ? [`${number(otherTable)} in einer weiteren Tabelle`] : []),
        ...(empty > 0 ? [`${rowCount(empty)} ohne Eintrag`] : []),
        `${number(data)} zum Importieren`,
      ];
      return `${rowCount(total)}: ${parts.join(', ')}`;
    },
    otherTable: ({ row }) =>
      `In Zeile ${number(row)} beginnt eine weitere Tabelle. Du kannst sie danach importieren oder ${number(row)} als Überschriftenzeile wählen.`,
    whichColumn: ({ target }) =>
      target === 'startDate'
        ? 'Welche Spalte ist das Datum? Mehrere passen.'
        : 'Welche Spalte ist der Titel? Mehrere passen.',
    columnExample: ({ filled, different, example }) =>
      `${counted(filled, 'gefüllte Zelle', 'gefüllte Zellen')}, davon ${number(different)} verschieden, zum Beispiel „${example}“`,
    comesFrom: ({ target, column, filled, rows }) =>
      `${target === 'startDate' ? 'Die Datumsangaben' : 'Die Titel'} kommen aus ${column} (${number(filled)} von ${counted(rows, 'Zelle', 'Zellen')}).`,
    alsoFits: ({ target }) => (target === 'startDate' ? 'Auch Datumsangaben:' : 'Auch Texte:'),
    chooseColumn: ({ target, column }) =>
      target === 'startDate' ? `${column} als Datum verwenden` : `${column} als Titel verwenden`,
    asHeader: ({ row }) => `Zeile ${number(row)} als Überschriften verwenden`,
    moreRows: ({ count }) => `und ${counted(count, 'weitere Zeile', 'weitere Zeilen')}`,
    reading: 'So wird die Tabelle gelesen',
    headerRow: 'Überschriftenzeile',
    noHeaderRow: 'Keine',
    delimiter: 'Trennzeichen',
    delimiterName: ({ delimiter }) =>
      ({ ',': 'Komma', ';': 'Semikolon', '\t': 'Tabulator', '|': 'Senkrechter Strich' })[delimiter],
    encoding: 'Zeichencodierung',
    encodingName: ({ encoding }) =>
      ({
        'utf-8': 'UTF-8',
        'utf-16le': 'UTF-16 LE',
        'utf-16be': 'UTF-16 BE',
        'windows-1252': 'Windows-1252, Westeuropa',
        'windows-1250': 'Windows-1250, Mitteleuropa',
        'windows-1251': 'Windows-1251, Kyrillisch',
        'windows-1254': 'Windows-1254, Türkisch',
        'iso-8859-2': 'ISO 8859-2, Mitteleuropa',
        shift_jis: 'Shift JIS, Japanisch',
        'euc-jp': 'EUC-JP, Japanisch',
        'euc-kr': 'EUC-KR, Koreanisch',
        gb18030: 'GB 18030, vereinfachtes Chinesisch',
        big5: 'Big5, traditionelles Chinesisch',
      })[encoding],
    unclearEncoding: 'Stimmen alle Buchstaben in dieser Zeile? Wenn nicht, wähle eine andere Codierung.',
    dates: 'Datumsangaben',
    dateOrder: ({ order }) =>
      ({
        monthFirst: 'Monat zuerst (3/8 ist der 8. März)',
        dayFirst: 'Tag zuerst (3/8 ist der 3. August)',
        yearFirst: 'Jahr zuerst (27/3/8 ist der 8. März 2027)',
      })[order],
    onlyFit: ({ text, row }) => `${text} in Zeile ${number(row)} ergibt nur so ein Datum.`,
    dots: ({ text, row }) =>
      `Datumsangaben mit Punkten wie ${text} in Zeile ${number(row)} beginnen mit dem Tag.`,
    closeDates: ({ text, row }) =>
      `So liegen Datumsangaben wie ${text} in Zeile ${number(row)} am nächsten beieinander und bei heute.`,
    chooseOrder: 'Alle Datumsangaben passen zu beidem. Triff eine Wahl.',
    mixedOrders:
      'Die Tabelle enthält Datumsangaben in beiden Reihenfolgen. Wähle eine und korrigiere die anderen im nächsten Schritt.',
    weekdayFits: ({ text, row }) =>
      `Der Wochentag von ${text} in Zeile ${number(row)} passt nur zu dieser Reihenfolge.`,
    swap: 'Tag und Monat von Daten',
    swapChoice: ({ swaps, row, date }) =>
      `${swaps ? 'Vertauschen' : 'Belassen'}, also Zeile ${number(row)} am ${date}`,
    swapHint: ({ dates, texts, text }) =>
      `${counted(dates, 'Zelle ist ein Datum', 'Zellen sind Daten')} am 1. bis 12. eines Monats, und ${counted(texts, 'Zelle ist Text', 'Zellen sind Text')} mit einem späteren Tag wie ${text}. Wahrscheinlich hat die Tabelle Tag und Monat vertauscht.`,
    year: 'Jahr des ersten Datums ohne Jahr',
    undated: ({ from, to }) =>
      from === to ? `Datumsangaben ohne Jahr: ${from}.` : `Datumsangaben ohne Jahr: ${from} bis ${to}.`,
    undatedYears: 'Datumsangaben ohne Jahr',
    period: ({ from, to }) => (from === to ? from : `${from} bis ${to}`),
    choosePeriod: 'Das Jahr lässt sich verschieden lesen. Wähle, wann diese Einträge geplant sind.',
    zones: 'Zeiten mit Zeitzone',
    zoneChoice: ({ keeps, zone }) =>
      keeps ? 'Den Tag wie geschrieben behalten' : `In deine Zeitzone ${zone} umrechnen`,
    zone: ({ text, row }) =>
      `Wie ${text} in Zeile ${number(row)}. Der Tag kann in deiner Zone ein anderer sein.`,
    ranges: ({ count }) =>
      `${counted(count, 'Zelle enthält', 'Zellen enthalten')} mehrere Tage. Bei Events ist der letzte das Ende. Bei anderen Typen zählt der erste.`,
    weekday: 'Tag für Wochen',
    chooseWeekday: 'Tag wählen',
    weeks: ({ text, row }) =>
      `${text} in Zeile ${number(row)} ist eine Kalenderwoche. An welchem Tag sind ihre Einträge?`,
    months: 'Monate oder Tage',
    monthReading: ({ reading, month }) =>
      ({
        day: `Tage, wie ${month}`,
        first: `Monate: den ersten Tag nehmen, bei ${month}`,
        none: 'Monate: diese Zeilen weglassen',
      })[reading],
    monthsHint: ({ text, row, isUnclear }) =>
      isUnclear
        ? `${text} in Zeile ${number(row)} kann ein Tag oder ein Monat mit Jahr sein.`
        : `${text} in Zeile ${number(row)} nennt keinen Tag.`,
    datesAbove: 'Leere Zellen unter einem Datum',
    datesAboveHint: ({ count }) =>
      `${counted(count, 'Zeile hat', 'Zeilen haben')} einen Titel, aber kein Datum, und ${plural(count, 'steht', 'stehen')} unter einer Zeile mit Datum.`,
    datesAboveChoice: ({ use }) => (use ? 'Das Datum darüber verwenden' : 'Diese Zeilen weglassen'),
    numbers: 'Zahlen',
    numberStyle: ({ style }) => (style === 'point' ? '1,250.5' : '1.250,5'),
    chooseNumbers: 'Die Zahlen passen zu beiden Schreibweisen. Wähle eine.',
    kindOfAll: 'Typ aller Zeilen',
    kindOfRest: 'Typ der Zeilen ohne Typ',
    platformKind: ({ kind }) => `Zeilen mit einer Plattform haben den Typ ${kind}.`,
    chooseKind: 'Typ wählen',
    missingColumn: ({ target }) => MISSING[target] ?? '',
    remembered: 'Deine Auswahl bei Spalten gilt auch für die nächste Tabelle.',
    matchWords: ({ count }) => `${counted(count, 'Wort', 'Wörter')} zuordnen`,

    wordsFrom: ({ columns }) => `aus ${columns.join(', ')}`,
    openWords: ({ count }) => (count === 0 ? 'Alles klar' : `${number(count)} offen`),
    wordCells: ({ word, count }) => `${word}, ${counted(count, 'Zelle', 'Zellen')}`,
    chooseWord: 'Wählen',
    leaveEmpty: 'Leer lassen',
    leaveRowsOut: 'Diese Zeilen nicht importieren',
    createWord: ({ word }) => `„${word}“ anlegen`,
    severalWords: ({ parts }) =>
      `Enthält ${number(parts.length)} Namen: ${parts.join(', ')}. Ein Eintrag hat nur einen. Wählen Sie, welchen.`,
    allWords: ({ count }) => `Alle ${number(count)} Wörter`,
    forOpenWords: ({ count }) => (count === 1 ? 'Für das offene' : `Für die ${number(count)} offenen`),
    createWords: ({ count }) => `${number(count)} anlegen`,
    askAdministrator: 'Fehlende Marken und Optionen können Administratoren anlegen.',
    openSummary: ({ words, cells }) =>
      `${counted(words, 'Wort ist', 'Wörter sind')} offen, in ${counted(cells, 'Zelle', 'Zellen')}.`,
    choicesKept: 'Jede Wahl gilt für alle Zellen mit dem Wort und auch für die nächste Tabelle.',
    wordChosen: ({ word, open }) =>
      `${word}. ${open === 0 ? 'Kein Wort' : `Noch ${counted(open, 'Wort', 'Wörter')}`} offen.`,
    wordSummary: ({ count }) => counted(count, 'Wort', 'Wörter'),
    check: ({ rows }) => `${rowCount(rows)} prüfen`,

    preview: 'Einträge zum Importieren',
    groups: 'Zeilen',
    group: ({ group, count }) =>
      `${{ all: 'Alle', ready: 'Bereit', errors: 'Fehler', duplicates: 'Duplikate' }[group]} ${number(count)}`,
    fixHint: 'Klicke auf eine Zelle, um sie zu ändern',
    row: 'Zeile',
    selectRow: ({ row, title }) => `Zeile ${number(row)} importieren: ${title}`,
    selectAll: 'Alle Zeilen ohne Fehler importieren',
    edit: ({ label, row }) => `${label}, Zeile ${number(row)}`,
    newWord: 'Neu',
    exists: 'Schon vorhanden',
    twice: 'Doppelt in der Tabelle',
    canceled: 'Abgesagt',
    nothing: '–',
    noMatches: 'Hier sind keine Zeilen.',
    checking: 'Zeilen werden geprüft…',
    checkFailed: 'Die Zeilen konnten nicht geprüft werden.',
    leftOut: ({ errors, duplicates, canceled }) => {
      const parts = [
        ...(errors > 0 ? [`${rowCount(errors)} mit Fehlern`] : []),
        ...(duplicates > 0 ? [counted(duplicates, 'Duplikat', 'Duplikate')] : []),
        ...(canceled > 0 ? [counted(canceled, 'abgesagte Zeile', 'abgesagte Zeilen')] : []),
      ];
      return `${listed(parts)} ${plural(errors + duplicates + canceled, 'wird', 'werden')} nicht importiert.`;
    },
    leftOutValues: ({ count }) => `${counted(count, 'Wert wird', 'Werte werden')} nicht importiert`,
    leftOutColumn: ({ column, count }) =>
      `${counted(count, 'Wert', 'Werte')} aus ${column}: Die Spalte wird nicht importiert`,
    leftOutColumns: ({ columns, count }) =>
      `${counted(count, 'Wert', 'Werte')} aus Spalten, die nicht importiert werden: ${columns.join(', ')}`,
    leftOutField: ({ label, kind, count }) =>
      `${counted(count, 'Wert', 'Werte')} aus ${label}: ${kind} hat kein solches Feld`,
    leftOutEnd: ({ kind, count }) => `${counted(count, 'Enddatum', 'Enddaten')}: ${kind} hat nur einen Tag`,
    leftOutWord: ({ word, label, count }) =>
      `„${word}“, ${counted(count, 'Zelle', 'Zellen')} aus ${label}: wird weggelassen`,
    lostCorrections: ({ count }) =>
      `${counted(count, 'Korrektur gilt', 'Korrekturen gelten')} nicht mehr, weil sich die Spalten geändert haben.`,
    fewerAfterCheck: ({ count, before }) =>
      `Nach der Prüfung sind es noch ${number(count)} von ${number(before)} Einträgen. Importieren Sie erneut, wenn das richtig ist.`,
    fixed: ({ errors }) =>
      errors === 0 ? 'Bereit, keine Fehler mehr' : `Bereit, noch ${number(errors)} Fehler`,
    import: ({ count }) => `${entries(count)} importieren`,
    importing: ({ count }) => `${entries(count)} ${plural(count, 'wird importiert…', 'werden importiert…')}`,
    importFailed: ({ reason }) =>
      ['Der Import ist fehlgeschlagen. Es wurde nichts importiert.', reason].filter(Boolean).join(' '),

    done: ({ count }) => `${entries(count)} importiert`,
    range: ({ from, to }) => (from === to ? from : `${from} bis ${to}`),
    entriesLeftOut: ({ count }) => `${entries(count)} ${plural(count, 'wurde', 'wurden')} nicht importiert.`,
    download: 'Den Rest herunterladen',
    problem: 'Problem',
    month: ({ month, count }) => `${month}, ${entries(count)}`,
    openCalendar: 'Kalender öffnen',
    undo: 'Import rückgängig machen',
    undoHint: 'Dabei werden alle importierten Einträge entfernt, die niemand geändert hat.',
    newWordsStay: ({ label, names }) => `Neu bei ${label} und bleibt: ${names.join(', ')}.`,
    undone: 'Der Import wurde rückgängig gemacht.',
    undoFailed: 'Der Import konnte nicht rückgängig gemacht werden.',
    another: 'Weitere Tabelle importieren',
    importOtherTable: ({ row }) => `Tabelle in Zeile ${number(row)} importieren`,
    importNextSheet: ({ name, rows }) =>
      `Nächstes Blatt importieren: ${name} (${counted(rows, 'Zeile', 'Zeilen')})`,
    errors: {
      noTitle: 'Der Titel fehlt',
      noDate: 'Das Datum fehlt',
      ambiguousDate: 'Wähle im vorigen Schritt die Reihenfolge von Tag und Monat',
      unreadableDate: 'Das ist kein Datum',
      noDay: 'Hier fehlt der Tag',
      unclearMonth: 'Wähle im vorigen Schritt, ob das ein Tag oder ein Monat ist',
      noYear: 'Wähle im vorigen Schritt das Jahr',
      noWeekday: 'Wähle im vorigen Schritt den Wochentag',
      otherWeekday: ({ date }) => `Der Wochentag passt nicht: Das Datum ist ${date}`,
      otherWeek: ({ date, week }) => `Die Woche passt nicht: ${date} ist in KW ${number(week)}`,
      impossibleDate: ({ month, days, year }) => `Der ${month} ${year} hat nur ${days} Tage`,
      earlyEnd: 'Das Ende liegt vor dem Anfang',
      noKind: 'Der Typ fehlt',
      unknownKind: ({ text }) => `„${text}“ ist kein Typ`,
      unknownBrand: ({ text }) => `„${text}“ ist keine Marke`,
      required: ({ label }) => `Fülle „${label}“ aus`,
      formulaError: 'Die Formel in der Tabelle ist fehlerhaft',
      malformed: 'In dieser Zeile fehlt ein Anführungszeichen',
      tooManyCells: 'Diese Zeile hat mehr Zellen als Überschriften',
      invalidNumber: 'Das ist keine Zahl',
      ambiguousNumber: 'Wähle im vorigen Schritt, wie Zahlen geschrieben sind',
      typed: typeErrors('german'),
      invalidBoolean: 'Gib Ja oder Nein ein',
      invalidPerson: 'Niemand mit diesem Namen kann ausgewählt werden',
      ambiguousPerson: ({ name }) => `Mehrere Personen heißen ${name}`,
      invalidOption: ({ options }) => `Möglich sind: ${listedOr(options)}`,
    },
  },
} satisfies Pick<Messages, 'importWizard'>;
