import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

/** The maximum length of a passkey's name, in characters. */
export const MAX_NAME = 60;

const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p.uuid().primary(),
    userId: () => p.manyToOne(User).mapToPk().fieldName('user_id').deleteRule('cascade').index(),
    /** The random id that authenticators store with the passkey. It reveals nothing about the user. */
    userHandle: p.string().length(22),
    /** The id that the authenticator chose, in Base64URL. */
    credentialId: p.text().unique(),
    /** The COSE key, in Base64URL. */
    publicKey: p.text(),
    /** The signature counter of the authenticator. Synced passkeys don't have one, so it stays 0. */
    counter: p.bigint('number'),
    /** How browsers reach the authenticator, such as `internal` or `usb`. */
    transports: p.json().$type<string[]>(),
    name: p.string().length(MAX_NAME),
    /**
     * Whether the passkey was backed up when it was last used. Passkeys that are backed up are available on several
     * devices.
     */
    isSynced: p.boolean(),
    createdAt: p.datetime(),
    /** When the passkey was last used to log in. Null if it has never been used. */
    lastUsedAt: p.datetime().nullable(),
  },
});

/** A passkey, which logs a user in without their password. */
export class Passkey extends PasskeySchema.class {}
PasskeySchema.setClass(Passkey);
