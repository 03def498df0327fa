import { PASSWORD } from '../planner.js';
import { people } from './content.js';
import {
  type After,
  failure,
  ID,
  INSTANT,
  invalid,
  LAST_ADMINISTRATOR,
  type Row,
  TAKEN,
  UNAUTHORIZED,
} from './row.js';

const { admin, member, colleague, pending } = people;

const SENT = {
  email: ' Newcomer@Planner.example',
  password: PASSWORD,
  firstName: 'Sam',
  lastName: '',
  isAdmin: true,
  isApproved: false,
};
const CREATED = {
  id: ID,
  email: 'newcomer@planner.example',
  firstName: 'Sam',
  lastName: null,
  profileImageUrl: null,
  isAdmin: true,
  isApproved: false,
  createdAt: INSTANT,
};

const list = (...users: object[]): After => ({ call: 'GET /users', returns: [200, users] });
const logIn = (user: { email: string }, password: string, returns: After['returns']): After => ({
  call: 'POST /auth/login',
  by: 'visitor',
  sends: { email: user.email, password },
  returns,
});
const MEMBER_IS_OUT: After = { call: 'GET /auth/user', by: 'member', returns: UNAUTHORIZED };
const WRONG = failure(401, 'Invalid email or password');

/** Account requests that only administrators can make. */
export const userCalls: readonly Row[] = [
  {
    call: 'GET /users',
    by: 'administrator',
    succeeds: [{ returns: [200, [admin, member, colleague, pending]] }],
  },
  {
    call: 'POST /users',
    by: 'administrator',
    succeeds: [
      {
        sends: SENT,
        returns: [201, CREATED],
        afterwards: [
          list(admin, member, colleague, pending, CREATED),
          logIn(CREATED, PASSWORD, failure(403, 'Your account is pending approval by an administrator.')),
        ],
      },
      {
        when: 'only required fields are sent, so the account is approved and has no administrator rights',
        sends: { email: CREATED.email, password: PASSWORD },
        returns: [201, { ...CREATED, firstName: null, isAdmin: false, isApproved: true }],
        afterwards: [
          logIn(CREATED, PASSWORD, [200, { ...CREATED, firstName: null, isAdmin: false, isApproved: true }]),
        ],
      },
    ],
    fails: [
      {
        when: 'the address is taken',
        sends: { ...SENT, email: 'PENDING@planner.example' },
        returns: TAKEN,
      },
      {
        when: 'the password is too short',
        sends: { ...SENT, password: '1234567' },
        returns: invalid(['password', 'Password must be at least 8 characters']),
      },
      {
        when: 'nothing is sent',
        sends: {},
        returns: invalid(['email', 'email is required'], ['password', 'password is required']),
      },
      {
        when: 'values have another type',
        sends: { ...SENT, email: 'nobody', firstName: 5, isAdmin: 'yes' },
        returns: invalid(
          ['email', 'email must be an email address'],
          ['firstName', 'firstName must be text'],
          ['isAdmin', 'isAdmin must be true or false'],
        ),
      },
    ],
  },
  {
    call: 'PATCH /users/{id}',
    by: 'administrator',
    id: member.id,
    ignores: { isAdmin: true, isApproved: false },
    succeeds: [
      {
        sends: { email: 'Maya@planner.example', firstName: 'Maya', lastName: 'Ito', password: '' },
        returns: [200, { ...member, email: 'maya@planner.example', firstName: 'Maya', lastName: 'Ito' }],
        afterwards: [
          list(
            admin,
            { ...member, email: 'maya@planner.example', firstName: 'Maya', lastName: 'Ito' },
            colleague,
            pending,
          ),
          // Changing the email address ends the user's sessions.
          MEMBER_IS_OUT,
        ],
      },
      {
        when: 'a password is sent, which replaces the old one and ends the sessions',
        sends: { password: 'another password' },
        returns: [200, member],
        afterwards: [
          MEMBER_IS_OUT,
          logIn(member, PASSWORD, WRONG),
          logIn(member, 'another password', [200, member]),
        ],
      },
      {
        when: 'administrators change their own address and send their password',
        id: admin.id,
        sends: { email: 'Grace@planner.example', currentPassword: PASSWORD },
        returns: [200, { ...admin, email: 'grace@planner.example' }],
        afterwards: [
          { call: 'GET /auth/user', returns: [200, { ...admin, email: 'grace@planner.example' }] },
        ],
      },
      {
        when: 'administrators change their own name',
        id: admin.id,
        sends: { email: admin.email, firstName: 'Grace', password: '' },
        returns: [200, { ...admin, firstName: 'Grace' }],
      },
      {
        when: 'a name is cleared, which changes nothing else',
        id: colleague.id,
        sends: { firstName: null },
        returns: [200, { ...colleague, firstName: null }],
      },
    ],
    fails: [
      { when: 'the address is taken', sends: { email: 'Colleague@planner.example' }, returns: TAKEN },
      {
        when: 'administrators change their own password without the current one',
        id: admin.id,
        sends: { password: 'another password' },
        returns: invalid([
          'currentPassword',
          'Enter your current password to change your email address or password',
        ]),
      },
      {
        when: 'administrators change their own address with a wrong password',
        id: admin.id,
        sends: { email: 'grace@planner.example', currentPassword: 'not the password' },
        returns: invalid(['currentPassword', 'Current password is incorrect']),
      },
      {
        when: 'the password is too short',
        sends: { password: '1234567' },
        returns: invalid(['password', 'Password must be at least 8 characters']),
      },
      {
        when: 'the address is invalid',
        sends: { email: 'nobody' },
        returns: invalid(['email', 'email must be an email address']),
      },
    ],
  },
  {
    call: 'PATCH /users/{id}/admin',
    by: 'administrator',
    id: member.id,
    ignores: { isApproved: false, email: 'x@planner.example', password: 'another password' },
    succeeds: [
      {
        sends: { isAdmin: true },
        returns: [200, { ...member, isAdmin: true }],
        afterwards: [{ ...list(admin, { ...member, isAdmin: true }, colleague, pending), by: 'member' }],
      },
      { when: 'there is nothing to change', sends: { isAdmin: false }, returns: [200, member] },
    ],
    fails: [
      {
        when: 'there is no other administrator',
        id: admin.id,
        sends: { isAdmin: false },
        returns: LAST_ADMINISTRATOR,
      },
      { when: 'nothing is sent', sends: {}, returns: invalid(['isAdmin', 'isAdmin is required']) },
      {
        when: 'it is not a boolean',
        sends: { isAdmin: 'true' },
        returns: invalid(['isAdmin', 'isAdmin must be true or false']),
      },
    ],
  },
  {
    call: 'PATCH /users/{id}/approve',
    by: 'administrator',
    id: pending.id,
    ignores: { isAdmin: true, email: 'x@planner.example' },
    succeeds: [
      {
        sends: { isApproved: true },
        returns: [200, { ...pending, isApproved: true }],
        afterwards: [logIn(pending, PASSWORD, [200, { ...pending, isApproved: true }])],
      },
      {
        when: "the approval is revoked, which ends the user's sessions",
        id: member.id,
        sends: { isApproved: false },
        returns: [200, { ...member, isApproved: false }],
        afterwards: [
          MEMBER_IS_OUT,
          list(admin, { ...member, isApproved: false }, colleague, pending),
          { call: 'PATCH /users/{id}/approve', sends: { isApproved: true }, returns: [200, member] },
          // Approving the user again doesn't restore the sessions.
          MEMBER_IS_OUT,
        ],
      },
    ],
    fails: [
      {
        when: 'there is no other administrator',
        id: admin.id,
        sends: { isApproved: false },
        returns: LAST_ADMINISTRATOR,
      },
      { when: 'nothing is sent', sends: {}, returns: invalid(['isApproved', 'isApproved is required']) },
      {
        when: 'it is not a boolean',
        sends: { isApproved: 1 },
        returns: invalid(['isApproved', 'isApproved must be true or false']),
      },
    ],
  },
  {
    call: 'DELETE /users/{id}',
    by: 'administrator',
    id: member.id,
    succeeds: [
      {
        returns: [204, ''],
        afterwards: [MEMBER_IS_OUT, list(admin, colleague, pending), logIn(member, PASSWORD, WRONG)],
      },
      {
        when: 'a pending account is rejected',
        id: pending.id,
        returns: [204, ''],
        afterwards: [list(admin, member, colleague)],
      },
    ],
    fails: [{ when: 'there is no other administrator', id: admin.id, returns: LAST_ADMINISTRATOR }],
  },
];
