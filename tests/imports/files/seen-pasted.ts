import type { MessyFile } from '../truth.ts';

export const seenPasted: MessyFile[] = [
  {
    name: 'mail.html',
    content:
      '<html><body><p>Hi, our bench of this week:</p><table class=MsoNormalTable><tr><td><b>Name</b></td><td><b>Role</b></td><td><b>Key skills</b></td><td><b>Exp</b></td><td><b>Hourly rate</b></td></tr>' +
      '<tr><td>Mia&nbsp;Koch</td><td>Backend developer</td><td>Node.js,<br>NestJS</td><td>6 years</td><td>$42</td></tr>' +
      '<tr><td>Noor Aziz</td><td>ML engineer</td><td>Python, PyTorch</td><td>4y</td><td>$55.5</td></tr>' +
      '<tr><td>Pau Vidal</td><td>Full-stack developer</td><td>Vue.js &amp; Laravel</td><td>10</td><td>48 USD</td></tr></table><p>Best, Kim</p></body></html>',
    truth: [
      { name: 'Mia Koch', title: 'Backend developer', skills: 'Node.js, NestJS', experience: 6, hourly: 42 },
      { name: 'Noor Aziz', title: 'ML engineer', skills: 'Python, PyTorch', experience: 4, hourly: 56 },
      { name: 'Pau Vidal', title: 'Full-stack developer', skills: 'Vue.js, Laravel', experience: 10, hourly: 48 },
    ],
  },
  {
    name: 'pasted-spaces.txt',
    content:
      'Name            Position             Level    English   Rate    Free from\n' +
      '-------------------------------------------------------------------------\n' +
      'Ana Petrova     Go developer         Senior   B2        $45/h   April 1\n' +
      'Bo Larsen       QA engineer          Middle   C1        $38/h   now\n' +
      'Cid Moreno      iOS developer        Lead     B2+       $60/h   end of March\n',
    truth: [
      {
        name: 'Ana Petrova',
        title: 'Go developer',
        seniority: 'Senior',
        english: 'B2',
        hourly: 45,
        from: '2026-04-01',
      },
      { name: 'Bo Larsen', title: 'QA engineer', seniority: 'Middle', english: 'C1', hourly: 38, from: '2026-03-10' },
      { name: 'Cid Moreno', title: 'iOS developer', seniority: 'Lead', english: 'B2', hourly: 60, from: '2026-03-31' },
    ],
  },
  {
    name: 'chat.md',
    content:
      '| Who | Job title | Technologies | Country | Salary per month |\n|:---|---|---|---|---:|\n' +
      '| Ana Petrova | Go developer | Go, Kubernetes | UA | 5 000 USD |\n' +
      '| Bo Larsen | QA engineer | Playwright, TypeScript | DK | 4.2k USD |\n' +
      '| Eve Stone | Scrum master | Scrum, Kanban | GBR | 6,000 USD |\n',
    truth: [
      { name: 'Ana Petrova', title: 'Go developer', skills: 'Go, Kubernetes', country: 'UA', monthly: 5000 },
      { name: 'Bo Larsen', title: 'QA engineer', skills: 'Playwright, TypeScript', country: 'DK', monthly: 4200 },
      { name: 'Eve Stone', title: 'Scrum master', skills: 'Scrum, Kanban', country: 'GB', monthly: 6000 },
    ],
  },
  {
    name: 'us-dates.csv',
    content:
      'First Name,Last Name,Job Title,Skill Set,Years Experience,Monthly Rate (USD),Start Date,Mobile,Country\n' +
      'Ann,Lee,Salesforce developer,"Salesforce, Apex",6,"$9,500",04/15/2026,(212) 555-2368,USA\n' +
      'Bill,Ray,.NET developer,".NET, C#, Azure",11,"$11,000.00",05/01/2026,+1 415 555 2671,United States\n' +
      'Cat,Fox,Java developer,"Java, Spring Boot",9,"$10,250",03/31/2026,650-253-0000,US\n',
    truth: [
      {
        name: 'Ann Lee',
        title: 'Salesforce developer',
        skills: 'Salesforce, Apex',
        experience: 6,
        monthly: 9500,
        from: '2026-04-15',
        phone: '+12125552368',
        country: 'US',
      },
      {
        name: 'Bill Ray',
        title: '.NET developer',
        skills: '.NET, C#, Azure',
        experience: 11,
        monthly: 11_000,
        from: '2026-05-01',
        phone: '+14155552671',
        country: 'US',
      },
      {
        name: 'Cat Fox',
        title: 'Java developer',
        skills: 'Java, Spring Boot',
        experience: 9,
        monthly: 10_250,
        from: '2026-03-31',
        phone: '+16502530000',
        country: 'US',
      },
    ],
  },
  {
    name: 'mixed-rates.csv',
    content:
      'Name;Title;Rate;Status\n' +
      'Ana Petrova;Go developer;€45/h;Available\nBo Larsen;QA engineer;5 000 USD per month;On project\n' +
      'Cid Moreno;iOS developer;45-55 USD/h;free\nDan Popa;Android developer;4,5k EUR/month;busy\n' +
      'Eve Stone;Scrum master;320 USD/day;bench\nFay Wong;Data analyst;96 000 USD per year;vacation\n',
    truth: [
      { name: 'Ana Petrova', title: 'Go developer', hourly: 50, status: 'available' },
      { name: 'Bo Larsen', title: 'QA engineer', monthly: 5000, status: 'placed' },
      { name: 'Cid Moreno', title: 'iOS developer', hourly: 45, status: 'available' },
      { name: 'Dan Popa', title: 'Android developer', monthly: 4950, status: 'placed' },
      { name: 'Eve Stone', title: 'Scrum master', hourly: 40, status: 'available' },
      { name: 'Fay Wong', title: 'Data analyst', monthly: 8000, status: 'unavailable' },
    ],
  },
  {
    name: 'quotes-and-sections.csv',
    content:
      'Bench of March,,,,\n,,,,\nName,Title,Skills,English level,About\nBackend team,,,,\n' +
      'Ana Petrova,Go developer,"Go (5 years), SQL - 3y",B2 (Upper-Intermediate),"Led a team.\nLikes ""clean"" code."\n\n' +
      'Bo Larsen,PHP developer,"PHP: 8, Symfony: 4",Intermediate,=HYPERLINK(1)\nName,Title,Skills,English level,About\nQA team,,,,\n' +
      'Eve Stone,QA engineer,"• Selenium\n• CI/CD",no English,<b>Careful</b>\nTotal: 3,,,,\n',
    truth: [
      {
        name: 'Ana Petrova',
        title: 'Go developer',
        skills: 'Go 5, SQL 3',
        english: 'B2',
        summary: 'Led a team.\nLikes "clean" code.',
      },
      {
        name: 'Bo Larsen',
        title: 'PHP developer',
        skills: 'PHP 8, Symfony 4',
        english: 'B1',
        summary: '=HYPERLINK(1)',
      },
      {
        name: 'Eve Stone',
        title: 'QA engineer',
        skills: 'Selenium, CI/CD',
        english: 'None',
        summary: '<b>Careful</b>',
      },
    ],
  },
  {
    name: 'hotlist-with-visas.txt',
    content:
      'Hi all, please find our hotlist:\n\n' +
      '• Ravi K – Java Developer – Dallas, TX – H1B – C2C – Open to relocation – $65/hr\n' +
      '• Mack F – Tester – GC EAD – $48/hr\n' +
      '• Sneha P – Data Engineer – Austin, TX – USC – C2C or W2 – No relocation – $70/hr\n' +
      '• Zola T – Data Analyst – Boston, MA – OPT EAD – W2 – Relocation: Yes – $50/hr\n\nBest, Kim\n',
    truth: [
      {
        name: 'Ravi K',
        title: 'Java Developer',
        country: 'US',
        city: 'Dallas, TX',
        visa: 'H-1B',
        engagement: 'c2c',
        relocation: 'yes',
        hourly: 65,
      },
      { name: 'Mack F', title: 'Tester', visa: 'Green Card EAD', hourly: 48 },
      {
        name: 'Sneha P',
        title: 'Data Engineer',
        country: 'US',
        city: 'Austin, TX',
        visa: 'US citizen',
        engagement: 'c2c, w2',
        relocation: 'no',
        hourly: 70,
      },
      {
        name: 'Zola T',
        title: 'Data Analyst',
        country: 'US',
        city: 'Boston, MA',
        visa: 'OPT EAD',
        engagement: 'w2',
        relocation: 'yes',
        hourly: 50,
      },
    ],
  },
];
