import type { AppMessages } from '../all-messages.js';

export const shared = {
  sharedPages: {
    link: {
      ended: {
        title: 'Dieser Link ist nicht mehr gültig',
        text: 'Bitte die Person, von der du ihn hast, um einen neuen.',
      },
      invalid: {
        title: 'Dieser Link ist nicht richtig',
        text: 'Kopiere den vollständigen Link, auch den Teil nach dem #, oder bitte die Person, von der du ihn hast, um einen neuen.',
      },
      missing: {
        title: 'Dieser Link ist nicht vollständig',
        text: 'Der Teil nach dem # fehlt. Kopiere den vollständigen Link, oder bitte die Person, von der du ihn hast, um einen neuen.',
      },
    },
    embed: {
      ended: {
        title: 'Dieser Kalender ist nicht mehr gültig',
        text: 'Bitte die Person, die ihn in diese Seite eingebettet hat, um einen neuen.',
      },
      invalid: {
        title: 'Die Adresse dieses Kalenders ist nicht richtig',
        text: 'Kopiere die vollständige Adresse, auch den Teil nach dem #, in die Seite, die den Kalender anzeigt.',
      },
      missing: {
        title: 'Die Adresse dieses Kalenders ist nicht vollständig',
        text: 'Der Teil nach dem # fehlt. Kopiere die vollständige Adresse in die Seite, die den Kalender anzeigt.',
      },
    },
    originNotAllowed: {
      title: 'Diese Seite darf den Kalender nicht anzeigen',
      text: 'Die Admins des Planers müssen den Origin dieser Seite bei der Einbettung eintragen.',
    },
    failed: 'Der Kalender konnte nicht geladen werden',
    tryLater: 'Versuche es später erneut.',
    tryAgain: 'Erneut versuchen',
    passwordPage: 'Passwort nötig',
    passwordTitle: 'Dieser Kalender ist mit einem Passwort geschützt',
    passwordHint: 'Das Passwort bekommst du von der Person, die dir den Link geschickt hat.',
    password: 'Passwort',
    passwordMissing: 'Gib das Passwort ein.',
    passwordWrong: 'Dieses Passwort ist falsch.',
    open: 'Kalender öffnen',
    opening: 'Wird geöffnet',
    pageTitle: ({ title, subtitle }) => `${title} – ${subtitle}`,
    printHeading: ({ title, frozenOn }) => (frozenOn === null ? title : `${title}, Stand ${frozenOn}`),
    frozen: ({ date }) => `Stand ${date}. Nur zum Lesen.`,
    current: 'Nach aktueller Planung. Nur zum Lesen.',
    from: ({ date, isShort }) => {
      const start = date === null ? 'Ab heute' : `Ab ${date}`;
      return isShort ? `${start}. Nur zum Lesen.` : `${start}, nach aktueller Planung. Nur zum Lesen.`;
    },
  },
} satisfies Pick<AppMessages, 'sharedPages'>;
