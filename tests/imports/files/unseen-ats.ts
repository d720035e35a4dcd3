import { xlsx } from '../make/xlsx.ts';
import type { MessyFile } from '../truth.ts';

/** Like `seen-ats.ts`, but written before the parsers and not used for tuning them; all people are invented. */
export const unseenAts: MessyFile[] = [
  {
    name: 'bulk-import.csv',
    content:
      'First Name,Last Name,Company,Title,Phone Numbers,Email Addresses,Social Media Addresses,Websites,Candidate Tags\n' +
      'Iris,Okafor,Harbor Labs,Site Reliability Engineer,+44 20 7946 0101,iris@example.com,https://social.example/iris,https://iris.example/about,kubernetes\n' +
      'Tomas,Lind,Fjord Data,Data Scientist,+46 8 555 010 02,tomas@example.com,,https://tomas.example/me,python\n',
    truth: [
      {
        name: 'Iris Okafor',
        employer: 'Harbor Labs',
        title: 'Site Reliability Engineer',
        phone: '+442079460101',
        email: 'iris@example.com',
      },
      {
        name: 'Tomas Lind',
        employer: 'Fjord Data',
        title: 'Data Scientist',
        phone: '+46855501002',
        email: 'tomas@example.com',
      },
    ],
  },
  {
    name: 'numbered-pipes.txt',
    content:
      'Hi all, please find our available consultants\n\n' +
      '1) Arjun V | Power BI Developer | 7 years | $55/hr\n2) Lena Moss | Salesforce Architect | 11 years | $85/hr\n3) Piotr Wilk | DevOps Engineer | 9 years | $62/hr\n\nThanks, Kim\n',
    truth: [
      { name: 'Arjun V', title: 'Power BI Developer', experience: 7, hourly: 55 },
      { name: 'Lena Moss', title: 'Salesforce Architect', experience: 11, hourly: 85 },
      { name: 'Piotr Wilk', title: 'DevOps Engineer', experience: 9, hourly: 62 },
    ],
  },
  {
    name: 'starred-lines.txt',
    content:
      '* Nadia Berg — iOS Developer — available 2026-04-06 — 60 USD/h\n* Olu Ade — Android Developer — available 2026-05-04 — 58 USD/h\n',
    truth: [
      { name: 'Nadia Berg', title: 'iOS Developer', from: '2026-04-06', hourly: 60 },
      { name: 'Olu Ade', title: 'Android Developer', from: '2026-05-04', hourly: 58 },
    ],
  },
  {
    name: 'grouped-headers.xlsx',
    content: xlsx([
      {
        name: 'March',
        rows: [
          ['Available consultants', null, null, null, null, null],
          ['Consultant', null, 'Profile', null, 'Commercials', null],
          ['First name', 'Last name', 'Job title', 'CV', 'Hourly rate', 'Notice period (days)'],
          ['Iris', 'Okafor', 'SRE Engineer', 'Open', 70, 30],
          ['Tomas', 'Lind', 'Data Scientist', 'Open', 66, 0],
        ],
        merges: ['A1:F1', 'A2:B2', 'C2:D2', 'E2:F2'],
        links: { D4: 'https://docs.example/iris.pdf', D5: 'https://docs.example/tomas.docx' },
      },
    ]),
    truth: [
      {
        name: 'Iris Okafor',
        title: 'SRE Engineer',
        cv: 'https://docs.example/iris.pdf',
        hourly: 70,
        from: '2026-04-09',
        warned: '',
      },
      {
        name: 'Tomas Lind',
        title: 'Data Scientist',
        cv: 'https://docs.example/tomas.docx',
        hourly: 66,
        from: '2026-03-10',
        warned: '',
      },
    ],
  },
  {
    name: 'staffing-crm.csv',
    content:
      'ID,First Name,Last Name,Occupation,Status,Primary Skills,Desired Pay Rate,Current Pay Rate,Date Available,Mobile Phone,Home Phone,General Comments\n' +
      '9001,Lena,Moss,Salesforce Architect,Active,"Salesforce;Apex",$85.00/hr,$80.00/hr,2026-04-15,+1 312 555 0121,+1 312 555 0122,Prefers remote\n' +
      '9002,Piotr,Wilk,DevOps Engineer,Placed,"Terraform;AWS",$62.00 - $66.00/hr,,not sure yet,+1 312 555 0123,,\n',
    truth: [
      {
        reference: '9001',
        name: 'Lena Moss',
        title: 'Salesforce Architect',
        status: 'available',
        skills: 'Salesforce*, Apex*',
        hourly: 85,
        from: '2026-04-15',
        phone: '+13125550121',
        summary: 'Prefers remote',
        warned: '',
      },
      {
        reference: '9002',
        name: 'Piotr Wilk',
        title: 'DevOps Engineer',
        status: 'placed',
        skills: 'Terraform*, AWS*',
        hourly: 62,
        phone: '+13125550123',
        warned: 'available_from, rate',
      },
    ],
  },
  {
    name: 'network-export.csv',
    content:
      'First Name,Last Name,Current Title,Current Company,Email Address,Phone Number,Profile URL,Location\n' +
      'Nadia,Berg,iOS Developer,Fjord Data,nadia@example.com,+47 21 55 50 01,https://www.linkedin.com/in/nadia-berg-example,"Oslo, Norway"\n' +
      'Olu,Ade,Android Developer,Harbor Labs,olu@example.com,+234 1 555 0102,https://www.linkedin.com/in/olu-ade-example,"Lagos, Nigeria"\n',
    truth: [
      {
        name: 'Nadia Berg',
        title: 'iOS Developer',
        employer: 'Fjord Data',
        email: 'nadia@example.com',
        phone: '+4721555001',
        city: 'Oslo',
        country: 'NO',
        warned: '',
      },
      {
        name: 'Olu Ade',
        title: 'Android Developer',
        employer: 'Harbor Labs',
        email: 'olu@example.com',
        phone: '+23415550102',
        city: 'Lagos',
        country: 'NG',
        warned: '',
      },
    ],
  },
  {
    name: 'type-is-no-title.csv',
    content:
      'Candidate Name,Profile,Primary Technology,Yrs,Bill Rate\n' +
      'Arjun V,Consultant,Power BI,7,$55\nLena Moss,Consultant,Salesforce,11,$85\nPiotr Wilk,Consultant,Terraform,9,$62\n',
    truth: [
      { name: 'Arjun V', title: 'Power BI', skills: 'Power BI*', experience: 7, hourly: 55, warned: '' },
      { name: 'Lena Moss', title: 'Salesforce', skills: 'Salesforce*', experience: 11, hourly: 85, warned: '' },
      { name: 'Piotr Wilk', title: 'Terraform', skills: 'Terraform*', experience: 9, hourly: 62, warned: '' },
    ],
  },
  {
    name: 'spoilt-again.csv',
    content:
      'Full Name;Role;Contact No;Expected Rate;Years;Available\n' +
      'Iris Okafor;SRE Engineer;4.47946E+11;€60/h;#VALUE!;2026-02-30\n' +
      'Tomas Lind;Data Scientist;+46 8 555 010 02;€6O/h;12-10;immediately\n',
    truth: [
      {
        name: 'Iris Okafor',
        title: 'SRE Engineer',
        hourly: 66,
        status: 'unknown',
        warned: 'available_from, experience, phone',
      },
      {
        name: 'Tomas Lind',
        title: 'Data Scientist',
        phone: '+46855501002',
        from: '2026-03-10',
        warned: 'experience, rate',
      },
    ],
  },
  {
    name: 'arrays-and-quotes.csv',
    content:
      'name,headline,skill_list,available_in_weeks\n' +
      `Nadia Berg,iOS Developer,"['Swift', 'Kotlin']",3\n` +
      'Olu Ade,Android Developer,"{""Kotlin"",""Moon Gardening""}",0\n',
    truth: [
      { name: 'Nadia Berg', title: 'iOS Developer', skills: 'Swift, Kotlin', from: '2026-03-31', warned: '' },
      {
        name: 'Olu Ade',
        title: 'Android Developer',
        skills: 'Kotlin, Moon Gardening',
        from: '2026-03-10',
        warned: 'skills',
      },
    ],
  },
  {
    name: 'two-rows-of-headers.csv',
    content:
      ',Person,,,Money,\nRef,Name,Job title,Email,Rate per hour,Currency\nK1,Lena Moss,Salesforce Architect,lena@example.com,80,GBP\nK2,Piotr Wilk,DevOps Engineer,piotr@example.com,60,USD\n',
    truth: [
      {
        reference: 'K1',
        name: 'Lena Moss',
        title: 'Salesforce Architect',
        email: 'lena@example.com',
        hourly: 100,
        warned: '',
      },
      {
        reference: 'K2',
        name: 'Piotr Wilk',
        title: 'DevOps Engineer',
        email: 'piotr@example.com',
        hourly: 60,
        warned: '',
      },
    ],
  },
];
