import type { Variant } from './variant.ts';

/** A CV with one listed skill (MySQL) and sentences about work. `skills` are the expected skills. */
const told = (title: string, deeds: string[], skills: string[] = ['MySQL']): Variant => ({
  title,
  text: `Nils Okafor\nEngineer\nnils@post.example\n\nSummary\nEngineer in a small team.\n\nExperience\nEngineer\nMeridian Works\nJanuary 2019 – Present\n${deeds.map((deed) => `- ${deed}`).join('\n')}\n\nSkills\nMySQL\n`,
  right: { skills },
});

export const SKILLS_IN_PROSE: readonly Variant[] = [
  told('design and illustration', [
    'Involved in design reviews and in the Illustration of reports',
    'Took part in Design of a new office',
  ]),
  told('rails, chefs and puppets', [
    'Put Guard Rails around releases',
    'Kept the team on rails',
    'Cooked like a Chef at the summer party',
    'Nobody was a Puppet of the plan',
  ]),
  told('seasons', [
    'Started in Spring and returned in Spring 2019',
    'Ran the Spring Conference',
    'Spring cleaning of old data',
  ]),
  told('go and rust', [
    'Go to market plans, Go live in May, and on the Go support',
    'Removed Rust from machines',
    'We Go further together',
  ]),
  told('swift and express', [
    'Swift answers to customers',
    'Express delivery of parcels',
    'Made Swift progress and Express shipping',
  ]),
  told('react and flask', ['React to alarms within an hour', 'Teams React quickly', 'Kept a Flask of coffee warm']),
  told('next, nest and remix', [
    'Next steps were planned each Friday',
    'The Next release',
    'Nest boxes for the garden',
    'A Remix of old ideas',
  ]),
  told('spark, storm and beam', [
    'Gave the Spark for a new product',
    'A Spark of joy',
    'Brain Storm sessions',
    'Beam of light',
  ]),
  told('word and excel', ['Excel at teamwork', 'People who Excel in sales', 'Spread the Word']),
  told('unity and foundation', [
    'Unity of the team',
    'Unity and trust',
    'The Foundation of the company',
    'Boost in sales, a Boost for morale',
  ]),
  told('oracle and vault', ['Known as the Oracle of the office', 'Kept papers in the Vault', 'The Echo of the news']),
  told('storybook and sketch', [
    'A Storybook career',
    'Sketch of the plan',
    'First Sketch in June',
    'Linear growth',
    'The Notion of trust',
  ]),
  told('compose and combine', [
    'Compose letters to customers',
    'Combine reports into one',
    'Room for improvement',
    'Meeting Room booking',
  ]),
  told('phoenix and flux', ['Opened the Phoenix office', 'Moved to Phoenix, Arizona', 'A market in Flux']),
  told('play and capacitor', ['Play an active part', 'Play the lead', 'Replaced a Capacitor', 'The Apollo programme']),
  told('cucumber, jest and postman', ['Said in Jest', 'Cool as a Cucumber', 'Worked as a Postman', 'Lived in Cypress']),
  told('stripe and rabbit', ['A Stripe on the wall', 'Fed the Rabbit', 'A Blender for the kitchen', 'Elastic budgets']),
  told('containers, shells and shapes', [
    'Shipped containers to ports',
    'Sold shell and coral',
    'Anchor of the evening news',
    'Transformers for power grids',
  ]),
  told('rest and salt', [
    'Let the team Rest',
    'The Rest of the budget',
    'Branding of cattle',
    'Replication of results',
  ]),
  told('lambda, kube and otp', [
    'Concurrency was not needed',
    'Prepared the Tableau of the theatre',
    'Snowflake decorations',
    'Confluence of two rivers',
  ]),
  told('charles and julia', [
    'Worked with Charles and Julia',
    'Reported to Julia Anders',
    'Trained by Ruby Lane and Scala di Milano',
  ]),
  told('basic and safe', [
    'Kept workers safe',
    'SAFE workplaces',
    'Basic needs',
    'Maintained iron and serverless thinking',
  ]),
  told(
    'products with technical context',
    ['Built services in Go and Rust', 'Moved a Spring Boot backend to Kotlin', 'Wrote a Ruby on Rails shop'],
    ['MySQL', 'Go', 'Rust', 'Spring Boot', 'Kotlin', 'Ruby on Rails'],
  ),
  told(
    'products after "using" and "with"',
    ['Developed an app using React and Redux', 'Wrote tests with Jest and Cypress', 'Deployed with Helm on Kubernetes'],
    ['MySQL', 'React', 'Redux', 'Jest', 'Cypress', 'Helm', 'Kubernetes'],
  ),
  told(
    'products before technical nouns',
    ['Maintained a Flask API', 'Upgraded the React frontend', 'Built Swift apps for nurses', 'Wrote Excel macros'],
    ['MySQL', 'Flask', 'React', 'Swift', 'Excel'],
  ),
  told(
    'products in a labelled list',
    ['Technologies: Go, Echo, Vault, Spark', 'Stack: Spring, React, Oracle'],
    ['MySQL', 'Go', 'HashiCorp Vault', 'Apache Spark', 'Spring', 'React', 'Oracle Database'],
  ),
  told(
    'products in brackets',
    ['Built the portal (Express, Next, Storybook)', 'Rewrote billing (Play, Phoenix)'],
    ['MySQL', 'Express', 'Next.js', 'Storybook', 'Play Framework', 'Phoenix'],
  ),
  told('everyday words next to technical words', [
    'Joined the cloud team in Spring 2019',
    'Heart flutter detection software',
    'Interviewed a playwright about software',
    'Studied the after effects of the migration',
    'Trained social service workers on the system',
    'Organised a birthday bash for engineers',
    'A svelte design for web pages',
    'Tested sonar for ships',
  ]),
  told('French words that are names of products', [
    'Apprendre vite et livrer des applications',
    'Optimisation en vue de la migration du système',
    'Chef de projet pour une application web',
  ]),
  told('abbreviations with another meaning', [
    'HS diploma before joining the software team',
    'PG Diploma in software systems',
    'Login with OTP for banking apps',
    'RN on duty in the hospital with software',
  ]),
  told('employers and people', [
    'Joined from Oracle and built the software team',
    'Worked with Cassandra Miles on the database',
    'Wore a Hard Hat on site',
    'Filled every Open Shift at the clinic',
  ]),
  told('phrases with commas', ['Express interest in software, Access to systems, Excel at software']),
  told(
    'products in words with slashes and in other languages',
    ['Java/Spring microservices', 'Microsserviços em Go', 'Przetwarzanie danych w Spark', 'Rewrote the admin in Vue'],
    ['MySQL', 'Java', 'Spring', 'Microservices', 'Go', 'Apache Spark', 'Vue.js'],
  ),
  {
    title: 'lists of skills with phrases',
    text: 'Nils Okafor\nEngineer\nnils@post.example\n\nSkills\nBasic HTML, Good access control, Safe driving, Swift learner, Excel at teamwork, React quickly, Go-getter, advanced Excel, React hooks\n',
    right: { skills: ['HTML', 'Excel', 'React'] },
  },
  {
    title: 'titles that contain everyday words',
    text: 'Nils Okafor\nnils@post.example\n\nExperience\nSpring Campaign Manager, Meridian Works\n2019 – Present\n- Worked hard\n\nAccess Control Specialist, Harbour Works\n2016 – 2018\n- Guarded doors\n\nSkills\nMySQL\n',
    right: { skills: ['MySQL'] },
  },
  {
    title: 'languages that are for programming',
    text: 'Nils Okafor\nEngineer\nnils@post.example\n\nTechnical Skills\nLanguages : Go, Java\nDatabases : PostgreSQL\n\nLanguages\nEnglish C1\n',
    right: { skills: ['Go', 'Java', 'PostgreSQL'] },
  },
];
