import {
  counted,
  entries,
  listed,
  number,
  quoted,
} from '../../../../ui-kit/src/translations/german/forms.js';
import type { AppMessages } from '../all-messages.js';

const loss = (count: number): string =>
  count === 0
    ? 'Kein Eintrag verwendet diese Marke.'
    : `${counted(count, 'Eintrag hat', 'Einträge haben')} dann keine Marke mehr.`;

export const content = {
  brandScreen: {
    title: 'Marken',
    create: 'Marke anlegen',
    created: 'Marke angelegt',
    createFailed: 'Die Marke konnte nicht angelegt werden',
    updated: 'Marke gespeichert',
    updateFailed: 'Die Marke konnte nicht gespeichert werden',
    deleted: 'Marke gelöscht',
    deleteFailed: 'Die Marke konnte nicht gelöscht werden',
    deletedSince: 'Jemand anderes hat diese Marke gelöscht.',
    deleteQuestion: ({ name, count }) =>
      `Möchtest du diese Marke wirklich löschen?\n\n${count === null ? name : `${name}: ${loss(count)}`}`,
  },
  entries: {
    copyLink: 'Link kopieren',
    linkCopied: 'Link kopiert',
    linkNotCopied: 'Der Link konnte nicht kopiert werden',
    show: 'Anzeigen',
    hiddenByFilters: 'Deine Filter blenden ihn aus.',
    exportCsv: 'CSV exportieren',
    exportXlsx: 'Excel exportieren',
    exporting: 'Export läuft…',
    exportFailed:
      'Die Einträge konnten nicht exportiert werden. Prüfe deine Verbindung und versuche es erneut.',
    nothingToExport: 'Nichts zu exportieren',
    noEntriesToExport: 'Es gibt keine Einträge zum Exportieren.',
    printOpened: 'Druckfenster geöffnet',
    printHint: 'Im Druckdialog deines Browsers kannst du drucken oder als PDF speichern.',
    printBlocked: 'Das Druckfenster wurde blockiert',
    printBlockedHint: 'Erlaube im Browser Pop-ups für diese Seite und versuche es erneut.',
  },
  fieldScreen: {
    merged: 'Felder zusammengeführt',
    mergeFailed: 'Die Felder konnten nicht zusammengeführt werden',
    created: 'Feld angelegt',
    createFailed: 'Das Feld konnte nicht angelegt werden',
    updated: 'Feld gespeichert',
    updateFailed: 'Das Feld konnte nicht gespeichert werden',
    deleted: 'Feld gelöscht',
    deleteFailed: 'Das Feld konnte nicht gelöscht werden',
    ordered: 'Reihenfolge der Felder geändert',
    orderFailed: 'Die Reihenfolge konnte nicht geändert werden',
    deleteQuestion: ({ fieldName, staying, leaving, count }) => {
      const types = (names: readonly string[]) =>
        names.length > 3 ? `${number(names.length)} Typen` : listed(names);
      const hidden = counted(count, 'Wert wird', 'Werte werden');
      const effect =
        staying.length > 0
          ? `Es bleibt bei ${types(staying)}.${count > 0 ? ` Bei ${types(leaving)}: ${hidden} ausgeblendet.` : ''}`
          : `Es verschwindet bei ${types(leaving)}${count > 0 ? `, mit ${counted(count, 'Wert', 'Werten')}` : ''}.`;
      return `Möchtest du das Feld „${fieldName}“ wirklich löschen?\n\n${effect}`;
    },
    deletedSince: 'Jemand anderes hat dieses Feld gelöscht.',
  },
  kindScreen: {
    created: ({ name }) => `„${name}“ angelegt`,
    createFailed: 'Der Eintragstyp konnte nicht angelegt werden',
    updated: ({ name }) => `„${name}“ gespeichert`,
    updateFailed: 'Der Eintragstyp konnte nicht gespeichert werden',
    deleted: ({ name }) => `„${name}“ gelöscht`,
    deleteFailed: 'Der Eintragstyp konnte nicht gelöscht werden',
    ordered: 'Reihenfolge der Typen geändert',
    orderFailed: 'Die Reihenfolge konnte nicht geändert werden',
    deletedSince: 'Jemand anderes hat diesen Typ gelöscht.',
    hidden: ({ name }) => `„${name}“ ausgeblendet`,
  },
  importScreen: { loadFailed: 'Der Import konnte nicht geladen werden' },
  logScreen: {
    importSheet: 'Tabelle importieren',
    exportPdf: 'PDF exportieren',
    moreActions: 'Weitere Aktionen',
    exportAsCsv: ({ logs }) => `${logs} als CSV exportieren`,
    exportKeywords: ['herunterladen', 'tabelle', 'excel'],
    columnsNotSaved: 'Die Spalten konnten nicht gespeichert werden',
  },
  restore: {
    title: ({ count, name }) => `${name === null ? entries(count) : quoted(name)} wiederherstellen?`,
    confirm: ({ count, name }) => (name === null ? `${entries(count)} wiederherstellen` : 'Wiederherstellen'),
    comesBack: ({ kinds }) =>
      kinds.length === 0
        ? 'Es kommt zurück, wie es war.'
        : `Sie kommen zurück, wie sie waren, mit ihren Feldern und ihrem Verlauf: ${listed(
            kinds.map(({ one, many, count }) => counted(count, one, many)),
          )}.`,
    fieldComesBack: ({ name, kindCount, valueCount }) =>
      `${name} kommt für ${counted(kindCount, 'Typ', 'Typen')} zurück, mit ${counted(valueCount, 'Wert', 'Werten')}.`,
    brandComesBack: ({ count }) =>
      count === 0
        ? 'Die Marke kommt zurück.'
        : `Die Marke kommt zurück, und ${counted(count, 'Eintrag bekommt', 'Einträge bekommen')} sie wieder.`,
    withoutBrand: ({ count, brands }) =>
      `${counted(count, 'Eintrag gehörte', 'Einträge gehörten')} zu ${listed(brands)}. ${brands.length === 1 ? 'Diese Marke' : 'Diese Marken'} gibt es nicht mehr.`,
    withFormerChoices: ({ count, names }) =>
      `${counted(count, 'Eintrag kommt', 'Einträge kommen')} mit ${listed(names.map(quoted))} zurück, was nicht mehr gewählt werden kann.`,
    keepsChanges: ({ count }) =>
      `${counted(count, 'Eintrag hat', 'Einträge haben')} sich inzwischen geändert und ${count === 1 ? 'bleibt, wie er ist' : 'bleiben, wie sie sind'}.`,
    kindComesBack: ({ count }) =>
      count === 0
        ? 'Der Typ kommt mit seinen Feldern zurück.'
        : `Der Typ kommt mit seinen Feldern zurück, und ${counted(count, 'Eintrag wechselt', 'Einträge wechseln')} wieder zu ihm.`,
    staysAsItIs: ({ count }) =>
      `${counted(count, 'Eintrag kommt', 'Einträge kommen')} nicht zurück, weil es den Typ nicht mehr gibt oder sie sich geändert haben.`,
    visibleAgain: ({ count, links, feedCount }) => {
      const feeds =
        feedCount > 0 ? [feedCount === 1 ? '1 Kalender-Feed' : `${feedCount} Kalender-Feeds`] : [];
      return `${counted(count, 'Eintrag erscheint', 'Einträge erscheinen')} wieder in ${listed([...links.map(quoted), ...feeds])}.`;
    },
    restored: ({ count, name }) => `${name === null ? entries(count) : quoted(name)} wiederhergestellt`,
    cameBackWithoutBrand: ({ count }) => `${number(count)} davon ohne Marke.`,
    show: 'Anzeigen',
    failed: 'Das Wiederherstellen ist fehlgeschlagen',
  },
} satisfies Pick<
  AppMessages,
  'brandScreen' | 'entries' | 'fieldScreen' | 'importScreen' | 'kindScreen' | 'logScreen' | 'restore'
>;
