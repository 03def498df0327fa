import type { AccessTokenKind } from '../../admin/sharing/types.js';
import type {
  ActivitySentences,
  HistorySentences,
  SentenceFacts,
  SubjectFacts,
} from '../../changes/sentence-messages.js';
import type { ChangeSubject } from '../../changes/types.js';
import type { LogKind } from '../../logs/types.js';
import type { Messages } from '../../messages/all-messages.js';
import type { Sentence, SentencePart } from '../../primitives/sentence.js';
import { counted, days as daysText, listed, number, plural, quoted } from './forms.js';
import { KIND_NOUNS, type Noun } from './kinds.js';

const TOKENS: Record<AccessTokenKind, Noun> = {
  link: ['den Kundenlink', 'Kundenlinks'],
  embed: ['die Einbettung', 'Einbettungen'],
  key: ['den Zugriffsschlüssel', 'Zugriffsschlüssel'],
  feed: ['den Kalender-Feed', 'Kalender-Feeds'],
};

const SUBJECTS: Record<ChangeSubject, Noun> = {
  entry: KIND_NOUNS.other,
  brand: ['die Marke', 'Marken'],
  field: ['das Feld', 'Felder'],
  user: ['das Mitglied', 'Mitglieder'],
  accessToken: ['den Zugang', 'Zugänge'],
  kind: ['den Typ', 'Typen'],
  savedView: ['die Team-Ansicht', 'Team-Ansichten'],
  invitation: ['die Einladung', 'Einladungen'],
  passwordReset: ['den Passwort-Reset', 'Passwort-Resets'],
};

function subject({ subjectType, kind, names, tokenKind, count }: SubjectFacts): string {
  const nouns: Readonly<Partial<Record<LogKind, Noun>>> = KIND_NOUNS;
  // The article of a name is unknown.
  const own: Noun | undefined = names && [SUBJECTS.entry[0], names.many];
  const entry = subjectType === 'entry' && kind !== null ? (nouns[kind] ?? own) : undefined;
  const noun = entry ?? (tokenKind && TOKENS[tokenKind]) ?? SUBJECTS[subjectType] ?? SUBJECTS.entry;
  return count === 1 ? noun[0] : counted(count, ...noun);
}

const strong = (text: string): SentencePart => ({ strong: text });

/** Returns a function that builds 'Maya hat den Blogbeitrag Winterreifen angelegt' or 'Maya hat 4 Events angelegt'. */
const did =
  (verb: string) =>
  ({ person, subject, title, count }: SentenceFacts): Sentence =>
    count === 1
      ? [strong(person), ` hat ${subject} `, strong(title), ` ${verb}`]
      : [strong(person), ' hat ', strong(subject), ` ${verb}`];

const didField =
  (verb: string) =>
  ({ person, subject, title, count, log }: SentenceFacts & { log: string }): Sentence => [
    strong(person),
    count === 1 ? ` hat ${subject} ` : ' hat ',
    strong(count === 1 ? title : subject),
    ` für ${log} ${verb}`,
  ];

/** Returns a function that builds a sentence with the title between two parts. */
const didTo =
  (before: string, after: string) =>
  ({ person, title }: { person: string; title: string }): Sentence => [
    strong(person),
    ` hat${before} `,
    strong(title),
    ` ${after}`,
  ];

const alone =
  (rest: string) =>
  ({ person }: { person: string }): Sentence => [strong(person), ` hat ${rest}`];

const distance = (days: number) => `${daysText(Math.abs(days))} ${days < 0 ? 'früher' : 'später'}`;

const activitySentences: ActivitySentences = {
  created: did('angelegt'),
  imported: did('importiert'),
  edited: did('bearbeitet'),
  deleted: did('gelöscht'),
  restored: did('wiederhergestellt'),
  undid: ({ person, subject, title, count }) =>
    count === 1
      ? [strong(person), ' hat eine Änderung an ', strong(title), ' rückgängig gemacht']
      : [strong(person), ' hat Änderungen rückgängig gemacht: ', strong(subject)],
  moved: ({ person, subject, title, count, date, days }) => {
    if (count === 1) {
      const by = days === null ? '' : ` (${distance(days)})`;
      return [strong(person), ' hat ', strong(title), ` auf den ${date} verschoben${by}`];
    }
    if (days === null) return [strong(person), ' hat ', strong(subject), ' verschoben'];
    const direction = days < 0 ? 'nach vorn' : 'nach hinten';
    const by = counted(Math.abs(days), 'Tag', 'Tage');
    return [strong(person), ' hat ', strong(subject), ` um ${by} ${direction} verschoben`];
  },
  endMoved: ({ person, title, date }) => [
    strong(person),
    ' hat das Enddatum von ',
    strong(title),
    ` auf den ${date} geändert`,
  ],
  kindChanged: ({ person, subject, title, count, to }) => [
    strong(person),
    ` hat den Typ ${count === 1 ? 'von' : 'geändert:'} `,
    strong(count === 1 ? title : subject),
    count === 1 ? ` in ${to} geändert` : `, jetzt ${to}`,
  ],
  ordered: ({ person, subject }) => [strong(person), ' hat die Reihenfolge geändert: ', strong(subject)],
  fieldCreated: didField('angelegt'),
  fieldEdited: didField('bearbeitet'),
  fieldDeleted: didField('gelöscht'),
  editedAccess: didTo(' die Einstellungen von', 'bearbeitet'),
  revoked: did('widerrufen'),
  approved: didTo('', 'freigegeben'),
  unapproved: didTo('', 'die Freigabe entzogen'),
  madeAdmin: didTo('', 'Admin-Rechte gegeben'),
  removedAdmin: didTo('', 'die Admin-Rechte entzogen'),
  changedPassword: didTo(' das Passwort von', 'geändert'),
  connectedSingleSignOn: didTo(' das Konto von', 'mit Single Sign-on verbunden'),
  turnedOnTwoStep: didTo(' die Zwei-Faktor-Authentifizierung von', 'aktiviert'),
  turnedOffTwoStep: didTo(' die Zwei-Faktor-Authentifizierung von', 'deaktiviert'),
  replacedRecoveryCodes: didTo(' die Wiederherstellungscodes von', 'ersetzt'),
  addedPasskey: didTo(' einen Passkey für', 'hinzugefügt'),
  renamedPasskey: didTo(' einen Passkey von', 'umbenannt'),
  removedPasskey: didTo(' einen Passkey von', 'entfernt'),
  removedPasskeys: didTo(' alle Passkeys von', 'entfernt'),
  resetTwoStep: didTo(' Zwei-Faktor-Authentifizierung und Passkeys von', 'zurückgesetzt'),
  endedSessions: ({ count, ...facts }) =>
    didTo(plural(count, ' eine Sitzung von', ` ${number(count)} Sitzungen von`), 'beendet')(facts),
  invited: didTo('', 'eingeladen'),
  revokedInvitation: didTo(' die Einladung für', 'widerrufen'),
  createdPasswordReset: didTo(' einen Passwort-Reset für', 'erstellt'),
  revokedPasswordReset: didTo(' den Passwort-Reset für', 'widerrufen'),
  acceptedInvitation: alone('eine Einladung angenommen'),
  resetPassword: alone('per Passwort-Reset ein neues Passwort gewählt'),
  registered: alone('sich registriert'),
  replacedAccount: alone(
    'sich registriert und damit ein noch nicht freigegebenes Konto mit derselben E-Mail-Adresse ersetzt',
  ),
  loggedIn: alone('sich angemeldet'),
  loggedInWithPasskey: alone('sich mit einem Passkey angemeldet'),
  loggedInWithSingleSignOn: alone('sich per Single Sign-on angemeldet'),
  loggedOut: alone('sich abgemeldet'),
  loginFailed: ({ email, count }) => [
    plural(count, 'Fehlgeschlagene Anmeldung für ', `${number(count)} fehlgeschlagene Anmeldungen für `),
    email === null ? 'mehrere Konten' : strong(email),
  ],
};

const fieldsText = (fields: readonly string[]) => listed(fields.map(quoted));

const historySentences: HistorySentences = {
  created: alone('diesen Eintrag angelegt'),
  imported: alone('diesen Eintrag importiert'),
  deleted: alone('diesen Eintrag gelöscht'),
  recovered: alone('diesen Eintrag wiederhergestellt'),
  changed: ({ person, field, before, after }) => [
    strong(person),
    ` hat „${field}“ von ${before} in `,
    strong(after),
    ' geändert',
  ],
  set: ({ person, field, after }) => [strong(person), ` hat „${field}“ auf `, strong(after), ' gesetzt'],
  cleared: ({ person, field }) => [strong(person), ` hat „${field}“ geleert`],
  edited: ({ person, fields }) => [
    strong(person),
    ` hat ${fields.length > 3 ? counted(fields.length, 'Feld', 'Felder') : fieldsText(fields)} geändert`,
  ],
  moved: ({ person, from, to }) => [
    strong(person),
    ` hat diesen Eintrag vom ${from} auf den `,
    strong(to),
    ' verschoben',
  ],
  endMoved: ({ person, from, to }) => [
    strong(person),
    ` hat das Enddatum vom ${from} auf den `,
    strong(to),
    ' geändert',
  ],
  restored: ({ person, field, after }) => [
    strong(person),
    ` hat „${field}“ auf `,
    strong(after),
    ' zurückgesetzt',
  ],
  movedBack: ({ person, to }) => [
    strong(person),
    ' hat diesen Eintrag zurück auf den ',
    strong(to),
    ' verschoben',
  ],
  undid: ({ person, fields }) => [
    strong(person),
    ` hat Änderungen an ${fields.length > 3 ? counted(fields.length, 'Feld', 'Feldern') : fieldsText(fields)} rückgängig gemacht`,
  ],
};

export const changes = {
  activityList: {
    sentences: activitySentences,
    subject,
    title: 'Aktivität',
    personFilter: 'Nach Person filtern',
    subjectFilter: 'Nach Änderung filtern',
    everybody: 'Alle Personen',
    everything: 'Alles',
    choices: {
      entries: 'Einträge',
      created: 'Angelegte Einträge',
      edited: 'Bearbeitete Einträge',
      moved: 'Verschobene Einträge',
      deleted: 'Gelöschte Einträge',
      undone: 'Rückgängig gemachte Änderungen',
      brands: 'Marken',
      fields: 'Eigene Felder',
      users: 'Mitglieder',
      sharing: 'Freigaben',
      logins: 'Anmeldungen',
    },
    search: 'Änderungen durchsuchen',
    searchPlaceholder: 'Suchen',
    clearSearch: 'Suche leeren',
    list: 'Änderungen',
    undo: 'Rückgängig machen',
    redo: 'Wiederherstellen',
    restore: 'Wiederherstellen',
    restoreEntries: ({ count }) => `${counted(count, 'Eintrag', 'Einträge')} wiederherstellen`,
    keptUntil: ({ date }) => `Wird bis ${date} aufbewahrt.`,
    allEntries: ({ count }) => `Alle ${counted(count, 'Eintrag', 'Einträge')}`,
    date: 'Datum',
    restoredBy: ({ person }) => `Wiederhergestellt: ${person}`,
    undoSome: ({ label, undoable, count }) => `${label} (${number(undoable)} von ${number(count)})`,
    undoChange: ({ label, sentence }) => `${label}: ${sentence}`,
    cannotUndo: 'Nicht rückgängig zu machen',
    changedSince: 'Später geändert',
    undoneBy: ({ person }) => `Rückgängig gemacht: ${person}`,
    undoSomeHint: ({ undoable, count }) => `${number(undoable)} von ${number(count)} möglich`,
    subjects: {
      entry: 'Eintrag',
      brand: 'Marke',
      field: 'Eigenes Feld',
      kind: 'Typ',
      user: 'Mitglied',
      accessToken: 'Link oder Schlüssel',
      savedView: 'Team-Ansicht',
      invitation: 'Einladung',
      passwordReset: 'Passwort-Reset',
    },
    field: 'Feld',
    before: 'Vorher',
    after: 'Nachher',
    value: 'Wert',
    note: 'Hinweis',
    changedBy: ({ person, time }) => `Geändert: ${[person, time].filter(Boolean).join(', ')}`,
    deletedSince: 'Später gelöscht',
    moreSubjects: ({ count }) => `Und ${number(count)} weitere`,
    undoExplanation: ({ undoable, left }) => {
      const restored = plural(
        undoable,
        'Damit wird 1 Eintrag wiederhergestellt.',
        `Damit werden ${number(undoable)} Einträge wiederhergestellt.`,
      );
      const unchanged =
        left.length === 0
          ? 'Die anderen bleiben'
          : `${listed(left.map(quoted))} ${plural(left.length, 'bleibt', 'bleiben')}`;
      return `${restored} ${unchanged} unverändert, weil es inzwischen neuere Änderungen gibt.`;
    },
    confirmTitle: ({ label, count }) =>
      `Änderungen an ${counted(count, 'Eintrag', 'Einträgen')} ${label.toLocaleLowerCase('de')}?`,
    confirmText: ({ sentence }) => sentence,
    loading: 'Aktivität wird geladen',
    loadingMore: 'Frühere Änderungen werden geladen',
    showMore: 'Frühere Änderungen anzeigen',
    moreError: 'Frühere Änderungen konnten nicht geladen werden.',
    errorTitle: 'Die Aktivität konnte nicht geladen werden',
    empty: 'Noch keine Änderungen',
    emptyHint: 'Hier erscheint alles, was jemand anlegt, bearbeitet, verschiebt oder löscht.',
    noMatches: 'Keine passenden Änderungen',
    noMatchesHint: 'Versuche andere Filter oder setze sie zurück.',
    clearFilters: 'Filter zurücksetzen',
    found: ({ count, hasMore }) => {
      const found = counted(count, 'Änderung', 'Änderungen');
      return hasMore ? `Mehr als ${found}` : found;
    },
  },
  change: {
    deletedUser: 'Gelöschtes Mitglied',
    commandLine: 'Kommandozeile',
    somebody: 'Jemand',
    channels: { graphql: 'über GraphQL', rest: 'über REST', command: 'über die Kommandozeile' },
    today: 'Heute',
    yesterday: 'Gestern',
    emptyValue: 'Kein Wert',
    brandColor: 'Markenfarbe',
    unknownBrand: 'Unbekannte Marke',
    deletedKind: 'Gelöschter Typ',
    deletedField: 'Gelöschtes Feld',
    values: {
      brandId: 'Marke',
      customColor: 'Eigene Farbe',
      showOnCalendar: 'Im Kalender anzeigen',
      name: 'Name',
      color: 'Farbe',
      fieldLabel: 'Bezeichnung',
      fieldName: 'Feldname',
      fieldType: 'Typ',
      dropdownOptions: 'Optionen',
      doneOptions: 'Optionen, die als fertig zählen',
      optionColors: 'Farben der Optionen',
      isRequired: 'Pflichtfeld',
      isShareable: 'Darf Kunden gezeigt werden',
      displayOrder: 'Position',
      email: 'E-Mail',
      firstName: 'Vorname',
      lastName: 'Nachname',
      profileImageUrl: 'Bild',
      isAdmin: 'Admin',
      isApproved: 'Freigegeben',
      password: 'Passwort',
      sessions: 'Sitzungen',
      singleSignOn: 'Single Sign-on',
      kind: 'Typ',
      pluralName: 'Mehrzahl',
      icon: 'Symbol',
      dates: 'Zeitraum',
      titleLabel: 'Bezeichnung des Titels',
      isHidden: 'Ausgeblendet',
      canWrite: 'Darf schreiben',
      brandIds: 'Marken',
      fields: 'Felder',
      withoutBrand: 'Einträge ohne Marke',
      kinds: 'Eintragstypen',
      from: 'Erster Tag',
      description: 'Beschreibungen',
      notes: 'Notizen',
      brandAndKind: 'Marke und Typ',
      origins: 'Websites',
      hasPassword: 'Mit Passwort',
      frozenAt: 'Eingefroren',
      expiresAt: 'Läuft ab',
      twoStep: 'Zwei-Faktor-Authentifizierung',
      recoveryCodes: 'Wiederherstellungscodes',
      passkey: 'Passkey',
      passkeys: 'Passkeys',
    },
  },
  entryHistory: {
    sentences: historySentences,
    title: 'Verlauf',
    showAll: ({ count }) => (count === null ? 'Alle Änderungen' : `Alle ${number(count)} Änderungen`),
    back: 'Zurück zu den Details',
    when: ({ day, time }) => [day, time].filter(Boolean).join(', '),
    loading: 'Verlauf wird geladen',
    showMore: 'Frühere Änderungen anzeigen',
    error: 'Der Verlauf konnte nicht geladen werden.',
    none: 'Keine Änderungen aufgezeichnet',
  },
} satisfies Pick<Messages, 'activityList' | 'change' | 'entryHistory'>;
