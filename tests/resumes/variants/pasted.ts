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

/** CVs as text, alone or within emails. */
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
  {
    title: 'jobs in sentences',
    text: 'Vera Lindholm, Java Developer from Bergen. Reach me at vera@post.example or +47 405 55 014. I have 8 years of experience with Java and Redis. Since 2020 I work at Kestrel Foods as Java Developer; between 2017 and 2020 I was a Test Engineer at Ostrava Rail.\n',
    right: {
      name: 'Vera Lindholm',
      skills: ['Java', 'Redis'],
      jobs: [
        ['Kestrel Foods', 'Java Developer', '2020', null],
        ['Ostrava Rail', 'Test Engineer', '2017', '2020'],
      ],
    },
  },
  {
    title: 'jobs in German sentences',
    text: 'Vera Lindholm\nvera@post.example\n\nSeit 2020 arbeite ich als Softwareentwicklerin bei Elbtal Software. Von 2017 bis 2020 war ich als Testerin bei der Havel AG in Potsdam.\n',
    right: {
      jobs: [
        ['Elbtal Software', 'Softwareentwicklerin', '2020', null],
        ['Havel AG', 'Testerin', '2017', '2020'],
      ],
    },
  },
  {
    title: 'sentences with dates that are no jobs',
    text: 'Vera Lindholm\nvera@post.example\n\nSummary\nFrom 2016 to 2019 our shop grew. As a developer with Java and Redis since 2015 I like calm releases.\n',
    right: { jobs: [] },
  },
  {
    title: 'skills and languages with labels below the jobs',
    text: 'Vera Lindholm\nvera@post.example\n\nExperience:\n04/2020 - now Java Developer, Kestrel Foods\n2017 - 2020 Test Engineer, Ostrava Rail\n\nSkills: Java, Redis, Docker\nLanguages: English C1\n',
    right: { skills: ['Java', 'Redis', 'Docker'] },
  },
  {
    title: 'a link that is wrapped after a slash and a labelled place',
    text: 'Vera Lindholm\nvera@post.example\nhttps://code.example.com/\nvera-lindholm\n\nAt a glance\nLocation: Bergen, Norway\n',
    right: { links: ['https://code.example.com/vera-lindholm'], country: 'NO' },
  },
];
