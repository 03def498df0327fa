import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { requireUser } from '../auth/policy.js';
import type { RequestContext } from '../context.js';
import type { LogKind } from '../logs/kinds/index.js';
import type { FIELD_TYPES } from './field-configuration.entity.js';

/** A custom field as callers see it (spec, section 3). */
export interface FieldConfigurationRow {
  id: string;
  logType: LogKind;
  fieldName: string;
  fieldLabel: string;
  fieldType: (typeof FIELD_TYPES)[number];
  dropdownOptions: string[] | null;
  isRequired: boolean;
  displayOrder: number;
}

/** The custom fields of one kind, read inside the given unit of work. */
export function fieldsOfKind(em: SqlEntityManager, kind: LogKind): Promise<FieldConfigurationRow[]> {
  return em.execute<FieldConfigurationRow[]>(
    `select id, log_type as "logType", field_name as "fieldName", field_label as "fieldLabel",
       field_type as "fieldType", dropdown_options as "dropdownOptions", is_required as "isRequired",
       display_order as "displayOrder"
     from field_configurations where log_type = ? order by display_order, field_label, id`,
    [kind],
  );
}

/** The custom fields of one kind, in the order in which forms and lists show them. */
export function listFieldConfigurations(
  context: RequestContext,
  kind: LogKind,
): Promise<FieldConfigurationRow[]> {
  requireUser(context);
  return fieldsOfKind(context.em, kind);
}
