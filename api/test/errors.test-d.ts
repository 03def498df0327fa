import { PlannerError } from '../src/errors.js';
import { errorIn, fieldError } from '../src/field-errors.js';
import { problem } from '../src/validation.js';

// The type checker checks this file. If an expectation is not met, `pnpm typecheck` fails.

new PlannerError('brandNotFound');
new PlannerError('tooManyViews', { max: 100 });
new PlannerError('codeRequired', {}, { step: 'step' });
new PlannerError(Math.random() < 0.5 ? 'feedRevoked' : 'feedExpired');
fieldError('name', 'required');
errorIn('fieldName', 'fieldNameTaken', { name: 'status' });
problem('pageTooLarge', { max: 100 });

// @ts-expect-error There is no such code.
new PlannerError('nothingFound');
// @ts-expect-error The code of the sdk is not one of the server.
new PlannerError('noResponse');
// @ts-expect-error `max` is missing.
new PlannerError('tooManyViews');
// @ts-expect-error `max` is missing.
new PlannerError('tooManyViews', {});
// @ts-expect-error `max` is a number.
new PlannerError('tooManyViews', { max: '100' });
// @ts-expect-error One of the codes requires `max`.
new PlannerError(Math.random() < 0.5 ? 'viewNotFound' : 'tooManyViews');
// @ts-expect-error The message has no parameters.
new PlannerError('brandNotFound', { name: 'Northwind' });
// @ts-expect-error `name` is missing.
errorIn('fieldName', 'fieldNameTaken');
// @ts-expect-error There is no such code.
fieldError('name', 'isMissing');
// @ts-expect-error `max` is missing.
problem('pageTooLarge');
