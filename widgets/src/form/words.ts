import type { Say } from '../kit/words.ts';

/** English texts of all forms. */
export const formWords = {
  name: 'Name',
  email: 'E-mail',
  phone_number: 'Phone',
  required: 'Please fill this in.',
  emailWrong: 'Please write an e-mail address like name@example.com.',
  fieldWrong: 'Please change this: it can’t be taken as it is.',
  fileType: 'Please choose a PDF or DOCX file.',
  sending: 'Sending…',
  checking: 'Making sure that you’re not a robot…',
  offlineKept: 'No connection. Nothing is lost: what you wrote stays here, send it again in a moment.',
  failedKept: 'That didn’t work. What you wrote stays here: please try again.',
  limited: 'That was a lot in a short time. What you wrote stays here: please try again later.',
  robot: 'We could not make sure that you’re not a robot. Please try again.',
  invalid: 'Please look at the fields below.',
  privacy: 'Privacy notice',
  terms: 'Terms of use',
};

export type FormSay = Say<typeof formWords>;
