import type { ConnectionOptions } from 'node:tls';
import { parse } from 'pg-connection-string';

const MODES = ['disable', 'require', 'verify-ca', 'verify-full'];

/** The supported TLS parameters, named as in libpq. */
export const TLS_PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'] as const;

/**
 * Reads the TLS parameters of a PostgreSQL URL. They have the same meaning as in `psql`: `require` encrypts the
 * connection, `verify-ca` also checks the issuer of the server's certificate, and `verify-full` also checks the
 * certificate's host name.
 *
 * @param host the name or address that the certificate must match
 * @returns the driver's `ssl` option, or undefined if the URL has no TLS parameters
 * @throws Error if a parameter is invalid or a file can't be read
 */
export function tlsOf({ searchParams }: URL, host: string): ConnectionOptions | false | undefined {
  const given = new URLSearchParams();
  for (const name of TLS_PARAMETERS) {
    const value = searchParams.get(name);
    if (value !== null) given.set(name, value);
  }
  if (given.size === 0) return undefined;
  const mode = given.get('sslmode') ?? '';
  if (!MODES.includes(mode)) {
    throw new Error(`sslmode must be ${MODES.slice(0, -1).join(', ')} or ${MODES.at(-1)}`);
  }
  if (mode === 'verify-ca' && !given.has('sslrootcert')) {
    throw new Error('sslmode=verify-ca requires sslrootcert, the path of the root certificate');
  }
  if (given.get('sslrootcert') === 'system') {
    if (mode !== 'verify-full') throw new Error('sslrootcert=system requires sslmode=verify-full');
    // Remove `sslrootcert`, because Node.js uses its built-in root certificates only if no certificate is given.
    given.delete('sslrootcert');
  }
  try {
    const { ssl } = parse(`postgres://host/database?${given}`, { useLibpqCompat: true }) as {
      ssl?: ConnectionOptions | false;
    };
    // Add the host, because the driver doesn't pass IP addresses to TLS. Otherwise, IP addresses would not be checked
    // against the certificate.
    return ssl && { ...ssl, host };
  } catch (error) {
    throw new Error(`cannot read a certificate: ${(error as Error).message}`, { cause: error });
  }
}

/** OpenSSL's and Node.js's error codes for untrusted certificates. */
const CERTIFICATE =
  /^(CERT_|DEPTH_ZERO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY)_)/;

/** Explains a TLS error to the operator. Returns undefined for other errors. */
export function tlsFailure(error: unknown): string | undefined {
  const { code, message } = error as { code?: string; message: string };
  if (message.includes('server does not support SSL'))
    return 'The database at DATABASE_URL does not support TLS. Turn it on in PostgreSQL (ssl = on), or set sslmode=disable if you trust the network in between.';
  if (code && CERTIFICATE.test(code))
    return `The certificate of the database at DATABASE_URL is not trusted (${message}). Set sslrootcert to the root certificate of its issuer, and connect with a host name that the certificate contains.`;
  if (code === '28000' && /no encryption/.test(message))
    return `The database at DATABASE_URL requires TLS (${message}). Add ?sslmode=require to DATABASE_URL, or preferably sslmode=verify-full and sslrootcert.`;
  return undefined;
}
