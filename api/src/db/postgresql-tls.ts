import type { ConnectionOptions } from 'node:tls';
import { parse } from 'pg-connection-string';

const MODES = ['disable', 'require', 'verify-ca', 'verify-full'];

/** The TLS parameters that are supported, as PostgreSQL's own clients name them. */
const PARAMETERS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey'];

/**
 * Reads how a PostgreSQL URL wants its connections encrypted. The parameters mean what they mean to
 * `psql`: `require` encrypts, `verify-ca` also checks who issued the server's certificate, and
 * `verify-full` also checks its host name. A parameter that is not supported is never ignored, because
 * the connection would be less safe than it looks.
 *
 * @returns the driver's `ssl` option, or undefined when the URL names none of the parameters
 * @throws Error with a sentence when a parameter is invalid or a file cannot be read
 */
export function tlsOf(databaseUrl: string): ConnectionOptions | false | undefined {
  const url = new URL(databaseUrl);
  const { searchParams } = url;
  const given = [...searchParams.keys()].filter((name) => name.startsWith('ssl'));
  if (given.length === 0) return undefined;
  const unsupported = given.find((name) => !PARAMETERS.includes(name));
  if (unsupported) {
    throw new Error(`'${unsupported}' is not supported: use ${PARAMETERS.join(', ')}`);
  }
  const mode = searchParams.get('sslmode') ?? '';
  if (!MODES.includes(mode)) {
    throw new Error(`sslmode must be ${MODES.slice(0, -1).join(', ')} or ${MODES.at(-1)}`);
  }
  if (mode === 'verify-ca' && !searchParams.has('sslrootcert')) {
    throw new Error('sslmode=verify-ca needs sslrootcert, the file of the root certificate');
  }
  if (searchParams.get('sslrootcert') === 'system') {
    if (mode !== 'verify-full') throw new Error('sslrootcert=system needs sslmode=verify-full');
    // Without a file Node trusts the root certificates that it brings along.
    searchParams.delete('sslrootcert');
  }
  // What the option below does, which throws when both ask for it.
  searchParams.delete('uselibpqcompat');
  try {
    const ssl = parse(url.href, { useLibpqCompat: true }).ssl as ConnectionOptions | false;
    // Compared with the certificate where the host is an IP address: the driver leaves it out there.
    return ssl && { ...ssl, host: url.hostname.replace(/^\[|\]$/g, '') };
  } catch (error) {
    throw new Error(`cannot read a certificate: ${(error as Error).message}`, { cause: error });
  }
}

/** OpenSSL's and Node's codes for a certificate that is not trusted. */
const CERTIFICATE =
  /^(CERT_|DEPTH_ZERO_|ERR_TLS_CERT_|HOSTNAME_MISMATCH|INVALID_|SELF_SIGNED_|UNABLE_TO_(GET|VERIFY)_)/;

/**
 * Why a connection could not be encrypted as the URL demands, as a sentence for the operator; undefined
 * for any other error.
 */
export function tlsFailure(error: unknown): string | undefined {
  const { code, message } = error as { code?: string; message: string };
  if (message.includes('server does not support SSL'))
    return 'The database at DATABASE_URL does not support TLS: turn it on in the PostgreSQL server (ssl = on), or set sslmode=disable if the network between the two is trusted.';
  if (code && CERTIFICATE.test(code))
    return `The certificate of the database at DATABASE_URL is not trusted (${message}): set sslrootcert to the root certificate that issued it, and connect with a host name that it contains.`;
  if (code === '28000' && /no encryption/.test(message))
    return `The database at DATABASE_URL requires TLS (${message}): add ?sslmode=require to DATABASE_URL, or better sslmode=verify-full and sslrootcert.`;
  return undefined;
}
