import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy to a database. Tests can cut, freeze and restore the connection. */
export class Line {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;
  #isFrozen = false;

  constructor(url: string) {
    this.#target = new URL(url);
  }

  /** The URL for connecting to the database through the proxy. */
  get url(): string {
    const url = new URL(this.#target);
    [url.hostname, url.port] = ['127.0.0.1', String(this.#port)];
    return url.href;
  }

  async restore(): Promise<void> {
    const server = createServer((near) => {
      // Close a connection that was still waiting to be accepted when the line was cut. If it stayed open, this server
      // would never close.
      if (!server.listening) {
        near.destroy();
        return;
      }
      const far = connect(Number(this.#target.port || 5432), this.#target.hostname);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(socket);
        socket
          .on('error', () => {})
          .on('close', () => {
            this.#sockets.delete(socket);
            other.destroy();
          });
        socket.on('data', (data) => {
          if (!this.#isFrozen) other.write(data);
        });
      }
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    const address = server.address();
    this.#port = typeof address === 'object' && address ? address.port : 0;
  }

  /** Drops all data from now on without closing connections. New connections open, but receive no data. */
  freeze(): void {
    this.#isFrozen = true;
  }

  /** Lets new data through again. Dropped data remains lost. */
  thaw(): void {
    this.#isFrozen = false;
  }

  /** Closes all connections and the port. */
  async cut(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}
