import type { Messages } from '../../messages/all-messages.js';

export const auth = {
  codeField: {
    code: 'Sechs Ziffern aus deiner Authenticator-App',
    recoveryCode: 'Wiederherstellungscode',
    useRecoveryCode: 'Wiederherstellungscode verwenden',
    useApp: 'Authenticator-App verwenden',
    codeRequired: 'Gib alle sechs Ziffern ein',
    recoveryCodeRequired: 'Gib einen Wiederherstellungscode ein',
  },
  landing: {
    product: 'Content Planner',
    headline: 'Alle Posts, Mailings und Messen in einem Kalender',
    sentence:
      'Haltet fest, was euer Team für jede Marke veröffentlicht, vom Blogbeitrag bis zur Podcast-Folge, und plant den Monat gemeinsam.',
    logIn: 'Anmelden',
    register: 'Registrieren',
    getStarted: 'Loslegen',
  },
  loginDialog: {
    title: 'Deine Sitzung ist abgelaufen',
    description: 'Melde dich an, um deine Änderungen zu speichern. Alle deine Eingaben sind noch da.',
  },
  loginForm: {
    title: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    showPassword: 'Passwort anzeigen',
    forgotPassword: 'Passwort vergessen? Deine Admins helfen dir weiter.',
    submit: 'Anmelden',
    busy: 'Anmeldung läuft…',
    noAccount: 'Noch kein Konto?',
    register: 'Registrieren',
    registrationClosed: 'Die Registrierung ist geschlossen. Deine Admins können dir ein Konto anlegen.',
    emailRequired: 'Gib deine E-Mail-Adresse ein',
    emailInvalid: 'Gib eine gültige E-Mail-Adresse ein',
    passwordRequired: 'Gib dein Passwort ein',
    codeTitle: 'Code eingeben',
    otherAccount: 'Mit anderem Konto anmelden',
    continueWith: ({ name }) => `Weiter mit ${name}`,
    passkey: 'Mit Passkey anmelden',
    or: 'oder',
  },
  loginGate: {
    loading: 'Wird geladen',
    sessionEnded: 'Deine Sitzung ist abgelaufen. Melde dich wieder an, um weiterzumachen.',
    failureTitle: 'Der Planer konnte nicht geladen werden',
    setupDescription:
      'Deine Admins verlangen die Zwei-Faktor-Authentifizierung. Richte sie im Planer ein und mach dann hier weiter.',
    loggedIn: 'Du bist angemeldet',
  },
  notFound: {
    title: '404 – Seite nicht gefunden',
    hint: 'Fehlt die Seite noch im Router?',
  },
  registerForm: {
    title: 'Registrieren',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    password: 'Passwort',
    passwordPlaceholder: 'Mind. 8 Zeichen',
    showPassword: 'Passwort anzeigen',
    confirmPassword: 'Passwort bestätigen',
    setupCode: 'Einrichtungscode',
    setupCodeHint: 'Der Server hat ihn beim Start ausgegeben. Nur für das erste Konto nötig.',
    submit: 'Konto erstellen',
    busy: 'Konto wird erstellt…',
    haveAccount: 'Schon ein Konto?',
    logIn: 'Anmelden',
    emailRequired: 'Gib deine E-Mail-Adresse ein',
    emailInvalid: 'Gib eine gültige E-Mail-Adresse ein',
    passwordRequired: 'Gib ein Passwort ein',
    passwordTooShort: 'Das Passwort braucht mindestens 8 Zeichen',
    passwordsDiffer: 'Die Passwörter stimmen nicht überein',
    setupCodeRequired: 'Gib den Einrichtungscode ein',
    firstAccount: 'Das erste Konto bekommt Admin-Rechte.',
    closed: 'Die Registrierung ist geschlossen. Deine Admins können dir ein Konto anlegen.',
    weakPassword: 'Dieses Passwort ist leicht zu erraten. Mehrere Wörter ohne Zusammenhang sind sicherer.',
  },
  twoStepRequired: {
    title: 'Zwei-Faktor-Authentifizierung einrichten',
    description:
      'Deine Admins verlangen nach dem Passwort noch einen Code. Du bekommst ihn von einer Authenticator-App auf deinem Smartphone oder von deinem Passwortmanager.',
    setUp: 'Einrichten',
    openSetup: 'Planer öffnen',
    continue: 'Weiter',
    logOut: 'Abmelden',
  },
} satisfies Pick<
  Messages,
  | 'codeField'
  | 'landing'
  | 'loginDialog'
  | 'loginForm'
  | 'loginGate'
  | 'notFound'
  | 'registerForm'
  | 'twoStepRequired'
>;
