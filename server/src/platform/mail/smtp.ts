import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { LANES } from '../queue/lanes.ts';

/** A mail on its way out. */
export interface OutgoingMail {
  message_id: string;
  /** Whose name stands beside the sender's address. */
  sender: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  html: string;
  text: string;
  created_at: Date;
  unsubscribe_url: string | null;
  /** What goes into a calendar (RFC 5545), and how it is meant. */
  calendar: string | null;
  calendar_method: 'REQUEST' | 'CANCEL' | null;
}

/** Sends emails through an SMTP server, or nowhere without one. */
export interface Smtp {
  /** `mailbox`: a trial, whose mails are read in the browser. `none`: mails wait until a server is configured. */
  kind: 'server' | 'mailbox' | 'none';
  /** Throws an `SmtpError`, or whatever the signal was aborted with. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Ends the connections that are kept for the next mails. */
  close(): void;
}

export interface WithSmtp {
  smtp: Smtp;
}

/** Why a mail did not leave. The message names nobody: it goes into the log. */
export class SmtpError extends Error {
  /**
   * `refused`: no repetition will help. `away`: the server took no mail at all. `unanswered`: it has the whole mail and hasn't said
   * whether it takes it.
   */
  readonly kind: 'refused' | 'away' | 'unanswered' | 'later';
  /** What the answer was to, in few words that name nobody. */
  readonly reason: string;
  /** The server's own words. */
  readonly reply: string;

  constructor(kind: SmtpError['kind'], reason: string, reply: string) {
    super(`a mail did not leave: ${reason}`);
    this.name = 'SmtpError';
    this.kind = kind;
    this.reason = reason;
    this.reply = reply;
  }
}

/** How the reason of a mail begins that the server could not even be given. */
export const AWAY = 'away';

/** Milliseconds that a server may take. */
interface Patience {
  /** Until it is connected and has said who it is. */
  greeting: number;
  /** For each answer, and for the one to a whole mail too: RFC 5321 (4.5.3.2.6) wants ten minutes there. */
  answer: number;
}

const MINUTE = 60_000;
const PATIENCE: Patience = { greeting: MINUTE, answer: 10 * MINUTE };
/** A server that answers in drips ends here. */
const LONGEST_MS = 30 * MINUTE;

/** Whether mails have to wait: an instance with its own database and no server that sends them. */
export function lacksMailServer({ smtpUrl, databaseUrl }: Pick<Config, 'smtpUrl' | 'databaseUrl'>): boolean {
  return smtpUrl === undefined && databaseUrl !== undefined;
}

/** What stands between us and the mail server, in a sentence; null: nothing, or there is none. */
export async function checkSmtp({ smtpUrl }: Pick<Config, 'smtpUrl'>): Promise<string | null> {
  if (smtpUrl === undefined) return null;
  const { greeting } = PATIENCE;
  const transport = createTransport({ url: smtpUrl, connectionTimeout: greeting, greetingTimeout: greeting });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return `the server at SMTP_URL can’t be used: ${(error as Error).message}`;
  } finally {
    transport.close();
  }
}

export function createSmtp(
  { smtpUrl, mailFrom, databaseUrl }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'databaseUrl'>,
  patience = PATIENCE,
): Smtp {
  if (smtpUrl === undefined) {
    return { kind: lacksMailServer({ smtpUrl, databaseUrl }) ? 'none' : 'mailbox', send: async () => {}, close() {} };
  }
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: LANES.mail,
    dnsTimeout: patience.greeting,
    connectionTimeout: patience.greeting,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.answer,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  /** Message-IDs of mails that are under way and that the server has the last byte of. */
  const whole = new Set<string>();
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((stream) => stream.once('end', () => whole.add(String(data.messageId))));
    done();
  });
  return {
    kind: 'server',
    async send(mail, signal) {
      const { message_id, sender, recipient, reply_to, subject, html, text, created_at, unsubscribe_url } = mail;
      try {
        await transport.sendMail({
          messageId: message_id,
          date: created_at,
          from: { name: sender, address: mailFrom },
          to: { name: '', address: recipient },
          ...(reply_to && { replyTo: { name: '', address: reply_to } }),
          subject,
          html,
          text,
          ...invitation(mail),
          // Written by a program: no out-of-office answers, please.
          headers: { 'auto-submitted': 'auto-generated', ...oneClick(unsubscribe_url) },
          signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
        });
      } catch (error) {
        signal.throwIfAborted();
        throw explain(error as TransportFailure, whole.has(message_id));
      } finally {
        whole.delete(message_id);
      }
    },
    close: () => transport.close(),
  };
}

/** Mail programs show a button that ends the subscription without opening a page (RFC 8058). */
function oneClick(url: string | null): Record<string, string> {
  return url === null ? {} : { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

/** Twice: beside the text, where calendars look for it, and as a file that can be opened. */
function invitation({ calendar, calendar_method }: OutgoingMail) {
  if (calendar === null || calendar_method === null) return {};
  return { icalEvent: { method: calendar_method, filename: 'invite.ics', content: calendar } };
}

/** What nodemailer throws. */
interface TransportFailure extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

function explain({ code, command, responseCode, response, message }: TransportFailure, isWhole: boolean): SmtpError {
  const reply = (response ?? message).slice(0, 500);
  if (responseCode === undefined) {
    return isWhole ? new SmtpError('unanswered', 'no answer', reply) : new SmtpError('away', `${AWAY} ${code}`, reply);
  }
  // Only what is said of the recipient or of the mail itself is final: the rest, the operator can mend.
  const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return new SmtpError(isFinal ? 'refused' : 'later', `${responseCode} ${command}`, reply);
}
