import type { Session } from '../../account/types.js';
import type { Messages } from '../../messages/all-messages.js';
import { capitalized, counted, number, plural } from './forms.js';

const device = ({ browser, operatingSystem }: Pick<Session, 'browser' | 'operatingSystem'>): string => {
  if (browser !== null && operatingSystem !== null) return `${browser} auf ${operatingSystem}`;
  return browser ?? operatingSystem ?? 'Unbekanntes Gerät';
};

const TWO_STEP = {
  setUp: {
    title: 'Zwei-Faktor-Authentifizierung einrichten',
    description:
      'Nach deinem Passwort gibst du künftig noch einen Code von deinem Smartphone ein. Bestätige zuerst dein Passwort.',
    confirm: 'Aktivieren',
  },
  turnOff: {
    title: 'Zwei-Faktor-Authentifizierung deaktivieren',
    description: 'Danach können sich alle anmelden, die dein Passwort kennen.',
    confirm: 'Deaktivieren',
  },
  replaceCodes: {
    title: 'Neue Wiederherstellungscodes',
    description: 'Die alten Wiederherstellungscodes funktionieren dann nicht mehr.',
    confirm: 'Codes erstellen',
  },
};

export const account = {
  choosePasswordForm: {
    texts: {
      invitation: { title: 'Konto erstellen', submit: 'Konto erstellen', busy: 'Konto wird erstellt…' },
      passwordReset: {
        title: 'Neues Passwort wählen',
        submit: 'Passwort speichern',
        busy: 'Passwort wird gespeichert…',
      },
    },
    knowPassword: 'Passwort wieder eingefallen?',
    tokensTitle: 'Schlüssel und Feeds widerrufen',
    tokensText:
      'Deine Schlüssel und Feeds funktionieren auch mit dem neuen Passwort. Wähle alle aus, die du nicht kennst: Wer dein altes Passwort kannte, könnte sie angelegt haben.',
    revokeAll: 'Alle Schlüssel und Feeds',
    tokenFacts: ({ kind, created, use }) =>
      `${kind === 'key' ? 'Schlüssel' : 'Feed'}, angelegt am ${created}. ${use}`,
    endedTitle: 'Dieser Link funktioniert nicht',
  },
  connectLoginDialog: {
    title: ({ provider }) => `${provider} mit deinem Konto verbinden?`,
    description: ({ provider }) =>
      `Danach kann man sich mit diesem Login von ${provider} bei deinem Konto anmelden. Verbinde die beiden nur, wenn dir beide gehören: Vielleicht hat jemand anderes diesen Browser benutzt.`,
    account: 'Dein Konto',
    login: ({ provider }) => `Login von ${provider}`,
    cancel: 'Nicht verbinden',
    confirm: 'Verbinden',
  },
  keyList: {
    title: 'Schlüssel und Feeds',
    allBrands: 'alle Marken',
    anyBrand: 'jede Marke',
    withoutBrand: 'ohne Marke',
    deletedBrand: 'gelöschte Marke',
    facts: ({ kind, canWrite, brands, types, from, use }) => {
      const access = canWrite ? 'Lesen und schreiben' : 'Lesen';
      const scope = [kind === 'feed' ? 'Feed' : access, brands, types, from && `ab ${from}`];
      return `${scope.filter(Boolean).join(', ')}. ${use}.`;
    },
    expires: ({ date, soon }) => (soon === null ? `Läuft am ${date} ab` : `Läuft ${soon} ab (${date})`),
    empty: 'Noch keine Schlüssel oder Feeds',
    loading: 'Schlüssel und Feeds werden geladen',
    errorTitle: 'Schlüssel und Feeds konnten nicht geladen werden',
  },
  passkeyList: {
    title: 'Passkeys',
    synced: 'Synchronisiert',
    notSynced: 'Nicht synchronisiert',
    facts: ({ date, use }) => `Hinzugefügt am ${date}. ${use}`,
    rename: 'Umbenennen',
    renamePasskey: ({ name }) => `${name} umbenennen`,
    remove: 'Entfernen',
    removePasskey: ({ name }) => `${name} entfernen`,
    removeTitle: 'Passkey entfernen?',
    removeDescription: ({ name }) =>
      `Der Passkey „${name}“ funktioniert dann nicht mehr. Damit dein Gerät ihn nicht weiter anbietet, lösche ihn auch dort.`,
    confirm: 'Entfernen',
    add: 'Passkey hinzufügen',
    empty: 'Noch keine Passkeys',
    loading: 'Passkeys werden geladen',
    errorTitle: 'Passkeys konnten nicht geladen werden',
  },
  profileForm: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    currentPassword: 'Aktuelles Passwort',
    currentPasswordHint: 'Nötig, um deine E-Mail-Adresse zu ändern',
    showPassword: 'Passwort anzeigen',
    emailRequired: 'Gib eine E-Mail-Adresse ein',
    emailInvalid: 'Gib eine gültige E-Mail-Adresse ein',
    currentPasswordRequired: 'Gib dein aktuelles Passwort ein',
    nameTooLong: 'Höchstens 300 Zeichen',
    save: 'Speichern',
  },
  renamePasskeyDialog: {
    title: 'Passkey umbenennen',
    name: 'Name',
    nameRequired: 'Gib einen Namen ein',
    nameTooLong: 'Höchstens 60 Zeichen',
    submit: 'Speichern',
  },
  sessionList: {
    title: 'Sitzungen',
    device,
    current: 'Dieses Gerät',
    now: 'Jetzt',
    justNow: 'Gerade eben',
    used: ({ when, address }) => capitalized(address === null ? when : `${when}, von ${address}`),
    end: 'Abmelden',
    endSession: (session) => `${device(session)} abmelden`,
    endOthers: 'Überall sonst abmelden',
    endOthersTitle: 'Überall sonst abmelden?',
    endOthersDescription: ({ count }) =>
      `${plural(count, 'Deine andere Sitzung wird', `Deine ${number(count)} anderen Sitzungen werden`)} sofort beendet. Auf diesem Gerät bleibst du angemeldet.`,
    confirm: 'Abmelden',
    loading: 'Sitzungen werden geladen',
    errorTitle: 'Sitzungen konnten nicht geladen werden',
  },
  twoStepDialog: {
    title: ({ purpose }) => TWO_STEP[purpose].title,
    description: ({ purpose }) => TWO_STEP[purpose].description,
    password: 'Aktuelles Passwort',
    passwordRequired: 'Gib dein aktuelles Passwort ein',
    showPassword: 'Passwort anzeigen',
    cancel: 'Abbrechen',
    next: 'Weiter',
    scanTitle: '1. Scanne den Code mit einer Authenticator-App',
    scanDescription: 'Du kannst jede App für Einmalcodes oder deinen Passwortmanager verwenden.',
    qrCode: 'QR-Code für deine Authenticator-App',
    secret: 'Oder gib diesen Schlüssel ein',
    firstCode: '2. Gib die sechs Ziffern ein, die die App anzeigt',
    codeRequired: 'Gib einen Code ein',
    turnOn: 'Aktivieren',
    code: 'Code aus deiner Authenticator-App oder Wiederherstellungscode',
    confirm: ({ purpose }) => TWO_STEP[purpose].confirm,
    codesTitle: 'Wiederherstellungscodes sichern',
    codesDescription:
      'Mit jedem Code kannst du dich einmal ohne dein Smartphone anmelden. Aus Sicherheitsgründen werden die Codes nicht noch einmal angezeigt.',
    codes: 'Wiederherstellungscodes',
    copyFailed: 'Der Browser erlaubt das Kopieren nicht. Markiere die Codes und drücke Strg+C.',
    download: 'Herunterladen',
    fileName: 'content-planner-wiederherstellungscodes.txt',
    print: 'Drucken',
    printTitle: 'Wiederherstellungscodes für Content Planner',
    saved: 'Ich habe die Codes sicher aufbewahrt',
    done: 'Fertig',
    leaveQuestion: 'Schließen, ohne die Codes zu sichern? Du kannst sie später nicht mehr ansehen.',
    stay: 'Geöffnet lassen',
    leave: 'Schließen',
  },
  twoStepSettings: {
    on: 'Aktiv',
    off: 'Inaktiv',
    offText: 'Alle, die dein Passwort kennen, können sich anmelden.',
    requiredText: 'Deine Admins verlangen die Zwei-Faktor-Authentifizierung. Richte sie jetzt ein.',
    onText: ({ date, recoveryCodesLeft }) =>
      `Seit dem ${date}. Noch ${counted(recoveryCodesLeft, 'Wiederherstellungscode', 'Wiederherstellungscodes')} übrig.`,
    setUp: 'Einrichten',
    turnOff: 'Deaktivieren',
    replaceCodes: 'Neue Wiederherstellungscodes',
    loading: 'Wird geladen',
  },
} satisfies Pick<
  Messages,
  | 'choosePasswordForm'
  | 'connectLoginDialog'
  | 'keyList'
  | 'passkeyList'
  | 'profileForm'
  | 'renamePasskeyDialog'
  | 'sessionList'
  | 'twoStepDialog'
  | 'twoStepSettings'
>;
