import { addDays } from '@content-planner/model';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 as uuid } from 'uuid';
import { hashPassword, verifyPassword } from '../accounts/passwords.js';
import { User } from '../accounts/user.entity.js';
import { Brand } from '../brands/brand.entity.js';
import { Field } from '../fields/field.entity.js';
import { KindField } from '../fields/kind-field.entity.js';
import { Option } from '../fields/option.entity.js';
import { insertEntries } from '../logs/insert-entries.js';
import { type DemoEntry, demoBrands, demoMonth } from './demo-plan.js';
import { plannedEntry } from './planned-entry.js';

const PASSWORD = 'plan-the-whole-month';

const PEOPLE = [
  { email: 'maya@planner.example', firstName: 'Maya', lastName: 'Okafor', isAdmin: true, isApproved: true },
  { email: 'jonas@planner.example', firstName: 'Jonas', lastName: 'Weber', isAdmin: false, isApproved: true },
  { email: 'noor@planner.example', firstName: 'Noor', lastName: 'Haddad', isAdmin: false, isApproved: false },
];

/** Describes how to log in to the demo, with one line per account that still exists and has the demo password. */
export async function demoLogins(em: SqlEntityManager): Promise<string[]> {
  const logins: string[] = [];
  for (const { email } of PEOPLE) {
    const user = await em.findOne(User, { email });
    if (!user?.isApproved || !(await verifyPassword(user.passwordHash, PASSWORD))) continue;
    logins.push(`${email} with the password ${PASSWORD}${user.isAdmin ? ' (administrator)' : ''}`);
  }
  return logins;
}

const STATUSES = ['Outline', 'Draft', 'In review', 'Ready', 'Published'] as const;
type Status = (typeof STATUSES)[number];

const FIELDS = [
  { name: 'author', label: 'Author', type: 'text' as const },
  { name: 'status', label: 'Status', type: 'dropdown' as const, options: STATUSES },
  { name: 'newsletter', label: 'Newsletter', type: 'boolean' as const },
];

/** The months that the demo fills, relative to the current month. */
const MONTHS = [-1, 0, 1, 2];

const WEDNESDAY = 3;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Returns the day before a month's plan begins: the Wednesday closest to the last day of the previous month. Plans
 * begin on a Thursday.
 *
 * @param month the offset from the current month
 */
function originOf(today: Date, month: number): string {
  const end = new Date(Date.UTC(today.getFullYear(), today.getMonth() + month, 0));
  const later = (WEDNESDAY - end.getUTCDay() + 7) % 7;
  return addDays(end.toISOString().slice(0, 10), later > 3 ? later - 7 : later);
}

/** Returns the status of a blog post by the number of days until it is published. */
function statusIn(days: number): Status {
  if (days < 0) return 'Published';
  if (days < 4) return 'Ready';
  if (days < 10) return 'In review';
  return days < 30 ? 'Draft' : 'Outline';
}

const podcasts = demoMonth.filter(({ kind }) => kind === 'podcast');

/**
 * Returns an entry's title in a month. Podcast episodes are numbered, so that their titles differ from month to month.
 */
const titleOf = (planned: DemoEntry, month: number) =>
  planned.kind === 'podcast'
    ? `Ep. ${41 + (month + 1) * podcasts.length + podcasts.indexOf(planned)}: ${planned.title}`
    : (planned.titles?.[MONTHS.indexOf(month)] ?? planned.title);

/** The ids of the custom fields and of the statuses, by name. */
type Ids = ReadonlyMap<string, string>;

/** Moves a planned entry to a month, adds its status, and replaces the names of custom fields with their ids. */
function inMonth(planned: DemoEntry, month: number, today: Date, ids: Ids) {
  const origin = originOf(today, month);
  const now = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  const days = (Date.parse(`${addDays(origin, planned.day)}T00:00:00Z`) - now) / DAY;
  const custom = Object.entries(
    planned.custom ? { ...planned.custom, status: ids.get(statusIn(days)) ?? '' } : {},
  );
  const byId = Object.fromEntries(custom.map(([name, value]) => [ids.get(name) ?? name, value]));
  const values = { ...planned.values, ...byId };
  return { planned: { ...planned, title: titleOf(planned, month), values }, origin };
}

/**
 * Fills an empty planner for the demo with three users, three brands, custom fields for blog posts, and entries of all
 * kinds for the previous month, the current month and the next two months. Does nothing if there are any users.
 */
export async function seedDemo(em: SqlEntityManager, today = new Date()): Promise<void> {
  if ((await em.execute('select 1 from users limit 1')).length > 0) return;
  const passwordHash = await hashPassword(PASSWORD);
  await em.transactional(async (tx) => {
    const createdAt = new Date();
    for (const person of PEOPLE) {
      tx.create(User, { id: uuid(), ...person, passwordHash, profileImageUrl: null, createdAt });
    }
    const brandIds = new Map<string, string>(demoBrands.map(({ name }) => [name, uuid()]));
    for (const brand of demoBrands) {
      tx.create(Brand, { id: brandIds.get(brand.name) ?? uuid(), ...brand, createdAt });
    }
    const ids = new Map<string, string>(
      [...FIELDS.map(({ name }) => name), ...STATUSES].map((name) => [name, uuid()]),
    );
    const idOf = (name: string) => ids.get(name) ?? uuid();
    for (const [position, { options = [], ...field }] of FIELDS.entries()) {
      const id = idOf(field.name);
      tx.create(Field, { id, ...field });
      tx.create(KindField, { id, kindId: 'blog', fieldId: id, position });
      for (const [place, name] of options.entries()) {
        tx.create(Option, { fieldId: id, id: idOf(name), name, position: place + 1 });
      }
    }
    await tx.flush();
    const fields = FIELDS.map(({ name, options = [] }) => ({
      ...{ kind: 'blog' as const, fieldId: idOf(name) },
      options: options.map((option) => ({ id: idOf(option), name: option })),
    }));
    await insertEntries(
      tx,
      null,
      MONTHS.flatMap((month) =>
        demoMonth.map((entry) => {
          const { planned, origin } = inMonth(entry, month, today, ids);
          return plannedEntry(planned, origin, brandIds, createdAt, fields);
        }),
      ),
    );
  });
}
