import type { AccessTokenKind } from '@content-planner/ui-kit';
import type { AppMessages } from '../all-messages.js';

/** The nouns for access tokens, alone and at the beginning of a sentence. */
const TOKENS: Readonly<Record<AccessTokenKind, { one: string; subject: string }>> = {
  link: { one: 'Link', subject: 'Der Link' },
  embed: { one: 'Einbettung', subject: 'Die Einbettung' },
  key: { one: 'Schlüssel', subject: 'Der Schlüssel' },
  feed: { one: 'Feed', subject: 'Der Feed' },
};

export const app = {
  app: {
    pageTitle: ({ screen }) => (screen === null ? 'Content Planner' : `${screen} – Content Planner`),
    views: 'Ansichten',
    calendar: 'Kalender',
    logs: 'Einträge',
    administration: 'Verwaltung',
    brands: 'Marken',
    fields: 'Eigene Felder',
    users: 'Mitglieder',
    waiting: 'warten auf Freigabe',
    team: 'Team',
    contentTypes: 'Eintragstypen',
    sharing: 'Freigaben',
    activity: 'Aktivität',
    system: 'System',
    keys: 'Schlüssel und Feeds',
    account: 'Konto',
    import: 'Import',
    shortcuts: 'Tastenkürzel',
    error: 'Fehler',
    appFailed: 'Der Planer konnte nicht geladen werden',
    screenFailed: 'Diese Seite konnte nicht geladen werden',
    unauthorized: 'Anmeldung nötig',
    loggingIn: 'Du bist nicht angemeldet. Die Anmeldung wird geöffnet…',
    accessDenied: 'Kein Zugriff',
    adminsOnly: 'Für diese Seite brauchst du Admin-Rechte.',
    loggedOut: 'Du bist abgemeldet',
    logOutFailed: 'Die Abmeldung ist fehlgeschlagen',
    leaveQuestion: 'Diese Seite verlassen? Deine Änderungen werden nicht gespeichert.',
    noConnection: 'Keine Verbindung. Versuche es erneut.',
    dismiss: 'Ausblenden',
    newVersion: 'Es gibt eine neue Version',
    newVersionHint:
      'Lade die Seite neu, um sie zu verwenden. Bis dahin bleibt erhalten, was du geschrieben hast.',
    reload: 'Neu laden',
  },
  commands: {
    create: ({ badge }) => `Anlegen: ${badge}`,
    createKeywords: ['neu', 'anlegen', 'hinzufügen', 'erstellen'],
    lightTheme: 'Helles Design',
    darkTheme: 'Dunkles Design',
    changePassword: 'Passwort ändern',
    logOut: 'Abmelden',
  },
  loginOver: {
    recentTitle: 'Noch einmal anmelden',
    recentDescription: 'Für diese Änderung darf die letzte Anmeldung höchstens zehn Minuten her sein.',
    withProvider: ({ description, provider, isRecent, acceptsPasswords }) => {
      if (isRecent)
        return `${description} Bei „Weiter mit ${provider}“ gehen nicht gespeicherte Eingaben verloren.`;
      return acceptsPasswords
        ? `${description} Wenn du kein Passwort hast, melde dich in einem anderen Tab mit ${provider} an und komm dann zurück.`
        : `${description} Melde dich in einem anderen Tab mit ${provider} an und komm dann zurück.`;
    },
  },
  connectLogin: {
    connected: 'Konto verbunden',
    connectedHint: ({ provider }) => `Du kannst dich jetzt mit ${provider} anmelden.`,
    expired: ({ provider }) =>
      `Die Anmeldung ist abgelaufen. Melde dich ab und klicke noch einmal auf „Weiter mit ${provider}“.`,
    declined: 'Konto nicht verbunden',
    declinedHint: ({ provider }) => `Mit ${provider} kann man sich nicht bei deinem Konto anmelden.`,
    declineFailed: 'Keine Verbindung. Die Konten wurden nicht verbunden.',
  },
  tokens: {
    createFailed: ({ kind }) => `${TOKENS[kind].subject} konnte nicht erstellt werden`,
    updated: ({ kind }) => `${TOKENS[kind].one} gespeichert`,
    updateFailed: ({ kind }) => `${TOKENS[kind].subject} konnte nicht gespeichert werden`,
    revoked: ({ kind }) => `${TOKENS[kind].one} widerrufen`,
    revokeFailed: ({ kind }) => `${TOKENS[kind].subject} konnte nicht widerrufen werden`,
    allEntries: 'Alle Einträge',
  },
  notFoundScreen: { pageTitle: 'Seite nicht gefunden', home: 'Zum Kalender' },
} satisfies Pick<
  AppMessages,
  'app' | 'commands' | 'loginOver' | 'connectLogin' | 'tokens' | 'notFoundScreen'
>;
