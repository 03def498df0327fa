import type { ErrorMessages } from '@content-planner/model';
import { counted, entries, listed, listedOr, number, plural } from './forms.js';

const TYPES: Readonly<Record<string, string>> = {
  string: 'einen Text',
  boolean: 'Ja oder Nein',
  number: 'eine Zahl',
  int: 'eine ganze Zahl',
  array: 'eine Liste',
  object: 'ein Objekt',
  record: 'ein Objekt',
};

const inMinutes = ({ minutes }: { minutes: number }): string => `in ${counted(minutes, 'Minute', 'Minuten')}`;

const tooMany =
  (what: string) =>
  (params: { minutes: number }): string =>
    `Zu viele ${what}. Versuche es ${inMinutes(params)} erneut.`;

const gone = (count: number): string =>
  plural(
    count,
    'Einen der Einträge gibt es nicht mehr.',
    `${number(count)} der Einträge gibt es nicht mehr.`,
  );

const access = {
  unauthorized: 'Du bist nicht angemeldet.',
  forbidden: 'Dafür fehlen dir die Rechte.',
  administratorRequired: 'Für diese Seite brauchst du Admin-Rechte.',
  recentLoginRequired:
    'Melde dich dafür noch einmal an. Die letzte Anmeldung darf höchstens zehn Minuten her sein.',
  accountPageRequired: 'Das geht nur auf der Kontoseite des Planers.',
  twoStepRequired:
    'Deine Admins verlangen die Zwei-Faktor-Authentifizierung. Richte sie ein, um weiterzumachen.',
  tokenReadOnly: 'Dieser Zugang kann nur lesen.',
  tokenNotAllowed: 'Mit einem Zugang geht das nicht. Melde dich stattdessen an.',
  tokenInvalid: 'Dieser Zugang ist ungültig.',
  tokenRevoked: 'Dieser Zugang wurde widerrufen. Bitte um einen neuen.',
  tokenExpired: 'Dieser Zugang ist abgelaufen. Bitte um einen neuen.',
  tokenScopeChanged: 'Der Umfang dieses Zugangs hat sich geändert. Sende die Anfrage noch einmal.',
  keyNotExchanged: 'Schlüssel werden nicht eingetauscht. Sende den Schlüssel im Header Authorization.',
  exchangeRequired:
    'Tausche das Geheimnis des Links oder der Einbettung zuerst gegen ein kurzlebiges Token ein.',
  shortLivedTokenExpired:
    'Dieses kurzlebige Token ist abgelaufen. Tausche das Geheimnis gegen ein neues ein.',
  feedSecretMisplaced: 'Das Geheimnis eines Feeds funktioniert nur in der URL des Feeds.',
  originNotAllowed:
    'Diese Seite darf die Einbettung nicht anzeigen. Bitte deine Admins, ihren Origin bei der Einbettung einzutragen.',
  passwordRequired: 'Dieser Link ist mit einem Passwort geschützt.',
  passwordWrong: 'Dieses Passwort ist falsch.',
  outsideScope: 'Dieser Schlüssel kann nur Einträge in seinem Umfang schreiben. Prüfe Marke, Typ und Datum.',
  feedNotFound: 'Diesen Feed gibt es nicht. Kopiere die vollständige Adresse oder erstelle einen neuen Link.',
  feedRevoked: 'Dieser Feed wurde widerrufen. Erstelle im Planer einen neuen.',
  feedExpired: 'Dieser Feed ist abgelaufen. Erstelle im Planer einen neuen.',
  accessTokenNotFound: 'Diesen Zugang gibt es nicht mehr',
  accessTokenRevoked: 'Dieser Zugang wurde widerrufen. Erstelle einen neuen.',
  sharingNotAllowed: 'Nur Admins können Links und Einbettungen erstellen.',
  tooManyLinks: ({ max }: { max: number }) =>
    `Mehr als ${number(max)} Links und Einbettungen sind nicht möglich. Widerrufe zuerst welche.`,
  tooManyAccessKeys: ({ max }: { max: number }) =>
    `Mehr als ${number(max)} Schlüssel und Feeds sind nicht möglich. Widerrufe zuerst welche.`,
  tooManyFrozenLinks: ({ max }: { max: number }) =>
    `Mehr als ${number(max)} eingefrorene Links sind nicht möglich. Widerrufe zuerst einen.`,
  frozenEntriesTooMany: ({ max }: { max: number }) =>
    `Ein eingefrorener Link kann höchstens ${entries(max)} enthalten. Wähle weniger Marken oder Typen oder einen späteren ersten Tag.`,
  frozenContentTooLarge: ({ megabytes }: { megabytes: number }) =>
    `Ein eingefrorener Link kann höchstens ${number(megabytes)} MB enthalten. Wähle weniger Marken oder Typen oder einen späteren ersten Tag.`,
  tokenBrandsGone: 'Eine dieser Marken gibt es nicht mehr. Wähle andere.',
  onlyKeysWrite: 'Nur Schlüssel können schreiben. Erstelle stattdessen einen Schlüssel.',
  tokenFieldsGone:
    'Eins dieser Felder gibt es nicht mehr oder es ist nicht für Kunden freigegeben. Wähle andere.',
  linkKindsRequired: 'Links und Einbettungen brauchen eine Liste von Typen.',
  linkFieldsRequired: 'Links und Einbettungen brauchen eine Liste von Feldern.',
  writingKeyNeedsFields: 'Ein Schlüssel, der schreiben kann, muss alle Felder enthalten.',
  originsRequired:
    'Eine Einbettung braucht die Origins ihrer Seiten, zum Beispiel https://intranet.example.com.',
  onlyEmbedsHaveOrigins: 'Nur Einbettungen haben Origins.',
  onlyLinksHavePasswords: 'Nur Links haben Passwörter.',
  onlyFeedsHaveSettings: 'Nur Feeds haben diese Einstellungen.',
  onlyLinksAreFrozen: 'Nur Links können eingefroren werden.',
};

const accounts = {
  credentialsWrong: 'E-Mail-Adresse oder Passwort ist falsch',
  codeRequired: 'Gib den Code aus deiner Authenticator-App ein.',
  loginCodeInvalid:
    'Dieser Code ist ungültig. Die App zeigt alle 30 Sekunden einen neuen an, und jeder funktioniert nur einmal.',
  loginExpired: 'Diese Anmeldung ist abgelaufen. Gib dein Passwort noch einmal ein.',
  accountPending: 'Dein Konto wartet auf die Freigabe durch deine Admins.',
  registrationClosed: 'Die Registrierung ist geschlossen. Deine Admins können dir ein Konto anlegen.',
  setupCodeRequired:
    'Gib für das erste Konto den Einrichtungscode ein, den der Server beim Start ausgegeben hat.',
  setupCodeInvalid:
    'Dieser Einrichtungscode ist falsch. Gib den Code ein, den der Server beim Start ausgegeben hat.',
  setupNotDirect:
    'Das erste Konto kann nicht über einen Proxy oder von einem anderen Host aus erstellt werden, weil der Server nur für dieses Gerät eingerichtet ist. Setze PUBLIC_URL und starte den Server neu, um einen Einrichtungscode zu bekommen, oder verwende den Befehl create-admin.',
  passwordLoginOff: ({ provider }: { provider: string }) =>
    `Die Anmeldung mit Passwort ist deaktiviert. Klicke auf der Anmeldeseite auf „Weiter mit ${provider}“.`,
  singleSignOnOff: 'Single Sign-on ist nicht eingerichtet.',
  emailTaken: 'Ein Konto mit dieser E-Mail-Adresse gibt es schon.',
  emailInvalid: 'Gib eine gültige E-Mail-Adresse ein',
  userNotFound: 'Dieses Mitglied gibt es nicht mehr',
  lastAdministrator: 'Mindestens eine Person muss Admin-Rechte haben',
  sessionNotFound: 'Diese Sitzung gibt es nicht mehr',
  currentSession: 'Melde dich ab, um die aktuelle Sitzung zu beenden',
  accountLinkInvalid: 'Dieser Link ist ungültig. Prüfe, ob du ihn vollständig kopiert hast.',
  accountLinkUsed: 'Dieser Link wurde schon verwendet. Melde dich stattdessen an.',
  accountLinkEnded: 'Dieser Link ist abgelaufen oder wurde widerrufen. Bitte deine Admins um einen neuen.',
  accountLinkNotFound: 'Diesen Link gibt es nicht, oder er ist nicht mehr gültig',
  ownPasswordLink: 'Dein eigenes Passwort änderst du auf der Kontoseite.',
  passwordTooShort: 'Das Passwort braucht mindestens 8 Zeichen',
  passwordUnstorable: 'Das Passwort enthält ungültige Zeichen',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  passwordTooCommon: 'Dieses Passwort ist zu weit verbreitet. Wähle ein anderes.',
  passwordMatchesAccount:
    'Dieses Passwort ist zu leicht zu erraten: Es entspricht einem Namen oder der E-Mail-Adresse des Kontos oder „Content Planner“. Wähle ein anderes.',
  passwordVariantOfCommon:
    'Dieses Passwort ist zu leicht zu erraten: Es ist weit verbreitet oder unterscheidet sich davon nur durch Ziffern oder Satzzeichen am Ende. Wähle ein anderes, zum Beispiel mehrere Wörter ohne Zusammenhang.',
  passwordMissing: 'Du hast noch kein Passwort. Lege zuerst auf der Kontoseite eins fest.',
  passwordExists: 'Du hast schon ein Passwort. Ändere es stattdessen.',
  passwordChanged:
    'Dein Passwort wurde inzwischen geändert. Gib das neue als aktuelles Passwort ein und versuche es erneut.',
  currentPasswordRequired:
    'Gib dein aktuelles Passwort ein, um deine E-Mail-Adresse oder dein Passwort zu ändern',
  currentPasswordWrong: 'Das aktuelle Passwort ist falsch',
  codeInvalid:
    'Dieser Code ist ungültig. Die App zeigt alle 30 Sekunden einen neuen an, und jeder funktioniert nur einmal.',
  twoStepOn: 'Die Zwei-Faktor-Authentifizierung ist schon aktiv.',
  twoStepOff: 'Die Zwei-Faktor-Authentifizierung ist nicht aktiv.',
  twoStepKept: 'Die Zwei-Faktor-Authentifizierung ist vorgeschrieben. Du kannst sie nicht deaktivieren.',
  twoStepOfOwnAccount: 'Deine eigene Zwei-Faktor-Authentifizierung deaktivierst du auf deiner Kontoseite.',
  otherLoginRequired: ({
    ways,
    provider,
  }: {
    ways: readonly ('passkey' | 'provider')[];
    provider: string;
  }) => {
    const methods = ways.map((way) => (way === 'passkey' ? 'deinem Passkey' : provider));
    return `Melde dich ab und danach mit ${listedOr(methods)} wieder an. Dann kannst du den Planer verwenden und die Zwei-Faktor-Authentifizierung für Anmeldungen mit Passwort einrichten.`;
  },
  setupExpired: 'Die Einrichtung ist abgelaufen. Beginne noch einmal von vorn.',
  passkeysOff:
    'Passkeys sind nicht eingerichtet. Sie brauchen eine PUBLIC_URL, die mit https:// beginnt und einen Hostnamen hat.',
  passkeyLoginOff: ({ provider }: { provider: string }) =>
    `Die Anmeldung mit Passkey ist deaktiviert. Klicke auf der Anmeldeseite auf „Weiter mit ${provider}“.`,
  passkeyNotFound: 'Diesen Passkey gibt es nicht mehr',
  passkeyTaken: 'Dieser Passkey ist schon registriert.',
  passkeyUnknown: 'Dieser Passkey ist hier nicht registriert. Melde dich mit deinem Passwort an.',
  passkeyOfOtherAccount: 'Dieser Passkey gehört zu einem anderen Konto. Wähle einen eigenen.',
  passkeyLoginExpired: 'Diese Anmeldung ist abgelaufen. Versuche es erneut.',
  passkeyLoginFailed:
    'Dieser Passkey konnte nicht geprüft werden. Versuche es erneut oder melde dich mit deinem Passwort an.',
  passkeyInvalid: 'Dieser Passkey konnte nicht geprüft werden. Versuche es erneut.',
  tooManyPasskeys: ({ max }: { max: number }) =>
    `Mehr als ${counted(max, 'Passkey ist', 'Passkeys sind')} nicht möglich. Entferne zuerst einen.`,
};

const content = {
  entryNotFound: 'Diesen Eintrag gibt es nicht mehr',
  entryChanged: 'Jemand anderes hat diesen Eintrag inzwischen geändert.',
  entryVersionMismatch: 'Jemand anderes hat diesen Eintrag inzwischen geändert.',
  entriesToMoveChanged: ({ count }: { count: number }) =>
    plural(
      count,
      'Jemand anderes hat diesen Eintrag inzwischen geändert. Nichts wurde verschoben.',
      `Jemand anderes hat ${number(count)} dieser Einträge inzwischen geändert. Nichts wurde verschoben.`,
    ),
  entriesToMoveGone: ({ count }: { count: number }) => `${gone(count)} Nichts wurde verschoben.`,
  entriesToDuplicateGone: ({ count }: { count: number }) => `${gone(count)} Nichts wurde dupliziert.`,
  endsTooEarly: 'Das Enddatum darf nicht vor dem Startdatum liegen',
  endBeforeStart: 'Das Enddatum darf nicht vor dem Startdatum liegen',
  oneDayOnly: 'Einträge dieses Typs dauern nur einen Tag',
  movedTwice: 'Jeder Eintrag kann nur einmal verschoben werden',
  entriesRequired: 'Füge mindestens einen Eintrag hinzu',
  rowsRequired: 'Füge mindestens eine Zeile hinzu',
  selectionRequired: 'Wähle mindestens einen Eintrag aus',
  changeRequired: ({ values }: { values: string }) => `Gib brandId, showOnCalendar oder ${values} an`,
  tooManyNewEntries: ({ max }: { max: number }) => `Höchstens ${entries(max)} auf einmal anlegen`,
  tooManyRows: ({ max }: { max: number }) =>
    `Höchstens ${counted(max, 'Zeile', 'Zeilen')} auf einmal importieren`,
  tooManyMoves: ({ max }: { max: number }) => `Höchstens ${entries(max)} auf einmal verschieben`,
  tooManyDuplicates: ({ max }: { max: number }) => `Höchstens ${entries(max)} auf einmal duplizieren`,
  tooManyChanged: ({ max }: { max: number }) => `Höchstens ${entries(max)} auf einmal ändern`,
  tooManyExported: ({ max }: { max: number }) => `Höchstens ${entries(max)} auf einmal exportieren`,
  kindNotFound: 'Diesen Typ gibt es nicht mehr',
  kindNameTaken: ({ name }: { name: string }) =>
    `Einen Typ mit dem Namen „${name}“ gibt es schon. Wähle einen anderen Namen.`,
  kindChanged: 'Jemand anderes hat diesen Typ inzwischen geändert.',
  kindFixed: 'Nicht änderbar, weil alle Planer diesen Typ haben',
  kindBuiltIn: 'Diesen Typ haben alle Planer. Blende ihn stattdessen aus.',
  kindInUse: 'Dieser Typ hat Einträge. Blende ihn aus, oder ändere zuerst den Typ seiner Einträge.',
  kindHasSpans: 'Einige Einträge dieses Typs dauern mehrere Tage.',
  tooManyKinds: ({ max }: { max: number }) =>
    `Mehr als ${counted(max, 'Typ ist', 'Typen sind')} nicht möglich. Lösche zuerst einen.`,
  brandNotFound: 'Diese Marke gibt es nicht mehr',
  brandNameTaken: 'Eine Marke mit diesem Namen gibt es schon.',
  brandGone: 'Diese Marke gibt es nicht mehr. Wähle eine andere.',
  brandRequired: 'Dieser Schlüssel enthält nur Einträge mit einer Marke. Wähle eine.',
  fieldNotFound: 'Dieses Feld gibt es nicht mehr',
  fieldGone: 'Dieses Feld gibt es nicht mehr.',
  fieldNameTaken: ({ name }: { name: string }) =>
    `Ein Feld mit dem Namen „${name}“ gibt es schon. Wähle eine andere Bezeichnung.`,
  fieldNameUsed: ({ label, other }: { label: string; other: string }) =>
    `„${label}“ ist hier nicht möglich, weil dieser Typ schon das Feld „${other}“ mit demselben Namen hat.`,
  fieldUsed: ({ label }: { label: string }) => `Das Feld „${label}“ hat dieser Typ schon.`,
  fieldChanged: 'Jemand anderes hat dieses Feld inzwischen geändert.',
  fieldBuiltIn:
    'Dieses Feld haben alle Planer. Du kannst es nur bei Typen entfernen, denen es hinzugefügt wurde.',
  fieldBuiltInFixed: 'Nicht änderbar, weil alle Planer dieses Feld haben',
  fieldsNotMergeable: 'Muss ein anderes Feld desselben Typs sein, in das die Werte passen',
  optionNameTaken: ({ name }: { name: string }) => `Eine Option mit dem Namen „${name}“ gibt es schon.`,
  abbreviationInvalid: 'Gib ein Kürzel mit 1 bis 3 Buchstaben ein',
  abbreviationTaken: ({ abbreviation }: { abbreviation: string }) =>
    `Eine Option mit dem Kürzel „${abbreviation}“ gibt es schon.`,
  fieldNameReserved: 'Dieser Name ist für Felder nicht möglich. Wähle eine andere Bezeichnung.',
  fieldFixed: 'Nicht änderbar. Lösche das Feld und lege ein neues an.',
  optionsRequired: 'Gib mindestens eine Option ein',
  fieldsRequired: ({ labels }: { labels: readonly string[] }) =>
    `Fülle diese Pflichtfelder aus: ${labels.join(', ')}`,
  viewNotFound: 'Diese Ansicht gibt es nicht mehr',
  viewChanged: 'Jemand anderes hat diese Ansicht inzwischen geändert.',
  viewNameTaken: 'Du hast schon eine Ansicht mit diesem Namen.',
  teamViewNameTaken: 'Das Team hat schon eine Ansicht mit diesem Namen.',
  tooManyViews: ({ max }: { max: number }) =>
    `Mehr als ${counted(max, 'Ansicht ist', 'Ansichten sind')} nicht möglich. Lösche zuerst eine.`,
  teamViewNotYours: 'Eine Team-Ansicht können nur Admins und die Person ändern, die sie angelegt hat.',
  teamViewNotPersonal:
    'Nur die Person, die eine Team-Ansicht angelegt hat, kann sie zu einer eigenen Ansicht machen.',
  changeNotFound: ({ days }: { days: number }) =>
    `Diese Änderung wurde nicht gefunden. Änderungen bleiben ${counted(days, 'Tag', 'Tage')} lang erhalten.`,
  changeNotYours:
    'Du kannst nur deine eigenen Änderungen rückgängig machen. Für diese hier wende dich an deine Admins.',
  changeUndone: 'Diese Änderung wurde schon rückgängig gemacht.',
  changeFinal: 'Diese Änderung lässt sich nicht rückgängig machen.',
  deletionFinal: 'Löschen ist endgültig und lässt sich nicht rückgängig machen.',
  creationFinal:
    'Das Anlegen eines Eintrags lässt sich nicht rückgängig machen. Lösche stattdessen den Eintrag.',
  changedSince: 'Nichts wurde rückgängig gemacht, weil es inzwischen geändert oder gelöscht wurde.',
  kindDeleted: ({ name }: { name: string }) =>
    `Nichts wurde rückgängig gemacht, weil es den Typ ${name ? `„${name}“` : 'der Einträge'} nicht mehr gibt. Stelle ihn zuerst wieder her.`,
  entriesChangedSince: ({ count }: { count: number }) =>
    plural(
      count,
      'Nichts wurde rückgängig gemacht, weil der Eintrag inzwischen geändert oder gelöscht wurde.',
      'Nichts wurde rückgängig gemacht, weil alle Einträge inzwischen geändert oder gelöscht wurden.',
    ),
  sampleContentExists: 'Die Beispieleinträge sind schon angelegt.',
};

const requests = {
  pathNotFound: 'Nicht gefunden',
  apiPathNotFound: 'Unbekannter Pfad unter /api.',
  methodNotAllowed: ({ methods }: { methods: readonly string[] }) =>
    `Dieser Pfad unterstützt nur ${listed(methods)}.`,
  onlyGetAndHead: 'Dieser Pfad unterstützt nur GET und HEAD.',
  onlyPost: 'Nur POST wird unterstützt.',
  hostHeaderInvalid: 'Der Header Host ist ungültig.',
  hostNotAllowed: ({ host }: { host: string }) =>
    `Der Host „${host}“ ist nicht erlaubt. Trage ihn in ALLOWED_HOSTS ein, um ihn zu erlauben.`,
  pageCannotWrite:
    'Diese Seite darf nichts ändern. Trage ihren Origin in ALLOWED_ORIGINS ein, um es zu erlauben.',
  twoCredentials: 'Sende entweder das Sitzungs-Cookie oder einen Header Authorization, nicht beides.',
  metricsTokenRequired: 'Sende das Token aus METRICS_TOKEN im Header Authorization: Bearer <token>.',
  mediaTypeNotSupported: ({ mediaTypes }: { mediaTypes: readonly string[] }) =>
    `Sende den Inhalt als ${listedOr(mediaTypes)}.`,
  jsonInvalid: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  lengthRequired: 'Sende den Inhalt mit einem Header Content-Length statt in Teilen.',
  bodyTooLarge: 'Der Inhalt einer Anfrage kann höchstens 1 MiB groß sein.',
  visitorBodyTooLarge:
    'Der Inhalt einer Anfrage kann ohne Anmeldung höchstens 64 KiB groß sein. Melde dich zuerst an.',
  importTooLarge: 'Ein Import kann höchstens 16 MiB groß sein. Teile die Tabelle auf mehrere Importe auf.',
  bodyNotAllowed:
    'Nur Anfragen an /api und /graphql können einen Inhalt haben. Sende diese Anfrage ohne Inhalt.',
  tooDeep: ({ max }: { max: number }) =>
    `Listen und Objekte in einer Anfrage können höchstens ${counted(max, 'Ebene', 'Ebenen')} tief sein.`,
  tooManyValues: ({ max }: { max: number }) =>
    `Eine Anfrage kann höchstens ${counted(max, 'Wert', 'Werte')} enthalten. Teile sie auf mehrere Anfragen auf.`,
  tooManyKeys: ({ max }: { max: number }) =>
    `Ein Objekt in einer Anfrage kann höchstens ${counted(max, 'Eigenschaft', 'Eigenschaften')} haben.`,
  ifMatchInvalid: 'If-Match muss das ETag eines Eintrags sein oder *.',
  idempotencyKeyInvalid: 'Idempotency-Key muss aus 1 bis 255 druckbaren ASCII-Zeichen bestehen.',
  idempotencyKeyReused:
    'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet. Verwende für jede Anfrage einen neuen.',
  cursorInvalid: 'Dieser Cursor ist ungültig. Sende einen Cursor aus einer Antwort auf dieselbe Abfrage.',
  activityCursorInvalid: 'Dieser Cursor ist ungültig',
  queryInvalid: () => 'Diese Seite gehört zu einer anderen Version des Planers. Lade sie neu.',
  queryTooLong:
    'Eine Abfrage kann höchstens 8 KiB groß sein. Sende Werte als Variablen oder teile die Abfrage auf.',
  queryTooLarge: 'Diese Abfrage ist zu groß. Frage weniger Daten ab oder teile sie auf.',
  queryTooExpensive: 'Diese Abfrage ist zu aufwendig. Frage weniger Daten ab oder teile sie auf.',
  aliasNotAllowed: ({ alias }: { alias: string }) =>
    `„${alias}“ ist als Alias nicht möglich. Wähle einen anderen Namen.`,
  listOfLists: ({ variable }: { variable: string }) =>
    `Der Typ von „$${variable}“ ist eine Liste von Listen. Verwende eine einfache Liste, zum Beispiel [ID!].`,
  onlyImports: ({ path }: { path: string }) =>
    `${path} führt nur importEntries aus. Sende alles andere an /graphql.`,
  moreErrors: ({ count }: { count: number }) =>
    `Es gibt ${counted(count, 'weiteren Fehler', 'weitere Fehler')}.`,
};

const server = {
  unexpected: 'Auf dem Server ist etwas schiefgegangen.',
  disconnected: 'Die Verbindung wurde getrennt.',
  shuttingDown: 'Der Server wird gerade beendet.',
  diskFull:
    'Der Speicher des Servers ist voll, deshalb wurde nichts gespeichert. Versuche es später erneut oder bitte deine Admins, Platz zu schaffen.',
  databaseAway: 'Die Datenbank antwortet nicht.',
  databaseSlow: 'Die Datenbank hat nicht rechtzeitig geantwortet. Versuche es in ein paar Sekunden erneut.',
  databaseReadOnly: 'Die Datenbank ist gerade schreibgeschützt. Versuche es später erneut.',
  databaseDiskFull: 'Der Speicher der Datenbank ist voll. Änderungen sind gerade nicht möglich.',
  databaseOverloaded: 'Die Datenbank ist überlastet. Versuche es in ein paar Sekunden erneut.',
  databaseDiskProblem: 'Die Datenbank hat ein Problem mit ihrem Speicher. Versuche es später erneut.',
  tooManyChangesAtOnce: 'Zu viele Änderungen gleichzeitig. Versuche es in ein paar Sekunden erneut.',
  passwordChecksBusy: 'Der Server prüft gerade zu viele Passwörter. Versuche es in ein paar Sekunden erneut.',
  tooManyVisitors: 'Gerade öffnen zu viele diesen Kalender. Versuche es in ein paar Sekunden erneut.',
  importsRunning: 'Deine vorherigen Importe laufen noch. Versuche es in ein paar Sekunden erneut.',
  liveUpdatesOff:
    'Live-Updates sind nicht verfügbar. Setze DATABASE_DIRECT_URL, weil DATABASE_URL auf PgBouncer zeigt.',
  tooManyStreams: 'Dieser Server hat zu viele Live-Verbindungen. Versuche es später erneut.',
  tooManyStreamsOfNetwork:
    'Dein Netzwerk hat zu viele Live-Verbindungen zu geteilten Kalendern. Schließe ein paar Seiten.',
  tooManyStreamsOfKey: ({ max }: { max: number }) =>
    `Dieser Schlüssel hat zu viele Live-Verbindungen (höchstens ${number(max)}). Schließe ein paar davon.`,
  tooManyStreamsOfUser: ({ max }: { max: number }) =>
    `Du hast ${counted(max, 'Live-Verbindung', 'Live-Verbindungen')}. Schließe ein paar Seiten des Planers.`,
  subscriptionNotStreamed: 'Eine Subscription ist ein Stream. Sende `Accept: text/event-stream`.',
  tooManyForms: ({ max }: { max: number }) => `Du bearbeitest ${entries(max)}. Schließe ein paar davon.`,
  tooManyFailedLogins: tooMany('fehlgeschlagene Anmeldungen'),
  tooManyLoginsFromNewBrowsers: tooMany('Anmeldungen aus neuen Browsern'),
  tooManyLoginsFromBrowser: tooMany('Anmeldungen aus diesem Browser'),
  tooManyInvalidCodes: tooMany('ungültige Codes'),
  tooManyWrongPasswords: tooMany('falsche Passwörter'),
  tooManyPasswordChecks: tooMany('Passwortprüfungen'),
  tooManyRegistrations: tooMany('Registrierungen'),
  tooManyInvalidTokens: tooMany('ungültige Zugänge'),
  tooManyOpenings: tooMany('Aufrufe geteilter Kalender'),
  tooManyInvalidLinks: tooMany('ungültige Links'),
  tooManyAttemptsWithLink: tooMany('Versuche mit diesem Link'),
  tooManyDownloads: tooMany('Downloads dieses Feeds'),
  tooManyVisits: tooMany('Aufrufe dieses Links'),
};

const values = {
  fieldsInvalid: 'Einige Angaben sind ungültig.',
  required: 'Fülle dieses Feld aus',
  wrongType: ({ expected }: { expected: string }) => `Gib ${TYPES[expected] ?? 'einen anderen Wert'} an`,
  notAnOption: ({ options }: { options: readonly string[] }) =>
    `Wähle einen dieser Werte: ${options.join(', ')}`,
  textTooLong: ({ max }: { max: number }) => `Höchstens ${number(max)} Zeichen`,
  tooManyItems: ({ max }: { max: number }) => `Höchstens ${counted(max, 'Element', 'Elemente')}`,
  tooManyIds: ({ max }: { max: number }) => `Höchstens ${counted(max, 'ID', 'IDs')}. Sende mehrere Anfragen`,
  numberTooLarge: ({ max }: { max: number }) => `Höchstens ${number(max)}`,
  numberTooSmall: ({ min }: { min: number }) => `Mindestens ${number(min)}`,
  valueInvalid: () => 'Dieser Wert ist ungültig',
  textUnstorable: 'Der Text enthält Zeichen, die nicht gespeichert werden können',
  idInvalid: 'Das ist keine ID',
  personInvalid: 'Wähle eine Person, deren Konto freigegeben ist',
  timeOfDayInvalid: 'Gib eine Uhrzeit an (HH:MM), zum Beispiel 14:30',
  dateInvalid: 'Gib ein gültiges Datum an (JJJJ-MM-TT)',
  timeInvalid: 'Gib einen Zeitpunkt an, zum Beispiel 2026-03-08T09:00:00Z',
  timeTooLate: 'Gib einen Zeitpunkt vor dem Jahr 10000 an',
  timeInPast: 'Der Zeitpunkt muss in der Zukunft liegen',
  urlInvalid: 'Gib eine Adresse ein, die mit http:// oder https:// beginnt',
  originInvalid: ({ value }: { value: string }) =>
    `„${value}“ ist kein Origin. Verwende die Form https://host oder http://host:port`,
  searchInvalid: 'Gib Parameter einer URL an',
  base64UrlInvalid: 'Der Wert muss Base64URL sein',
  jsonListInvalid: 'Der Wert muss eine Liste in JSON sein',
  formIdInvalid: 'Verwende 1 bis 64 Buchstaben, Ziffern, Binde- und Unterstriche.',
  customValueInvalid: 'Der Wert muss ein Text, eine Zahl, true, false oder null sein',
  tooManyCustomValues: ({ max }: { max: number }) => `Höchstens ${counted(max, 'Feld', 'Felder')}`,
  customValuesTooLarge: ({ kibibytes }: { kibibytes: number }) => `Höchstens ${number(kibibytes)} KiB`,
  bulkValuesTooLarge: ({ kibibytes }: { kibibytes: number }) =>
    `Höchstens ${number(kibibytes)} KiB für mehrere Einträge`,
  parameterUnknown: 'Diesen Parameter gibt es hier nicht',
  sentTwice: 'Nur einmal möglich',
  limitRequired: 'Nur mit limit möglich',
  pageSizeInvalid: ({ max }: { max: number }) => `Gib eine ganze Zahl von 1 bis ${number(max)} an`,
  pageTooLarge: ({ max }: { max: number }) => `Höchstens ${number(max)}. Mehr bekommst du mit dem Cursor`,
  firstAndLast: 'Gib first oder last an, nicht beides',
  rangeInverted: 'Das Ende darf nicht vor dem Anfang liegen',
  rangeTooLong: ({ max }: { max: number }) => `Höchstens ${counted(max, 'Tag', 'Tage')} auf einmal`,
  noRoomForSamples: 'Alle Beispieleinträge müssen zwischen 0001-01-01 und 9999-12-31 liegen',
};

const client = {
  noResponse: 'Der Planer antwortet nicht. Prüfe deine Verbindung und versuche es erneut.',
  notAPlanner: ({ place }: { place: string }) =>
    `Unter ${place} gibt es keinen Planer. Prüfe die url für createPlannerClient.`,
  gatewayError: ({ place, status }: { place: string; status: number }) =>
    `Der Planer unter ${place} ist gerade nicht erreichbar (${status}). Versuche es später erneut.`,
  plannerUrlInvalid: ({ url }: { url: string }) =>
    `createPlannerClient: „${url}“ ist nicht die URL eines Planers. Verwende https://host oder '' für den Origin der Seite.`,
  passkeyUnusable: 'Dieser Browser konnte den Passkey nicht verwenden. Melde dich anders an.',
  passkeyNotCreated: 'Dieses Gerät konnte keinen Passkey erstellen. Versuche es mit einem anderen.',
  passkeyOnDevice: 'Auf diesem Gerät gibt es schon einen Passkey für dieses Konto.',
  cookieDropped:
    'Der Browser hat das Cookie des Planers nicht gespeichert. Seite und Planer müssen unter derselben Site laufen, zum Beispiel beide unter localhost.',
  unknownError: 'Etwas ist schiefgegangen.',
};

/** The texts of all errors. Those about a field don't name it, because they are displayed below the field. */
export const problems = {
  problems: { ...access, ...accounts, ...content, ...requests, ...server, ...values, ...client },
} satisfies { problems: ErrorMessages };
