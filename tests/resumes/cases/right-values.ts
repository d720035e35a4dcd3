import type { RightValues } from '../right-values.ts';

const NORDWIND: RightValues['jobs'] = [['Nordwind Soft', 'Senior Developer', '2019-01', null]];
const IVANA: RightValues = {
  name: 'Ivana Kralj',
  title: 'Backend Developer',
  email: 'ivana.kralj@mail.example',
  phone: '+385915550147',
  country: 'HR',
  skills: ['Go', 'PostgreSQL', 'Docker'],
};
const BOTH: RightValues['jobs'] = [
  ['Nordwind Soft', 'Senior Developer', '2019-01', null],
  ['Blue Lagoon Ltd', 'Developer', '2016-06', '2018-12'],
];

/** The expected values of the files in this folder. Each file represents a class of layouts. */
export const CASES: Record<string, RightValues> = {
  '01-made-up-bold.pdf': {
    ...IVANA,
    jobs: BOTH,
    schools: [['University of Zagreb', 'BSc in Computer Science', 2012, 2016]],
  },
  '02-name-on-two-lines.txt': { ...IVANA, jobs: NORDWIND },
  '02-one-name.txt': { ...IVANA, name: 'Suharto', jobs: NORDWIND },
  '03-description-without-bullets.txt': {
    name: 'Ivana Kralj',
    jobs: [
      ['Nordwind Soft', 'Senior Developer', '2019-01', null],
      ['Blue Lagoon Ltd', 'Developer', '2016-05', '2018-12'],
    ],
  },
  '04-one-year-alone.txt': {
    ...IVANA,
    jobs: [
      ['Nordwind Soft', 'Software Engineer', '2016-01', '2018-12'],
      ['Blue Lagoon Ltd', 'Consultant', '2015', '2015'],
    ],
  },
  '04-season.txt': {
    ...IVANA,
    jobs: [
      ['Nordwind Soft', 'Senior Developer', '2019-05', null],
      ['Blue Lagoon Ltd', 'Intern', '2018-06', '2018-08'],
    ],
  },
  '04-soft-hyphen-between-dates.txt': {
    ...IVANA,
    jobs: [
      ['Nordwind Soft', 'Senior Developer', '2019-03', null],
      ['Blue Lagoon Ltd', 'Developer', '2016-06', '2019-02'],
    ],
  },
  '05-dates-as-headings.txt': {
    ...IVANA,
    jobs: [
      ['Nordwind Soft', 'Senior Developer', '2021-03', null],
      ['Blue Lagoon Ltd', 'Developer', '2017-06', '2021-02'],
    ],
  },
  '06-bullet-before-employer.txt': {
    ...IVANA,
    jobs: [
      ['Nordwind Soft', 'Senior Developer', '2016-10', null],
      ['Blue Lagoon Ltd', 'Developer', '2014-01', '2016-10'],
    ],
  },
  '06-dash-employer-country.txt': {
    ...IVANA,
    jobs: [
      ['Nordwind Soft', 'Senior Developer', '2019-08', null],
      ['Blue Lagoon Ltd.', 'Developer', '2016-06', '2019-08'],
    ],
  },
  '06-roles-under-one-employer.txt': {
    ...IVANA,
    skills: [...IVANA.skills!, 'SQL'],
    jobs: [
      ['Nordwind Soft', 'Staff Engineer, Platform', '2024-08', null],
      ['Nordwind Soft', 'Senior Engineer, Payments', '2022-07', '2024-08'],
      ['Nordwind Soft', 'Engineer, Identity', '2020-08', '2022-07'],
    ],
  },
  '07-in-design.txt': { ...IVANA, skills: ['PostgreSQL'], jobs: NORDWIND },
  '07-guard-rails.txt': { ...IVANA, skills: ['PostgreSQL'], jobs: NORDWIND },
  '07-spring-2019.txt': { ...IVANA, skills: ['PostgreSQL'], jobs: NORDWIND },
  '08-city-and-state.txt': { ...IVANA, country: 'US', phone: '+15125550147', jobs: NORDWIND },
  '09-zip-before-phone.txt': { ...IVANA, country: 'US', phone: '+15551234567', jobs: NORDWIND },
  '10-homepage-of-employer.txt': { ...IVANA, links: [], jobs: NORDWIND },
  '11-honours-line.txt': {
    name: 'Ivana Kralj',
    skills: IVANA.skills,
    schools: [['State University', 'Bachelor of Engineering', null, 2027]],
  },
  '12-sentence-under-name.txt': {
    name: 'Ivana Kralj',
    title: 'Backend Developer',
    phone: IVANA.phone,
    summary: 'Engineer who loves building products that people love every day',
    jobs: [['Nordwind Soft', 'Backend Developer', '2019-05', null]],
  },
  '13-chinese.txt': {
    name: '李小龙',
    email: 'xiaolong@mail.example',
    phone: '+8613800138000',
    country: 'CN',
    skills: IVANA.skills,
    jobs: [['北风软件有限公司', '高级工程师', '2019-03', null]],
  },
  '13-turkish.txt': {
    name: 'Işıl İnönü',
    title: 'Kıdemli Yazılım Geliştirici',
    email: 'isil@mail.example',
    phone: '+905321234567',
    country: 'TR',
    skills: IVANA.skills,
    jobs: [['Kuzey Yazılım', 'Kıdemli Geliştirici', '2019-03', null]],
  },
};
