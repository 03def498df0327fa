import type { LogKind } from '../built-in-kinds.js';
import type { CustomValues } from './custom-values.js';

/** The response to a rejected call. */
export interface Failure {
  status: number;
  message: string;
  errors?: { field: string; message: string }[];
  current?: object;
}

/** The expected errors of a call. If there are several, the response can contain any of them. */
export class ExpectedErrors extends Error {
  readonly errors: readonly Failure[];

  constructor(...errors: Failure[]) {
    super(errors.map(({ message }) => message).join(' | '));
    this.errors = errors;
  }
}

/** A brand in the model. */
export interface ModelBrand {
  id: string;
  name: string;
  color: string;
}

/** An entry in the model. */
export interface ModelEntry {
  id: string;
  kind: LogKind;
  title: string;
  startDate: string;
  endDate: string;
  own: Record<string, string | boolean | null>;
  brandId: string | null;
  color: string | null;
  showOnCalendar: boolean;
  dynamicFields: CustomValues;
  version: number;
  /** The version of the entry that introduced its current values. */
  content: number;
}
