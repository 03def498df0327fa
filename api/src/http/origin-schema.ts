import { SERVER_ERRORS } from '@content-planner/model';
import { z } from 'zod';
import { problemOf } from '../errors.js';

// Allow only these characters. Host names in URLs can also contain other characters, which would be unsafe in headers.
// For example, a `;` would add directives to a Content-Security-Policy.
const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])$/;

/** The origin of a web page, such as `https://planner.example.com` or `http://localhost:5173`. */
export const originSchema = z.string().transform((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  // The URL of an origin is the origin followed by a slash, without a path, query or user name.
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && HOST.test(url.hostname))
    return url.origin;
  const params = problemOf('originInvalid', { value });
  // The configuration displays the message.
  context.addIssue({
    code: 'custom',
    params: { ...params },
    message: SERVER_ERRORS.originInvalid.message({ value }),
  });
  return z.NEVER;
});
