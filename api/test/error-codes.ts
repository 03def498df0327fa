import { fieldMessageOf, type MessageParams, messageOf, SERVER_ERRORS } from '@content-planner/model';
import { expect } from 'vitest';

interface ErrorParts {
  message: string;
  code?: keyof typeof SERVER_ERRORS;
  params?: MessageParams;
  errors?: (ErrorParts & { field: string })[];
}

/** Whether a message can be the given text, of which messages contain only the beginning if it is very long. */
const isText = (message: string, text: string) =>
  message === text || (message.endsWith('…') && text.startsWith(message.slice(0, -1)));

/** The names that a message about several entries begins with. */
const PLACE = /^(Row|Entry) \d+: /;

/** A field of one of several entries: messages call it by its path in the entry. */
const names = (field: string) => [field, field.replace(/^(rows|entries|moves)\.\d+\./, '')];

function hide(error: object): void {
  for (const name of ['code', 'params'])
    if (name in error) Object.defineProperty(error, name, { enumerable: false });
}

/** Checks that an error's message is that of its code, and hides both from comparisons. */
function check(error: ErrorParts): void {
  const { message, code, params = {}, errors = [] } = error;
  const description = code && SERVER_ERRORS[code];
  if (!description) throw new Error(`'${message}' has the unknown code ${code}.`);
  const isOwn =
    'field' in error
      ? names(String(error.field)).some((name) =>
          isText(message.replace(PLACE, ''), fieldMessageOf(name, description, params)),
        )
      : isText(message, messageOf(description, params)) ||
        (errors[0] !== undefined && message.startsWith(errors[0].message));
  // A long list in the parameters is incomplete.
  if (!isOwn && !(message.endsWith('…') && code === 'notAnOption'))
    throw new Error(`'${message}' is not the message of ${code} with ${JSON.stringify(params)}.`);
  for (const one of errors) check(one);
  hide(error);
}

/** Reads the JSON body of a response that was not sent by a client. */
export async function checkedJson(response: Response): Promise<unknown> {
  const body: unknown = await response.json();
  checkCodes(response.status, body);
  return body;
}

/**
 * Checks the codes of all errors in a response. Makes the codes and their parameters invisible for `toEqual`, because
 * most tests compare messages. `toMatchObject` still finds them.
 */
export function checkCodes(status: number, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  if (status >= 400 && 'message' in body) check(body as ErrorParts);
  const { errors } = body as { errors?: { message: string; extensions?: object }[] };
  if ('message' in body || !Array.isArray(errors)) return;
  for (const { message, extensions } of errors) {
    expect(extensions).toMatchObject({ status: expect.any(Number), type: expect.any(String) });
    const parts = { message, ...extensions } as ErrorParts;
    check(parts);
    hide(extensions as object);
  }
}
