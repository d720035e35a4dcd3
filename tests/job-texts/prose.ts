import { jobText } from './truth.ts';

/** Job descriptions as prose without headings. */
export const prose = [
  jobText(
    'a letter of a founder',
    `
Hello! Brightfold is looking for a senior backend developer who knows Go well. We make software for small bakeries, and more of them
want it than we can serve. You would work with PostgreSQL and Docker every day; Kubernetes is a plus. We all work remotely, most of us
from Germany and Austria. It is a full-time position. You should speak English at C1 level, because our bakers do not speak Go.
`,
    {
      title: 'Senior backend developer',
      company: 'Brightfold',
      seniority: 'Senior',
      english: 'c1',
      engagement: 'full time',
      mode: 'remote',
      countries: ['DE', 'AT'],
      skills: ['Go', 'PostgreSQL', 'Docker', 'Kubernetes'],
      main: ['Go', 'PostgreSQL', 'Docker'],
      specializations: ['backend'],
    },
  ),
  jobText(
    'an agency for its client',
    `
Our client needs three Java developers for a project at a bank. Candidates must be based in Poland or Romania, as people meet in the
office twice a month. Spring Boot, Hibernate and Oracle are used everywhere, so four years with them are the least. The rate is up to
$50 per hour. English at B2 is needed, Polish is not.
`,
    {
      title: 'Java developers',
      english: 'b2',
      countries: ['PL', 'RO'],
      pay: 'hour -50',
      people: 3,
      skills: ['Java', 'Spring Boot', 'Hibernate', 'Oracle Database'],
      main: ['Java', 'Spring Boot', 'Hibernate', 'Oracle Database'],
      specializations: ['backend'],
    },
  ),
  jobText(
    'one paragraph',
    `
At Quayside, we are hiring a Machine Learning Engineer for our Dublin office. You train models with PyTorch, serve them with FastAPI, and
you are not afraid of SQL. No remote, sorry: the lab is here. Pay is from $6500 a month.
`,
    {
      title: 'Machine Learning Engineer',
      company: 'Quayside',
      mode: 'on site',
      countries: ['IE'],
      pay: 'month 6500-',
      skills: ['PyTorch', 'FastAPI', 'SQL'],
      main: ['PyTorch', 'FastAPI', 'SQL'],
      specializations: ['machine learning'],
    },
  ),
  jobText(
    'a message in a chat',
    `
hi all, we need a designer for 3 months, part time is fine. figma, design systems, remote. ~ $35/h. dm me
`,
    {
      title: 'Designer',
      engagement: 'part time',
      mode: 'remote',
      pay: 'hour 35-',
      skills: ['Figma', 'Design systems'],
      main: ['Figma', 'Design systems'],
    },
  ),
  jobText(
    'paragraphs about a role',
    `
Product Manager, payments

Cobalt Pay runs the tills of twelve thousand shops. The product manager for payments decides what they can do next year.

You will talk to shop owners, write down what they need, and work with two teams in Stockholm. Experience with SQL helps, and so does
having used Jira without hating it. We work hybrid: two days in the office, the rest wherever you like.

We ask for excellent English. Swedish is welcome.
`,
    {
      title: 'Product Manager',
      company: 'Cobalt Pay',
      english: 'c1',
      mode: 'hybrid',
      countries: ['SE'],
      skills: ['SQL', 'Jira'],
      main: ['SQL', 'Jira'],
      specializations: ['product management'],
    },
  ),
  jobText(
    'much about the company, little about the work',
    `
Security Engineer

Founded in 2009, Palisade has offices in many places and customers in more. Our values are trust and calm. Palisade is an employer that
gives everybody the same chances.

The security engineer tests our own products before others do. You know Python, Linux and Burp Suite. The position is full-time and
remote within the United States.
`,
    {
      title: 'Security Engineer',
      company: 'Palisade',
      engagement: 'full time',
      mode: 'remote',
      countries: ['US'],
      skills: ['Python', 'Linux', 'Burp Suite'],
      main: ['Python', 'Linux', 'Burp Suite'],
      specializations: ['security'],
    },
  ),
];
