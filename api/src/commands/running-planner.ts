import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { CommandError } from '../command-error.js';
import type { FolderInUseError } from '../db/folder-lock.js';
import type { ErrorBody } from '../errors.js';
import { commandSocket } from './socket-path.js';

function post(socketPath: string, path: string, input: object): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { socketPath, path, method: 'POST', headers: { 'content-type': 'application/json' } },
      resolve,
    );
    sent.once('error', reject);
    sent.end(JSON.stringify(input));
  });
}

/** Sends a command. Returns the response if the command succeeds. */
async function command(
  folder: string,
  name: string,
  input: object,
  inUse: FolderInUseError,
): Promise<IncomingMessage> {
  const response = await post(commandSocket(folder), `/${name}`, input).catch(() => {
    if (!inUse.isBusy) throw inUse;
    throw new CommandError(
      `The planner${inUse.holder} in the data folder ${folder} is starting, stopping or running a command. Try again in a moment.`,
    );
  });
  if (response.statusCode === 200) return response;
  throw new CommandError(((await json(response)) as ErrorBody).message);
}

/**
 * Runs a command in the server that is using the given data folder.
 *
 * @param inUse the error to throw if the process that uses the folder is a server that does not listen for commands
 * @returns the server's message
 */
export async function sendToRunningPlanner(
  folder: string,
  name: string,
  input: object,
  inUse: FolderInUseError,
): Promise<string> {
  const response = await command(folder, name, input, inUse);
  return ((await json(response)) as ErrorBody).message;
}

/**
 * Downloads a file from the server that uses a data folder. Reading fails if the response is incomplete.
 *
 * @param inUse the error to throw if the process that uses the folder is a server that does not listen for commands
 */
export function downloadFromPlanner(
  folder: string,
  name: string,
  inUse: FolderInUseError,
): Promise<IncomingMessage> {
  return command(folder, name, {}, inUse);
}
