import type { CalendarEvent } from './calendar.ts';

/** What a mail says, without its looks: one text for both parts. */
export interface Letter extends PlainLetter {
  /** Goes with it into the recipient's calendar. */
  calendar?: CalendarEvent;
  /** What of its links lets somebody in: nobody reads it in the outbox any more when the mail has been sent. */
  secret?: string;
  /** When the link that the mail is about expires: the mail is not sent after that. */
  linkExpiresAt?: Date;
  /** Each a letter of its own, under its subject. */
  cards?: PlainLetter[];
}

/** One that lets nobody in. */
export interface PlainLetter {
  subject: string;
  heading: string;
  /** May have several lines. Addresses of the portal become links, others don't. */
  paragraphs: string[];
  button?: Link;
  /** Of the site from which the reader wrote: small, below the button. */
  back?: Link;
  /** In small print below. */
  footnote?: string;
}

export interface Link {
  label: string;
  url: string;
}

/** Whose mail it is. */
export interface Sender {
  name: string;
  /** Of the portal. */
  origin: string;
  /** Lines as on an envelope; none where nobody said any. */
  address: string[];
}
