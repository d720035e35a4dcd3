/** A mail on its way out. */
export interface Posted {
  message_id: string;
  recipient: string;
}

/** Where mails leave: an SMTP server, or the mailbox that keeps them. */
export interface Post {
  send(mail: Posted): Promise<void>;
}

/** Mails stay where they are: in the table that the mailbox shows. */
export const mailbox: Post = {
  async send() {},
};
