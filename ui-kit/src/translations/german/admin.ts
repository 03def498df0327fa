import type { Messages } from '../../messages/all-messages.js';
import { counted, listed, listedOr, number, plural, quoted } from './forms.js';

const weakPassword = 'Dieses Passwort ist leicht zu erraten. Mehrere Wörter ohne Zusammenhang sind sicherer.';

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
    cancel: 'Abbrechen',
    create: 'Anlegen',
    update: 'Speichern',
  },
  fieldSettings: {
    title: 'Eigene Felder',
    tabs: 'Eintragstyp',
    addField: 'Feld anlegen',
    fieldLabel: 'Bezeichnung',
    fieldName: 'Feldname',
    type: 'Typ',
    required: 'Pflichtfeld',
    options: 'Optionen',
    order: 'Position',
    actions: 'Aktionen',
    types: {
      text: 'Text',
      date: 'Datum',
      boolean: 'Ja/Nein',
      dropdown: 'Auswahl',
      number: 'Zahl',
      url: 'Link',
    },
    edit: ({ fieldLabel }) => `${fieldLabel} bearbeiten`,
    delete: ({ fieldLabel }) => `${fieldLabel} löschen`,
    loading: 'Felder werden geladen',
    errorTitle: 'Felder konnten nicht geladen werden',
    emptyTitle: 'Noch keine eigenen Felder',
    emptyHint: () => 'Felder, die du hier anlegst, kannst du bei allen Einträgen dieses Typs ausfüllen.',
    addFirst: 'Erstes Feld anlegen',
  },
  fieldConfigurationDialog: {
    createTitle: 'Feld anlegen',
    editTitle: 'Feld bearbeiten',
    fieldLabel: 'Bezeichnung',
    fieldName: 'Feldname',
    nameHint: 'Wird aus der Bezeichnung gebildet',
    nameFixed: 'Nicht änderbar, weil Einträge ihn schon verwenden',
    type: 'Typ',
    options: 'Optionen',
    optionsHint: 'Durch Kommas getrennt',
    optionsPlaceholder: 'Entwurf, In Prüfung, Veröffentlicht',
    optionColors: 'Farben der Optionen',
    optionColor: ({ option }) => `Farbe von ${option}`,
    pickOptionColor: ({ option }) => `Farbe von ${option} auswählen`,
    required: 'Pflichtfeld',
    shareable: 'Darf Kunden gezeigt werden',
    shareableChange: ({ isShareable, shownIn }) => {
      const sees = `Kunden sehen dieses Feld dann ${isShareable ? 'auch' : 'nicht mehr'} über bestehende`;
      if (shownIn === null) return `${sees} Links und Einbettungen.`;
      const { links, embeds } = shownIn;
      const parts = [
        ...(links > 0 ? [counted(links, 'Link', 'Links')] : []),
        ...(embeds > 0 ? [counted(embeds, 'Einbettung', 'Einbettungen')] : []),
      ];
      return parts.length === 0 ? '' : `${sees} Zugänge: ${listed(parts)}.`;
    },
    removedOptions: ({ options, count }) => {
      const names = listedOr(options.map(quoted));
      return plural(
        count,
        `1 Eintrag hat noch den Wert ${names}. Er behält ihn, aber Filter bieten ihn nicht mehr an.`,
        `${number(count)} Einträge haben noch den Wert ${names}. Sie behalten ihn, aber Filter bieten ihn nicht mehr an.`,
      );
    },
    order: 'Position',
    orderHint: 'Kleinere Zahlen kommen zuerst',
    labelRequired: 'Gib eine Bezeichnung ein',
    labelTooLong: 'Höchstens 300 Zeichen',
    nameReserved: 'Dieser Name ist für Felder nicht möglich. Wähle eine andere Bezeichnung.',
    optionsRequired: 'Gib mindestens eine Option ein',
    cancel: 'Abbrechen',
    create: 'Anlegen',
    update: 'Speichern',
  },
  deleteFieldDialog: {
    title: 'Feld löschen',
    description: ({ fieldName }) =>
      `Möchtest du das Feld „${fieldName}“ wirklich löschen? Seine Werte werden ausgeblendet. Ein neues Feld mit demselben Namen zeigt sie nicht wieder an.`,
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
    cancel: 'Abbrechen',
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
  | 'fieldSettings'
  | 'fieldConfigurationDialog'
  | 'deleteFieldDialog'
  | 'inviteUserDialog'
  | 'accountLinkDialog'
  | 'userFields'
  | 'editUserDialog'
  | 'addUserDialog'
  | 'deleteUserDialog'
  | 'changePasswordDialog'
  | 'userLists'
>;
