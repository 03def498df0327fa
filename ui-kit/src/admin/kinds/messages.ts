import type { KindIconName } from '../../logs/kinds/kind-glyphs.js';
import { defineMessages } from '../../messages/define-messages.js';
import { entryCount } from '../entry-count.js';

/** Text of {@link KindSettings}. */
export const kindSettingsMessages = defineMessages('kindSettings', {
  title: 'Content types',
  newKind: 'New type',
  /** The hint on the disabled button. */
  full: ({ max }: { max: number }) => `There are already ${max} types`,
  /** Header of the column with which users move types, for screen readers. */
  order: 'Order',
  name: 'Name',
  inSidebar: 'In the sidebar',
  dates: 'Dates',
  oneDay: 'One day',
  severalDays: 'Several days',
  fields: 'Fields',
  /** The word after the number of fields in narrow rows. */
  fieldUnit: ({ count }: { count: number }) => (count === 1 ? 'field' : 'fields'),
  entries: 'Entries',
  createdBy: 'Created by',
  /** Header of the buttons column, for screen readers. */
  actions: 'Actions',
  builtIn: 'Built in',
  own: 'Your team’s own',
  hidden: 'Hidden',
  /** The accessible names of the links in the columns with numbers. */
  fieldsOf: ({ name, count }: { name: string; count: number }) =>
    `${count} ${count === 1 ? 'field' : 'fields'} of ${name}`,
  entriesOf: ({ name, count }: { name: string; count: number }) =>
    `${count} ${count === 1 ? 'entry' : 'entries'} of ${name}`,
  edit: ({ name }: { name: string }) => `Edit ${name}`,
  delete: ({ name }: { name: string }) => `Delete ${name}`,
  note: ({ max }: { max: number }) =>
    `The six built-in types keep their names and icons. Your own come after Other Logs, up to ${max}.`,
  loading: 'Loading content types',
  errorTitle: 'Content types could not be loaded',
});

const list = new Intl.ListFormat('en-US');

const quotedList = ({ names, more }: { names: readonly string[]; more: number }) =>
  list.format([...names.map((name) => `“${name}”`), ...(more > 0 ? [`${more} more`] : [])]);

/** Returns the usual English plural, such as 'Case studies'. */
function pluralOf(name: string): string {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return `${name}${/(s|x|z|ch|sh)$/i.test(name) ? 'es' : 's'}`;
}

/** Text of {@link KindDialog}. */
export const kindDialogMessages = defineMessages('kindDialog', {
  createTitle: 'New content type',
  editTitle: 'Edit content type',
  name: 'Name',
  /** `add` is the text of the button that adds an entry, such as 'New webinar'. */
  nameHint: ({ add }: { name: string; add: string }) => `One of them: “${add}”`,
  nameRequired: 'Name is required',
  plural: 'Plural',
  pluralHint: 'In the sidebar and in counts',
  pluralRequired: 'Plural is required',
  /** The plural that the form suggests for a name. */
  suggestPlural: ({ name }: { name: string }) => pluralOf(name),
  tooLong: 'Use at most 300 characters',
  icon: 'Icon',
  color: 'Color',
  /** The button that opens a field for any color, if it is not one of those that are offered. */
  otherColor: 'Another color',
  otherColorIs: ({ color }: { color: string }) => `Another color: ${color}`,
  pickColor: 'Pick any color',
  dates: 'Dates',
  oneDay: 'One day',
  severalDays: 'Several days',
  fields: 'Fields',
  newField: 'New field',
  newFieldHint: 'Saves this type first.',
  fieldsHint: 'Values of fields that you remove stay stored and are hidden.',
  /** Why some fields can't be removed here. */
  ownFieldsHint:
    'Values of fields that you remove stay stored and are hidden. Delete fields that only this type has in Field Settings.',
  hide: 'Hide this type',
  hideHint: 'It is not offered for new entries. Its entries stay visible.',
  /** The links and embeds that keep showing the entries of a hidden kind. `more` is the number of others. */
  stayVisible: ({ names, more }: { names: readonly string[]; more: number }) =>
    `Also in ${quotedList({ names, more })}.`,
  preview: 'Preview',
  /** The title of the entry in the preview. */
  sample: 'Forty bikes for the fire service',
  everyEntry: 'Every entry has a title, a date, a brand and a color.',
  builtInNote: 'Built-in types keep their names, icons and dates.',
  create: 'Create',
  update: 'Update',
  colorNames: {
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    lime: 'Lime',
    green: 'Green',
    teal: 'Teal',
    cyan: 'Cyan',
    blue: 'Blue',
    violet: 'Violet',
    pink: 'Pink',
  },
  /** The names of the icons, for tooltips and screen readers. */
  iconNames: {
    newspaper: 'Newspaper',
    radio: 'Broadcast',
    megaphone: 'Megaphone',
    video: 'Video',
    camera: 'Camera',
    image: 'Image',
    'monitor-play': 'Screen with a video',
    presentation: 'Presentation',
    'book-open': 'Book',
    rss: 'Feed',
    'message-circle': 'Speech bubble',
    globe: 'Globe',
    'map-pin': 'Pin on a map',
    store: 'Store',
    truck: 'Truck',
    gift: 'Gift',
    trophy: 'Trophy',
    heart: 'Heart',
    star: 'Star',
    flag: 'Flag',
    'party-popper': 'Party',
    'flask-conical': 'Flask',
    languages: 'Languages',
    'calendar-days': 'Calendar',
    bell: 'Bell',
    bookmark: 'Bookmark',
    briefcase: 'Briefcase',
    clapperboard: 'Clapperboard',
    'code-xml': 'Code',
    coffee: 'Coffee',
    'gamepad-2': 'Game controller',
    'graduation-cap': 'Graduation cap',
    handshake: 'Handshake',
    headphones: 'Headphones',
    lightbulb: 'Light bulb',
    link: 'Link',
    'mail-open': 'Open letter',
    'mic-vocal': 'Microphone',
    palette: 'Palette',
    'pen-tool': 'Pen',
    phone: 'Phone',
    puzzle: 'Puzzle',
    rocket: 'Rocket',
    'shopping-bag': 'Shopping bag',
    smartphone: 'Smartphone',
    target: 'Target',
    users: 'People',
    wrench: 'Wrench',
  } satisfies Record<KindIconName, string>,
});

/** Text of {@link DeleteKindDialog}. */
export const deleteKindDialogMessages = defineMessages('deleteKindDialog', {
  title: 'Delete content type',
  description: ({ name, count }: { name: string; count: number }) =>
    count === 0
      ? `Are you sure you want to delete “${name}”?`
      : `“${name}” has ${entryCount(count)}. A type is never deleted with its entries, so they change to another type first.`,
  to: 'Change its entries to',
  choose: 'Choose a type',
  /** The effect on entries that last several days if those of the other type don't. */
  shortens: ({ count }: { count: number }) =>
    `${entryCount(count)} ${count === 1 ? 'lasts' : 'last'} several days and ${count === 1 ? 'keeps' : 'keep'} only the first day.`,
  /** The links and embeds that keep showing the entries of a hidden kind. `more` is the number of others. */
  stayVisible: ({ names, more }: { names: readonly string[]; more: number }) =>
    `If you hide it, its entries stay visible, also in ${quotedList({ names, more })}.`,
  requires: ({ labels }: { labels: readonly string[] }) =>
    `Required there: ${labels.join(', ')}. Entries without a value keep none until somebody edits them.`,
  hidesValues: 'Values of fields that the other type does not use stay stored and are hidden.',
  cancel: 'Cancel',
  hide: 'Hide it instead',
  delete: ({ count }: { count: number }) =>
    count === 0 ? 'Delete' : `Change ${entryCount(count)} and delete`,
});
