import { jobText } from './truth.ts';

/** Job descriptions with headings and lists, the most common form. */
export const bullets = [
  jobText(
    'react at a travel company',
    `
Senior React Developer
Tripline is looking for a Senior React Developer to join the booking team.

Location: Remote (Poland, Portugal, Spain)
Employment type: Full-time
Salary: $5,000 – $7,000 per month

Responsibilities:
- Build the search and the checkout of our booking platform
- Keep Core Web Vitals green
- Review code of your colleagues

Requirements:
- 5+ years with React and TypeScript
- Good knowledge of GraphQL
- Experience with Jest
- English: Upper-Intermediate (B2) or higher

Nice to have:
- Next.js
- Node.js

We offer:
- 25 days of paid leave
- A budget for conferences
`,
    {
      title: 'Senior React Developer',
      company: 'Tripline',
      seniority: 'Senior',
      english: 'b2',
      engagement: 'full time',
      mode: 'remote',
      countries: ['PL', 'PT', 'ES'],
      pay: 'month 5000-7000',
      skills: ['React', 'TypeScript', 'GraphQL', 'Jest', 'Next.js', 'Node.js'],
      main: ['React', 'TypeScript', 'GraphQL', 'Jest'],
      specializations: ['frontend'],
    },
  ),
  jobText(
    'two backend people, by the hour',
    `
Backend Engineer (Python)

Company: Ledgerworks
Openings: 2
Rate: $40-55/hour
Workplace: On-site, Vilnius

WHAT YOU WILL DO
• Design APIs for accounting
• Own services from the first line to the alarm at night

WHAT YOU NEED
• Python, Django and PostgreSQL
• Docker in production
• Fluent English

BONUS POINTS
• Kafka
`,
    {
      title: 'Backend Engineer (Python)',
      company: 'Ledgerworks',
      english: 'c1',
      mode: 'on site',
      countries: ['LT'],
      pay: 'hour 40-55',
      people: 2,
      skills: ['Python', 'Django', 'PostgreSQL', 'Docker', 'Apache Kafka'],
      main: ['Python', 'Django', 'PostgreSQL', 'Docker'],
      specializations: ['backend'],
    },
  ),
  jobText(
    'platform team, hybrid',
    `
DevOps Engineer at Northgrid
London, UK | Hybrid | Full time

About us
Northgrid balances the power of wind parks. We are forty people.

Your role
* Run our clusters
* Make releases boring

Your profile
* Kubernetes and Terraform, at least 3 years
* AWS
* Prometheus, Grafana
* You can explain what you do in plain English (C1)

Why join us
* Share options
`,
    {
      title: 'DevOps Engineer',
      company: 'Northgrid',
      english: 'c1',
      engagement: 'full time',
      mode: 'hybrid',
      countries: ['GB'],
      skills: ['Kubernetes', 'Terraform', 'AWS', 'Prometheus', 'Grafana'],
      main: ['Kubernetes', 'Terraform', 'AWS', 'Prometheus', 'Grafana'],
      specializations: ['devops'],
    },
  ),
  jobText(
    'junior tester, part time',
    `
Junior QA Engineer (m/f/d)

Part-time, 20 hours per week, fully remote.

Tasks
– Test new versions by hand
– Write automated tests with Playwright

What you bring
– Basics of SQL
– First experience with Playwright or Selenium
– English B1

Please apply with a short letter.
`,
    {
      title: 'Junior QA Engineer',
      seniority: 'Junior',
      english: 'b1',
      engagement: 'part time',
      mode: 'remote',
      skills: ['Playwright', 'SQL', 'Selenium'],
      main: ['SQL', 'Playwright', 'Selenium'],
    },
  ),
  jobText(
    'a yearly salary',
    `
Lead iOS Developer

Who we are
Fernwood Health makes an app for people with diabetes.

The job
- Lead a team of four
- Ship every two weeks

Must have
- Swift and SwiftUI
- 7 years of experience with iOS apps

Plus
- Kotlin

Compensation: $120,000 - $144,000 per year
Location: Austin, USA. On-site three days a week, the others at home: a hybrid model.
`,
    {
      title: 'Lead iOS Developer',
      company: 'Fernwood Health',
      seniority: 'Lead',
      mode: 'hybrid',
      countries: ['US'],
      pay: 'month 10000-12000',
      skills: ['Swift', 'SwiftUI', 'iOS', 'Kotlin'],
      main: ['Swift', 'SwiftUI', 'iOS'],
      specializations: ['ios'],
    },
  ),
  jobText(
    'euros are no dollars',
    `
Data Engineer – Fixed-term contract (9 months)
Client: Hansalog
Location: Hamburg
Rate: €80/hour

Responsibilities
- Move nightly batches to streams
Requirements
- Apache Spark, Apache Kafka and Python
- Snowflake or BigQuery
`,
    {
      title: 'Data Engineer',
      company: 'Hansalog',
      engagement: 'fixed term',
      countries: ['DE'],
      skills: ['Apache Spark', 'Apache Kafka', 'Python', 'Snowflake', 'BigQuery'],
      main: ['Apache Spark', 'Apache Kafka', 'Python', 'Snowflake', 'BigQuery'],
      specializations: ['data engineering'],
    },
  ),
  jobText(
    'says little',
    `
We're hiring: PHP developer!

- Laravel
- MySQL
- remote
`,
    {
      title: 'PHP developer',
      mode: 'remote',
      skills: ['PHP', 'Laravel', 'MySQL'],
      main: ['PHP', 'Laravel', 'MySQL'],
      specializations: ['backend'],
    },
  ),
];
