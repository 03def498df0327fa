import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Choices, FIELDS, readSheet } from './read-sheet.fixture.js';
import { wordKey } from './vocabularies.js';

/** A sheet as teams write them, and what is imported. */
interface OwnSheet {
  /** The name of a file in `sheets`. */
  file: string;
  choices?: Choices;
  /** The days, the type, the platforms and the title of each entry. */
  entries: readonly string[];
  /** The words for which the user has to choose, with the number of cells. */
  open?: readonly string[];
  errors?: readonly string[];
  /** The words that are left out. Not compared if undefined. */
  lost?: readonly string[];
  /** The headers of the columns among which the user must choose, keyed by target. */
  asks?: Readonly<Record<string, readonly string[]>>;
  /** The headers of the columns that could be channels. */
  channels?: readonly string[];
  /** The targets of some columns, keyed by header. */
  columns?: Readonly<Record<string, string | null>>;
  counts?: Partial<ReturnType<typeof readSheet>['counts']>;
}

const SHEETS: readonly OwnSheet[] = [
  {
    file: 'wrong-week',
    entries: [
      '2026-12-30 blog Rückblick',
      '2027-01-10 social (instagram) Sonntag',
      '2027-01-20 email Januarbrief',
    ],
    errors: ['4 startDate: The week doesn’t fit: Tuesday, January 12, 2027 is in week 2'],
  },
  {
    file: 'weeks-and-weekdays',
    entries: [
      '2027-01-07 social (instagram) Rebajas',
      '2027-01-08 social (facebook) Rebajas finales',
      '2027-01-11 social (facebook) Nuevo equipo',
      '2026-12-30 blog Resumen del año',
    ],
    errors: ['5 startDate: The weekday doesn’t fit: the date is Monday, January 18, 2027'],
    columns: { 'Semana del': 'datePart', Día: 'datePart' },
  },
  {
    file: 'first-days',
    entries: [
      '2026-12-29 social (instagram) A look back',
      '2027-01-02 social (instagram) New shoes',
      '2027-01-03 blog Plans for the year',
      '2027-01-14 email The January issue',
    ],
  },
  {
    file: 'commencing',
    entries: [
      '2026-12-31 social Happy New Year',
      '2027-01-04 blog A new start',
      '2027-01-20 email The January issue',
    ],
    errors: ['4 startDate: The date is missing'],
  },
  {
    file: 'week-grid-title',
    entries: [
      '2028-01-03 social (instagram) Hello',
      '2028-01-07 blog Welcome',
      '2028-01-11 social (instagram) Tips',
    ],
  },
  {
    file: 'mondays-and-weekdays',
    entries: ['2026-12-29 social (instagram) Sale', '2027-01-04 blog New year', '2027-02-03 email February'],
  },
  {
    file: 'wrong-weekday',
    entries: ['2027-03-02 social (instagram) Sale', '2027-03-03 blog Care guide', '2027-03-11 email March'],
    errors: ['4 startDate: The weekday doesn’t fit: the date is Tuesday, March 9, 2027'],
  },
  {
    file: 'noted-dates',
    entries: [],
    errors: ['2 startDate: The date is missing', '3 startDate: The date is missing'],
    asks: { startDate: ['Date', 'Online from'] },
  },
  {
    file: 'weeks-of-dates',
    entries: [
      '2026-12-22 social (instagram) Rétrospective',
      '2026-12-31 blog Bonne année',
      '2027-01-05 email Soldes',
      '2027-01-08 blog Galette',
    ],
    columns: { Semaine: 'datePart', Jour: 'datePart' },
  },
  {
    file: 'weeks-commencing',
    entries: ['2026-12-29 social (instagram) Sale', '2027-01-04 blog New year', '2027-02-03 email February'],
  },
  {
    file: 'weeks-in-grid',
    choices: { kind: 'social' },
    entries: [
      '2026-12-28 social (instagram) Sale teaser',
      '2027-01-01 social (instagram) Happy New Year',
      '2027-01-05 social (instagram) 9am: New in',
      '2027-01-05 social (instagram) 5pm: Styling tips',
      '2027-01-08 email Newsletter',
      '2027-02-03 social (instagram) Live',
    ],
  },
  {
    file: 'week-beside-day',
    entries: ['2026-12-28 blog Ovn', '2027-01-11 social (instagram) Glasur'],
    errors: ['4 startDate: The weekday doesn’t fit: the date is Thursday, February 4, 2027'],
    columns: { Dag: 'datePart', Måned: 'datePart' },
  },
  {
    file: 'day-of-tab',
    choices: { names: ['JAN', 'planejamento.xlsx, JAN'] },
    entries: [
      '2027-01-05 social (instagram) Volta às aulas',
      '2027-01-14 blog Mochilas',
      '2027-01-26 social (facebook) Lancheiras',
    ],
    columns: { Dia: 'datePart', 'January + Dia': 'startDate' },
  },
  {
    file: 'color-labels',
    entries: [
      '2027-03-01 blog Glaze chemistry',
      '2027-03-03 email March letter',
      '2027-03-05 social (instagram) Kiln opening',
      '2027-03-07 event Open studio',
    ],
    open: [],
    columns: { Labels: 'kind', 'Due Date': 'startDate' },
  },
  {
    file: 'linked-names',
    choices: { createsBrands: true },
    entries: ['2027-01-30 event Tea tasting', '2027-02-03 social (instagram) New pots'],
    columns: { Brand: 'brand', Created: null },
  },
  {
    file: 'deadlines-before-days',
    choices: { kind: 'blog' },
    entries: [],
    errors: [2, 3, 4, 5, 6].map((row) => `${row} startDate: The date is missing`),
    asks: { startDate: ['Deadline Text', 'Im Netz'] },
  },
  {
    file: 'numbered-weeks-in-grid',
    choices: { kind: 'social' },
    entries: [
      '2026-12-29 social (instagram) Julerebus',
      '2027-01-01 email Nytårsbrev',
      '2027-01-06 social (instagram) Tøm kalenderen',
      '2027-01-08 blog Varmepumper',
      '2027-01-18 social (instagram) Nyt hold',
    ],
  },
  {
    file: 'weekdays-like-months',
    choices: { fields: FIELDS },
    entries: [
      '2026-12-01 social (instagram) Calendrier de l’avent',
      '2026-12-03 blog Trois idées de cadeaux',
      '2026-12-08 social (facebook) Fête des Lumières',
      '2026-12-15 social (instagram) Concours',
      '2026-12-18 blog Les horaires de fin d’année',
    ],
    columns: { Jour: 'datePart' },
    counts: { total: 7, above: 1, headers: 1, data: 5 },
  },
  {
    file: 'group-spans',
    choices: { fields: FIELDS },
    entries: [
      '2027-03-01 blog Glaze chemistry',
      '2027-03-15 blog Clay bodies',
      '2027-04-05 blog Slip casting',
    ],
    columns: { Person: 'field:owner' },
    counts: { total: 9, above: 1, headers: 1, repeated: 1, sections: 3, data: 3 },
  },
  {
    file: 'japanese-era',
    entries: [
      '2027-02-03 social (instagram) 節分',
      '2027-02-14 blog バレンタイン',
      '2027-03-03 email ひな祭り',
    ],
    columns: { 備考: 'field:notes' },
  },
  {
    file: 'words-in-grid',
    entries: [
      '2027-03-01 social (instagram) New glaze',
      '2027-03-03 email Newsletter March',
      '2027-03-09 blog Blog post about clay',
      '2027-03-11 social (instagram) Instagram live from the kiln',
    ],
  },
  {
    file: 'activity-and-copy',
    choices: { kind: 'social' },
    entries: [
      '2027-03-01 social Spring fair stand',
      '2027-03-03 social Kiln opening',
      '2027-03-05 social Poster run',
    ],
    columns: { Activity: 'title' },
  },
  {
    file: 'start-and-due',
    entries: [
      '2027-03-19…2027-03-21 event Trail clean-up weekend',
      '2027-03-12 social (instagram) Teaser film',
      '2027-03-15 blog Parts guide',
      "2027-03-25 event Members' evening",
      '2026-12-31…2027-01-01 event New Year ride',
    ],
    columns: { 'Start Date': 'firstDay', 'Due Date': 'startDate' },
  },
  {
    file: 'people-not-brands',
    choices: { createsBrands: true },
    entries: [],
    open: ['Petra 2', 'Karl 1'],
    errors: [
      '2 brand: “Petra” is not a brand',
      '3 brand: “Karl” is not a brand',
      '4 brand: “Petra” is not a brand',
    ],
  },
  {
    file: 'prefix-brackets',
    entries: [
      '2027-03-01 social (instagram) [IG] Open the greenhouse',
      '2027-03-02 blog [Blog] Compost in five steps',
      '2027-03-03 email [CRM] March letter',
      '2027-03-05 social (facebook, instagram) [FB/IG] Spring fair',
    ],
    open: ['Webinar 1', 'Lives 1'],
    errors: ['5 kind: “Webinar” is not a type', '7 kind: “Lives” is not a type'],
  },
  {
    file: 'prefix-dashes',
    entries: [
      '2027-03-01 social (instagram) IG - Open the greenhouse',
      '2027-03-02 social LI - We are hiring - apply now',
      '2027-03-03 email EM - March letter',
      '2027-03-04 blog Blog - Compost: five steps',
    ],
    open: ['QR 1', 'LI 1'],
    errors: ['6 kind: “QR” is not a type'],
  },
  {
    file: 'prefix-pipes',
    entries: [
      '2027-03-01 social (tiktok) TT | Open the greenhouse',
      '2027-03-02 social (youtube) YT | A bed in 60 seconds',
      '2027-03-03 email Newsletter | March',
    ],
  },
  {
    file: 'account-names',
    entries: [
      '2027-03-14 social (facebook) Snow day',
      '2027-03-15 social (instagram) Mulled cider',
      '2027-03-16 social (instagram) Market map',
      '2027-03-17 social (instagram) Stall of the week',
    ],
    open: ['Nextdoor 1'],
  },
  {
    file: 'compound-types',
    entries: [
      '2027-03-01 blog How glaze works',
      '2027-03-02 email March letter',
      '2027-03-03 social (instagram) Kiln tour',
      '2027-03-04 event Open studio',
    ],
    open: ['Landing page 1'],
    errors: ['6 kind: “Landing page” is not a type', '6 startDate: The date is missing'],
    columns: { 'Asset type': 'kind', 'Create date': null },
  },
  {
    file: 'status-beside-progress',
    choices: { fields: FIELDS },
    entries: ['2027-03-01 blog Spring menu', '2027-03-02 blog Herb guide', '2027-03-03 blog Summer menu'],
    columns: { 'Project Status': 'field:status', Progress: null },
  },
  {
    file: 'french-weeks',
    entries: [
      '2026-12-08 social (instagram) Vitrine',
      '2026-12-17 blog Idées cadeaux',
      '2026-12-30 email Bonne année',
      '2027-01-04 social (facebook) Inventaire',
    ],
  },
  {
    file: 'czech-weeks',
    entries: ['2026-12-08 social (instagram) Vánoce', '2026-12-30 blog Ohlédnutí', '2027-01-04 email Leden'],
  },
  {
    file: 'total-without-word',
    entries: ['2027-03-01 blog Spring menu', '2027-03-02 blog Herb guide'],
    counts: { total: 4, headers: 1, totals: 1, data: 2 },
  },
  {
    file: 'printed-on',
    entries: [
      '2027-03-01 blog Spring menu',
      '2027-03-04 blog Herb guide',
      '2027-02-04 email February letter',
    ],
  },
  {
    file: 'french-status',
    choices: { fields: FIELDS },
    entries: ['2027-03-01 blog Le jardin', '2027-03-15 blog La serre'],
    columns: { Avancement: 'field:status', Rédaction: 'field:owner' },
    open: [],
  },
  {
    file: 'not-applicable',
    choices: { usesChannels: true },
    channels: ['Blog', 'Instagram', 'Nieuwsbrief'],
    entries: [
      '2027-03-01 blog Rozen snoeien',
      '2027-03-01 email Maart',
      '2027-03-15 social (instagram) Open dag',
    ],
  },
  {
    file: 'week-and-weekday',
    entries: [
      '2026-12-08 social (instagram) Luciatåg på cykel',
      '2026-12-29 social (facebook) Mellandagsrea',
      '2027-01-05 blog Trettondagen',
      '2027-01-07 email Rean',
    ],
    columns: { Vecka: 'datePart', Dag: 'datePart' },
  },
  {
    file: 'types-in-sections',
    entries: [
      '2027-02-01 social (instagram) Trail photos',
      '2027-02-03 social (instagram) Mud season',
      '2027-03-01 email March letter',
      '2027-03-19…2027-03-21 event Spring ride',
      '2027-03-23 event Repair night',
    ],
    open: ['Mailchimp journeys 1'],
    errors: [
      '8 title: The title is missing',
      '8 kind: The type is missing',
      '8 startDate: This is not a date',
      '9 kind: “Mailchimp journeys” is not a type',
    ],
    columns: { Type: 'kind' },
    counts: { total: 12, above: 1, headers: 1, sections: 3, data: 7 },
  },
  {
    file: 'short-year-column',
    entries: ['2027-01-05 blog Cold brew', '2027-02-27 event Cupping', '2026-12-22 blog Deadline'],
    columns: { Year: 'datePart' },
  },
  {
    file: 'types-in-titles',
    choices: { kind: 'event' },
    entries: [
      '2027-01-12 blog Blog: Winter layering guide',
      '2027-01-20 social (facebook, instagram) FB + IG: staff picks',
      '2027-01-14 email Newsletter: January offers',
      '2027-02-19…2027-02-20 event Customer evening, shop',
    ],
    columns: { Type: 'kind' },
  },
  {
    file: 'subitems',
    entries: [
      '2027-01-11 social (instagram) Lucia',
      '2027-01-12 blog Hiring',
      '2027-01-14 blog Winter tires',
    ],
    counts: { total: 9, headers: 1, repeated: 1, sections: 1, otherTable: 3, data: 3 },
  },
  {
    file: 'spanish-times',
    entries: [
      '2027-01-13 social (instagram) Arrancamos el año en dos ruedas',
      '2027-02-05 social (xTwitter) Lunes de ruta: 35 km',
      '2027-02-06 social (facebook) Día de Reyes: ¿qué te trajeron?',
    ],
    lost: [],
  },
  {
    file: 'clickup',
    choices: { fields: FIELDS },
    entries: [
      '2027-01-13 blog Steel frames',
      '2027-01-14 email January digest',
      '2027-01-15 social (instagram) Challenge',
      '2027-01-16 event Open studio',
    ],
    columns: { Assignees: 'field:owner', Comments: null },
  },
  {
    file: 'blank-types',
    choices: { fields: FIELDS },
    entries: [
      '2027-01-11 social (instagram) La nuova collezione',
      '2027-01-13 blog Come scegliere la sella',
      '2027-01-14 email Saldi',
      '2027-01-19 blog Manutenzione',
      '2027-01-28 event Serata in officina',
    ],
    columns: { Formato: 'kind', Referente: 'field:owner' },
  },
  {
    file: 'czech-words',
    choices: { fields: FIELDS },
    entries: [
      '2027-01-11 blog Jak na ranní běh',
      '2027-01-13 social (facebook, instagram) Soutěž o čelovku',
      '2027-02-05…2027-02-07 event Sport Life',
      '2027-02-09 other Nová prodejna',
      '2027-02-14 social (instagram) Valentýnský běh',
    ],
    columns: { do: 'endDate', Zodpovídá: 'field:owner' },
  },
  {
    file: 'channel-groups',
    entries: [
      '2027-03-01 social (instagram) Lenteschoonmaak',
      '2027-03-02 social Vacature',
      '2027-03-08 social (instagram) Vrouwendag',
      '2027-03-08 social Vrouwendag',
      '2027-03-08 email Lentecheck',
    ],
    open: ['LinkedIn 2'],
    columns: { Datum: 'startDate', Onderwerp: 'title', Opmerkingen: 'field:notes' },
    counts: { total: 10, above: 1, headers: 2, totals: 1, empty: 1, data: 5 },
  },
  {
    file: 'language-groups',
    entries: [],
    errors: ['3 title: The title is missing', '4 title: The title is missing'],
    asks: { title: ['English – Titel', 'Deutsch – Titel', 'Deutsch – Text', 'English – Text'] },
    counts: { total: 4, headers: 2, data: 2 },
  },
  {
    file: 'planning-groups',
    entries: ['2027-03-01 blog Prune the roses', '2027-03-08 blog Start a compost'],
    counts: { total: 4, above: 1, headers: 1, data: 2 },
  },
  {
    file: 'timeline',
    entries: [
      '2027-01-26 blog Which e-bike for whom',
      '2027-02-09 blog A guide to batteries',
      '2027-02-01 social (instagram) Teaser film',
    ],
    errors: ['8 startDate: This is not a date'],
    counts: { above: 2, headers: 1, sections: 1, data: 4 },
  },
  {
    file: 'trello',
    choices: { fields: FIELDS },
    entries: [
      '2027-01-12 blog Tubeless or not?',
      '2027-01-13 social (instagram, tiktok) Five stretches',
      '2027-01-14 email The January issue',
    ],
    columns: { Members: 'field:owner', 'List Name': 'field:status' },
  },
  {
    file: 'networks',
    entries: [
      '2027-01-11 social (instagram, facebook) Galette des rois',
      '2027-01-12 blog L’hiver à vélo',
      '2027-01-14 email Soldes',
      '2027-01-18 social (tiktok) Un atelier',
    ],
    counts: { sections: 1, data: 4 },
  },
  {
    file: 'swedish-short',
    entries: [
      '2027-01-11 social (instagram) Nyårslöften på två hjul',
      '2027-01-12 blog Välj rätt vinterdäck',
      '2027-02-02 social (facebook) Öppet hus på lördag',
    ],
  },
  {
    file: 'platforms',
    choices: { kind: 'blog' },
    entries: [
      '2027-01-11 social (instagram, facebook) New year',
      '2027-01-13 blog An open day',
      '2027-01-14 social (tiktok) A film',
      '2027-01-15 social (instagram) Somewhere else',
    ],
    open: ['LINE OA 1'],
  },
  {
    file: 'weekday-and-day',
    entries: [
      '2027-03-01 blog Latte art',
      '2027-03-03 blog Tiramisú',
      '2027-03-05 email Boletín',
      '2027-03-08 social (instagram) Caficultoras',
      '2027-03-15…2027-03-19 event Semana del origen',
      '2027-03-30 blog Sorteo',
      '2027-04-01 blog Historia',
      '2027-04-06 blog Martes',
      '2027-05-05 blog Mayo',
      '2027-05-12 blog Fin',
    ],
    // April 7 is a Wednesday.
    errors: ['11 startDate: This is not a date'],
  },
  {
    file: 'grid-webinar',
    entries: ['2027-04-05 email Spring drop'],
    open: ['Webinar 1'],
    errors: ['3 kind: “Webinar” is not a type'],
  },
  {
    file: 'short-year',
    entries: [
      '2027-03-02 blog 봄맞이 캠핑',
      '2027-03-04 blog 신메뉴',
      '2027-03-05 email 3월 소식지',
      '2027-03-18…2027-03-21 event 홍대 팝업스토어',
      '2027-03-24 blog 제주 원두',
    ],
  },
  {
    file: 'times-in-words',
    entries: [
      '2027-06-17 blog Fête des pères',
      '2027-06-18 blog Bilan',
      '2027-06-19 blog Barista',
      '2027-06-20 blog Coffee',
      '2027-06-21 blog Tea',
      '2027-06-22 blog Sábado',
      '2027-06-23 blog Sales',
    ],
  },
  {
    file: 'day-ranges',
    entries: [
      '2027-06-01 blog 梅しごと',
      '2027-06-18…2027-06-20 event 港まつり',
      '2027-06-22…2027-06-23 event 工場見学',
      '2027-07-01…2027-07-03 event 七夕',
    ],
  },
  {
    file: 'chinese-ranges',
    entries: [
      '2027-04-16…2027-04-18 event 快闪店',
      '2027-04-20 blog 春季新品',
      '2027-04-23…2027-04-25 event 展览',
      '2027-04-28…2027-05-01 event 音乐节',
    ],
    counts: { totals: 1, data: 4 },
  },
  {
    file: 'briefing-until',
    entries: ['2027-01-07 blog Schneeschuhe', '2027-01-19 podcast Biwak', '2027-02-02…2027-02-04 event ISPO'],
    columns: { 'Briefing bis': null },
  },
  {
    file: 'end-before-start',
    entries: ['2027-01-07 blog Schneeschuhe', '2027-01-19 blog Biwak', '2027-03-09 blog Osterwanderung'],
    columns: { Ende: null },
  },
  {
    file: 'lost-channels',
    choices: {
      words: {
        kind: {
          [wordKey('Facebook / Newsletter')]: { use: 'social' },
          ...{ viadeo: { use: 'social' }, [wordKey('Viadeo; Instagram')]: { use: 'social' } },
        },
      },
    },
    entries: [
      '2027-03-01 social Coupon',
      '2027-03-02 social Café coupon',
      '2027-03-03 social (tiktok) Workshop',
      '2027-03-04 social (facebook) Father’s Day',
      '2027-03-05 social Alumni',
      '2027-03-06 social (instagram) Both',
      '2027-03-07 social (instagram) Post',
    ],
    open: ['Viadeo 2', 'LINE 1', '카카오톡 채널 1'],
    lost: ['2 LINE', '3 카카오톡 채널', '4 Reels', '5 Newsletter', '6 Viadeo', '7 Viadeo'],
  },
  {
    file: 'days-of-week',
    entries: [
      '2027-03-01 social (instagram) New menu',
      '2027-03-03 blog How we bake',
      '2027-03-09 social (facebook) Dough fail',
      '2027-03-12 blog Flour guide',
      '2027-03-12 social (instagram) Friday bun',
    ],
  },
  {
    file: 'month-grid',
    entries: [
      '2027-03-01 social (instagram) New menu',
      '2027-03-03 blog How we bake',
      '2027-03-05 email March',
      '2027-04-01 social (instagram) April joke',
      '2027-04-04 social (facebook) Easter',
    ],
  },
  {
    file: 'dates-across',
    entries: [
      '2027-03-01 social (instagram) Prune the roses',
      '2027-03-03 social (instagram) A new bed',
      '2027-03-02 blog How compost works',
      '2027-03-04 blog Seeds for spring',
    ],
  },
  {
    file: 'month-and-day',
    entries: [
      '2027-03-05 blog Prune the roses',
      '2027-03-06 blog Start a compost',
      '2027-04-01…2027-04-03 event Garden fair',
    ],
  },
  {
    file: 'month-sections',
    entries: [
      '2027-03-01 blog Prune the roses',
      '2027-03-05 blog Start a compost',
      '2027-04-01 social (instagram) A joke',
    ],
  },
  {
    file: 'month-and-day-japanese',
    entries: [
      '2027-01-04 social (instagram) 新年のご挨拶',
      '2027-01-08 social (xTwitter) 福袋の残りわずか',
      '2027-02-03 blog 節分レシピ',
    ],
  },
  {
    file: 'title-year',
    entries: [
      '2027-01-05 blog Winterpflege',
      '2027-06-09 blog Kinderanhänger',
      '2027-12-07 blog Geschenkideen',
    ],
  },
  {
    file: 'sparse-months',
    entries: [
      '2027-03-05 blog Frühling',
      '2027-03-09 blog Touren',
      '2027-12-30 blog Jahresende',
      '2028-01-07 blog Neujahr',
    ],
  },
  {
    file: 'ticks-and-blog',
    choices: { kind: 'blog' },
    entries: [
      '2027-03-08 social (facebook, instagram) Weltfrauentag',
      '2027-03-15 blog Lötkolben-Vergleich',
      '2027-03-17 social (instagram) Tag der Ausbildung',
    ],
  },
  {
    file: 'dates-per-channel',
    choices: { kind: 'blog' },
    entries: [],
    errors: [
      '2 startDate: The date is missing',
      '3 startDate: The date is missing',
      '4 startDate: The date is missing',
    ],
    asks: { startDate: ['Newsletter am', 'Blog am'] },
  },
  {
    file: 'trial-deadline',
    entries: [
      '2027-01-07 social (instagram) Neujahr',
      '2027-02-09 event Bautec',
      '2027-03-05 email Frühling',
    ],
  },
  {
    file: 'trial-totals-channels',
    choices: { usesChannels: true },
    entries: [
      '2027-03-01 blog Spring news',
      '2027-03-01 email March letter',
      '2027-03-08 blog Portrait: Amina',
      '2027-03-08 social (instagram) Portrait: Amina',
      '2027-03-11 email Private offer',
    ],
    channels: ['Blog', 'Instagram', 'Newsletter'],
  },
  {
    file: 'trial-two-tables',
    entries: ['2027-03-03 social (instagram) Grão novo', '2027-03-15 social (instagram, tiktok) Bastidores'],
  },
  {
    file: 'trial-offsets',
    choices: { zone: 'Europe/Berlin' },
    entries: [
      '2027-02-11 blog New York',
      '2027-02-10 blog Tokyo',
      '2027-02-12 blog A morning',
      '2027-02-14 blog New York again',
    ],
  },
  {
    file: 'trial-dutch-range',
    entries: [
      '2027-01-12…2027-01-15 event Horecava',
      '2027-06-07 blog A week',
      '2027-06-09 social (instagram, xTwitter) Instagram、X',
      '2027-06-10 social (instagram) How we cut waste',
    ],
  },
  {
    file: 'polish-titles',
    entries: [
      '2027-05-03 social (facebook) Sadzenie pomidorów',
      '2027-05-06 social (instagram) Zioła na balkonie',
      '2027-05-10 email Majowy list',
    ],
  },
  {
    file: 'german',
    entries: [
      '2027-05-03 social (instagram) Rosen schneiden',
      '2027-05-04 blog Kompost anlegen',
      '2027-06-01 email Sommer im Garten',
    ],
  },
  {
    file: 'polish',
    entries: [
      '2027-05-05 social (facebook) Wiosenne sadzenie',
      '2027-05-06 social (instagram) Zioła na balkonie',
      '2027-05-10 email Majowy list',
    ],
  },
  {
    file: 'japanese',
    choices: { today: '2027-01-20' },
    entries: [
      '2027-05-03 social (instagram) バラの剪定',
      '2027-05-04 blog 堆肥の作り方',
      '2027-05-10 email 五月の便り',
    ],
  },
  {
    file: 'french',
    choices: { today: '2027-01-20' },
    entries: [
      '2027-05-03 social (instagram) Tailler les rosiers',
      '2027-05-06 social (facebook) Le compost facile',
      '2027-05-11 email La lettre de mai',
    ],
  },
  {
    file: 'italian',
    entries: [
      '2027-05-03 social (instagram) Potare le rose',
      '2027-05-04 social (facebook) Il compost facile',
      '2027-05-10 email Lettera di maggio',
    ],
  },
  {
    file: 'spanish',
    entries: [
      '2027-05-03 social (instagram) Podar los rosales',
      '2027-05-05 social (facebook) Compost fácil',
      '2027-05-10 email Carta de mayo',
    ],
  },
  {
    file: 'dutch',
    entries: [
      '2027-05-03 social (instagram) Rozen snoeien',
      '2027-05-04 email Brief van mei',
      '2027-05-05 blog Compost maken',
    ],
  },
  {
    file: 'swedish',
    entries: [
      '2027-05-03 social (instagram) Beskära rosor',
      '2027-05-04 email Majbrevet',
      '2027-05-05 blog Göra kompost',
    ],
  },
  {
    file: 'russian',
    entries: [
      '2027-05-03 social (instagram) Обрезка роз',
      '2027-05-04 social Компост',
      '2027-05-05 email Майское письмо',
    ],
    open: ['ВКонтакте 1'],
  },
  {
    file: 'chinese',
    entries: ['2027-05-03 social 修剪玫瑰', '2027-05-04 social (instagram) 堆肥', '2027-05-05 blog 五月的信'],
    open: ['微信 1'],
  },
  {
    file: 'portuguese',
    entries: [
      '2027-05-03 social (instagram) Podar as roseiras agora',
      '2027-05-05 social (facebook) Compostagem em casa sem cheiro',
      '2027-05-14 social (tiktok) Três ervas para a varanda',
    ],
  },
  {
    file: 'turkish',
    entries: [
      '2027-05-03 social (instagram) Gül budama',
      '2027-05-04 blog Kompost',
      '2027-05-05 email Mayıs mektubu',
    ],
  },
  {
    file: 'korean',
    entries: [
      '2027-05-03 social (instagram) 장미 가지치기',
      '2027-05-04 blog 퇴비 만들기',
      '2027-05-05 email 오월의 편지',
    ],
  },
  {
    file: 'zones',
    choices: { zone: 'Europe/Berlin' },
    entries: [
      '2027-05-04 social (instagram) Prune the roses',
      '2027-05-04 social (facebook) Start a compost',
      '2027-05-05 email The May letter',
    ],
  },
  {
    file: 'channels-german',
    choices: { usesChannels: true },
    entries: [
      '2027-05-03 blog Rosen richtig schneiden',
      '2027-05-03 social (instagram) Reel: der Rosenschnitt',
      '2027-05-04 social (facebook) Umfrage zum Kompost',
      '2027-05-04 email Die Mai-Ausgabe',
      '2027-05-13 social (instagram) Gruß zum Feiertag',
    ],
    channels: ['Blog', 'Instagram', 'Facebook', 'Newsletter'],
  },
  {
    file: 'channels-short',
    choices: { usesChannels: true },
    entries: [
      '2027-05-03 social (instagram) Reel about pruning',
      '2027-05-03 social (facebook) Three photos of roses',
      '2027-05-05 social Article about compost',
      '2027-05-05 email The May letter',
      '2027-05-10 social (instagram) Quiz: which herb is this?',
    ],
    open: ['LI 1'],
    channels: ['IG', 'FB', 'LI', 'Mailing'],
  },
  {
    file: 'notion',
    choices: { zone: 'Europe/Berlin' },
    entries: [
      '2027-05-03 social (instagram, tiktok) Prune the roses',
      '2027-05-04 blog Start a compost',
      '2027-05-08…2027-05-09 event Summer fair',
    ],
  },
  {
    file: 'monday',
    entries: [
      '2027-05-03 blog Prune the roses',
      '2027-05-04 blog Start a compost',
      '2027-05-08…2027-05-09 event Open day',
    ],
  },
  {
    file: 'no-header',
    entries: [
      '2027-05-13 social (instagram) Prune the roses now, they will thank you',
      '2027-05-14 social (facebook) Compost without smell, in five steps',
      '2027-05-17 social (instagram) Which herb is this? A quiz for you',
    ],
  },
  {
    file: 'weekdays',
    choices: { today: '2027-01-20' },
    entries: [],
    errors: [
      '2 startDate: Choose the order of day and month in the previous step',
      '3 startDate: Choose the order of day and month in the previous step',
      '4 startDate: Choose the order of day and month in the previous step',
    ],
  },
  {
    file: 'tbd',
    entries: ['2027-05-03 blog Prune the roses', '2027-05-10 email The May letter'],
    errors: ['3 startDate: This is not a date', '4 startDate: This names no day'],
  },
  {
    file: 'czech',
    entries: [
      '2027-05-03 social (instagram) Stříhání růží',
      '2027-05-04 blog Kompost',
      '2027-05-05 email Květnový dopis',
    ],
  },
  {
    file: 'excel-short',
    choices: { today: '2027-01-20' },
    entries: [
      '2027-05-03 social (instagram) Prune the roses',
      '2027-05-04 social (facebook) Start a compost',
      '2027-12-28 social (instagram) The year in pictures',
      '2028-01-04 social (facebook) Plan your beds',
    ],
  },
  {
    file: 'events-german',
    choices: { kind: 'event' },
    entries: ['2027-05-08 event Pflanzentausch', '2027-06-19…2027-06-20 event Sommerfest'],
  },
  {
    file: 'prep-dates',
    entries: [
      '2027-05-03 social (instagram) Prune the roses',
      '2027-05-04 social (tiktok) Start a compost',
      '2027-05-05 social (instagram) Quiz: which herb?',
    ],
  },
  {
    file: 'danish',
    entries: [
      '2027-05-03 social (instagram) Beskær roserne',
      '2027-05-04 email Majbrevet',
      '2027-05-05 blog Kompost',
    ],
  },
  {
    file: 'finnish',
    entries: [
      '2027-05-03 social (instagram) Ruusujen leikkaus',
      '2027-05-04 email Toukokuun kirje',
      '2027-05-05 blog Komposti',
    ],
  },
  {
    file: 'times',
    entries: [
      '2027-05-13 social (instagram) Prune the roses now',
      '2027-05-14 social (instagram, facebook) Compost without smell',
      '2027-05-17 social (facebook, tiktok) Which herb is this?',
    ],
  },
  {
    file: 'sparse-year',
    choices: { today: '2027-01-20' },
    entries: [
      '2027-01-05 blog New year',
      '2027-05-04 blog Prune the roses',
      '2027-12-28 blog The year in pictures',
    ],
  },
  {
    file: 'sections',
    choices: { fields: FIELDS },
    entries: [
      '2027-01-12 event New Year press breakfast',
      '2027-02-07…2027-02-10 event Spring Fair, NEC Birmingham',
      '2027-03-13 email Easter teaser',
      '2027-06-07 email Summer lookbook',
    ],
    open: ['Amber 1'],
    errors: [
      '5 field:status: Enter one of: Outline, Draft, In review',
      '10 kind: The type is missing',
      '10 startDate: The date is missing',
    ],
    columns: { Lead: 'field:owner', RAG: 'field:status' },
    counts: { total: 14, above: 1, headers: 1, sections: 3, totals: 3, data: 6 },
  },
  {
    file: 'weeks-beside-dates',
    choices: { fields: FIELDS },
    entries: [
      '2027-01-12 email Winterangebote auf Sägen',
      '2027-02-09 event Bautec Berlin, Halle 4',
      '2027-03-05 email Frühjahrsputz',
    ],
    open: ['freigegeben 1'],
    errors: ['2 field:status: Enter one of: Outline, Draft, In review'],
    columns: { KW: null, 'Entwurf bis': null, Verantwortlicher: 'field:owner', Stand: 'field:status' },
  },
  {
    file: 'tags',
    choices: { zone: 'Europe/Berlin' },
    entries: [
      '2027-02-03 blog Blog: Warehouse robots, one year on',
      '2027-02-05 email Newsletter #14',
      '2027-02-09 social LinkedIn + X: robot teaser',
      '2027-02-18 event Webinar: safe aisles',
      '2027-03-01 social Instagram: behind the picks',
      '2027-03-03 podcast Podcast: The night shift',
    ],
    columns: { Tags: 'kind' },
  },
  {
    file: 'german-week',
    entries: [
      '2027-05-03 social (instagram) Rosen schneiden',
      '2027-05-05 blog Kompost anlegen',
      '2027-05-10 email Mai-Ausgabe',
    ],
  },
  {
    file: 'channel-url',
    choices: { kind: 'blog' },
    entries: ['2027-05-03 blog Prune the roses', '2027-05-04 blog Start a compost'],
  },
  {
    file: 'yes-channels',
    choices: { kind: 'social' },
    entries: [
      '2027-05-03 social (facebook, instagram) Prune the roses',
      '2027-05-04 social (instagram, tiktok) Start a compost',
    ],
  },
  {
    file: 'tick-channels',
    choices: { kind: 'social' },
    entries: [
      '2027-05-03 social (facebook, instagram) Rosen schneiden',
      '2027-05-04 social (instagram, tiktok) Kompost anlegen',
    ],
  },
  {
    file: 'us-hubspot',
    choices: { kind: 'email' },
    entries: ['2027-05-13 email Prune the roses now', '2027-05-14 email Compost without smell'],
  },
  {
    file: 'podcast',
    choices: { kind: 'podcast' },
    entries: ['2027-05-03 podcast Roses and numbers', '2027-05-10 podcast Compost and computers'],
  },
  {
    file: 'published',
    entries: [
      '2027-05-03 blog Prune the roses',
      '2027-05-04 blog Start a compost',
      '2027-05-10 email The May letter',
    ],
  },
  {
    file: 'french-range',
    choices: { kind: 'event' },
    entries: ['2027-05-08…2027-05-09 event Foire aux plants', '2027-06-19 event Portes ouvertes'],
  },
  {
    file: 'polish-range',
    choices: { kind: 'event' },
    entries: ['2027-05-08…2027-05-09 event Targi roślin', '2027-06-19 event Dzień otwarty'],
  },
  { file: 'hebrew', choices: { zone: 'UTC' }, entries: ['2027-05-03 blog Prune', '2027-05-03 blog Compost'] },
  {
    file: 'campaign-cols',
    entries: ['2027-05-03 email Spring sale', '2027-05-08…2027-05-09 event Garden fair'],
  },
  {
    file: 'multi-header',
    entries: [
      '2027-05-03 blog Prune the roses',
      '2027-05-04 social (instagram) Start a compost',
      '2027-05-10 email The May letter',
    ],
  },
  {
    file: 'total-row',
    entries: ['2027-05-03 blog Prune the roses', '2027-05-04 blog Start a compost'],
  },
  {
    file: 'slash-japan',
    entries: [
      '2027-05-03 social (instagram) バラの剪定',
      '2027-05-04 social (xTwitter) 堆肥',
      '2027-05-10 email 五月の便り',
    ],
  },
  {
    file: 'day-month-uk',
    entries: [
      '2027-05-03 blog Prune the roses',
      '2027-05-04 blog Start a compost',
      '2027-05-10 email The May letter',
    ],
  },
  {
    file: 'swiss',
    entries: ['2027-05-03 social (instagram) Rosen schneiden', '2027-05-04 social Kompost'],
    open: ['LinkedIn 1'],
  },
  {
    file: 'pillars',
    entries: ['2027-05-13 social (instagram, facebook) Pruning', '2027-05-14 social (tiktok) Herb quiz'],
  },
  {
    file: 'ids',
    entries: [
      '2027-05-03 blog Prune the roses',
      '2027-05-04 blog Start a compost',
      '2027-05-10 email The May letter',
    ],
  },
  {
    file: 'norwegian',
    entries: ['2027-05-03 social (instagram) Beskjær rosene', '2027-05-04 email Maibrevet'],
  },
  {
    file: 'hungarian',
    entries: [
      '2027-05-03 social (instagram) Rózsák metszése',
      '2027-05-04 email Májusi levél',
      '2027-05-05 blog Komposzt',
    ],
  },
  { file: 'ukrainian', entries: ['2027-05-03 social (instagram) Обрізка троянд', '2027-05-04 blog Компост'] },
  {
    file: 'romanian',
    entries: ['2027-05-03 social (instagram) Tunderea trandafirilor', '2027-05-04 email Scrisoarea din mai'],
  },
];

test('several brands in a cell are a choice, and the page says which of them is left out', () => {
  const bytes = readFileSync(new URL('./sheets/own-brands-in-one-cell.csv', import.meta.url));
  const read = (choices: Choices) => readSheet(new Uint8Array(bytes), { createsBrands: true, ...choices });
  const sheet = read({});
  // 'Stone & Sons' is one new brand, because neither of its parts is a brand.
  expect(sheet.open).toEqual(['Aurora / Borealis 2', 'Lumen Cycles / Harbor & Vine 1', 'Lumen; Fieldnote 1']);
  expect(sheet.words.find(({ id }) => id === 'brand')?.words.map(({ several }) => several)).toEqual([
    ...[
      ['Aurora', 'Borealis'],
      ['Lumen Cycles', 'Harbor & Vine'],
      ['Lumen', 'Fieldnote'],
    ],
    ...[[], [], []],
  ]);
  expect(sheet.errors).toEqual([
    '2 brand: “Lumen Cycles / Harbor & Vine” is not a brand',
    '5 brand: “Aurora / Borealis” is not a brand',
    '6 brand: “Lumen; Fieldnote” is not a brand',
    '7 brand: “Aurora, Borealis” is not a brand',
  ]);
  const chosen = read({
    words: {
      brand: {
        [wordKey('Lumen Cycles / Harbor & Vine')]: { use: 'harbor' },
        [wordKey('Aurora / Borealis')]: { create: 'Borealis' },
        [wordKey('Lumen; Fieldnote')]: 'none',
      },
    },
  });
  expect(
    chosen.rows.map(({ entry, newWords, emptyWords }) => [
      entry?.brandId,
      ...[...newWords, ...emptyWords].map(({ word }) => word),
    ]),
  ).toEqual([
    ['harbor', 'Lumen Cycles'],
    [null, 'Aurora'],
    [null, 'Borealis'],
    [null, 'Borealis', 'Aurora'],
    [null, 'Lumen; Fieldnote'],
    [null, 'Borealis', 'Aurora'],
    [null, 'Stone & Sons'],
  ]);
});

test('a weekly pattern without dates is not read as a plan', () => {
  const bytes = readFileSync(new URL('./sheets/weekly-pattern.csv', import.meta.url));
  const sheet = readSheet(new Uint8Array(bytes), { fields: [], today: '2026-11-27' });
  expect(sheet.columns).toEqual([null, null, null, 'kind', 'title', null]);
  expect(sheet.counts).toMatchObject({ total: 4, headers: 1, data: 3 });
  expect(sheet.entries).toEqual([]);
});

/** The shape of a public plan of a law firm: 150 rows, of which every second one has its title in English. */
test('a Chinese and English plan of 150 rows keeps all dates and titles', () => {
  const posts = Array.from({ length: 150 }, (_, index) => {
    const date = new Date(Date.UTC(2027, 0, 4 + index)).toISOString().slice(0, 10);
    const title =
      index % 2 === 0 ? `第${index + 1}篇：修剪玫瑰、堆肥和土壤` : `Article ${index + 1}: roses and soil`;
    return { date, title };
  });
  const lines = posts.map(({ date, title }, index) =>
    [index + 1, date.replaceAll('-', '/'), title, '公众号', index % 3 === 0 ? '已发布' : '草稿', ''].join(
      ',',
    ),
  );
  const sheet = readSheet(['编号,发布日期,标题,渠道,状态,备注', ...lines].join('\r\n'), {
    ...{ fields: [], today: '2026-11-27', kind: 'social' },
  });
  expect(sheet.errors).toEqual([]);
  expect(sheet.entries).toEqual(posts.map(({ date, title }) => `${date} social ${title}`));
});

test('the user decides whether a spreadsheet has swapped day and month', () => {
  const read = (dates: readonly string[], choices: Choices = {}) =>
    readSheet(['Date,Title,Type', ...dates.map((date, index) => `${date},Post ${index},Blog`)].join('\n'), {
      fields: [],
      ...choices,
    });
  // Dates in the whole year are as close to each other if they are swapped.
  const dates = ['2027-05-01 09:00', '2027-07-12', '13/01/2027', '21/11/2027', '2027-03-02'];
  const unclear = read(dates);
  expect(unclear.swap).toMatchObject({
    ...{ row: 2, stored: '2027-05-01', swapped: '2027-01-05', texts: 2, text: '13/01/2027' },
  });
  expect(unclear.errors).toEqual(
    [2, 3, 6].map((row) => `${row} startDate: Choose the order of day and month in the previous step`),
  );
  const days = (swaps: boolean) => read(dates, { swaps }).rows.map(({ startDate }) => startDate);
  expect(days(true)).toEqual(['2027-01-05', '2027-12-07', '2027-01-13', '2027-11-21', '2027-02-03']);
  expect(days(false)).toEqual(['2027-05-01', '2027-07-12', '2027-01-13', '2027-11-21', '2027-03-02']);
  const below = readSheet(
    `Date,Title,Type\n${dates.map((date) => `${date},Post,Blog\n,Below,Blog`).join('\n')}`,
    { fields: [], swaps: true, usesDatesAbove: true },
  );
  expect(below.rows.slice(0, 2).map(({ startDate }) => startDate)).toEqual(['2027-01-05', '2027-01-05']);
  const american = read(['2027-01-05', '2027-03-02', '01/13/2027', '01/29/2027'], { swaps: true });
  expect(american.entries[0]).toBe('2027-05-01 blog Post 0');
  expect(read([...dates, '2027-01-15']).swap).toBeNull();
  expect(read([...dates, '5/1/2027']).swap).toBeNull();
});

test('canceled and archived rows are marked', () => {
  const { rows, entries } = readSheet(
    [
      'Date,Title,Type,Status,Archived',
      '2027-03-01,Spring menu,Blog,Draft,false',
      '2027-03-02,Tasting,Event,Abgesagt,false',
      '2027-03-03,Old menu,Blog,Draft,true',
    ].join('\n'),
    { fields: [] },
  );
  expect(entries).toHaveLength(3);
  expect(rows.map(({ isCanceled }) => isCanceled)).toEqual([false, true, true]);
});

test('the page says that weekdays without a week are unclear', () => {
  const sheet = readSheet(
    'Team,Monday,Tuesday,Wednesday,Thursday,Friday\nAna,Prune,,Compost,,\nBo,,Seeds,,,',
  );
  expect(sheet.days).toEqual({ entries: 3, isClear: false });
  expect(sheet.columns).not.toContain('startDate');
});

test('columns of days are a list only if the user agrees', () => {
  const bytes = readFileSync(new URL('./sheets/own-days-of-week.csv', import.meta.url));
  const { days, headers } = readSheet(new Uint8Array(bytes), { usesDays: false });
  expect(days).toEqual({ entries: 5, isClear: true });
  expect(headers).toContain('Mon');
});

test('the rows of another table are counted, and the page says where it starts', () => {
  const bytes = readFileSync(new URL('./sheets/own-trial-two-tables.csv', import.meta.url));
  const { counts, otherTable } = readSheet(new Uint8Array(bytes), { fields: [] });
  expect(otherTable).toBe(8);
  expect(counts).toMatchObject({ total: 9, above: 2, headers: 1, data: 2, otherTable: 4 });
});

test('lists in exports are values, and symbols are not part of the name of an option', () => {
  const clickup = readFileSync(new URL('./sheets/own-clickup.csv', import.meta.url));
  const owners = readSheet(new Uint8Array(clickup)).rows.map(({ entry }) => entry?.dynamicFields.owner);
  expect(owners).toEqual(['Leo Kim, Ava Stone', 'Ava Stone', undefined, undefined]);
  const blank = readFileSync(new URL('./sheets/own-blank-types.csv', import.meta.url));
  const statuses = readSheet(new Uint8Array(blank)).rows.map(({ entry }) => entry?.dynamicFields.status);
  expect(statuses).toEqual([undefined, 'In review', undefined, 'Draft', undefined]);
});

test('the column of the channels becomes the platforms if the user chooses another one for the types', () => {
  const text = [
    'Date,Title,Tactic,Channel,Format',
    '2027-03-01,Gift guide,Content,Blog,Long',
    '2027-03-02,Last orders,CRM,Email,Short',
    '2027-03-03,Trail diaries,Organic social,Instagram + Facebook,Short',
    '2027-03-04,Boxing week,Organic social,Instagram,Short',
    '2027-03-05,Survey,PR,,Long',
  ].join('\n');
  const sheet = readSheet(text, { columns: { 2: 'kind' }, fields: [] });
  expect(sheet.columns.slice(0, 4)).toEqual(['startDate', 'title', 'kind', 'field:platforms']);
  expect(sheet.rows.map(({ entry }) => Object.keys(entry?.fields ?? {}))).toEqual([
    ...[[], [], ['instagram', 'facebook'], ['instagram'], []],
  ]);
});

test('the same title on two channels is not a duplicate', () => {
  const sheet = readSheet(
    'Date,Title,Channel\n2027-03-01,Amina,Instagram\n2027-03-01,Amina,Facebook\n2027-03-01,Amina,Instagram',
  );
  expect(sheet.duplicates).toEqual([4]);
});

test('titles that begin with a word for sums are not sums', () => {
  const sheet = readSheet('Title,Date\nTotal makeover,2027-03-05\nTotal,3/25/2027\nTotal posts,12\n', {
    kind: 'blog',
  });
  expect(sheet.entries).toEqual(['2027-03-05 blog Total makeover', '2027-03-25 blog Total']);
  expect(sheet.counts).toMatchObject({ totals: 1, data: 2 });
});

test.each(SHEETS)('the sheet $file is read as it is meant', (expected) => {
  const { file, choices, entries, open = [], errors = [], asks = {}, channels = [] } = expected;
  const { columns = {}, counts = {}, lost } = expected;
  const bytes = readFileSync(new URL(`./sheets/own-${file}.csv`, import.meta.url));
  const sheet = readSheet(new Uint8Array(bytes), { fields: [], today: '2026-11-27', ...choices });
  const found = sheet.rows.flatMap(({ entry }) => {
    if (!entry) return [];
    const { startDate, endDate, kind, title, fields } = entry;
    const days = endDate === startDate ? startDate : `${startDate}…${endDate}`;
    const platforms = Object.keys(fields).filter((name) => fields[name] === true);
    return `${days} ${kind}${platforms.length > 0 ? ` (${platforms.join(', ')})` : ''} ${title}`;
  });
  expect({ entries: found, open: sheet.open, errors: sheet.errors, asks: sheet.asks }).toEqual({
    ...{ entries, open, errors, asks },
  });
  const left = sheet.rows.flatMap(({ row, emptyWords }) => emptyWords.map(({ word }) => `${row} ${word}`));
  expect(left).toEqual(lost ?? left);
  expect(sheet.channels).toEqual(channels);
  expect(
    Object.fromEntries((sheet.headers ?? []).map((header, place) => [header, sheet.columns[place]])),
  ).toMatchObject(columns);
  expect(sheet.counts).toMatchObject(counts);
});
