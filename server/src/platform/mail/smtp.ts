import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';

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
}

/** Where mails leave: an SMTP server, or the mailbox that keeps them. */
export interface Smtp {
  /** Throws an `SmtpError`. Answers whether the server had been away until now. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<{ wasAway: boolean }>;
}

export interface WithSmtp {
  smtp: Smtp;
}

/** Why a mail did not leave. The message names nobody: it goes into the log. */
export class SmtpError extends Error {
  /** `refused`: no repetition will help. `away`: the server took no mail at all. */
  readonly kind: 'refused' | 'away' | 'later';
  /** The server's own words. */
  readonly reply: string;

  constructor(kind: SmtpError['kind'], reply: string, message: string) {
    super(message);
    this.name = 'SmtpError';
    this.kind = kind;
    this.reply = reply;
  }
}

/** For all of one mail, however slowly the server answers. */
const SEND_MS = 60_000;
const TIMES = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

export function createSmtp({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): Smtp {
  if (smtpUrl === undefined) return { send: async () => ({ wasAway: false }) };
  const transport = createTransport({ url: smtpUrl, ...TIMES, disableFileAccess: true, disableUrlAccess: true });
  let isAway = false;
  return {
    async send({ message_id, sender, recipient, reply_to, subject, html, text, created_at, unsubscribe_url }, signal) {
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
          // Written by a program: no out-of-office answers, please.
          headers: { 'auto-submitted': 'auto-generated', ...oneClick(unsubscribe_url) },
          signal: AbortSignal.any([signal, AbortSignal.timeout(SEND_MS)]),
        });
      } catch (error) {
        const explained = explain(error as TransportFailure);
        isAway ||= explained.kind === 'away';
        throw explained;
      }
      const wasAway = isAway;
      isAway = false;
      return { wasAway };
    },
  };
}

/** Mail programs show a button that ends the subscription without opening a page (RFC 8058). */
function oneClick(url: string | null): Record<string, string> {
  return url === null ? {} : { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

/** What nodemailer throws. */
interface TransportFailure extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

function explain({ code, command, responseCode, response, message }: TransportFailure): SmtpError {
  const reply = (response ?? message).slice(0, 500);
  const what = ['the SMTP server', command, responseCode ?? code].filter(Boolean).join(' ');
  if (responseCode === undefined) return new SmtpError('away', reply, `no answer of ${what}`);
  // Only what is said of the recipient or of the mail itself is final: the rest, the operator can mend.
  const isFinal = responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
  return new SmtpError(isFinal ? 'refused' : 'later', reply, `refused by ${what}`);
}
