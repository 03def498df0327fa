import type { ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { outgoingOf } from './client-address.js';

const MIB = 1024 * 1024;

/** How much a response counts in addition to its unread bytes, for what else the server keeps to continue it. */
const OVERHEAD = MIB;

/** How much the unread responses to one address, of one link, and of all links can add up to, in bytes. */
const MAX_OF_MEMBER = 20 * MIB;
const MAX_OF_GROUP = 48 * MIB;
const MAX_OF_ALL = 96 * MIB;

/** Whom a response belongs to: a link, an embed or a feed, and a network of its visitors. */
interface Reader {
  group: string;
  member: string;
}

interface Unread extends Reader {
  outgoing: ServerResponse;
  /** The length of the response, or 0 if it is not known. */
  length: number;
}

const responses = new Set<Unread>();

/** Whether a reader can get another response, or has to read the previous ones first. */
export function hasRoomFor({ group, member }: Reader): boolean {
  let [ofMember, ofGroup, ofAll] = [0, 0, 0];
  for (const { outgoing, length, ...reader } of responses) {
    const size = Math.max(outgoing.writableLength, length) + OVERHEAD;
    ofAll += size;
    if (reader.group !== group) continue;
    ofGroup += size;
    if (reader.member === member) ofMember += size;
  }
  return ofMember < MAX_OF_MEMBER && ofGroup < MAX_OF_GROUP && ofAll < MAX_OF_ALL;
}

/** Counts a response until the client has received it or the connection is closed. Ignores live updates. */
export function countUntilRead(c: Context, reader: Reader, { headers }: Pick<Response, 'headers'>): void {
  const outgoing = outgoingOf(c);
  const isLive = headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!outgoing || outgoing.destroyed || isLive) return;
  const { group, member } = reader;
  const unread = { group, member, outgoing, length: Number(headers.get('Content-Length')) };
  responses.add(unread);
  outgoing.once('close', () => responses.delete(unread));
}
