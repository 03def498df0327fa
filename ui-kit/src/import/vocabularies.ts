import { fieldTypeOf, offeredOptions } from '@content-planner/model';
import { optionColors } from '../colors/option-color.js';
import { hasPeople, optionLabel } from '../logs/field-types/field-text.js';
import type { Brand } from '../logs/types.js';
import { brandNamed } from './brand-names.js';
import { comparable } from './cell-text.js';
import { folded, wordList } from './heading-words.js';
import { type ImportTarget, type TargetField, valuesIn } from './import-targets.js';
import { type NamedKinds, typeNamed } from './kind-words.js';
import { flagNamed, platformName, wordsIn } from './platform-words.js';

/** What a word means: the value of an option, a new option with this name, or nothing. */
export type WordChoice = { use: string } | { create: string } | 'none';

/** What words mean, keyed by target and by `wordKey`. */
export type WordChoices = Readonly<Record<string, Readonly<Record<string, WordChoice>>>>;

/** What the words of a sheet mean. Words for which the user has to choose are null. */
export type WordMeanings = Readonly<Record<string, Readonly<Record<string, WordChoice | null>>>>;

/** A value that words can stand for. */
export interface WordOption {
  /** What is stored, such as the id of a brand. */
  value: string;
  label: string;
  /** The email address of a person, which also names the person. */
  email?: string | undefined;
  /** The color of a dot before the label. */
  color?: string;
}

/** The words that the cells of a target contain. */
export interface Vocabulary {
  /** The id of the target. */
  id: string;
  label: string;
  options: readonly WordOption[];
  /** Returns the words in a cell. */
  split: (text: string) => readonly string[];
  /** Returns the value that a word names, or null. */
  find: (word: string) => string | null;
  /** Returns the name of a new option. */
  nameOf: (word: string) => string;
  /** Whether new options can be created. */
  canCreate: boolean;
  /** Whether unknown words are created unless the user chooses otherwise. */
  creates: boolean;
}

/** Returns the key of a word. Words that differ only in case, spaces and punctuation have the same key. */
export const wordKey = (word: string): string => comparable(word) || word;

/** Symbols before a name, such as in '✅ Scheduled'. */
const SYMBOLS = /^(?:\p{Extended_Pictographic}|\ufe0f|\s)+/u;

/** Names of the same status. */
const STATUSES = [
  `draft drafting in_draft entwurf brouillon borrador rascunho bozza concept szkic koncept utkast kladde luonnos taslak
    черновик чернетка navrh koncepcia piszkozat 草稿 下書き 초안`,
  `in_review review reviewing in_prufung en_revision em_revisao in_revisione in_beoordeling granskas gjennomgang
    inceleniyor на_проверке 审核中 確認中 검토_중 for_review to_review awaiting_approval pending_approval for_approval
    zur_freigabe in_freigabe a_valider en_validation en_attente_de_validation por_aprobar pendiente_de_aprobacion
    aguardando_aprovacao in_approvazione da_approvare ter_goedkeuring wacht_op_akkoord do_akceptacji ke_schvaleni
    invantar_godkannande til_godkendelse til_godkjenning`,
  `published live posted veroffentlicht online publie publiee publicado publicada pubblicato pubblicata gepubliceerd
    geplaatst publicerad publicerat publisert udgivet julkaistu opublikowane opublikowany opublikowano publikovano
    zverejneno опубликовано опубліковано yayinlandi megjelent publicat 已发布 公開済み 게시됨 발행됨`,
  `scheduled geplant eingeplant planifie programme programado programada agendado programmato ingepland schemalagd
    schemalagt planlagt ajastettu zaplanowane zaplanowany naplanovano запланировано zamanlandi utemezve 已排期 予約済み`,
  `in_progress in_bearbeitung en_cours en_curso em_andamento in_corso in_lavorazione in_uitvoering mee_bezig pagar
    pagaende i_gang kesken w_toku rozpracovano в_работе devam_ediyor folyamatban 进行中 進行中 진행_중`,
  `ready fertig bereit pret prete listo lista pronto pronta klaar klar valmis gotowe gotowy hotovo готово hazir kesz
    已完成 準備完了 완료`,
  `canceled abgesagt storniert annule annulee cancelado cancelada annullato geannuleerd installt aflyst avlyst
    peruttu anulowane zruseno отменено iptal 已取消 中止 취소`,
].map((names) => new Set(wordList(names)));

/** Returns the option with the name, or null. */
const named = (word: string, options: readonly WordOption[]): WordOption | null =>
  options.find(({ label }) => label === word) ??
  options.find(({ label, value }) => [label, value].some((one) => wordKey(one) === wordKey(word))) ??
  options.find(({ label }) => {
    const [one, other] = [folded(wordKey(label)), folded(wordKey(word))];
    return STATUSES.some((names) => names.has(one) && names.has(other));
  }) ??
  null;

/** Returns the only person with the name, the first name, the email address or the id, or null. */
function personNamed(word: string, people: readonly WordOption[]): WordOption | null {
  const key = wordKey(word);
  const exact = people.filter(({ value, label, email }) =>
    [value, label, email].some((one) => one !== undefined && wordKey(one) === key),
  );
  const found = exact.length > 0 ? exact : people.filter(({ label }) => wordKey(label).startsWith(`${key} `));
  return found.length === 1 ? (found[0] ?? null) : null;
}

const isPerson = (field: TargetField) => field.type === 'custom' && hasPeople(field.configuration.fieldType);

/** Returns the options of a field whose cells contain words, or null. */
export function fieldOptions(field: TargetField): readonly WordOption[] | null {
  switch (field.type) {
    case 'flags':
      return field.flags
        .filter(({ isHidden }) => !isHidden)
        .map(({ name, label }) => ({ value: name, label }));
    case 'custom': {
      const { configuration } = field;
      if (isPerson(field)) {
        const people = offeredOptions(configuration.options ?? []);
        return people.map(({ id, name, email }) => ({ value: id, label: name, email }));
      }
      if (!fieldTypeOf(configuration.fieldType).hasOptions) return null;
      return [...optionColors(configuration)].map(([value, { color }]) => ({
        ...{ value, label: optionLabel(configuration.options, value), color },
      }));
    }
    case 'own':
      return field.field.options?.map((value) => ({ value, label: value })) ?? null;
    default:
      return null;
  }
}

const whole = (text: string): readonly string[] => [text];

const NO_WORDS: ReadonlySet<string> = new Set();

/** Returns the options in a list. Exported files have semicolons, because an option can contain commas. */
const listed = (text: string, options: readonly WordOption[]) =>
  text
    .split(/[;\n]/)
    .flatMap((part) => (named(part.trim(), options) ? [part] : part.split(',')))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What words can mean. */
export interface VocabularyInput extends NamedKinds {
  /** The names of the kinds that users see. */
  kindOptions: readonly WordOption[];
  targets: readonly ImportTarget[];
  brands: readonly Brand[];
  createsBrands: boolean;
  createsOptions: boolean;
  createsPlatforms: boolean;
}

/** Describes the targets whose cells contain words: types, brands, platforms and fields with options. */
export function vocabularies(input: VocabularyInput): ReadonlyMap<string, Vocabulary> {
  const { targets, brands, kindOptions: options, createsBrands, createsOptions, createsPlatforms } = input;
  const nameOf = (word: string) => word.replace(SYMBOLS, '') || word;
  const all = targets.flatMap(({ id, label, fields }): Vocabulary[] => {
    if (id === 'kind') {
      const find = (word: string) => typeNamed(word, input);
      return [{ id, label, options, split: whole, find, nameOf, canCreate: false, creates: false }];
    }
    if (id === 'brand') {
      const named = brands.map(({ id: value, name, color }) => ({ value, label: name, color }));
      const find = (word: string) => brandNamed(word, brands)?.id ?? null;
      return [
        {
          id,
          label,
          options: named,
          split: whole,
          find,
          nameOf,
          canCreate: createsBrands,
          creates: createsBrands,
        },
      ];
    }
    const byName = new Map<string, WordOption>();
    for (const field of fields.values()) {
      for (const option of fieldOptions(field) ?? []) {
        // Several people can have the same name.
        const key = isPerson(field) ? option.value : wordKey(option.label);
        if (!byName.has(key)) byName.set(key, option);
      }
    }
    const [first] = [...fields.values()].filter((field) => fieldOptions(field) !== null);
    if (first === undefined) return [];
    const list = [...byName.values()];
    const flags = first.type === 'flags' ? first.flags.filter(({ isHidden }) => !isHidden) : null;
    const split = flags
      ? wordsIn
      : valuesIn(first)?.jsonType === 'array'
        ? (text: string) => listed(text, list)
        : whole;
    const valueNamed = (word: string) =>
      isPerson(first) ? personNamed(word, list)?.value : named(word, list)?.value;
    const find = (word: string) => (flags ? flagNamed(word, flags)?.name : valueNamed(word)) ?? null;
    const canCreate = flags
      ? createsPlatforms
      : createsOptions && first.type === 'custom' && !isPerson(first);
    return [
      {
        id,
        label,
        options: list,
        split,
        find,
        nameOf: flags ? platformName : nameOf,
        canCreate,
        creates: false,
      },
    ];
  });
  return new Map(all.map((each) => [each.id, each]));
}

/** Parts of a cell that names several things, such as 'Lumen / Harbor & Vine'. */
function partsOf(word: string, isKnown: (part: string) => boolean): string[] {
  const separated = word.split(/[,;/|+\n]/).map((part) => part.trim());
  // The names of brands and companies often contain '&'.
  const parts = separated.flatMap((part) => (isKnown(part) ? [part] : wordsIn(part)));
  return [...new Map(parts.map((part) => [wordKey(part), part])).values()].filter((part) => part !== '');
}

/**
 * Returns the parts of a word that names several values in a cell that can have only one, or an empty list.
 *
 * @param others The keys of the words in other cells.
 */
export function severalIn(word: string, { find, split }: Vocabulary, others: ReadonlySet<string>): string[] {
  if (find(word) !== null || split !== whole) return [];
  const isKnown = (part: string) => find(part) !== null || others.has(wordKey(part));
  const parts = partsOf(word, isKnown);
  return parts.length > 1 && parts.some(isKnown) ? parts : [];
}

/** Returns the parts of a word that are lost if it means one of its parts. */
export function partsLost(
  word: string,
  meaning: Exclude<WordChoice, 'none'>,
  vocabulary: Vocabulary,
): string[] {
  const isMeant = (part: string) =>
    'use' in meaning ? vocabulary.find(part) === meaning.use : wordKey(part) === wordKey(meaning.create);
  const parts = isMeant(word) || vocabulary.split !== whole ? [] : partsOf(word, isMeant);
  return parts.some(isMeant) ? parts.filter((part) => !isMeant(part)) : [];
}

/** Returns what a word means without a choice, or null if the user has to choose. */
export function detected(
  word: string,
  vocabulary: Vocabulary,
  others: ReadonlySet<string> = NO_WORDS,
): WordChoice | null {
  const use = vocabulary.find(word);
  if (use !== null) return { use };
  const parts = severalIn(word, vocabulary, others);
  if (vocabulary.creates) return parts.length === 0 ? { create: word } : null;
  // Of 'blog, long-read', only one is a type.
  const [only, ...more] = new Set(parts.flatMap((part) => vocabulary.find(part) ?? []));
  return vocabulary.id === 'kind' && only !== undefined && more.length === 0 ? { use: only } : null;
}

/** Returns what a word means: what the user chose, or else the option that it names. */
export function meaningOf(word: string, vocabulary: Vocabulary, meanings: WordMeanings): WordChoice | null {
  const chosen = meanings[vocabulary.id]?.[wordKey(word)];
  return chosen === undefined ? detected(word, vocabulary) : chosen;
}
