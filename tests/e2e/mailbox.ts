import { get } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { currentProduct } from '../fixtures/product.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/**
 * The newest mail to this address whose subject fits, or that of a card in it: what one person causes within ten minutes is one mail.
 * Waits for one that a job has still to write.
 */
export async function mailTo(address: string, subject: RegExp, origin = currentProduct().portal): Promise<Mail> {
  for (;;) {
    const found = (await mails(origin)).find(
      (mail) => mail.to === address && subjectsOf(mail).some((one) => subject.test(one)),
    );
    if (found) return found;
    await sleep(50);
  }
}

/** How many mails this address got. */
export async function mailsTo(address: string, origin = currentProduct().portal): Promise<number> {
  return (await mails(origin)).filter(({ to }) => to === address).length;
}

/** How many times the mails to this address say these words. */
export async function timesMailed(address: string, words: string, origin = currentProduct().portal): Promise<number> {
  const texts = (await mails(origin)).filter(({ to }) => to === address).map(({ text }) => text);
  return texts.join('\n').split(words).length - 1;
}

function subjectsOf({ subject, text }: Mail): string[] {
  const cards = [...text.matchAll(/^\* \* \*\n\n(.+)$/gm)].map(([, card]) => card!);
  return [subject, ...cards];
}

/** The only link of a mail whose path begins so. */
export function linkOf({ text }: Mail, path: string): string {
  const link = new RegExp(`https?://\\S+/${path}/\\S+`).exec(text)?.[0];
  if (!link) throw new Error(`No link to ${path} in:\n${text}`);
  return link;
}

function mails(origin: string): Promise<Mail[]> {
  return new Promise((resolve, reject) => {
    get(`${origin}/dev/mail/messages.json`, (response) => {
      json(response).then((body) => resolve((body as { messages: Mail[] }).messages), reject);
    }).on('error', reject);
  });
}
