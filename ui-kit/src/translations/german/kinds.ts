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
      title: 'Titel des Beitrags',
      texts: kindTexts({ ...compound('Blog'), example: 'einen Blogbeitrag' }),
    },
    email: {
      badge: 'E-Mail-Kampagne',
      title: 'Betreff',
      texts: kindTexts({ ...compound('E-Mail'), example: 'eine Kampagne oder einen Newsletter' }),
    },
    social: {
      badge: 'Social-Post',
      title: 'Titel des Posts',
      texts: kindTexts({
        ...compound('Social'),
        example: 'einen Post für eine beliebige Plattform',
        printHeading: 'Social-Media-Einträge',
      }),
    },
    event: {
      badge: 'Event',
      title: 'Name',
      texts: kindTexts({ ...compound('Event'), example: 'einen Launch, eine Messe oder ein Treffen' }),
    },
    podcast: {
      badge: 'Podcast-Folge',
      title: 'Titel der Folge',
      texts: kindTexts({ ...compound('Podcast'), example: 'eine Folge' }),
    },
    other: {
      badge: 'Sonstiges',
      title: 'Titel',
      texts: kindTexts({
        singular: 'sonstiger Eintrag',
        accusative: 'sonstigen Eintrag',
        plural: 'sonstige Einträge',
        afterNo: 'sonstigen Einträge',
        example: 'alles andere mit einem Datum',
      }),
    },
  },
  ownKinds: { texts: ownKindTexts },
  fieldLabels: {
    date: 'Datum',
    startDate: 'Startdatum',
    endDate: 'Enddatum',
    category: 'Kategorie',
    campaignName: 'Kampagne',
    mediaType: 'Medientyp',
    platforms: 'Plattformen',
    location: 'Ort',
    notes: 'Notizen',
    guestNotes: 'Notizen zum Gast',
    description: 'Beschreibung',
  },
  options: {
    platforms: {
      ...{ facebook: 'Facebook', instagram: 'Instagram', tiktok: 'TikTok', threads: 'Threads' },
      ...{ xTwitter: 'X (Twitter)', youtube: 'YouTube', snapchat: 'Snapchat' },
    },
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
} satisfies Pick<Messages, 'kinds' | 'ownKinds' | 'fieldLabels' | 'options' | 'columns' | 'value'>;
