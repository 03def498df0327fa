import type * as model from '@content-planner/model';

export {
  type Brand,
  type BuiltInKindId,
  type DynamicValue,
  type FieldOption,
  LOG_KINDS,
  type LogKind,
} from '@content-planner/model';

/** A custom field that an administrator added to one kind of log. */
export interface FieldConfiguration
  extends Omit<model.FieldConfiguration, 'fieldId' | 'optionColors' | 'isShareable'>,
    Partial<Pick<model.FieldConfiguration, 'fieldId' | 'optionColors' | 'isShareable'>> {}

/** The properties of an entry that the calendar displays. They are the same for all kinds. */
export interface CalendarEntry extends Omit<model.CalendarEntry, 'version'> {
  /** The version of the entry. Send it with changes, so that users do not overwrite each other's changes. */
  version?: number;
  /**
   * Whether users can only look at the entry in a calendar, such as a holiday or an entry of another planner. It can't
   * be edited, deleted, moved or selected, and its details contain only the properties above. @default false
   */
  readOnly?: boolean;
}
