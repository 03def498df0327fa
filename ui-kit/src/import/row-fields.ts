import { sortedFieldConfigurations } from '../logs/sorted-field-configurations.js';
import type { DynamicValue, FieldConfiguration, LogKind } from '../logs/types.js';
import type { ImportTarget } from './import-targets.js';
import { channelsIn } from './platform-words.js';
import type { RowReading } from './read-rows.js';
import { readValue } from './read-value.js';
import type { RowCells } from './row-cells.js';
import type { DatePlace } from './row-dates.js';

const hasValue = (value: DynamicValue | undefined): value is Exclude<DynamicValue, null> =>
  value !== undefined && value !== null && (!Array.isArray(value) || value.length > 0);

/** Creates a function that reads the fields that a row's kind has. */
export function fieldReader(reading: RowReading) {
  const { targets, messages, words } = reading;
  const configurationsOf = new Map(
    reading.kinds.map((kind) => [kind, sortedFieldConfigurations(reading.fieldConfigurations, kind)]),
  );
  const targetOfField = new Map<FieldConfiguration, ImportTarget>();
  const platformsOf = new Map<LogKind, ImportTarget>();
  for (const target of targets) {
    for (const [kind, field] of target.fields) {
      if (field.type === 'custom') targetOfField.set(field.configuration, target);
      else if (field.type === 'flags') platformsOf.set(kind, target);
    }
  }
  const isType = (word: string) => words.get('kind')?.find(word) !== null;

  return (cells: RowCells, kind: LogKind | null, place: Omit<DatePlace, 'target'>) => {
    const { errors, ignored, emptyWords, textOf, valueIn, valueOfWord, contextOf } = cells;
    const fields: Record<string, DynamicValue> = {};
    const dynamicFields: Record<string, DynamicValue> = {};
    const found = { fields, dynamicFields };
    if (kind === null) return found;
    const setFlags = (target: string, flagWords: readonly string[]) => {
      for (const word of flagWords) {
        const { value, isNew } = valueOfWord(target, word);
        if (value === undefined) emptyWords.push({ target, word });
        // A new platform has no id yet.
        else if (value !== null && !isNew) fields[value] = true;
      }
    };
    // A type such as 'Instagram' is also a platform, unless another column contains the platforms.
    const platforms = platformsOf.get(kind);
    if (platforms && textOf(platforms.id) === '') {
      const channels = channelsIn(textOf('kind'), isType);
      const kept = emptyWords.filter(({ word }) => !channels.includes(word));
      emptyWords.splice(0, emptyWords.length, ...kept);
      setFlags(platforms.id, channels);
    }
    for (const { id, fields: ofKinds } of targets) {
      if (ofKinds.size === 0 || textOf(id) === '') continue;
      const at = { ...place, target: id };
      const field = ofKinds.get(kind);
      switch (field?.type) {
        case undefined:
          ignored.push(id);
          delete errors[id];
          break;
        case 'flags':
          setFlags(id, cells.wordsIn(id));
          break;
        case 'flag': {
          const value = valueIn(id, (text) => readValue('boolean', text, contextOf(id, at)));
          if (value !== undefined) fields[field.flag.name] = value;
          break;
        }
        case 'own': {
          const { type, name, options } = field.field;
          const value = valueIn(id, (text) => readValue(type, text, contextOf(id, at, options)));
          if (value !== undefined && value !== null) fields[name] = value;
          break;
        }
        case 'custom': {
          const { fieldType, fieldName, dropdownOptions, options } = field.configuration;
          const names = dropdownOptions ?? options?.map((option) => option.id);
          const value = valueIn(id, (text) => readValue(fieldType, text, contextOf(id, at, names, options)));
          if (hasValue(value)) dynamicFields[fieldName] = value;
          break;
        }
        default:
          field satisfies never;
      }
    }
    for (const configuration of configurationsOf.get(kind) ?? []) {
      const target = targetOfField.get(configuration);
      if (!configuration.isRequired || target === undefined || errors[target.id] !== undefined) continue;
      if (hasValue(dynamicFields[configuration.fieldName])) continue;
      errors[target.id] = messages.required({ label: configuration.fieldLabel });
    }
    return found;
  };
}
