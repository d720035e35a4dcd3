import { randomUUID } from 'node:crypto';
import type { Config } from '../../core/config/config.ts';
import { createSmtp, SmtpError } from './smtp.ts';

/**
 * Sends a test email immediately. Returns whether the mail server accepted the email, and a sentence that describes the
 * result.
 */
export async function sendTest(config: Config, recipient: string): Promise<{ isTaken: boolean; said: string }> {
  const smtp = createSmtp(config);
  if (smtp.kind === 'mailbox') {
    return { isTaken: false, said: 'SMTP_URL is not set: emails are only shown at /dev/mail.' };
  }
  if (smtp.kind === 'none') return { isTaken: false, said: 'SMTP_URL is not set: emails stay queued.' };
  const { origin, hostname } = config.publicUrl;
  const words = `This is a test email from ${origin}.`;
  try {
    await smtp.send(
      {
        message_id: `<${randomUUID()}@${hostname}>`,
        sender: 'Crewdock',
        recipient,
        reply_to: null,
        subject: 'Crewdock test email',
        html: `<p>${words}</p>`,
        text: words,
        created_at: new Date(),
        unsubscribe_url: null,
        calendar: null,
        calendar_method: null,
      },
      new AbortController().signal,
    );
    return { isTaken: true, said: `The mail server accepted the email to ${recipient}.` };
  } catch (error) {
    if (!(error instanceof SmtpError)) throw error;
    return { isTaken: false, said: `The mail server did not accept the email (${error.reason}): ${error.reply}` };
  } finally {
    smtp.close();
  }
}
