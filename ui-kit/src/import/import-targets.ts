import { fieldTypeOf } from '@content-planner/model';
import { englishLabelOf } from '../logs/kinds/field-labels.js';
import { isValueField } from '../logs/kinds/is-value-field.js';
import type { KindFlag, KindValueField } from '../logs/kinds/kind.js';
import type { KindOf } from '../logs/kinds/kinds-in.js';
import { sortedFieldConfigurations } from '../logs/sorted-field-configurations.js';
import type { FieldConfiguration, LogKind } from '../logs/types.js';
import type { Translate } from '../messages/translate.js';
import { comparable } from './cell-text.js';
import { HEADINGS, wordList } from './heading-words.js';
import { importWizardMessages } from './import-messages.js';

/** What a column can set in entries of one kind. */
export type TargetField =
  /** A field that only this kind has. */
  | { type: 'own'; field: KindValueField }
  /** A group of checkboxes, as a list of names. */
  | { type: 'flags'; flags: readonly KindFlag[] }
  | { type: 'flag'; flag: KindFlag }
  | { type: 'custom'; configuration: FieldConfiguration };

/** Returns the description of a field's values, or null if it is a checkbox or a group of them. */
export const valuesIn = (field: TargetField) =>
  field.type === 'custom' || field.type === 'own'
    ? fieldTypeOf(field.type === 'custom' ? field.configuration.fieldType : field.field.type)
    : null;

/** The target of a column with the start of entries that have several days, beside one with the day they are due. */
export const FIRST_DAY = 'firstDay';

/** The columns that all kinds have. */
export const BASE_TARGETS = [
  'startDate',
  'endDate',
  FIRST_DAY,
  'title',
  'kind',
  'brand',
  'color',
  'showOnCalendar',
] as const;

/** A column that all kinds have. */
export type BaseTarget = (typeof BASE_TARGETS)[number];

/** What a column of a sheet can mean. */
export interface ImportTarget {
  /** A {@link BaseTarget}, or 'field:' followed by the label of a field, in English if the field is not custom. */
  id: string;
  label: string;
  /** Other names, in the form that `comparable` returns. */
  names: readonly string[];
  /**
   * The fields that the column sets, keyed by kind. Fields with the same label share a column, even if their kinds
   * differ.
   */
  fields: ReadonlyMap<LogKind, TargetField>;
}

/** Groups of names with the same meaning. */
const SAME = [
  `status stage state phase progress statut etat estado stato stav stan tila estatus situacion
    avancement fortschritt stand bearbeitungsstand voortgang list_name stand_van_zaken rag rag_status
    section_column tilstand allapot stadiu статус 进度 状況 状态 状態 ステータス 進捗 상태 durum situacao`,
  `owner author person people assignee assign members referente responsible writer assigned_to who autor auteur
    autore lead resp wie quien qui kto chi quem кто wer hvem vem kdo kuka odpowiedzialny odpowiedzialna
    osoba verantwortliche verantwortlicher encargado verantwoordelijke ansvarlig odpovedny vastuuhenkilo
    felelos автор redakteur redaktor 担当 担当者 负责人 담당자 담당 ответственный sorumlu bearbeiter redactie
    verantwortlich zustandig responsable responsabile responsavel ansvarig eigenaar assignees by made_by written_by par por redaction
    redacteur redactrice redige_par escrito_por scritto_da geschreven_door text_von zodpovida
    odpovida zodpovedny vastuussa 担当者名 owner_name`,
  `notes note comments comment remarks notizen notas notities notatki uwagi anmerkung anmerkungen bemerkung bemerkungen
    remarque remarques commentaire commentaires observaciones observacoes osservazioni opmerking opmerkingen anteckning
    anteckningar merknader bemaerkninger huomautus poznamka poznamky megjegyzes notlar примечание заметки 备注 備考 메모 비고`,
  `description summary details beschreibung descripcion descrizione descricao opis`,
  `url link website web_address`,
  `location place venue city where ort lieu lugar luogo local plats miejsce`,
  `category topic theme tag tags kategorie categorie categoria kategoria`,
  `platforms platform network networks channels plattformen plateformes plataformas`,
].map(wordList);

/** A field, with the name that identifies its column and the label that users see. */
interface LabeledField {
  name: string;
  label: string;
  field: TargetField;
}

/** Returns the fields of a kind. Their names are English in every language, because stored choices contain them. */
function fieldsOf(
  kind: LogKind,
  configurations: readonly FieldConfiguration[],
  { kindOf, englishOf }: Pick<ImportTargetsInput, 'kindOf' | 'englishOf'>,
): LabeledField[] {
  const translated = kindOf(kind).fields;
  const own = englishOf(kind).fields.flatMap((field, place): LabeledField[] => {
    const shown = translated[place] ?? field;
    const named = { name: field.label, label: shown.label };
    if (isValueField(field)) return [{ ...named, field: { type: 'own', field } }];
    if (field.type !== 'flags') return [];
    const labels = shown.type === 'flags' ? shown.flags.map(({ label }) => label) : [];
    return [
      { ...named, field: { type: 'flags', flags: field.flags } },
      ...field.flags.map((flag, index) => ({
        name: flag.label,
        label: labels[index] ?? flag.label,
        field: { type: 'flag' as const, flag },
      })),
    ];
  });
  const custom = sortedFieldConfigurations(configurations, kind).map((configuration) => ({
    name: englishLabelOf(configuration),
    label: configuration.fieldLabel,
    field: { type: 'custom' as const, configuration },
  }));
  return [...own, ...custom];
}

const namesOf = (label: string): string[] => {
  const name = comparable(label);
  return [...new Set([name, ...SAME.filter((group) => group.includes(name)).flat()])];
};

/** The name of a field in `fields` or `dynamicFields`. */
function fieldName(field: TargetField): string {
  if (field.type === 'custom') return field.configuration.fieldName;
  if (field.type === 'own') return field.field.name;
  return field.type === 'flag' ? field.flag.name : field.flags.map(({ name }) => name).join();
}

interface ImportTargetsInput {
  kinds: readonly LogKind[];
  fieldConfigurations: readonly FieldConfiguration[];
  /** Describe kinds in the user's language and in English. */
  kindOf: KindOf;
  englishOf: KindOf;
  translate: Translate;
}

/** Returns what the columns of a sheet can mean: the columns that all kinds have, and the fields of the given kinds. */
export function importTargets({
  kinds,
  fieldConfigurations,
  kindOf,
  englishOf,
  translate,
}: ImportTargetsInput): ImportTarget[] {
  const labels = translate(importWizardMessages).target;
  const base = BASE_TARGETS.map((id): ImportTarget => {
    const fieldLabels = kinds.flatMap((kind) =>
      [...kindOf(kind).fields, ...englishOf(kind).fields].flatMap((field) => {
        if (id === 'title') return field.type === 'title' ? field.label : [];
        return field.type === 'entryDate' && field.holds[0] === id ? field.label : [];
      }),
    );
    const names = [labels[id], ...fieldLabels].map(comparable);
    return { id, label: labels[id], names: [...new Set([...names, ...HEADINGS[id]])], fields: new Map() };
  });
  const byId = new Map<string, { label: string; names: string[]; fields: Map<LogKind, TargetField> }>();
  for (const kind of kinds) {
    for (const { name, label, field } of fieldsOf(kind, fieldConfigurations, { kindOf, englishOf })) {
      const id = `field:${comparable(name)}`;
      const target = byId.get(id) ?? {
        label,
        names: [
          ...new Set([
            ...namesOf(name),
            comparable(label),
            ...(field.type === 'flag' ? [comparable(field.flag.abbreviation)] : []),
          ]),
        ],
        fields: new Map(),
      };
      if (!target.fields.has(kind)) {
        byId.set(id, target);
        target.fields.set(kind, field);
        continue;
      }
      // The kind has two fields with this label. Name the column of the second field as exported files do.
      const full = comparable(`${name} (${fieldName(field)})`);
      byId.set(`field:${full}`, {
        label: `${label} (${fieldName(field)})`,
        names: [full],
        fields: new Map([[kind, field]]),
      });
    }
  }
  return [...base, ...[...byId].map(([id, target]) => ({ id, ...target }))];
}

/** Returns whether a column contains dates in rows of a kind. */
export function isDateField(id: string, kind: LogKind | null, targets: readonly ImportTarget[]): boolean {
  if (id === 'startDate' || id === 'endDate') return true;
  const field = kind === null ? undefined : targets.find((target) => target.id === id)?.fields.get(kind);
  return field !== undefined && valuesIn(field)?.format === 'date';
}

/** Returns the id of the column that a server error belongs to, such as 'field:author' for 'dynamicFields.author'. */
export function targetOfError(path: string, kind: LogKind, targets: readonly ImportTarget[]): string {
  if (path === 'brandId') return 'brand';
  if (BASE_TARGETS.some((id) => id === path)) return path;
  const [group, ...rest] = path.split('.');
  const name = rest.join('.');
  const found = targets.find(({ fields }) => {
    const field = fields.get(kind);
    if (field === undefined) return false;
    return (field.type === 'custom') === (group === 'dynamicFields') && fieldName(field) === name;
  });
  return found?.id ?? 'title';
}
