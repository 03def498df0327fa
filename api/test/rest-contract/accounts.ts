import { expect } from 'vitest';
import { PASSWORD } from '../planner.js';
import { link, passkey, people, twoStep } from './content.js';
import { failure, INSTANT, invalid, type Row, TAKEN, UNAUTHORIZED } from './row.js';

const { colleague, member, pending } = people;
const { step, recoveryCode } = twoStep;
const { login, response } = passkey;

const NEWCOMER = {
  email: ' Newcomer@Planner.example',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  firstName: 'Sam',
  lastName: '',
};
const WRONG = failure(401, 'Invalid email or password');
const INVALID_CODE =
  'Invalid code. Codes from the app change every 30 seconds, and every code works only once.';
const PENDING = failure(403, 'Your account is pending approval by an administrator.');

/** Requests that create accounts, log in, log out or exchange secrets. */
export const accountCalls: readonly Row[] = [
  {
    call: 'POST /access-tokens/exchange',
    by: 'visitor',
    succeeds: [
      {
        sends: { secret: link.secret },
        returns: [200, { token: expect.stringMatching(/^eyJ/), expiresAt: INSTANT, expiresIn: 600 }],
      },
    ],
    // Use the link's own id, because the exchange fails with any other id.
    ignores: { id: link.id },
    fails: [
      {
        when: 'the secret is unknown',
        sends: { secret: `cp_link_${'y'.repeat(43)}` },
        returns: [401, { message: 'Invalid access token.' }],
      },
      {
        when: 'the secret is empty',
        sends: { secret: '' },
        returns: invalid(['secret', 'secret is required']),
      },
    ],
  },
  {
    call: 'GET /auth/user',
    by: 'member',
    succeeds: [{ returns: [200, member] }],
  },
  {
    call: 'GET /auth/options',
    by: 'visitor',
    succeeds: [
      {
        returns: [
          200,
          { acceptsPasswords: true, canRegister: true, passkeys: { rpId: 'localhost' }, providers: [] },
        ],
      },
    ],
  },
  {
    call: 'POST /auth/login',
    by: 'visitor',
    succeeds: [
      {
        sends: { email: ' MEMBER@planner.example ', password: PASSWORD },
        returns: [200, member],
        afterwards: [{ call: 'GET /auth/user', returns: [200, member] }],
      },
    ],
    fails: [
      {
        when: 'the password is wrong',
        sends: { email: member.email, password: 'not the password' },
        returns: WRONG,
      },
      { when: 'the address is unknown', sends: { email: 'x@y.example', password: PASSWORD }, returns: WRONG },
      {
        when: 'the account is pending',
        sends: { email: pending.email, password: PASSWORD },
        returns: PENDING,
      },
      {
        when: 'the account is pending and the password is wrong',
        sends: { email: pending.email, password: 'not the password' },
        returns: WRONG,
      },
      {
        when: 'the account has two-step verification',
        sends: { email: colleague.email, password: 'not the password' },
        returns: WRONG,
      },
      {
        when: 'both fields are empty',
        sends: { email: ' ', password: '' },
        returns: invalid(['email', 'email is required'], ['password', 'password is required']),
      },
    ],
  },
  {
    call: 'POST /auth/login/code',
    by: 'visitor',
    succeeds: [
      {
        sends: { step, code: ` ${recoveryCode.toUpperCase()} ` },
        returns: [200, colleague],
        afterwards: [{ call: 'GET /auth/user', returns: [200, colleague] }],
      },
    ],
    fails: [
      {
        when: 'the code is wrong',
        sends: { step, code: '000000' },
        returns: [401, { message: INVALID_CODE, step }],
      },
      {
        when: 'the recovery code is wrong',
        sends: { step, code: '0000-0000' },
        returns: [401, { message: INVALID_CODE, step }],
      },
      {
        when: 'the step is unknown',
        sends: { step: 'x', code: recoveryCode },
        returns: failure(401, 'This login has expired. Enter your password again.'),
      },
      {
        when: 'both fields are empty',
        sends: { step: '', code: ' ' },
        returns: invalid(['step', 'step is required'], ['code', 'code is required']),
      },
    ],
  },
  {
    call: 'POST /auth/passkey/options',
    by: 'visitor',
    succeeds: [
      {
        returns: [
          200,
          {
            login: expect.stringMatching(/^eyJ/),
            options: {
              ...{ challenge: expect.stringMatching(/^[\w-]{43}$/), rpId: 'localhost', timeout: 300_000 },
              userVerification: 'required',
            },
          },
        ],
      },
    ],
  },
  {
    call: 'POST /auth/passkey',
    by: 'visitor',
    succeeds: [
      {
        sends: { login, response },
        returns: [200, colleague],
        afterwards: [{ call: 'GET /auth/user', returns: [200, colleague] }],
      },
    ],
    fails: [
      {
        when: 'the passkey is unknown',
        sends: { login, response: { ...response, id: 'AAAA', rawId: 'AAAA' } },
        returns: failure(401, "This passkey isn't registered here. Log in with your password."),
      },
      {
        when: 'the signature is invalid',
        sends: { login, response: { ...response, response: { ...response.response, signature: 'AAAA' } } },
        returns: failure(401, 'This passkey could not be verified. Try again, or log in with your password.'),
      },
      {
        when: 'the login is unknown',
        sends: { login: 'x', response },
        returns: failure(401, 'This login has expired. Try again.'),
      },
      {
        when: 'both fields are empty',
        sends: { login: '', response: {} },
        returns: invalid(
          ['login', 'login is required'],
          ['response.id', 'response.id is required'],
          ['response.rawId', 'response.rawId is required'],
          ['response.type', 'response.type must be one of: public-key'],
          ['response.response', 'response.response is required'],
        ),
      },
    ],
  },
  {
    call: 'POST /auth/register',
    by: 'visitor',
    ignores: { isAdmin: true, isApproved: true },
    succeeds: [
      {
        sends: NEWCOMER,
        returns: [201, { pendingApproval: true }],
        afterwards: [
          { call: 'GET /auth/user', returns: UNAUTHORIZED },
          { call: 'POST /auth/login', sends: { ...NEWCOMER }, returns: PENDING },
        ],
      },
      {
        when: 'only required fields are sent',
        sends: { email: 'newcomer@planner.example', password: PASSWORD },
        returns: [201, { pendingApproval: true }],
      },
    ],
    fails: [
      {
        when: 'the address is taken',
        sends: { ...NEWCOMER, email: 'Colleague@Planner.EXAMPLE' },
        returns: TAKEN,
      },
      {
        when: 'the password is too short',
        sends: { ...NEWCOMER, password: '1234567', confirmPassword: '1234567' },
        returns: invalid(['password', 'Password must be at least 8 characters']),
      },
      {
        when: 'the confirmation is different',
        sends: { ...NEWCOMER, confirmPassword: 'another password' },
        returns: invalid(['confirmPassword', 'Passwords do not match']),
      },
      {
        when: 'the address is invalid',
        sends: { ...NEWCOMER, email: 'nobody' },
        returns: invalid(['email', 'email must be an email address']),
      },
      {
        when: 'nothing is sent',
        sends: {},
        returns: invalid(['email', 'email is required'], ['password', 'password is required']),
      },
      {
        when: 'a name is too long',
        sends: { ...NEWCOMER, firstName: 'x'.repeat(301) },
        returns: invalid(['firstName', 'firstName can have at most 300 characters']),
      },
    ],
  },
  {
    call: 'POST /auth/logout',
    by: 'visitor',
    succeeds: [
      {
        by: 'member',
        returns: [204, ''],
        afterwards: [{ call: 'GET /auth/user', by: 'member', returns: UNAUTHORIZED }],
      },
      { when: 'nobody is logged in', returns: [204, ''] },
    ],
  },
  {
    // This route is for browsers. Its redirect has a separate test.
    call: 'GET /login',
    by: 'visitor',
    succeeds: [{ returns: [302, ''], headers: { location: '/login' } }],
  },
];
