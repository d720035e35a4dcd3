import type { FormMessageKey } from '@crewdock/sdk/elements';
import type { Say } from '../kit/words.ts';

/** English messages of all forms. */
export const formWords = {
  name: 'Name',
  email: 'Email',
  phone_number: 'Phone',
  required: 'Please fill this in.',
  emailWrong: 'Please enter an email address like name@example.com.',
  fieldWrong: 'This value isn’t accepted. Please change it.',
  fileType: 'Please choose a PDF or DOCX file.',
  sending: 'Sending…',
  checking: 'Checking that you’re not a robot…',
  offlineKept: 'No connection. Your text is kept here. Please send it again in a moment.',
  failedKept: 'That didn’t work. Your text is kept here. Please try again.',
  limited: 'Too many attempts. Your text is kept here. Please try again later.',
  robot: 'We couldn’t confirm that you’re not a robot. Please try again.',
  invalid: 'Please correct the fields below.',
  privacy: 'Privacy notice',
  terms: 'Terms of use',
} satisfies Record<FormMessageKey, string>;

export type FormSay = Say<typeof formWords>;
