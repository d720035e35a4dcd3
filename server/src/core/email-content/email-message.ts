import type { CalendarEvent } from './calendar-file.ts';

/** Content of an email, which is rendered as HTML and as text. */
export interface Letter extends PlainLetter {
  /** Invitation for the recipient's calendar. */
  calendar?: CalendarEvent;
  /** Secret part of a sign-in link in the email. Removed from the stored body after the email has been sent. */
  secret?: string;
  /** When the link expires. The email is not sent after that time. */
  linkExpiresAt?: Date;
  /** Notifications of a batched email, each with its own subject. */
  cards?: PlainLetter[];
}

/** Content of an email without secrets. */
export interface PlainLetter {
  subject: string;
  heading: string;
  /** Paragraphs, which may contain line breaks. Only URLs of the portal become links. */
  paragraphs: string[];
  button?: EmailLink;
  /** Possible replies, shown as buttons. `button` is then a link below them. */
  answers?: EmailLink[];
  /** Small link below the button, to the site on which the recipient sent a form. */
  back?: EmailLink;
  /** Small print at the end. */
  footnote?: string;
}

export interface EmailLink {
  label: string;
  url: string;
}

/** Sender as shown in the email. */
export interface Sender {
  name: string;
  /** Origin of the portal. */
  origin: string;
  /** Lines of the postal address; empty if none is stored. */
  address: string[];
}
