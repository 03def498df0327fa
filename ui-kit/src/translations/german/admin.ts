import { typeHints, typeNames } from '../../logs/field-types/type-names.js';
import type { Messages } from '../../messages/all-messages.js';
import { counted, entries, listed, number, plural, quoted } from './forms.js';

const weakPassword = 'Dieses Passwort ist leicht zu erraten. Mehrere Wörter ohne Zusammenhang sind sicherer.';

const quotedList = (names: readonly string[], more: number) =>
  listed([...names.map(quoted), ...(more > 0 ? [`${number(more)} weiteren`] : [])]);

export const admin = {
  brandCards: {
    list: 'Marken',
    loading: 'Marken werden geladen',
    errorTitle: 'Marken konnten nicht geladen werden',
    emptyTitle: 'Noch keine Marken',
    emptyHint: 'Marken geben Einträgen im Kalender ihre Farbe.',
    createFirst: 'Erste Marke anlegen',
    edit: ({ name }) => `${name} bearbeiten`,
    delete: ({ name }) => `${name} löschen`,
  },
  brandDialog: {
    createTitle: 'Marke anlegen',
    editTitle: 'Marke bearbeiten',
    name: 'Name der Marke',
    color: 'Farbe',
    colorHint: 'Im HSL-Format: hsl(Farbton, Sättigung%, Helligkeit%)',
    colorPlaceholder: 'hsl(220, 60%, 50%)',
    noColor: 'Keine gültige Farbe. Stattdessen wird Grau verwendet.',
    nameRequired: 'Gib einen Namen für die Marke ein',
    nameTooLong: 'Höchstens 300 Zeichen',
    create: 'Anlegen',
    update: 'Speichern',
  },
  kindSettings: {
    title: 'Eintragstypen',
    newKind: 'Neuer Typ',
    full: ({ max }) => `Es gibt schon ${number(max)} Typen`,
    order: 'Reihenfolge',
    name: 'Name',
    inSidebar: 'In der Seitenleiste',
    dates: 'Dauer',
    oneDay: 'Ein Tag',
    severalDays: 'Mehrere Tage',
    fields: 'Felder',
    fieldUnit: ({ count }) => plural(count, 'Feld', 'Felder'),
    entries: 'Einträge',
    createdBy: 'Erstellt von',
    actions: 'Aktionen',
    builtIn: 'Fest eingebaut',
    own: 'Von deinem Team',
    hidden: 'Ausgeblendet',
    fieldsOf: ({ name, count }) => `${counted(count, 'Feld', 'Felder')} von ${name}`,
    entriesOf: ({ name, count }) => `${counted(count, 'Eintrag', 'Einträge')} von ${name}`,
    edit: ({ name }) => `${name} bearbeiten`,
    delete: ({ name }) => `${name} löschen`,
    note: ({ max }) =>
      `Die sechs eingebauten Typen behalten ihre Namen und Symbole. Eure eigenen stehen dahinter, höchstens ${number(max)}.`,
    loading: 'Eintragstypen werden geladen',
    errorTitle: 'Eintragstypen konnten nicht geladen werden',
  },
  kindDialog: {
    createTitle: 'Neuer Eintragstyp',
    editTitle: 'Eintragstyp bearbeiten',
    name: 'Name',
    nameHint: ({ name }) => `So heißt ein einzelner Eintrag: „${name}“`,
    nameRequired: 'Gib einen Namen ein',
    plural: 'Mehrzahl',
    pluralHint: 'In der Seitenleiste und bei Anzahlen',
    pluralRequired: 'Gib die Mehrzahl ein',
    suggestPlural: ({ name }) => name,
    tooLong: 'Höchstens 300 Zeichen',
    icon: 'Symbol',
    color: 'Farbe',
    otherColor: 'Andere Farbe',
    otherColorIs: ({ color }) => `Andere Farbe: ${color}`,
    pickColor: 'Beliebige Farbe wählen',
    dates: 'Dauer',
    oneDay: 'Ein Tag',
    severalDays: 'Mehrere Tage',
    fields: 'Felder',
    newField: 'Neues Feld',
    newFieldHint: 'Speichert zuerst diesen Typ.',
    fieldsHint: 'Werte von Feldern, die du entfernst, bleiben gespeichert und werden ausgeblendet.',
    ownFieldsHint:
      'Werte von Feldern, die du entfernst, bleiben gespeichert und werden ausgeblendet. Felder, die nur dieser Typ hat, löschst du in den Feldeinstellungen.',
    hide: 'Diesen Typ ausblenden',
    hideHint: 'Er wird für neue Einträge nicht angeboten. Vorhandene bleiben sichtbar.',
    stayVisible: ({ names, more }) => `Auch in ${quotedList(names, more)}.`,
    preview: 'Vorschau',
    sample: 'Vierzig Räder für die Feuerwehr',
    everyEntry: 'Jeder Eintrag hat Titel, Datum, Marke und Farbe.',
    builtInNote: 'Eingebaute Typen behalten Namen, Symbol und Dauer.',
    create: 'Anlegen',
    update: 'Speichern',
    colorNames: {
      red: 'Rot',
      orange: 'Orange',
      yellow: 'Gelb',
      lime: 'Hellgrün',
      green: 'Grün',
      teal: 'Türkis',
      cyan: 'Hellblau',
      blue: 'Blau',
      violet: 'Violett',
      pink: 'Pink',
    },
    iconNames: {
      newspaper: 'Zeitung',
      radio: 'Sendung',
      megaphone: 'Megafon',
      video: 'Video',
      camera: 'Kamera',
      image: 'Bild',
      'monitor-play': 'Bildschirm mit Video',
      presentation: 'Präsentation',
      'book-open': 'Buch',
      rss: 'Feed',
      'message-circle': 'Sprechblase',
      globe: 'Globus',
      'map-pin': 'Ort auf einer Karte',
      store: 'Laden',
      truck: 'Lastwagen',
      gift: 'Geschenk',
      trophy: 'Pokal',
      heart: 'Herz',
      star: 'Stern',
      flag: 'Flagge',
      'party-popper': 'Feier',
      'flask-conical': 'Glaskolben',
      languages: 'Sprachen',
      'calendar-days': 'Kalender',
      bell: 'Glocke',
      bookmark: 'Lesezeichen',
      briefcase: 'Aktentasche',
      clapperboard: 'Filmklappe',
      'code-xml': 'Quelltext',
      coffee: 'Kaffee',
      'gamepad-2': 'Spielsteuerung',
      'graduation-cap': 'Doktorhut',
      handshake: 'Handschlag',
      headphones: 'Kopfhörer',
      lightbulb: 'Glühbirne',
      link: 'Link',
      'mail-open': 'Offener Brief',
      'mic-vocal': 'Mikrofon',
      palette: 'Farbpalette',
      'pen-tool': 'Feder',
      phone: 'Telefon',
      puzzle: 'Puzzle',
      rocket: 'Rakete',
      'shopping-bag': 'Einkaufstasche',
      smartphone: 'Smartphone',
      target: 'Zielscheibe',
      users: 'Menschen',
      wrench: 'Schraubenschlüssel',
    },
  },
  fieldSettings: {
    title: 'Eigene Felder',
    tabs: 'Eintragstyp',
    addField: 'Feld anlegen',
    fieldLabel: 'Bezeichnung',
    type: 'Typ',
    required: 'Pflichtfeld',
    options: 'Optionen',
    usedBy: 'Verwendet von',
    allTypes: 'Alle Typen',
    everybody: 'Alle im Team',
    kinds: ({ count }) => counted(count, 'Typ', 'Typen'),
    entries: 'Einträge',
    entriesOf: ({ fieldLabel, count }) =>
      `${plural(count, '1 Eintrag hat', `${number(count)} Einträge haben`)} einen Wert in ${fieldLabel}`,
    order: 'Reihenfolge',
    note: 'Pflichtfelder und Reihenfolge gelten je Typ. Felder von „Sonstiges“ und eigenen Typen findest du unter',
    contentTypes: 'Eintragstypen',
    actions: 'Aktionen',
    types: typeNames('german'),
    edit: ({ fieldLabel }) => `${fieldLabel} bearbeiten`,
    delete: ({ fieldLabel }) => `${fieldLabel} löschen`,
    loading: 'Felder werden geladen',
    errorTitle: 'Felder konnten nicht geladen werden',
    emptyTitle: 'Noch keine eigenen Felder',
    emptyHint: () => 'Felder, die du hier anlegst, kannst du bei allen Einträgen dieses Typs ausfüllen.',
    addFirst: 'Erstes Feld anlegen',
  },
  rowOrder: {
    move: ({ name }) => `${name} verschieben`,
    more: ({ name }) => `Aktionen für ${name}`,
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    lifted: ({ name, place, total }) => `${name} angehoben, ${number(place)} von ${number(total)}.`,
    moved: ({ place, total }) => `${number(place)} von ${number(total)}.`,
    dropped: ({ place, total }) => `Abgelegt, ${number(place)} von ${number(total)}.`,
    putBack: ({ name }) => `${name} ist wieder an seinem Platz.`,
  },
  fieldConfigurationDialog: {
    createTitle: 'Feld anlegen',
    editTitle: 'Feld bearbeiten',
    fieldLabel: 'Bezeichnung',
    fieldName: 'Feldname',
    nameFixed: 'Er lässt sich nicht ändern.',
    builtInNote: 'Eingebaute Felder behalten Bezeichnung und Typ.',
    type: 'Typ',
    typeHints: typeHints('german'),
    typeFixed: 'Einträge haben Werte',
    example: 'So sieht es aus',
    usedBy: 'Verwendet von',
    hiddenKind: 'Ausgeblendet',
    allTypes: 'Alle Typen',
    noTypes: 'Keine',
    kindsRequired: 'Wähle mindestens einen Typ',
    valuesHidden: ({ kind, count }) =>
      plural(
        count,
        `${kind}: 1 Eintrag hat einen Wert. Er bleibt gespeichert und wird ausgeblendet.`,
        `${kind}: ${number(count)} Einträge haben einen Wert. Er bleibt gespeichert und wird ausgeblendet.`,
      ),
    required: 'Pflichtfeld',
    shareable: 'Darf Kunden gezeigt werden',
    nowShareable: 'Neue Links und Einbettungen können dieses Feld zeigen. Bestehende ändern sich nicht.',
    links: {
      shownBy: ({ names, more }) => `Zu sehen in ${quotedList(names, more)}.`,
      remove: 'Aus diesen Links entfernen',
      kept: 'Sie zeigen das Feld weiterhin.',
    },
    order: 'Position',
    orderHint: 'Oder in der Liste ziehen',
    options: 'Optionen',
    optionsHint: 'Durch Kommas getrennt. Die Liste darunter folgt.',
    optionsPlaceholder: 'Entwurf, In Prüfung, Veröffentlicht',
    option: 'Option',
    done: 'Fertig',
    doneHint: '„Fertig“ gilt als abgeschlossen: Solche Einträge sind nie überfällig.',
    addOption: 'Option hinzufügen',
    optionOf: ({ place, total, name, isDone }) =>
      `Option ${number(place)} von ${number(total)}, ${name}, ${isDone ? 'fertig' : 'nicht fertig'}`,
    optionName: ({ place, total }) => `Option ${number(place)} von ${number(total)}`,
    optionColor: ({ option }) => `Farbe von ${option}`,
    optionDone: ({ option }) => `${option} ist fertig`,
    optionActions: ({ option }) => `Aktionen für ${option}`,
    moveOption: ({ option }) => `${option} verschieben`,
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    remove: 'Entfernen',
    removeOption: ({ option }) => `${option} entfernen`,
    restoreOption: ({ option }) => `${option} zurückholen`,
    optionMoved: ({ name, place, total }) => `${name}, jetzt ${number(place)} von ${number(total)}.`,
    optionRemoved: ({ option, count }) =>
      count === null
        ? `${option} entfernt. Wähle, was Einträge stattdessen bekommen.`
        : `${option} entfernt. ${plural(count, '1 Eintrag verwendet', `${number(count)} Einträge verwenden`)} die Option. Wähle, was sie stattdessen bekommen.`,
    replacement: ({ option, count }) =>
      count === null
        ? `Einträge können ${option} haben. Ändern in`
        : `${option} kommt in ${plural(count, '1 Eintrag', `${number(count)} Einträgen`)} vor. Ändern in`,
    choose: 'Wählen',
    leaveEmpty: 'Leer lassen',
    renamed: ({ before, count }) =>
      count === null || count === 0
        ? `Bisher ${before}.`
        : `Bisher ${before}. ${plural(count, '1 Eintrag wird', `${number(count)} Einträge werden`)} mit umbenannt.`,
    hasComma: 'Eine Option kann kein Komma enthalten',
    isTaken: 'Es gibt schon eine Option mit diesem Namen',
    abbreviationOf: ({ option }: { option: string }) => `Kürzel von ${option}`,
    abbreviationInvalid: 'Gib ein Kürzel mit 1 bis 3 Buchstaben ein',
    abbreviationTaken: 'Es gibt schon eine Option mit diesem Kürzel',
    hideOption: ({ option }: { option: string }) => `${option} ausblenden`,
    showOption: ({ option }: { option: string }) => `${option} einblenden`,
    hiddenHint: 'Ausgeblendete Optionen behalten Einträge. Neu auswählen kann man sie nicht.',
    chooseReplacement: ({ option, count }) =>
      count === null
        ? `Wähle, was mit Einträgen mit ${option} geschieht.`
        : `Wähle, was mit ${plural(count, 'dem 1 Eintrag', `den ${number(count)} Einträgen`)} mit ${option} geschieht.`,
    changes: ({ count }) => `Ändert ${entries(count)}. Du kannst es unter Aktivität rückgängig machen.`,
    same: {
      title: ({ label, kinds }) => {
        if (kinds.length === 0) return `Es gibt schon ein Feld ${label}.`;
        const users = kinds.length > 3 ? `${number(kinds.length)} Typen` : listed(kinds);
        return `${label} wird schon von ${users} verwendet.`;
      },
      text: 'Ein gemeinsames Feld filtert, färbt und ändert alle zusammen. Zwei gleichnamige Felder tun das nicht.',
      kinds: ({ count }) => counted(count, 'Typ', 'Typen'),
      values: ({ count }) =>
        plural(count, '1 Eintrag hat einen Wert', `${number(count)} Einträge haben einen Wert`),
      use: 'Dasselbe Feld verwenden',
      keep: 'Ein zweites anlegen',
      merge: 'Zusammenführen …',
    },
    delete: 'Feld löschen',
    labelRequired: 'Gib eine Bezeichnung ein',
    labelTaken: ({ label, kinds }) =>
      `${listed(kinds)} ${plural(kinds.length, 'hat', 'haben')} schon ein eingebautes Feld ${quoted(label)}. Wähle eine andere Bezeichnung.`,
    labelTooLong: 'Höchstens 300 Zeichen',
    nameReserved: 'Dieser Name ist für Felder nicht möglich. Wähle eine andere Bezeichnung.',
    optionsRequired: 'Gib mindestens eine Option ein',
    create: 'Anlegen',
    update: 'Speichern',
  },
  deleteFieldDialog: {
    title: 'Feld löschen',
    description: ({ fieldName }) =>
      `Möchtest du das Feld „${fieldName}“ wirklich löschen? Seine Werte werden ausgeblendet. Ein neues Feld mit demselben Namen zeigt sie nicht wieder an.`,
    shownAgain: 'Sie zeigen das Feld wieder, wenn es wiederhergestellt wird.',
    cancel: 'Abbrechen',
    delete: 'Löschen',
  },
  mergeFieldsDialog: {
    title: 'Felder zusammenführen',
    description: ({ label, from, into }) =>
      `„${label}“ von ${listed(from)} wird dasselbe Feld wie „${label}“ von ${listed(into)}. Filter, Links und Feeds funktionieren weiter.`,
    loading: 'Einträge werden gezählt',
    failed: 'Die Einträge konnten nicht gezählt werden',
    empty: 'Kein Eintrag hat einen Wert in dem Feld, das wegfällt.',
    moves: ({ kind, count }) => `${kind}: ${entries(count)}`,
    conflicts: ({ count }) =>
      count === 1
        ? '1 davon hat in beiden Feldern einen Wert und behält den des anderen Feldes.'
        : `${number(count)} davon haben in beiden Feldern einen Wert und behalten den des anderen Feldes.`,
    options: 'Was aus den Optionen wird',
    addOption: ({ name }) => `„${name}“ hinzufügen`,
    leaveEmpty: 'Leer lassen',
    cancel: 'Abbrechen',
    merge: 'Zusammenführen',
  },
  deleteKindDialog: {
    title: 'Eintragstyp löschen',
    description: ({ name, count }) =>
      count === 0
        ? `Möchtest du „${name}“ wirklich löschen?`
        : `„${name}“ hat ${entries(count)}. Ein Typ wird nie mit seinen Einträgen gelöscht. Sie bekommen zuerst einen anderen Typ.`,
    to: 'Einträge ändern zu',
    choose: 'Typ wählen',
    shortens: ({ count }) =>
      count === 1
        ? '1 Eintrag dauert mehrere Tage und behält nur den ersten Tag.'
        : `${entries(count)} dauern mehrere Tage und behalten nur den ersten Tag.`,
    requires: ({ labels }) =>
      `Dort erforderlich: ${labels.join(', ')}. Einträge ohne Wert bleiben so, bis jemand sie bearbeitet.`,
    stayVisible: ({ names, more }) =>
      `Wenn du ihn ausblendest, bleiben seine Einträge sichtbar, auch in ${quotedList(names, more)}.`,
    hidesValues:
      'Werte von Feldern, die der andere Typ nicht verwendet, bleiben gespeichert und werden ausgeblendet.',
    cancel: 'Abbrechen',
    hide: 'Stattdessen ausblenden',
    delete: ({ count }) => (count === 0 ? 'Löschen' : `${entries(count)} ändern und löschen`),
  },
  inviteUserDialog: {
    title: 'Mitglied einladen',
    emailHint: 'Du bekommst einen Link für diese Person. Name und Passwort wählt sie selbst.',
    create: 'Link erstellen',
  },
  accountLinkDialog: {
    title: ({ kind }) => (kind === 'invitation' ? 'Einladung' : 'Passwort-Reset'),
    link: ({ email }) => `Link für ${email}`,
    explanation: ({ kind, email }) =>
      kind === 'invitation'
        ? `Schick diesen Link an ${email}. Wer den Link hat, kann das Konto erstellen. Eine Freigabe ist nicht nötig.`
        : `Schick diesen Link an ${email}. Wer den Link hat, kann ein neues Passwort wählen. Das beendet alle Sitzungen des Kontos.`,
    once: ({ day, time }) =>
      `Der Link funktioniert nur einmal und ist gültig bis ${day}, ${time}. Kopiere ihn jetzt, er wird nicht noch einmal angezeigt.`,
  },
  userFields: {
    email: 'E-Mail',
    password: 'Passwort',
    showPassword: 'Passwort anzeigen',
    firstName: 'Vorname',
    lastName: 'Nachname',
    emailRequired: 'Gib eine E-Mail-Adresse ein',
    emailInvalid: 'Gib eine gültige E-Mail-Adresse ein',
    passwordRequired: 'Gib ein Passwort ein',
    passwordTooShort: 'Das Passwort braucht mindestens 8 Zeichen',
    weakPassword,
    nameTooLong: 'Höchstens 300 Zeichen',
  },
  editUserDialog: {
    title: 'Mitglied bearbeiten',
    password: 'Neues Passwort',
    passwordHint: 'Lass das Feld leer, um das aktuelle Passwort zu behalten',
    currentPassword: 'Aktuelles Passwort',
    currentPasswordHint: 'Nötig, um deine E-Mail-Adresse oder dein Passwort zu ändern',
    currentPasswordRequired: 'Gib dein aktuelles Passwort ein',
    update: 'Speichern',
  },
  addUserDialog: {
    title: 'Mitglied anlegen',
    passwordHint: 'Mindestens 8 Zeichen',
    isAdmin: 'Admin',
    isApproved: 'Sofort freigeben',
    invalidTitle: 'Eingaben prüfen',
    invalidDescription: 'Gib E-Mail-Adresse und Passwort ein',
    create: 'Anlegen',
  },
  deleteUserDialog: {
    title: 'Mitglied löschen',
    description: ({ email, isAdmin }) =>
      [
        `Das Konto ${email} und alle zugehörigen Daten werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.`,
        ...(isAdmin
          ? ['Links und Einbettungen aus diesem Konto funktionieren weiter. Ersetze sie unter „Freigaben“.']
          : []),
      ].join(' '),
    inEntries: ({ count }) =>
      `Die Person kommt in ${count === 1 ? '1 Eintrag' : `${number(count)} Einträgen`} vor. Dort steht dann „Gelöschtes Mitglied“.`,
    handOver: 'Zuerst übergeben',
  },
  changePasswordDialog: {
    title: 'Passwort ändern',
    setTitle: 'Passwort festlegen',
    currentPassword: 'Aktuelles Passwort',
    newPassword: 'Neues Passwort',
    newPasswordHint: 'Mindestens 8 Zeichen',
    confirmPassword: 'Passwort bestätigen',
    currentRequired: 'Gib dein aktuelles Passwort ein',
    newRequired: 'Gib ein neues Passwort ein',
    passwordsDiffer: 'Die Passwörter stimmen nicht überein',
    submit: 'Passwort ändern',
    setSubmit: 'Passwort festlegen',
  },
  userLists: {
    pending: ({ count }) => `Warten auf Freigabe (${number(count)})`,
    approved: ({ count }) => `Freigegebene Mitglieder (${number(count)})`,
    email: 'E-Mail',
    name: 'Name',
    joined: 'Dabei seit',
    status: 'Status',
    role: 'Rolle',
    actions: 'Aktionen',
    pendingBadge: 'Wartet',
    adminBadge: 'Admin',
    userBadge: 'Mitglied',
    approve: 'Freigeben',
    reject: 'Ablehnen',
    makeAdmin: 'Admin-Rechte geben',
    removeAdmin: 'Admin-Rechte entziehen',
    approveUser: ({ email }) => `Freigeben: ${email}`,
    rejectUser: ({ email }) => `Ablehnen: ${email}`,
    makeUserAdmin: ({ email }) => `Admin-Rechte geben: ${email}`,
    removeUserAdmin: ({ email }) => `Admin-Rechte entziehen: ${email}`,
    editUser: ({ email }) => `${email} bearbeiten`,
    deleteUser: ({ email }) => `${email} löschen`,
    moreActions: ({ email }) => `Weitere Aktionen für ${email}`,
    handOver: 'Einträge übergeben',
    endSessions: 'Alle Sitzungen beenden',
    resetPassword: 'Link zum Passwort-Reset erstellen',
    resetTwoStep: 'Zwei-Faktor-Authentifizierung zurücksetzen',
    links: ({ count }) => `Einladungen und Passwort-Resets (${number(count)})`,
    linkKinds: { invitation: 'Einladung', passwordReset: 'Passwort-Reset' },
    linkKind: 'Typ',
    createdBy: 'Erstellt von',
    expires: 'Läuft ab',
    revoke: 'Widerrufen',
    revokeLink: ({ email, kind }) => `Widerrufen: ${kind} für ${email}`,
    unverified: 'E-Mail-Adressen sind nicht geprüft. Gib nur Personen frei, die du kennst.',
    noPending: 'Niemand wartet auf Freigabe',
    noApproved: 'Keine freigegebenen Mitglieder',
    loading: 'Mitglieder werden geladen',
    errorTitle: 'Mitglieder konnten nicht geladen werden',
  },
} satisfies Pick<
  Messages,
  | 'brandCards'
  | 'brandDialog'
  | 'kindSettings'
  | 'kindDialog'
  | 'fieldSettings'
  | 'fieldConfigurationDialog'
  | 'rowOrder'
  | 'deleteFieldDialog'
  | 'deleteKindDialog'
  | 'mergeFieldsDialog'
  | 'inviteUserDialog'
  | 'accountLinkDialog'
  | 'userFields'
  | 'editUserDialog'
  | 'addUserDialog'
  | 'deleteUserDialog'
  | 'changePasswordDialog'
  | 'userLists'
>;
