import type { CalendarEvent } from './calendar-file.ts';

/** The content of an email, from which its HTML and text parts are rendered. */
export interface Letter extends PlainLetter {
  /** An invitation for the recipient's calendar. */
  calendar?: CalendarEvent;
  /** The secret part of its sign-in link, which is removed from the stored copy once the email is sent. */
  secret?: string;
  /** When its link expires; the email is not sent after that. */
  linkExpiresAt?: Date;
  /** Further notifications, each under its own subject. */
  cards?: PlainLetter[];
}

/** Email content without secrets. */
export interface PlainLetter {
  subject: string;
  heading: string;
  /** Each may have several lines. Only addresses of the portal become links. */
  paragraphs: string[];
  button?: EmailLink;
  /** A small link below the button, to the site from which the reader wrote. */
  back?: EmailLink;
  /** Small print at the end. */
  footnote?: string;
}

export interface EmailLink {
  label: string;
  url: string;
}

/** The sender as shown in the email. */
export interface Sender {
  name: string;
  /** The portal's origin. */
  origin: string;
  /** The lines of the postal address; empty when unknown. */
  address: string[];
}
