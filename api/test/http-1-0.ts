import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Sends a request as nginx does by default: with HTTP/1.0, the server's own host, and no proxy headers. */
export async function sendHttp10(url: string, path: string, json?: object, version = '1.0'): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const body = json ? JSON.stringify(json) : '';
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = [
    `${json ? 'POST' : 'GET'} ${path} HTTP/${version}`,
    `Host: ${host}`,
    'Connection: close',
    ...(json ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`] : []),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return text(socket);
}
