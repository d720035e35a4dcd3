import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * Behavior of the server for the next emails. `silent` accepts an email but delays the reply until `speak` is called.
 * `drop` closes the connection.
 */
export type SmtpMood =
  | 'accept'
  | 'silent'
  | 'drop'
  | { refuseRecipient: number }
  | { refuseSender: number }
  | { refuseData: number };

export interface TestSmtp {
  url: string;
  port: number;
  /** Accepted emails, in order. */
  mails: (Email & { envelope: { from: string; to: string[] } })[];
  /** Number of emails whose data was received, including emails that were not accepted. */
  seen: number;
  /** Message ids of the emails counted in `seen`. */
  messageIds: (string | undefined)[];
  mood: SmtpMood;
  /** Number of connections that clients have opened so far. */
  connected: number;
  /** Sends the replies that `silent` delayed. */
  speak(): void;
  /** Resolves when this number of emails was accepted. */
  received(count: number): Promise<void>;
  /** Resolves when the data of this number of emails was received. */
  reached(count: number): Promise<void>;
  /** Closes all connections. */
  hangUp(): void;
  close(): Promise<void>;
}

/** Starts a real SMTP server on this machine. Uses a free port by default. */
export async function startSmtp(port = 0): Promise<TestSmtp> {
  const waiting: { isDone: () => boolean; resolve: () => void }[] = [];
  const until = (isDone: () => boolean) =>
    new Promise<void>((resolve) => (isDone() ? resolve() : waiting.push({ isDone, resolve })));
  const happened = () => {
    for (const one of waiting.filter(({ isDone }) => isDone())) {
      waiting.splice(waiting.indexOf(one), 1);
      one.resolve();
    }
  };
  const refusal = (key: string): Error | null => {
    const code = typeof smtp.mood === 'object' ? (smtp.mood as Record<string, number>)[key] : undefined;
    return code === undefined ? null : Object.assign(new Error('not wanted'), { responseCode: code });
  };
  const silent: (() => void)[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 1,
    onConnect(_session, callback) {
      smtp.connected++;
      callback();
    },
    onMailFrom: (_address, _session, callback) => callback(refusal('refuseSender')),
    onRcptTo: (_address, _session, callback) => callback(refusal('refuseRecipient')),
    async onData(stream, { envelope }, callback) {
      const data = await buffer(stream);
      const mail = await PostalMime.parse(data);
      smtp.seen++;
      smtp.messageIds.push(mail.messageId);
      const refused = refusal('refuseData');
      const take = () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        smtp.mails.push({ ...mail, envelope: { from, to } });
        callback();
        happened();
      };
      if (smtp.mood === 'accept') take();
      else if (smtp.mood === 'silent') silent.push(take);
      else if (smtp.mood === 'drop') smtp.hangUp();
      else callback(refused);
      happened();
    },
  });
  // Ignores errors, because some tested clients disconnect while sending an email.
  server.on('error', () => {});
  const listener = server.listen(port, '127.0.0.1');
  await once(listener, 'listening');
  const bound = (listener.address() as AddressInfo).port;
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails: [],
    seen: 0,
    messageIds: [],
    mood: 'accept',
    connected: 0,
    speak() {
      for (const take of silent.splice(0)) take();
    },
    received: (count) => until(() => smtp.mails.length >= count),
    reached: (count) => until(() => smtp.seen >= count),
    hangUp() {
      for (const connection of server.connections) (connection as { close(): void }).close();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return smtp;
}
