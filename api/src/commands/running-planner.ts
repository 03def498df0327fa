import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ErrorBody, PlannerError } from '../errors.js';
import { commandSocket } from './socket-path.js';

interface Answer {
  status: number;
  body: string;
}

function post(socketPath: string, path: string, input: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { socketPath, path, method: 'POST', headers: { 'content-type': 'application/json' } },
      (response) => {
        text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
      },
    );
    sent.once('error', reject);
    sent.end(JSON.stringify(input));
  });
}

/**
 * Asks the planner that has a data folder to do something.
 *
 * @param inUse what to say when the one that has the folder does not listen
 * @returns the planner's sentence
 */
export async function askRunningPlanner(
  folder: string,
  name: string,
  input: object,
  inUse: Error,
): Promise<string> {
  const answer = await post(commandSocket(folder), `/${name}`, input).catch(() => {
    throw inUse;
  });
  const body = JSON.parse(answer.body) as ErrorBody;
  if (answer.status !== 200) throw new PlannerError('invalid', body.message);
  return body.message;
}
