import type { RightValues } from '../right-values.ts';
import type { Variant } from './variant.ts';

const CV = `Vera Lindholm\nSoftware Developer, Bergen, Norway\nvera@post.example, +47 405 55 014\n\nExperience:\n04/2020 - now Java Developer, Kestrel Foods\n\nSkills:\nJava, Kafka\n`;

const RIGHT: RightValues = {
  name: 'Vera Lindholm',
  title: 'Software Developer',
  email: 'vera@post.example',
  phone: '+4740555014',
  country: 'NO',
  skills: ['Java', 'Apache Kafka'],
  jobs: [['Kestrel Foods', 'Java Developer', '2020-04', null]],
};

const pasted = (title: string, message: string): Variant => ({ title, text: `${message}${CV}`, right: RIGHT });

/** CVs as text within emails. */
export const PASTED: readonly Variant[] = [
  pasted('no message above', ''),
  pasted(
    'a message of a recruiter above',
    'Hi Anna,\n\nplease find our candidate below.\n\nBest regards,\nTom Bridge\nNorthstaff Ltd\ntom.bridge@northstaff.example\n+44 20 7946 0018\n\n',
  ),
  pasted(
    'email headers and a signature below a gap',
    'From: Tom Bridge <tom.bridge@northstaff.example>\nTo: jobs@crew.example\nSubject: Developer\n\nDear all,\nher CV is below.\n\nKind regards\n\nTom Bridge\nSenior Recruiter\nLondon, United Kingdom\n\n----------\n',
  ),
  pasted(
    'a German message above',
    'Sehr geehrte Frau Adler,\n\nanbei das Profil.\n\nMit freundlichen Grüßen\nTill Brück\nPersonalberater, Hamburg\n\n-----\n',
  ),
  {
    title: 'a letter without a CV',
    text: 'Dear all,\nI am looking for work as a developer.\n\nBest regards\nVera Lindholm\nvera@post.example\n',
    right: { name: 'Vera Lindholm', email: 'vera@post.example' },
  },
];
