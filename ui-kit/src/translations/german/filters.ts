import type { FilterOperator } from '../../filters/filter-messages.js';
import type { Messages } from '../../messages/all-messages.js';
import { entries, number, plural } from './forms.js';

const OPERATORS: Record<FilterOperator, string> = {
  is: ':',
  isNot: ' nicht',
  has: ' enthält',
  before: ' vor',
  after: ' nach',
  only: '',
};

export const filters = {
  filterMenu: {
    filter: 'Nach Typ filtern',
    filtered: ({ shown, total }) => `${number(shown)} von ${number(total)} angezeigt`,
    filterCount: ({ shown, total }) => `${number(shown)} von ${number(total)}`,
    showAllTypes: 'Alle Typen anzeigen',
    filters: 'Filter',
    filtersSet: ({ count }) => `${number(count)} aktiv`,
    brandFilter: 'Marke',
    moreFilters: 'Weitere Filter',
    openFilters: 'Filter öffnen',
    openTextFilter: 'Nach Text filtern',
  },
  filter: {
    typeFilter: 'Typ',
    textFilter: 'Text',
    visibilityFilter: 'Im Kalender',
    peopleFilter: 'Person',
    late: { yes: 'Überfällig', no: 'Nicht überfällig' },
    noBrand: 'Keine Marke',
    deletedBrand: 'Gelöschte Marke',
    deletedField: 'Gelöschtes Feld',
    only: 'nur',
    onlyBrand: ({ name }) => `Nur ${name}`,
    searchBrands: 'Marken suchen',
    noBrandsFound: 'Keine Marken gefunden',
    brandEntries: ({ count }) => entries(count),
    textPlaceholder: 'In Titeln',
    visibility: { shown: 'Sichtbar', hidden: 'Ausgeblendet', both: 'Beides' },
    any: 'Beliebig',
    choose: 'Wählen',
    me: 'Ich',
    addValue: ({ field }) => `Wert für „${field}“ hinzufügen`,
    removeValue: ({ field, value }) => `${value} aus „${field}“ entfernen`,
    anotherField: 'Weiteres Feld',
    removeField: ({ field }) => `${field} entfernen`,
    is: 'ist',
    isNot: 'ist nicht',
    withoutValue: {
      isEmpty: 'ist leer',
      isNotEmpty: 'ist nicht leer',
      isFinished: 'ist fertig',
      isNotFinished: 'ist nicht fertig',
    },
    isOrIsNot: ({ field }) => `${field}: ist oder ist nicht`,
    has: 'Enthält',
    before: 'Vor',
    after: 'Nach',
    invalidDate: 'Gib ein Datum wie 08.03.2027 ein',
    invalidTime: 'Gib eine Uhrzeit wie 14:30 ein',
    closeFilters: 'Schließen',
    showEntries: ({ count }) => (count === undefined ? 'Einträge anzeigen' : `${entries(count)} anzeigen`),
    clearFilters: 'Filter zurücksetzen',
    activeFilters: 'Aktive Filter',
    filterName: ({ name, operator }) => `${name}${OPERATORS[operator]}`,
    removeFilter: ({ filter }) => `Filter entfernen: ${filter}`,
    entriesShown: ({ shown, total, period }) => {
      const count = `${number(shown)} von ${number(total)} ${plural(total, 'Eintrag', 'Einträgen')}`;
      return shown === 0 && period ? `${count} (${period})` : count;
    },
  },
} satisfies Pick<Messages, 'filter' | 'filterMenu'>;
