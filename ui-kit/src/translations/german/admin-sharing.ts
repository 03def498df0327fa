import type { AccessToken, AccessTokenKind } from '../../admin/sharing/types.js';
import type { Messages } from '../../messages/all-messages.js';
import { entries, listed, number, plural } from './forms.js';

/** The forms of the nouns for access tokens. */
const TOKENS: Record<AccessTokenKind, { one: string; new: string; tab: string; none: string; hint: string }> =
  {
    link: {
      one: 'Link',
      new: 'Neuer Link',
      tab: 'Links',
      none: 'Noch keine Links',
      hint: 'Ein Link öffnet eine Seite mit einem Teil des Kalenders. Kunden brauchen dafür kein Konto.',
    },
    embed: {
      one: 'Einbettung',
      new: 'Neue Einbettung',
      tab: 'Einbettungen',
      none: 'Noch keine Einbettungen',
      hint: 'Eine Einbettung zeigt einen Teil des Kalenders auf einer anderen Website, zum Beispiel im Intranet.',
    },
    key: {
      one: 'Schlüssel',
      new: 'Neuer Schlüssel',
      tab: 'Schlüssel',
      none: 'Noch keine Schlüssel',
      hint: 'Ein Schlüssel gibt einem Skript Zugriff auf den Kalender, höchstens mit deinen Rechten.',
    },
    feed: {
      one: 'Feed',
      new: 'Neuer Feed',
      tab: 'Feeds',
      none: 'Noch keine Feeds',
      hint: 'Ein Feed zeigt den Plan in einer Kalender-App, zum Beispiel in Google Kalender oder Outlook.',
    },
  };

const APPS = { google: 'Google', apple: 'Apple', outlook: 'Outlook' };

const COPY_ONCE = {
  link: 'Kopiere den Link jetzt. Aus Sicherheitsgründen wird er nicht noch einmal angezeigt.',
  embed: 'Kopiere die Einbettung jetzt. Aus Sicherheitsgründen wird sie nicht noch einmal angezeigt.',
  key: 'Kopiere den Schlüssel jetzt. Aus Sicherheitsgründen wird er nicht noch einmal angezeigt.',
};

const kindText = ({
  kind,
  canWrite,
  hasPassword,
  frozenOn,
}: AccessToken & { frozenOn: string | null }): string => {
  if (kind === 'key') return canWrite ? 'Schlüssel, lesen und schreiben' : 'Schlüssel, nur lesen';
  if (kind !== 'link') return TOKENS[kind].one;
  if (frozenOn === null) return hasPassword ? 'Link mit Passwort' : 'Link';
  return hasPassword ? `Link mit Passwort, eingefroren am ${frozenOn}` : `Link, eingefroren am ${frozenOn}`;
};

export const adminSharing = {
  scope: {
    allBrands: 'Alle Marken',
    anyBrand: 'Jede Marke',
    withoutBrand: 'Ohne Marke',
    deletedBrand: 'Gelöschte Marke',
    allTypes: 'Alle Typen',
  },
  copyField: {
    copy: 'Kopieren',
    copyValue: ({ label }) => `Kopieren: ${label}`,
    copied: 'Kopiert',
    copyFailed: 'Der Browser erlaubt das Kopieren nicht. Drücke Strg+C, um den markierten Text zu kopieren.',
  },
  linkReadyDialog: {
    discardQuestion: 'Schließen, ohne zu kopieren? Du kannst das später nicht mehr ansehen.',
    keepEditing: 'Geöffnet lassen',
    discard: 'Schließen',
    link: 'Link für Kunden',
    key: 'Zugriffsschlüssel',
    iframe: 'Iframe',
    react: 'React',
    address: 'Adresse',
    format: 'Format',
    once: ({ kind }) => COPY_ONCE[kind],
    example: 'Beispiel',
    openPage: 'Seite öffnen',
    qrCode: 'QR-Code für den Link',
    forPhone: 'Fürs Smartphone',
    summary: ({ brands, types, fields, from, frozenOn, hasPassword, endsOn }) => {
      const start = from === null ? 'alle Tage' : `ab ${from === 'today' ? 'heute' : from}`;
      const content = `${brands ?? 'alle Marken'}, ${types ?? 'alle Typen'}, ${start}`;
      return [
        frozenOn === null ? `Zeigt ${content}. Bleibt aktuell.` : `Zeigt ${content}. Stand: ${frozenOn}.`,
        ...(fields ? [`Enthält ${listed(['Titel', 'Termine', ...fields])}.`] : []),
        endsOn === null ? 'Läuft nie ab.' : `Läuft am ${endsOn} ab.`,
        ...(hasPassword ? ['Verschicke das Passwort getrennt.'] : []),
      ].join(' ');
    },
    done: 'Fertig',
  },
  sharingList: {
    title: 'Freigaben',
    keysTitle: 'Zugriffsschlüssel',
    tabs: 'Art des Zugangs',
    tab: ({ kind }) => (kind ? TOKENS[kind].tab : 'Alle'),
    create: ({ kind }) => TOKENS[kind].new,
    createOther: 'Etwas anderes erstellen',
    name: 'Name',
    shows: 'Zeigt',
    createdBy: 'Erstellt von',
    lastUsed: 'Zuletzt verwendet',
    expires: 'Läuft ab',
    actions: 'Aktionen',
    kind: kindText,
    from: ({ types, date }) => `${types}, ab ${date}`,
    filtered: ({ types }) => `${types}, gefiltert`,
    sites: ({ hosts }) => (hosts.length === 1 ? `Auf ${hosts[0]}` : `Auf ${number(hosts.length)} Websites`),
    deletedUser: 'Gelöschtes Mitglied',
    formerAdmin: 'Kein Admin mehr',
    formerTitle: ({ count }) =>
      plural(
        count,
        'Einer dieser Zugänge stammt von einer Person, die kein Admin mehr ist.',
        `${number(count)} dieser Zugänge stammen von ehemaligen Admins.`,
      ),
    formerText: 'Vielleicht kennen sie die Adressen noch. Erstelle neue und widerrufe dann diese.',
    showFormer: 'Nur diese anzeigen',
    showAll: 'Alle anzeigen',
    never: 'Nie',
    justNow: 'Gerade eben',
    noEnd: 'Läuft nie ab',
    revokedOn: ({ date }) => `Widerrufen am ${date}`,
    expiredOn: ({ date }) => `Abgelaufen am ${date}`,
    by: ({ name, note }) => (note === null ? `Von: ${name}` : `Von: ${name} (${note})`),
    used: ({ ago }) => `Zuletzt ${ago} verwendet`,
    usedNow: 'Gerade eben verwendet',
    neverUsed: 'Noch nie verwendet',
    until: ({ date, soon }) => (soon === null ? `Bis ${date}` : `Bis ${date} (${soon})`),
    edit: ({ name }) => `${name} bearbeiten`,
    revoke: 'Widerrufen',
    revokeToken: ({ name }) => `${name} widerrufen`,
    more: ({ name }) => `Aktionen für ${name}`,
    editItem: 'Bearbeiten',
    revokeItem: 'Widerrufen',
    ended: ({ count }) => `Widerrufen oder abgelaufen (${number(count)})`,
    empty: ({ kind }) => (kind ? TOKENS[kind].none : 'Noch nichts freigegeben'),
    emptyHint: ({ kind }) => TOKENS[kind ?? 'link'].hint,
    loading: 'Zugänge werden geladen',
    errorTitle: 'Die Liste konnte nicht geladen werden',
  },
  newLinkDialog: {
    createTitle: ({ kind }) => TOKENS[kind].new,
    editTitle: ({ kind }) => `${TOKENS[kind].one} bearbeiten`,
    name: 'Name',
    access: 'Zugriff',
    readOnly: 'Nur lesen',
    readAndWrite: 'Lesen und schreiben',
    brands: 'Marken',
    allBrandsHint: ({ kind, isFrozen }) =>
      [
        ...(isFrozen ? [] : ['Enthält auch Marken, die später dazukommen.']),
        ...(kind === 'key' ? [] : ['Besucher sehen nur die Namen von Marken mit sichtbaren Einträgen.']),
      ].join(' '),
    types: 'Typen',
    allTypesHint: ({ kind }) =>
      kind === 'key'
        ? 'Enthält auch Typen, die später dazukommen.'
        : 'Typen, die später dazukommen, sind nicht enthalten.',
    choice: ({ label, value }) => `${label}: ${value}`,
    period: 'Tage',
    start: ({ start }) => ({ today: 'Ab heute', date: 'Ab Datum', all: 'Alle Tage' })[start],
    startDate: 'Erster Tag',
    origins: 'Websites mit der Einbettung',
    originsHint: 'Eine pro Zeile. Andere Websites können die Einbettung nicht anzeigen.',
    originsPlaceholder: 'https://intranet.example.com',
    changes: 'Wenn sich der Plan ändert',
    follow: 'Aktuell bleiben',
    freeze: ({ date }) => (date === null ? 'Heute einfrieren' : `Stand vom ${date}`),
    freezeHint: 'Alles bleibt, wie es jetzt ist, auch nach Änderungen und Löschungen.',
    frozenHint:
      'Auf einer eingefrorenen Seite kannst du Inhalte nur ausblenden, nicht ergänzen. Um etwas anderes zu zeigen, erstelle einen neuen Link.',
    include: 'Enthält',
    titleAndDates: 'Titel und Termine',
    allFields: 'Alle Felder, auch spätere',
    field: ({ label, kinds }) => `${label} (${kinds.join(', ')})`,
    fieldsHint: 'Eigene Felder stehen hier, wenn Kunden sie sehen dürfen.',
    expires: 'Läuft ab',
    expiry: ({ expiry }) =>
      ({
        7: 'In 7 Tagen',
        30: 'In 30 Tagen',
        90: 'In 90 Tagen',
        365: 'In einem Jahr',
        date: 'An einem Datum',
        never: 'Nie',
      })[expiry],
    expiryDate: 'Letzter Tag',
    password: 'Passwort',
    passwordPlaceholder: ({ hasPassword }) => (hasPassword ? 'Unverändert' : 'Keins'),
    passwordHint: 'Kunden müssen es eingeben.',
    showPassword: 'Passwort anzeigen',
    removePassword: 'Passwort entfernen',
    note: ({ kind }) =>
      ({
        link: 'Wer den Link hat, kann die Seite öffnen. Du kannst ihn jederzeit widerrufen.',
        embed: 'Nur diese Websites können sie anzeigen. Du kannst sie jederzeit widerrufen.',
        key: 'Wer den Schlüssel hat, hat diesen Zugriff. Du kannst ihn jederzeit widerrufen.',
      })[kind],
    preview: 'Vorschau',
    backToForm: 'Zurück',
    previewTitle: ({ kind }) => (kind === 'key' ? 'Was der Schlüssel lesen kann' : 'So sehen es Kunden'),
    previewTheme: 'Hell oder dunkel, je nach Gerät',
    previewCount: ({ count, month }) => `${entries(count)} im ${month}`,
    create: ({ kind }) => `${TOKENS[kind].one} erstellen`,
    save: 'Speichern',
    nameRequired: 'Gib einen Namen ein',
    nameTooLong: 'Höchstens 300 Zeichen',
    brandsRequired: 'Wähle mindestens eine Marke',
    typesRequired: 'Wähle mindestens einen Typ',
    dateInvalid: 'Gib ein Datum wie 08.03.2027 ein',
    datePast: 'Wähle heute oder einen späteren Tag',
    passwordTooShort: 'Das Passwort braucht mindestens 8 Zeichen',
    originsRequired: 'Gib mindestens eine Website ein',
    originInvalid: ({ text }) =>
      `„${text}“ ist keine Adresse einer Website. Gib zum Beispiel https://intranet.example.com ein.`,
  },
  revokeDialog: {
    title: ({ kind }) =>
      ({
        link: 'Diesen Link widerrufen?',
        embed: 'Diese Einbettung widerrufen?',
        key: 'Diesen Schlüssel widerrufen?',
        feed: 'Diesen Feed widerrufen?',
      })[kind],
    description: ({ kind, name }) =>
      `${
        {
          link: `„${name}“ funktioniert dann sofort nicht mehr, für niemanden, der den Link hat.`,
          embed: `„${name}“ verschwindet dann sofort von den Websites, die den Kalender einbetten.`,
          key: `„${name}“ funktioniert dann sofort nicht mehr. Skripte mit diesem Schlüssel verlieren ihren Zugriff.`,
          feed: `„${name}“ funktioniert dann sofort nicht mehr. Kalender mit diesem Feed werden leer.`,
        }[kind]
      } Das lässt sich nicht rückgängig machen.`,
    confirm: 'Widerrufen',
  },
  subscribeDialog: {
    title: ({ name }) => (name === null ? 'Alle Einträge abonnieren' : `„${name}“ abonnieren`),
    editTitle: ({ name }) => `„${name}“ bearbeiten`,
    description: 'Sieh diese Einträge in jeder Kalender-App. Änderungen am Plan erscheinen auch dort.',
    include: 'Enthält',
    titleAndDates: 'Titel und Termine',
    brandAndKind: 'Marke und Typ',
    details: 'Kategorie, Kampagne und Ort',
    descriptions: 'Beschreibungen',
    notes: 'Notizen, auch zum Gast',
    note: 'Wer den Link hat, kann diese Einträge lesen. Du kannst ihn jederzeit widerrufen.',
    link: 'Link für Kalender-Apps',
    discardLink: 'Schließen, ohne zu kopieren? Du kannst den Link später nicht mehr ansehen.',
    keepLink: 'Geöffnet lassen',
    discardLinkConfirm: 'Schließen',
    app: ({ app }) => APPS[app],
    addTo: ({ app }) => `Zum ${APPS[app]}-Kalender hinzufügen`,
    refresh:
      'Google aktualisiert alle 8 bis 24 Stunden, Apple so oft, wie du es einstellst, und Outlook alle paar Stunden. Hier ist immer alles aktuell.',
    once: COPY_ONCE.link,
    cancel: 'Abbrechen',
    create: 'Link erstellen',
    save: 'Speichern',
  },
} satisfies Pick<
  Messages,
  | 'scope'
  | 'copyField'
  | 'linkReadyDialog'
  | 'sharingList'
  | 'newLinkDialog'
  | 'revokeDialog'
  | 'subscribeDialog'
>;
