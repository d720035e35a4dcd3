import { jobText } from './truth.ts';

/**
 * Job descriptions copied from tables: labels and values are separated by tabs, by characters, or on separate lines.
 */
export const tables = [
  jobText(
    'a form of a portal',
    `
Position\tAndroid Developer
Client\tMapleroute
Seniority\tMiddle
Location\tCanada, United States
Work mode\tRemote
Contract\tFull time
Hourly rate\t$30 - $45
English level\tB2
Skills\tKotlin, Java, Jetpack Compose, Git
Nice to have\tFlutter
Number of people\t4
`,
    {
      title: 'Android Developer',
      company: 'Mapleroute',
      seniority: 'Middle',
      english: 'b2',
      engagement: 'full time',
      mode: 'remote',
      countries: ['CA', 'US'],
      pay: 'hour 30-45',
      people: 4,
      skills: ['Android', 'Kotlin', 'Java', 'Jetpack Compose', 'Git', 'Flutter'],
      main: ['Android', 'Kotlin', 'Java', 'Jetpack Compose', 'Git'],
      specializations: ['android'],
    },
  ),
  jobText(
    'a row of a spreadsheet with its head beside it',
    `
Role: .NET Developer   |   Company: Stahlwerk Digital   |   Level: Senior
Country: Germany   |   Mode of work: Hybrid   |   Budget: $55/h
Stack: C#, .NET, Azure, SQL Server
English: Intermediate
`,
    {
      title: '.NET Developer',
      company: 'Stahlwerk Digital',
      seniority: 'Senior',
      english: 'b1',
      mode: 'hybrid',
      countries: ['DE'],
      pay: 'hour 55-',
      skills: ['C#', '.NET', 'Azure', 'SQL Server'],
      main: ['C#', '.NET', 'Azure', 'SQL Server'],
      specializations: ['backend'],
    },
  ),
  jobText(
    'an e-mail with lines of facts',
    `
Job title: Full-Stack Developer
Hiring company: Peerhaven
Location: Netherlands
Workload: 32 hours per week, part-time
Salary range: USD 4,000 - 5,500 monthly

Description:
You build what our clients see and what they don't.

Technologies: Vue.js, Node.js, TypeScript, MongoDB
Languages: English (C1), Dutch (A2)
`,
    {
      title: 'Full-Stack Developer',
      company: 'Peerhaven',
      english: 'c1',
      engagement: 'part time',
      countries: ['NL'],
      pay: 'month 4000-5500',
      skills: ['Vue.js', 'Node.js', 'TypeScript', 'MongoDB'],
      main: ['Vue.js', 'Node.js', 'TypeScript', 'MongoDB'],
      specializations: ['full-stack'],
    },
  ),
  jobText(
    'facts, then lists',
    `
SAP Consultant
Company name: Ostwind Logistics
Country\tCzech Republic
Employment\tFixed-term, 12 months
Work place\tOn site

Requirements
SAP
ABAP
SQL
`,
    {
      title: 'SAP Consultant',
      company: 'Ostwind Logistics',
      engagement: 'fixed term',
      mode: 'on site',
      countries: ['CZ'],
      skills: ['SAP S/4HANA', 'ABAP', 'SQL'],
      main: ['SAP S/4HANA', 'ABAP', 'SQL'],
      specializations: ['enterprise platforms'],
    },
  ),
];
