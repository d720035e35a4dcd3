import { jobText } from './truth.ts';

/** Job descriptions that are partly or completely in German or Spanish. */
export const languages = [
  jobText(
    'German as a whole',
    `
Senior Java-Entwickler (m/w/d)

Unternehmen: Nordlicht Energie GmbH
Standort: Bremen
Arbeitszeit: Vollzeit

Deine Aufgaben
- Entwicklung von Diensten mit Java und Spring Boot
- Betrieb mit Docker

Dein Profil
- 5 Jahre Erfahrung mit Java
- Kenntnisse in PostgreSQL
- Englisch B2

Wir bieten
- 30 Tage Urlaub
- Homeoffice an zwei Tagen
`,
    {
      title: 'Senior Java-Entwickler',
      company: 'Nordlicht Energie GmbH',
      seniority: 'Senior',
      english: 'b2',
      engagement: 'full time',
      mode: 'hybrid',
      countries: ['DE'],
      skills: ['Java', 'Spring Boot', 'Docker', 'PostgreSQL'],
      main: ['Java', 'PostgreSQL'],
      specializations: ['backend'],
    },
  ),
  jobText(
    'German headings around English lists',
    `
Frontend Developer (m/w/d) bei Klarwerk
Wien, Österreich

Aufgaben:
- Build components in Angular and TypeScript
- Write tests with Cypress

Anforderungen:
- Angular, RxJS, TypeScript
- Fluent English, German is a plus

Von Vorteil:
- Figma
`,
    {
      title: 'Frontend Developer',
      company: 'Klarwerk',
      english: 'c1',
      countries: ['AT'],
      skills: ['Angular', 'TypeScript', 'Cypress', 'RxJS', 'Figma'],
      main: ['Angular', 'RxJS', 'TypeScript'],
      specializations: ['frontend'],
    },
  ),
  jobText(
    'German prose',
    `
Die Firma Rheinblick sucht zwei DevOps Engineers in Teilzeit. Wir arbeiten in Köln, auf Wunsch auch remote. Du kennst Kubernetes, Helm und
GitLab. Englisch sprichst du verhandlungssicher.
`,
    {
      title: 'DevOps Engineers',
      company: 'Rheinblick',
      english: 'c1',
      engagement: 'part time',
      mode: 'remote',
      countries: ['DE'],
      people: 2,
      skills: ['Kubernetes', 'Helm', 'GitLab CI'],
      main: ['Kubernetes', 'Helm', 'GitLab CI'],
      specializations: ['devops'],
    },
  ),
  jobText(
    'Spanish as a whole',
    `
Desarrollador Backend Senior
Empresa: Solvento
Ubicación: Madrid
Modalidad: híbrido
Jornada completa

Funciones
- Diseñar servicios con Node.js y NestJS

Requisitos
- 4 años de experiencia con Node.js
- MongoDB y Redis
- Inglés B2

Se valora
- AWS

Ofrecemos
- 24 días de vacaciones
`,
    {
      title: 'Desarrollador Backend Senior',
      company: 'Solvento',
      seniority: 'Senior',
      english: 'b2',
      engagement: 'full time',
      mode: 'hybrid',
      countries: ['ES'],
      skills: ['Node.js', 'NestJS', 'MongoDB', 'Redis', 'AWS'],
      main: ['Node.js', 'MongoDB', 'Redis'],
      specializations: ['backend'],
    },
  ),
  jobText(
    'Spanish headings, dollars',
    `
QA Automation Engineer
Buscamos 2 personas en Argentina o Colombia, 100% remoto.

Responsabilidades:
• Automate regression tests with Selenium and Java
• Own the pipelines in Jenkins

Requisitos:
• Selenium, Java, Jenkins
• Advanced English

Salario: $2500 - $3500 por mes
`,
    {
      title: 'QA Automation Engineer',
      english: 'c1',
      mode: 'remote',
      countries: ['AR', 'CO'],
      pay: 'month 2500-3500',
      people: 2,
      skills: ['Selenium', 'Java', 'Jenkins'],
      main: ['Selenium', 'Java', 'Jenkins'],
      specializations: ['test automation'],
    },
  ),
  jobText(
    'Spanish prose',
    `
En Marea Azul buscamos una analista de datos para nuestro equipo de Valencia. Trabajarás con SQL, Power BI y Python. Contrato temporal de
seis meses, presencial.
`,
    {
      title: 'Analista de datos',
      company: 'Marea Azul',
      engagement: 'fixed term',
      mode: 'on site',
      countries: ['ES'],
      skills: ['SQL', 'Power BI', 'Python'],
      main: ['SQL', 'Power BI', 'Python'],
      specializations: ['analytics and bi'],
    },
  ),
];
