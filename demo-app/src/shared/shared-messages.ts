import { defineMessages } from '@content-planner/ui-kit';

/** The texts of the pages for people without an account: links and embeds. */
export const sharedMessages = defineMessages('sharedPages', {
  /** Messages about an address that doesn't work. */
  link: {
    ended: {
      title: 'This link has ended',
      text: 'Ask the person who sent it for a new one.',
    },
    invalid: {
      title: 'This link is not correct',
      text: 'Copy the complete link, including the part after #, or ask the person who sent it for a new one.',
    },
    missing: {
      title: 'This link is not complete',
      text: 'The part after # is missing. Copy the complete link, or ask the person who sent it for a new one.',
    },
  },
  embed: {
    ended: {
      title: 'This calendar has ended',
      text: 'Ask the person who added it to this page for a new one.',
    },
    invalid: {
      title: 'The address of this calendar is not correct',
      text: 'Copy the complete address, including the part after #, into the page that displays the calendar.',
    },
    missing: {
      title: 'The address of this calendar is not complete',
      text: 'The part after # is missing. Copy the complete address into the page that displays the calendar.',
    },
  },
  originNotAllowed: {
    title: 'This page is not allowed to display the calendar',
    text: "An administrator of the planner has to add this page's origin to the embed.",
  },
  failed: 'The calendar could not be loaded',
  tryLater: 'Try again later.',
  tryAgain: 'Try again',

  passwordPage: 'Password required',
  passwordTitle: 'This calendar is password-protected',
  passwordHint: 'Ask the person who sent you the link for the password.',
  password: 'Password',
  passwordMissing: 'Enter the password.',
  passwordWrong: 'This password is not correct.',
  open: 'Open calendar',
  opening: 'Opening',

  /** The title of the browser's tab if the calendar shows one brand. */
  pageTitle: ({ title, subtitle }: { title: string; subtitle: string }) => `${title} – ${subtitle}`,
  /** The heading of a printed month. `frozenOn` is formatted, or null. */
  printHeading: ({ title, frozenOn }: { title: string; frozenOn: string | null }) =>
    frozenOn === null ? title : `${title}, as of ${frozenOn}`,
  /** The line that says which state of the plan is displayed. */
  frozen: ({ date }: { date: string }) => `As of ${date}. Read only.`,
  current: 'As currently planned. Read only.',
  /** `date` is null for today. `isShort` is true if there is little room. */
  from: ({ date, isShort }: { date: string | null; isShort: boolean }) => {
    const start = date ?? 'today';
    return isShort ? `From ${start} on. Read only.` : `From ${start} on, as currently planned. Read only.`;
  },
});
