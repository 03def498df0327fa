import type { KindTexts } from '../../logs/kinds/kind-texts.js';
import type { BuiltInKindId } from '../../logs/types.js';
import type { Messages } from '../../messages/all-messages.js';
import { capitalized } from './forms.js';

/** The forms of a kind's noun. Nouns without an adjective need only two. */
interface KindForms {
  singular: string;
  accusative?: string;
  plural: string;
  /** The plural after 'keine'. */
  afterNo?: string;
  /** What users log with this kind, in the accusative: 'einen Blogbeitrag'. */
  example: string;
  printHeading?: string;
}

function kindTexts({
  singular,
  accusative = singular,
  plural,
  afterNo = plural,
  example,
  printHeading,
}: KindForms): KindTexts {
  const singularTitle = capitalized(singular);
  const pluralTitle = capitalized(plural);
  const object = capitalized(accusative);
  return {
    singular,
    plural,
    singularTitle,
    pluralTitle,
    add: `${object} anlegen`,
    create: `${object} anlegen`,
    edit: `${object} bearbeiten`,
    empty: `Noch keine ${afterNo}`,
    emptyHint: `Trag ${example} ein, und der Eintrag erscheint im Kalender.`,
    createFirst: `Ersten ${accusative} anlegen`,
    loadFailed: `${pluralTitle} konnten nicht geladen werden`,
    nothingToExport: `Es gibt keine ${afterNo} zum Exportieren.`,
    confirmDelete: `Möchtest du diesen ${accusative} wirklich löschen?`,
    created: `${singularTitle} angelegt`,
    updated: `${singularTitle} gespeichert`,
    deleted: `${singularTitle} gelöscht`,
    bulkUpdated: `${pluralTitle} gespeichert`,
    bulkDeleted: `${pluralTitle} gelöscht`,
    createFailed: `${singularTitle} konnte nicht angelegt werden`,
    updateFailed: `${singularTitle} konnte nicht gespeichert werden`,
    deleteFailed: `${singularTitle} konnte nicht gelöscht werden`,
    bulkUpdateFailed: `${pluralTitle} konnten nicht gespeichert werden`,
    bulkDeleteFailed: `${pluralTitle} konnten nicht gelöscht werden`,
    print: {
      heading: printHeading ?? pluralTitle,
      loading: `${pluralTitle} werden geladen…`,
      empty: `Keine ${afterNo} gefunden`,
      failed: `${pluralTitle} konnten nicht geladen werden. Versuche es erneut.`,
    },
  };
}

/** Returns the texts of a kind that the team has created. Its names have no article, because their gender is unknown. */
function ownKindTexts({ one, many }: { one: string; many: string }): KindTexts {
  return {
    singular: one,
    plural: many,
    singularTitle: one,
    pluralTitle: many,
    add: `${one} anlegen`,
    create: `${one} anlegen`,
    edit: `${one} bearbeiten`,
    empty: `Noch keine ${many}`,
    emptyHint: 'Trag etwas ein, und der Eintrag erscheint im Kalender.',
    createFirst: `${one} anlegen`,
    loadFailed: `${many} konnten nicht geladen werden`,
    nothingToExport: `Es gibt keine ${many} zum Exportieren.`,
    confirmDelete: `Möchtest du diesen Eintrag (${one}) wirklich löschen?`,
    created: `${one} angelegt`,
    updated: `${one} gespeichert`,
    deleted: `${one} gelöscht`,
    bulkUpdated: `${many} gespeichert`,
    bulkDeleted: `${many} gelöscht`,
    createFailed: `${one} konnte nicht angelegt werden`,
    updateFailed: `${one} konnte nicht gespeichert werden`,
    deleteFailed: `${one} konnte nicht gelöscht werden`,
    bulkUpdateFailed: `${many} konnten nicht gespeichert werden`,
    bulkDeleteFailed: `${many} konnten nicht gelöscht werden`,
    print: {
      heading: many,
      loading: `${many} werden geladen…`,
      empty: `Keine ${many} gefunden`,
      failed: `${many} konnten nicht geladen werden. Versuche es erneut.`,
    },
  };
}

/** Returns the forms of a compound such as 'Blog-Eintrag'. */
const compound = (name: string) => ({ singular: `${name}-Eintrag`, plural: `${name}-Einträge` });

/** The accusative of a noun with its article, and its plural: 'den Blogbeitrag', 'Blogbeiträge'. */
export type Noun = readonly [one: string, many: string];

/** What entries are called in the activity. */
export const KIND_NOUNS: Readonly<Record<BuiltInKindId, Noun>> = {
  blog: ['den Blogbeitrag', 'Blogbeiträge'],
  email: ['die E-Mail-Kampagne', 'E-Mail-Kampagnen'],
  social: ['den Social-Post', 'Social-Posts'],
  event: ['das Event', 'Events'],
  podcast: ['die Podcast-Folge', 'Podcast-Folgen'],
  other: ['den Eintrag', 'Einträge'],
};

export const kinds = {
  kinds: {
    blog: {
      badge: 'Blogbeitrag',
      texts: kindTexts({ ...compound('Blog'), example: 'einen Blogbeitrag' }),
      labels: { blogName: 'Titel des Beitrags', date: 'Datum', category: 'Kategorie' },
      abbreviations: {},
    },
    email: {
      badge: 'E-Mail-Kampagne',
      texts: kindTexts({ ...compound('E-Mail'), example: 'eine Kampagne oder einen Newsletter' }),
      labels: { subject: 'Betreff', date: 'Datum', campaignName: 'Kampagne' },
      abbreviations: {},
    },
    social: {
      badge: 'Social-Post',
      texts: kindTexts({
        ...compound('Social'),
        example: 'einen Post für eine beliebige Plattform',
        printHeading: 'Social-Media-Einträge',
      }),
      labels: {
        postName: 'Titel des Posts',
        date: 'Datum',
        mediaType: 'Medientyp',
        platforms: 'Plattformen',
        facebook: 'Facebook',
        instagram: 'Instagram',
        tiktok: 'TikTok',
        threads: 'Threads',
        xTwitter: 'X (Twitter)',
        youtube: 'YouTube',
        snapchat: 'Snapchat',
      },
      abbreviations: {
        facebook: 'FB',
        instagram: 'IG',
        tiktok: 'TT',
        threads: 'TH',
        xTwitter: 'X',
        youtube: 'YT',
        snapchat: 'SC',
      },
    },
    event: {
      badge: 'Event',
      texts: kindTexts({ ...compound('Event'), example: 'einen Launch, eine Messe oder ein Treffen' }),
      labels: {
        name: 'Name',
        startDate: 'Startdatum',
        endDate: 'Enddatum',
        location: 'Ort',
        notes: 'Notizen',
      },
      abbreviations: {},
    },
    podcast: {
      badge: 'Podcast-Folge',
      texts: kindTexts({ ...compound('Podcast'), example: 'eine Folge' }),
      labels: { episodeTitle: 'Titel der Folge', date: 'Datum', guestNotes: 'Notizen zum Gast' },
      abbreviations: {},
    },
    other: {
      badge: 'Sonstiges',
      texts: kindTexts({
        singular: 'sonstiger Eintrag',
        accusative: 'sonstigen Eintrag',
        plural: 'sonstige Einträge',
        afterNo: 'sonstigen Einträge',
        example: 'alles andere mit einem Datum',
      }),
      labels: { title: 'Titel', date: 'Datum', description: 'Beschreibung' },
      abbreviations: {},
    },
  },
  ownKinds: {
    texts: ownKindTexts,
    labels: { date: 'Datum', startDate: 'Startdatum', endDate: 'Enddatum' },
  },
  columns: { brand: 'Marke', onCalendar: 'Im Kalender', actions: 'Aktionen' },
  value: {
    yes: 'Ja',
    no: 'Nein',
    none: 'Keine',
    me: ({ name }) => `Ich (${name})`,
    deletedUser: 'Gelöschtes Mitglied',
    fieldOf: ({ field, logs }) => `${field} · ${logs}`,
    entry: 'Eintrag',
    entries: 'Einträge',
  },
} satisfies Pick<Messages, 'kinds' | 'ownKinds' | 'columns' | 'value'>;
