import { xlsx } from '../make/xlsx.ts';
import type { MessyFile } from '../truth.ts';

/** Exports of applicant tracking systems and hotlists; all people are invented. */
export const seenAts: MessyFile[] = [
  {
    name: 'export-with-underscores.csv',
    content:
      'candidate_id,last_name,first_name,email1,phone_home,phone_cell,city,state,key_skills,current_employer,desired_pay,current_pay,web_site,date_available,title\n' +
      '501,Towne,Zola,zola@example.com,(512) 555-0199,(512) 555-0102,Austin,TX,"Java, Spring",Nordwind Soft,$65/hr,$55/hr,https://zola.example,2026-04-01,Developer\n' +
      '502,Yundt,Stephania,steph@example.com,,+1 312 555 0103,Chicago,IL,"C#, .NET",Blue Lagoon Ltd,$70/hr,,,,Developer\n',
    truth: [
      {
        reference: '501',
        name: 'Zola Towne',
        email: 'zola@example.com',
        phone: '5125550102',
        city: 'Austin',
        skills: 'Java, Spring',
        employer: 'Nordwind Soft',
        hourly: 65,
        from: '2026-04-01',
        title: 'Developer',
        warned: '',
      },
      {
        reference: '502',
        name: 'Stephania Yundt',
        email: 'steph@example.com',
        phone: '+13125550103',
        city: 'Chicago',
        skills: 'C#, .NET',
        employer: 'Blue Lagoon Ltd',
        hourly: 70,
        title: 'Developer',
        warned: '',
      },
    ],
  },
  {
    name: 'recruiting-suite.csv',
    content:
      'Candidate ID,First Name,Last Name,Email,Mobile,Current Job Title,Current Employer,Experience in Years,Skill Set,Current Salary,Expected Salary,Notice Period (Days),Candidate Owner,Source\n' +
      'ZR_101,Meera,Kumar,meera@example.com,+91 98100 00001,BI Analyst,Acme Data,6,"Python, Tableau",USD 2000,USD 3000,60,Pat Owner,Referral\n' +
      'ZR_102,Priya,Raman,priya@example.com,+91 98100 00002,Reporting Analyst,Northlight,4,"Tableau, SQL",USD 1800,USD 2600,15,Pat Owner,Job board\n',
    truth: [
      {
        reference: 'ZR_101',
        name: 'Meera Kumar',
        email: 'meera@example.com',
        phone: '+919810000001',
        title: 'BI Analyst',
        employer: 'Acme Data',
        experience: 6,
        skills: 'Python, Tableau',
        monthly: 3000,
        from: '2026-05-09',
        warned: '',
      },
      {
        reference: 'ZR_102',
        name: 'Priya Raman',
        email: 'priya@example.com',
        phone: '+919810000002',
        title: 'Reporting Analyst',
        employer: 'Northlight',
        experience: 4,
        skills: 'Tableau, SQL',
        monthly: 2600,
        from: '2026-03-25',
        warned: '',
      },
    ],
  },
  {
    name: 'hotlist-without-titles.csv',
    content:
      'Consultant,Technology,Exp,Location,Availability,Rate\n' +
      'Ravi K,"Java, Spring",12+ yrs,"Dallas, TX",Immediate,$65/hr\n' +
      'Sneha P,"Snowflake, dbt",8+,Remote,2 weeks notice,$70-75/hr\n',
    truth: [
      {
        name: 'Ravi K',
        title: 'Java',
        skills: 'Java, Spring',
        experience: 12,
        city: 'Dallas, TX',
        country: 'US',
        from: '2026-03-10',
        hourly: 65,
        warned: '',
      },
      {
        name: 'Sneha P',
        title: 'Snowflake',
        skills: 'Snowflake, dbt',
        experience: 8,
        city: 'Remote',
        from: '2026-03-24',
        hourly: 70,
        warned: 'rate',
      },
    ],
  },
  {
    name: 'database-dump.csv',
    content:
      'id,full_name,job_title,skills,created_at,updated_at\n' +
      '1,Zola Towne,Developer,"{React,Tailwind,Redux}",2026-01-02,2026-02-02\n' +
      '2,Stephania Yundt,Developer,"[""Go"",""PostgreSQL""]",2026-01-02,2026-02-02\n' +
      '3,Mack Ferry,Tester,"{Selenium,""Quantum Basketry""}",2026-01-02,2026-02-02\n',
    truth: [
      { reference: '1', name: 'Zola Towne', title: 'Developer', skills: 'React, Tailwind CSS, Redux', warned: '' },
      { reference: '2', name: 'Stephania Yundt', title: 'Developer', skills: 'Go, PostgreSQL', warned: '' },
      { reference: '3', name: 'Mack Ferry', title: 'Tester', skills: 'Selenium, Quantum Basketry', warned: 'skills' },
    ],
  },
  {
    name: 'two-header-rows.csv',
    content:
      'Name,Title,Contact,,Rate,\n,,Phone,Email,Hourly (USD),Monthly (USD)\n' +
      'Zola Towne,Developer,+1 312 555 0103,zola@example.com,45,7000\n' +
      'Mack Ferry,QA engineer,+1 312 555 0104,mack@example.com,40,6200\n',
    truth: [
      {
        name: 'Zola Towne',
        title: 'Developer',
        phone: '+13125550103',
        email: 'zola@example.com',
        hourly: 45,
        monthly: 7000,
        warned: '',
      },
      {
        name: 'Mack Ferry',
        title: 'QA engineer',
        phone: '+13125550104',
        email: 'mack@example.com',
        hourly: 40,
        monthly: 6200,
        warned: '',
      },
    ],
  },
  {
    name: 'merged-group-and-links.xlsx',
    content: xlsx([
      {
        name: 'Bench',
        rows: [
          ['Name', 'Role', 'Contact', null, 'Resume'],
          [null, null, 'Email', 'Mobile', null],
          ['Zola Towne', 'Go developer', 'zola@example.com', '+1 312 555 0103', 'View'],
          ['Mack Ferry', 'QA engineer', 'mack@example.com', '+1 312 555 0104', 'View'],
        ],
        merges: ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2'],
        links: { E3: 'https://files.example/zola.pdf', E4: 'https://files.example/mack.pdf' },
      },
    ]),
    truth: [
      {
        name: 'Zola Towne',
        title: 'Go developer',
        email: 'zola@example.com',
        phone: '+13125550103',
        cv: 'https://files.example/zola.pdf',
        warned: '',
      },
      {
        name: 'Mack Ferry',
        title: 'QA engineer',
        email: 'mack@example.com',
        phone: '+13125550104',
        cv: 'https://files.example/mack.pdf',
        warned: '',
      },
    ],
  },
  {
    name: 'linked-names.xlsx',
    content: xlsx([
      {
        name: 'Candidates',
        rows: [
          ['Name', 'Position', 'English'],
          ['Ana Petrova', 'Go developer', 'B2'],
          ['Bo Larsen', 'QA engineer', 'C1'],
        ],
        links: { A2: 'https://files.example/ana.pdf', A3: 'https://files.example/bo.pdf' },
      },
    ]),
    truth: [
      { name: 'Ana Petrova', title: 'Go developer', english: 'B2', cv: 'https://files.example/ana.pdf', warned: '' },
      { name: 'Bo Larsen', title: 'QA engineer', english: 'C1', cv: 'https://files.example/bo.pdf', warned: '' },
    ],
  },
  {
    name: 'formula-links.xlsx',
    content: xlsx([
      {
        name: 'Candidates',
        rows: [
          ['Name', 'Position', 'CV'],
          [
            'Ana Petrova',
            'Go developer',
            { formula: 'HYPERLINK("https://files.example/ana.pdf","Ana.pdf")', value: 'Ana.pdf' },
          ],
          [
            'Bo Larsen',
            'QA engineer',
            { formula: 'HYPERLINK("https://files.example/bo.pdf","Bo.pdf")', value: 'Bo.pdf' },
          ],
        ],
      },
    ]),
    truth: [
      { name: 'Ana Petrova', title: 'Go developer', cv: 'https://files.example/ana.pdf', warned: '' },
      { name: 'Bo Larsen', title: 'QA engineer', cv: 'https://files.example/bo.pdf', warned: '' },
    ],
  },
  {
    name: 'bullets.txt',
    content:
      'Our hotlist of this week:\n' +
      '• Ravi K - Senior Java Developer - $65/hr\n• Sneha P – Data Engineer – $70/hr\n• Mack Ferry - QA Engineer - $48/hr\n',
    truth: [
      { name: 'Ravi K', title: 'Senior Java Developer', hourly: 65, warned: '' },
      { name: 'Sneha P', title: 'Data Engineer', hourly: 70, warned: '' },
      { name: 'Mack Ferry', title: 'QA Engineer', hourly: 48, warned: '' },
    ],
  },
  {
    name: 'dashed-lines.txt',
    content:
      'Ravi K - Senior Java Developer - 12+ yrs - Dallas, TX - $65/hr\n' +
      'Sneha P - Data Engineer - 8 yrs - Austin, TX - $70/hr\n' +
      'Mack Ferry - QA Engineer - 5 yrs - $48/hr\n',
    truth: [
      {
        name: 'Ravi K',
        title: 'Senior Java Developer',
        experience: 12,
        city: 'Dallas, TX',
        country: 'US',
        hourly: 65,
        warned: '',
      },
      {
        name: 'Sneha P',
        title: 'Data Engineer',
        experience: 8,
        city: 'Austin, TX',
        country: 'US',
        hourly: 70,
        warned: '',
      },
      { name: 'Mack Ferry', title: 'QA Engineer', experience: 5, hourly: 48, warned: '' },
    ],
  },
  {
    name: 'spoilt-numbers.csv',
    content:
      'Name,Title,Phone,Rate,Experience,Email\n' +
      'Zola Towne,Developer,1.23E+10,$45/h,5,zola@example.com\n' +
      'Mack Ferry,Tester,########,#REF!,05-Mar,mack@example.com\n' +
      'Ivo Kralj,Analyst,+385 91 555 0147,-40,3-5 years,#N/A\n',
    truth: [
      { name: 'Zola Towne', title: 'Developer', hourly: 45, experience: 5, email: 'zola@example.com', warned: 'phone' },
      { name: 'Mack Ferry', title: 'Tester', email: 'mack@example.com', warned: 'experience, phone, rate' },
      { name: 'Ivo Kralj', title: 'Analyst', phone: '+385915550147', experience: 3, warned: 'email, experience, rate' },
    ],
  },
  {
    name: 'notice-in-weeks.csv',
    content:
      'Name,Title,Skills,Notice (weeks)\nMeera Kumar,BI Analyst,"Python,Tableau",4\nPriya Raman,Reporting Analyst,"Tableau,SQL",2\nIvo Kralj,Analyst,SQL,serving\n',
    truth: [
      { name: 'Meera Kumar', title: 'BI Analyst', skills: 'Python, Tableau', from: '2026-04-07', warned: '' },
      { name: 'Priya Raman', title: 'Reporting Analyst', skills: 'Tableau, SQL', from: '2026-03-24', warned: '' },
      { name: 'Ivo Kralj', title: 'Analyst', skills: 'SQL', status: 'unknown', warned: 'available_from' },
    ],
  },
  {
    name: 'one-cell-in-euro.csv',
    content:
      'Name,Title,Skills,Rate\nZola Towne,Developer,Go,"85,00 €"\nStephania Yundt,Developer,Go,45\nMack Ferry,Developer,Go,$65/hr\n',
    truth: [
      { name: 'Zola Towne', title: 'Developer', skills: 'Go', hourly: 94, warned: '' },
      { name: 'Stephania Yundt', title: 'Developer', skills: 'Go', hourly: 45, warned: 'rate' },
      { name: 'Mack Ferry', title: 'Developer', skills: 'Go', hourly: 65, warned: '' },
    ],
  },
  {
    name: 'currency-column.csv',
    content:
      'First Name,Last Name,Resource Name,Designation,Hourly Rate,Currency\nZola,Towne,Team Blue,Developer,40,EUR\nMack,Ferry,Team Blue,Tester,40,USD\nIvo,Kralj,Team Red,Analyst,40,Florins\n',
    truth: [
      { name: 'Zola Towne', title: 'Developer', hourly: 44, warned: '' },
      { name: 'Mack Ferry', title: 'Tester', hourly: 40, warned: '' },
      { name: 'Ivo Kralj', title: 'Analyst', hourly: 40, warned: 'currency' },
    ],
  },
  {
    name: 'places-and-dates.csv',
    content:
      'Name,Title,Location,Country,Available from\nZola Towne,Developer,"Berlin, Germany",Poland,03/04/2026\nMack Ferry,Tester,"Leeds, UK",UK,05/06/2026\nIvo Kralj,Analyst,"San Jose, CA",USA,tbc\nMeera Kumar,Analyst,Pune,India,-\n',
    truth: [
      {
        name: 'Zola Towne',
        title: 'Developer',
        city: 'Berlin',
        country: 'PL',
        from: '2026-04-03',
        warned: 'available_from, city',
      },
      {
        name: 'Mack Ferry',
        title: 'Tester',
        city: 'Leeds',
        country: 'GB',
        from: '2026-06-05',
        warned: 'available_from',
      },
      {
        name: 'Ivo Kralj',
        title: 'Analyst',
        city: 'San Jose, CA',
        country: 'US',
        status: 'unknown',
        warned: 'available_from',
      },
      { name: 'Meera Kumar', title: 'Analyst', city: 'Pune', country: 'IN', warned: '' },
    ],
  },
  {
    name: 'job-portal.csv',
    content:
      'Name of the Candidate,Designation,Key Skills,Total Experience,Expected CTC,Current CTC,Current Location,Current Company Name,Notice Period,Email ID,Mobile No.\n' +
      'Meera Kumar,Java Developer,"Java, Spring Boot",6 Year(s) 4 Month(s),USD 3000 per month,USD 2500 per month,Pune,Acme Data,15 Days or less,meera@example.com,91-9810000001\n' +
      'Priya Raman,Test Engineer,"Selenium, Java",3 Year(s) 0 Month(s),USD 2000 per month,USD 1500 per month,Chennai,Northlight,Serving Notice Period,priya@example.com,91-9810000002\n',
    truth: [
      {
        name: 'Meera Kumar',
        title: 'Java Developer',
        skills: 'Java, Spring Boot',
        experience: 6,
        monthly: 3000,
        city: 'Pune',
        employer: 'Acme Data',
        from: '2026-03-25',
        email: 'meera@example.com',
        phone: '+919810000001',
        warned: '',
      },
      {
        name: 'Priya Raman',
        title: 'Test Engineer',
        skills: 'Selenium, Java',
        experience: 3,
        monthly: 2000,
        city: 'Chennai',
        employer: 'Northlight',
        status: 'unknown',
        email: 'priya@example.com',
        phone: '+919810000002',
        warned: 'available_from',
      },
    ],
  },
];
