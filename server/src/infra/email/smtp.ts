import { createTransport } from 'nodemailer';
import type { Config } from '../../core/config/config.ts';
import { LANES } from '../queue/lanes.ts';

export interface OutgoingMail {
  message_id: string;
  /** Display name of the sender. */
  sender: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  html: string;
  text: string;
  created_at: Date;
  unsubscribe_url: string | null;
  /** iCalendar object (RFC 5545); `calendar_method` is its method. */
  calendar: string | null;
  calendar_method: 'REQUEST' | 'CANCEL' | null;
}

/** Sends emails through an SMTP server. Sends nothing when no server is configured. */
export interface Smtp {
  /**
   * `mailbox`: a trial installation that shows emails in the browser. `none`: emails wait until a server is configured.
   */
  kind: 'server' | 'mailbox' | 'none';
  /** Sends one email. Throws an `SmtpError`, or the abort reason of the signal. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
  /** Closes all connections to the mail server. */
  close(): void;
}

export interface WithSmtp {
  smtp: Smtp;
}

/** Why an email was not sent. The message must not contain personal data, because it is logged. */
export class SmtpError extends Error {
  /**
   * `refused`: permanent, so a retry does not help. `away`: the server could not be reached, or the connection broke
   * before the server had the whole email. `unanswered`: the server received the whole email but did not confirm it.
   * `later`: any other reply; a retry may help.
   */
  readonly kind: 'refused' | 'away' | 'unanswered' | 'later';
  /** Short reason without personal data: the reply code and the SMTP command, or why there was no reply. */
  readonly reason: string;
  /** The server's reply, which may contain personal data. */
  readonly reply: string;

  constructor(kind: SmtpError['kind'], reason: string, reply: string) {
    super(`could not send an email: ${reason}`);
    this.name = 'SmtpError';
    this.kind = kind;
    this.reason = reason;
    this.reply = reply;
  }
}

/** Prefix of the stored reason if the mail server could not be reached. */
export const AWAY = 'away';

/** Timeouts in milliseconds. */
interface Patience {
  /** Timeout for connecting, including the server's greeting. */
  greeting: number;
  /** Timeout for each reply. RFC 5321 (4.5.3.2.6) requires ten minutes for the reply to a whole email. */
  answer: number;
}

const MINUTE = 60_000;
const PATIENCE: Patience = { greeting: MINUTE, answer: 10 * MINUTE };
/** Maximum total time of a delivery in milliseconds, for servers that send their replies slowly. */
const LONGEST_MS = 30 * MINUTE;

/** Returns whether emails are held until a mail server is configured: DATABASE_URL is set but SMTP_URL is not. */
export function lacksMailServer({ smtpUrl, databaseUrl }: Pick<Config, 'smtpUrl' | 'databaseUrl'>): boolean {
  return smtpUrl === undefined && databaseUrl !== undefined;
}

/**
 * Checks the connection to the mail server. Returns a sentence that describes the problem; null when the connection
 * works or no server is configured.
 */
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
  /** Message-IDs of emails that were transmitted completely but not confirmed yet. */
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
          // Prevents out-of-office replies (RFC 3834).
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

/**
 * Returns the headers for one-click unsubscribe (RFC 8058): mail programs show a button that ends the subscription
 * without opening a page.
 */
function oneClick(url: string | null): Record<string, string> {
  return url === null ? {} : { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

/**
 * Returns the calendar options for nodemailer, which adds the calendar twice: as an alternative body part, which
 * calendar programs read, and as an attachment.
 */
function invitation({ calendar, calendar_method }: OutgoingMail) {
  if (calendar === null || calendar_method === null) return {};
  return { icalEvent: { method: calendar_method, filename: 'invite.ics', content: calendar } };
}

/** Properties of nodemailer's errors. */
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
  // Only 5xx replies about the recipient or the email are final. Other causes are retried, because the operator can fix
  // them.
  const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return new SmtpError(isFinal ? 'refused' : 'later', `${responseCode} ${command}`, reply);
}
