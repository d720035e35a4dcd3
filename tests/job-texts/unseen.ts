import { jobText } from './truth.ts';

/**
 * Holdout documents, written after the parser was finished. If the parser is corrected for one of these documents, new
 * documents must replace all of them.
 */
export const unseen = [
  jobText(
    'a post with little signs',
    `We're growing! 🚀
Halden Robotics | Oslo, Norway | Hybrid

Role: Embedded Software Engineer
Team: Motion control, 7 people

You will:
– write C++ and some Rust for our arm controllers
– bring up new boards together with our electronics people

You have:
– 3+ years of embedded C++
– worked with FreeRTOS or Zephyr
– fluent English

Nice: Python for test rigs

Write to jobs at halden dot example.`,
    {
      title: 'Embedded Software Engineer',
      company: 'Halden Robotics',
      mode: 'hybrid',
      english: 'c1',
      countries: ['NO'],
      skills: ['C++', 'Rust', 'FreeRTOS', 'Zephyr', 'Python'],
      main: ['C++', 'FreeRTOS', 'Zephyr'],
      specializations: ['embedded and iot'],
    },
  ),
  jobText(
    'a message of a recruiter',
    `Hi! For a client in the insurance business I need a QA Automation Engineer, start in January, 12 months contract, full time. Remote is fine from anywhere in Poland or Romania. Playwright and TypeScript are a must, CI with GitHub Actions would be good. English B2 at least. The client pays 30-35 USD per hour. Interested? Send me a CV.`,
    {
      title: 'QA Automation Engineer',
      engagement: 'fixed term',
      mode: 'remote',
      english: 'b2',
      countries: ['PL', 'RO'],
      pay: 'hour 30-35',
      skills: ['Playwright', 'TypeScript', 'CI/CD', 'GitHub Actions'],
      main: ['Playwright', 'TypeScript'],
      specializations: ['test automation'],
    },
  ),
  jobText(
    'sections about the company first',
    `About Fernhill Health

Fernhill Health makes scheduling software for 400 clinics in Ireland and the UK. We are 60 people and profitable.

The position

As a Senior Data Engineer you own the pipelines that feed our reporting. You report to the head of data.

Responsibilities
• Build and run pipelines in Python and Airflow
• Model data in dbt on Snowflake

Requirements
• At least 5 years with SQL and Python
• Experience with AWS

Location: Dublin, two days a week in the office
Type: permanent, full-time`,
    {
      title: 'Senior Data Engineer',
      company: 'Fernhill Health',
      seniority: 'Senior',
      engagement: 'full time',
      mode: 'hybrid',
      countries: ['IE'],
      skills: ['Python', 'Apache Airflow', 'dbt', 'Snowflake', 'SQL', 'AWS'],
      main: ['SQL', 'Python', 'AWS'],
      specializations: ['data engineering'],
    },
  ),
  jobText(
    'Spanish, short',
    `Oferta: Desarrollador/a Android
Empresa: Lumbre Apps, S.L.
Ubicación: Valencia (híbrido)
Jornada completa

Requisitos:
- Kotlin y Jetpack Compose
- 2 años de experiencia
- Inglés B1

Se valorará: Firebase`,
    {
      title: 'Desarrollador/a Android',
      company: 'Lumbre Apps, S.L.',
      mode: 'hybrid',
      english: 'b1',
      engagement: 'full time',
      countries: ['ES'],
      skills: ['Android', 'Kotlin', 'Jetpack Compose', 'Firebase'],
      main: ['Android', 'Kotlin', 'Jetpack Compose'],
      specializations: ['android'],
    },
  ),
  jobText(
    'two people for a shop',
    `Magento 2 developers wanted (2)

Our web shop agency Packhorse & Daughters is looking for two PHP developers who know Magento 2 well. Part time is possible, from 20 hours a week. You work from home, anywhere in the EU.

MySQL and Elasticsearch help. $3,500 – $4,500 per month.`,
    {
      title: 'Magento 2 developers',
      company: 'Packhorse & Daughters',
      engagement: 'part time',
      mode: 'remote',
      pay: 'month 3500-4500',
      people: 2,
      skills: ['PHP', 'Magento', 'MySQL', 'Elasticsearch'],
      main: ['PHP', 'Magento'],
      specializations: ['e-commerce and cms'],
    },
  ),
  jobText(
    'German within a table of a portal',
    `Stellenbezeichnung\tDevOps Engineer (m/w/d)
Arbeitgeber\tWiesengrund Logistik SE
Einsatzort\tLeipzig
Arbeitszeit\tVollzeit, 38 Stunden
Anzahl\t3

Ihr Profil
- Sicherer Umgang mit Linux, Ansible und Docker
- Erfahrung mit GitLab CI
- Kubernetes ist von Vorteil`,
    {
      title: 'DevOps Engineer',
      company: 'Wiesengrund Logistik SE',
      engagement: 'full time',
      countries: ['DE'],
      people: 3,
      skills: ['Linux', 'Ansible', 'Docker', 'GitLab CI', 'Kubernetes'],
      main: ['Linux', 'Ansible', 'Docker', 'GitLab CI'],
      specializations: ['devops'],
    },
  ),
];
