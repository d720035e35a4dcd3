import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A DNS server on this machine. */
export interface DnsServer {
  /** The server's address in the format of `DNS_SERVERS`. */
  address: string;
  /** TXT records by name. Unknown names return NXDOMAIN. */
  records: Map<string, string[]>;
  /** IPv4 addresses by name. */
  addresses: Map<string, string>;
  /** Whether the server responds with SERVFAIL. */
  isAway: boolean;
  close(): Promise<void>;
}

const [A, TXT] = [1, 16];

export async function dnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const server: DnsServer = {
    address: `127.0.0.1:${socket.address().port}`,
    records: new Map(),
    addresses: new Map(),
    isAway: false,
    async close() {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
  socket.on('message', (query, { address, port }) => socket.send(answerTo(query, server), port, address));
  return server;
}

/** Builds the response (RFC 1035, section 4): the header, the copied question and the answers. */
function answerTo(query: Buffer, server: DnsServer): Buffer {
  const { name, type, end } = questionOf(query);
  const answers = server.isAway ? [] : dataOf(name, type, server).map((data) => answerOf(type, data));
  const isKnown = server.records.has(name) || server.addresses.has(name);
  const code = server.isAway ? 2 : isKnown ? 0 : 3;
  const header = Buffer.alloc(12);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  return Buffer.concat([header, query.subarray(12, end), ...answers]);
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  while (query[at] !== 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + query[at]!));
    at += 1 + query[at]!;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function dataOf(name: string, type: number, { records, addresses }: DnsServer): Buffer[] {
  if (type === A)
    return [addresses.get(name)].flatMap((address) => (address ? Buffer.from(address.split('.').map(Number)) : []));
  if (type !== TXT) return [];
  return (records.get(name) ?? []).map((text) =>
    Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)]),
  );
}

function answerOf(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  // Compression pointer to the name in the question (RFC 1035, section 4.1.4).
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
