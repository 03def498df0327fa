import { defineEntity, p } from '@mikro-orm/core';

const SettingSchema = defineEntity({
  name: 'Setting',
  tableName: 'settings',
  properties: {
    key: p.string().length(100).primary(),
    value: p.json(),
  },
});

/** A value that all servers on one database share, such as the secret that signs cookies. */
export class Setting extends SettingSchema.class {}
SettingSchema.setClass(Setting);
