import type { AppMessages } from '../all-messages.js';

const PASSKEY_ADDRESS =
  'Passkeys brauchen eine Adresse, die mit https:// beginnt und einen Hostnamen hat, oder http://localhost auf dem Gerät, auf dem der Planer läuft.';

const NO_PASSWORD = 'Die Zwei-Faktor-Authentifizierung schützt Anmeldungen mit Passwort, und du hast keins.';

export const accounts = {
  accountDialogs: {
    passwordChanged: 'Passwort geändert',
    passwordNotChanged: 'Das Passwort konnte nicht geändert werden',
    passwordSet: 'Passwort festgelegt',
    passwordNotSet: 'Das Passwort konnte nicht festgelegt werden',
    twoStepOn: 'Zwei-Faktor-Authentifizierung aktiviert',
    twoStepOff: 'Zwei-Faktor-Authentifizierung deaktiviert',
    codesCreated: 'Wiederherstellungscodes erstellt',
    twoStepFailed: 'Die Zwei-Faktor-Authentifizierung konnte nicht geändert werden',
  },
  accountLink: {
    pageTitle: { invitation: 'Einladung', passwordReset: 'Passwort-Reset' },
    created: 'Konto erstellt',
    passwordChanged: 'Passwort geändert',
    passwordChangedHint: 'Melde dich mit deinem neuen Passwort an.',
    loggedIn: ({ email }) =>
      `Du bist als ${email} angemeldet. Wenn du dieses Konto erstellst, wirst du dort abgemeldet.`,
    failed: 'Der Link konnte nicht geöffnet werden',
    noResponse: 'Der Server antwortet nicht.',
  },
  accountScreen: {
    profile: 'Profil',
    profileSaved: 'Profil gespeichert',
    profileNotSaved: 'Dein Profil konnte nicht gespeichert werden',
    emailNeedsPassword: 'Lege zuerst ein Passwort fest, um deine E-Mail-Adresse zu ändern.',
    emailNeedsAdmin: 'Deine E-Mail-Adresse können nur deine Admins ändern.',
    password: 'Passwort',
    passwordHint: ({ date }) =>
      date === null
        ? 'Ein neues Passwort beendet deine anderen Sitzungen.'
        : `Geändert am ${date}. Ein neues Passwort beendet deine anderen Sitzungen.`,
    changePassword: 'Passwort ändern',
    setPassword: 'Passwort festlegen',
    noPasswordHint:
      'Du meldest dich mit Single Sign-on an. Mit einem Passwort kannst du dich auch ohne anmelden und deine E-Mail-Adresse ändern.',
    signOnOnly: 'Du meldest dich mit Single Sign-on an.',
    passwordsOff: 'In diesem Planer gibt es keine Passwörter.',
    twoStep: 'Zwei-Faktor-Authentifizierung',
    twoStepHint: 'Nach dem Passwort noch ein Code von deinem Smartphone.',
    twoStepNeedsPassword: `${NO_PASSWORD} Lege zuerst ein Passwort fest, um sie zu verwenden.`,
    twoStepOfProvider: ({ provider }) =>
      `${NO_PASSWORD} Deine Anmeldungen schützt ${provider ?? 'das Single Sign-on'}.`,
    setUpTwoStep: 'Zwei-Faktor-Authentifizierung einrichten',
    passkeys: 'Passkeys',
    passkeysHint:
      'Melde dich mit Fingerabdruck, Gesicht oder Bildschirmsperre an, ohne Passwort und ohne Code.',
    passkeyAdded: 'Passkey hinzugefügt',
    passkeyNotAdded: 'Der Passkey konnte nicht hinzugefügt werden',
    passkeyRenamed: 'Passkey umbenannt',
    passkeyNotRenamed: 'Der Passkey konnte nicht umbenannt werden',
    passkeyRemoved: 'Passkey entfernt',
    passkeyNotRemoved: 'Der Passkey konnte nicht entfernt werden',
    passkeysOff: ({ provider }) =>
      `In diesem Planer sind Passkeys deaktiviert. Alle melden sich mit ${provider ?? 'Single Sign-on'} an.`,
    passkeysNeedAddress: ({ isAdmin }) =>
      isAdmin
        ? `${PASSKEY_ADDRESS} Setze PUBLIC_URL auf eine solche Adresse.`
        : `${PASSKEY_ADDRESS} Bitte deine Admins, eine einzurichten.`,
    passkeysElsewhere: ({ address }) =>
      `Passkeys funktionieren nur unter ${address}. Öffne den Planer dort, um einen hinzuzufügen.`,
    passkeysUnsupported:
      'Dieser Browser unterstützt keine Passkeys. Öffne den Planer in einer aktuellen Version von Chrome, Edge, Firefox oder Safari.',
    sessions: 'Sitzungen',
    sessionsHint: 'Wo du angemeldet bist.',
    sessionEnded: 'Sitzung beendet',
    sessionNotEnded: 'Die Sitzung konnte nicht beendet werden',
    sessionsEnded: 'Sitzungen beendet',
    sessionsNotEnded: 'Die Sitzungen konnten nicht beendet werden',
    keys: 'Schlüssel und Feeds',
    keysHint:
      'Für Skripte und Kalender-Apps. Sie funktionieren auch mit einem neuen Passwort weiter. Widerrufe deshalb alle, die du nicht kennst.',
    editKeys: 'Schlüssel und Feeds bearbeiten',
  },
  loginScreen: {
    pageTitle: 'Anmelden',
    loggedIn: 'Du bist angemeldet',
    failed: 'E-Mail-Adresse oder Passwort ist falsch',
    signOnProblems: {
      expired:
        'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Browser begonnen. Versuche es erneut.',
      denied:
        'Die Anmeldung wurde abgebrochen. Versuche es erneut oder frage deine Admins, ob du den Planer verwenden darfst.',
      unreachable: 'Der Single-Sign-on-Dienst antwortet nicht. Versuche es in ein paar Minuten erneut.',
      pending: 'Dein Konto wartet auf die Freigabe durch deine Admins.',
      noEmail:
        'Der Single-Sign-on-Dienst hat deine E-Mail-Adresse nicht mitgeschickt. Wende dich an deine Admins.',
      accountExists:
        'Ein Konto mit deiner E-Mail-Adresse gibt es schon. Melde dich einmal mit seinem Passwort an, um es mit dem Single Sign-on zu verbinden.',
      unverifiedEmail:
        'Ein Konto mit deiner E-Mail-Adresse gibt es schon, aber der Single-Sign-on-Dienst bestätigt deine Adresse nicht. Wende dich an deine Admins.',
      closed: 'Du hast noch kein Konto. Bitte deine Admins um Zugriff.',
      noAdministrator:
        'Im Planer hat noch niemand Admin-Rechte. Wende dich an die Person, die ihn eingerichtet hat.',
      rateLimited: 'Zu viele Anmeldungen. Versuche es in ein paar Minuten erneut.',
    },
    signOnFailed:
      'Das Single Sign-on ist fehlgeschlagen. Versuche es erneut. Klappt es wieder nicht, wende dich an deine Admins.',
  },
  pendingApproval: {
    pending: 'Dein Konto wartet auf die Freigabe durch deine Admins. Danach kannst du dich anmelden.',
  },
  registerScreen: {
    pageTitle: 'Registrieren',
    createdPending: 'Konto erstellt',
    created: 'Konto erstellt',
    failed: 'Das Konto konnte nicht erstellt werden',
  },
  userScreen: {
    invite: 'Mitglied einladen',
    add: 'Mitglied anlegen',
    created: 'Mitglied angelegt',
    createFailed: 'Das Mitglied konnte nicht angelegt werden',
    updated: 'Mitglied gespeichert',
    updateFailed: 'Das Mitglied konnte nicht gespeichert werden',
    deleted: 'Mitglied gelöscht',
    deleteFailed: 'Das Mitglied konnte nicht gelöscht werden',
    approved: 'Mitglied freigegeben',
    approvalFailed: 'Die Freigabe konnte nicht geändert werden',
    rejectTitle: 'Konto ablehnen',
    rejectDescription: ({ email }) =>
      `Das Konto von ${email} wird gelöscht. Für einen Zugriff muss sich die Person neu registrieren.`,
    reject: 'Ablehnen',
    rejected: 'Konto abgelehnt',
    changeRole: ({ isAdmin }) => (isAdmin ? 'Admin-Rechte entziehen' : 'Admin-Rechte geben'),
    roleDescription: ({ isAdmin, email }) => {
      if (!isAdmin)
        return email === null
          ? 'Du kannst dann Marken, Felder und Mitglieder verwalten, auch Admins.'
          : `${email} kann dann Marken, Felder und Mitglieder verwalten, auch Admins.`;
      return email === null
        ? 'Du kannst dann keine Marken, Felder und Mitglieder mehr verwalten. Deine Links und Einbettungen funktionieren weiter.'
        : `${email} kann dann keine Marken, Felder und Mitglieder mehr verwalten. Die Links und Einbettungen dieser Person funktionieren weiter. Ersetze sie unter „Freigaben“.`;
    },
    roleChanged: 'Admin-Rechte geändert',
    roleNotChanged: 'Die Admin-Rechte konnten nicht geändert werden',
    handOver: 'Einträge übergeben',
    handOverDescription: ({ name, count }) => {
      if (count === 0) return `${name} kommt in keinem Eintrag vor.`;
      const where =
        count === null
          ? 'Einträgen'
          : count === 1
            ? '1 Eintrag'
            : `${count.toLocaleString('de-DE')} Einträgen`;
      return `${name} kommt in ${where} vor. Wähle, wer sie übernimmt, auch die vergangenen.`;
    },
    newPerson: 'Neue Person',
    choosePerson: 'Person wählen',
    cancel: 'Abbrechen',
    handedOver: ({ name }) => `Einträge an ${name} übergeben`,
    handOverFailed: 'Die Einträge konnten nicht übergeben werden',
    endSessionsTitle: 'Alle Sitzungen beenden?',
    endSessionsDescription: ({ email }) =>
      email === null
        ? 'Du wirst überall außer auf diesem Gerät abgemeldet.'
        : `${email} wird sofort auf allen Geräten abgemeldet. Eine neue Anmeldung ist möglich.`,
    endSessions: 'Sitzungen beenden',
    sessionsEnded: ({ count }) => (count === 0 ? 'Es gab keine Sitzungen' : 'Sitzungen beendet'),
    sessionsNotEnded: 'Die Sitzungen konnten nicht beendet werden',
    resetTwoStepTitle: 'Zwei-Faktor-Authentifizierung zurücksetzen?',
    resetTwoStepDescription: ({ email, hasPasskeys }) =>
      hasPasskeys
        ? `Auch alle Passkeys werden entfernt. Dann können sich alle anmelden, die das Passwort von ${email} kennen. Stelle sicher, dass diese Person darum gebeten hat.`
        : `Dann können sich alle anmelden, die das Passwort von ${email} kennen. Stelle sicher, dass diese Person darum gebeten hat.`,
    resetTwoStep: 'Zurücksetzen',
    twoStepReset: ({ wasOn }) =>
      wasOn
        ? 'Zwei-Faktor-Authentifizierung zurückgesetzt'
        : 'Die Zwei-Faktor-Authentifizierung war schon inaktiv',
    twoStepNotReset: 'Die Zwei-Faktor-Authentifizierung konnte nicht zurückgesetzt werden',
    invitationFailed: 'Die Einladung konnte nicht erstellt werden',
    passwordResetFailed: 'Der Passwort-Reset konnte nicht erstellt werden',
    revokeTitle: ({ kind }) =>
      kind === 'passwordReset' ? 'Passwort-Reset widerrufen' : 'Einladung widerrufen',
    revokeDescription: ({ email }) => `Der Link für ${email} funktioniert dann sofort nicht mehr.`,
    revoke: 'Widerrufen',
    revoked: 'Link widerrufen',
    revokeFailed: 'Der Link konnte nicht widerrufen werden',
  },
} satisfies Pick<
  AppMessages,
  | 'accountDialogs'
  | 'accountLink'
  | 'accountScreen'
  | 'loginScreen'
  | 'pendingApproval'
  | 'registerScreen'
  | 'userScreen'
>;
