import type { RightValues } from '../right-values.ts';
import type { Variant } from './variant.ts';

type Jobs = NonNullable<RightValues['jobs']>;

const worked = (title: string, work: string, jobs: Jobs, heading = 'Experience'): Variant => ({
  title,
  text: `Vera Lindholm\nSoftware Developer\nvera@post.example\n\n${heading}\n${work}\n\nSkills\nJava, Kafka, Docker\n`,
  right: { name: 'Vera Lindholm', jobs },
});

/** Expected jobs of most of these CVs. */
const TWO: Jobs = [
  ['Kestrel Foods', 'Java Developer', '2020-04', null],
  ['Ostrava Rail', 'Test Engineer', '2017-09', '2020-03'],
];

export const WORK_LAYOUTS: readonly Variant[] = [
  worked(
    'title and employer below the dates',
    `04/2020 - present\nJava Developer, Kestrel Foods\nBuilt order services\n09/2017 - 03/2020\nTest Engineer, Ostrava Rail\nAutomated the tests`,
    TWO,
  ),
  worked(
    'employer, title and dates on three lines without gaps',
    `Kestrel Foods\nJava Developer\nApril 2020 – Present\nBuilt order services\nOstrava Rail\nTest Engineer\nSeptember 2017 – March 2020\nAutomated the tests`,
    TWO,
  ),
  worked(
    'title, employer, place and dates on four lines',
    `Java Developer\nKestrel Foods\nGraz, Austria\nApr 2020 – Present\nBuilt order services for shops\n\nTest Engineer\nOstrava Rail\nOstrava, Czech Republic\nSep 2017 – Mar 2020\nAutomated the tests`,
    TWO,
  ),
  worked(
    'dates first on the line',
    `2020-04 – present: Java Developer at Kestrel Foods\nBuilt order services\n2017-09 – 2020-03: Test Engineer at Ostrava Rail\nAutomated the tests`,
    TWO,
  ),
  worked(
    'dates in brackets',
    `Java Developer, Kestrel Foods (04/2020 – present)\n- Built order services\nTest Engineer, Ostrava Rail (09/2017 – 03/2020)\n- Automated the tests`,
    TWO,
  ),
  worked(
    'pipes between everything',
    `Java Developer | Kestrel Foods | Graz, Austria | Apr 2020 – Present\n- Built order services\n\nTest Engineer | Ostrava Rail | Ostrava | Sep 2017 – Mar 2020\n- Automated the tests`,
    TWO,
  ),
  worked(
    'the place between employer and dates',
    `Kestrel Foods, Graz, Austria — Java Developer\nApr 2020 to date\n* Built order services\n\nOstrava Rail, Ostrava, Czechia — Test Engineer\nSep 2017 to Mar 2020\n* Automated the tests`,
    TWO,
  ),
  worked(
    'a paragraph that ends with a full stop',
    `Java Developer – Kestrel Foods\nApr 2020 – Present\nI built order services and kept them up. The team had five developers.\n\nTest Engineer – Ostrava Rail\nSep 2017 – Mar 2020\nI automated the tests. Later I trained a new tester.`,
    TWO,
  ),
  worked(
    'a bullet before the employer and title on one line',
    `• Java Developer, Kestrel Foods\tApr 2020 – Present\n  – Built order services\n• Test Engineer, Ostrava Rail\tSep 2017 – Mar 2020\n  – Automated the tests`,
    TWO,
  ),
  worked(
    'a bullet before the title and the employer below',
    `● Java Developer\tApr 2020 – Present\n  Kestrel Foods\tGraz, Austria\n  ○ Built order services\n● Test Engineer\tSep 2017 – Mar 2020\n  Ostrava Rail\tOstrava\n  ○ Automated the tests`,
    TWO,
  ),
  worked(
    'stars before employers and hyphens before deeds',
    `* Kestrel Foods, Graz\n  Java Developer (Apr 2020 - now)\n  - Built order services\n* Ostrava Rail, Ostrava\n  Test Engineer (Sep 2017 - Mar 2020)\n  - Automated the tests`,
    TWO,
  ),
  worked(
    'dates as headings and deeds without bullets',
    `Apr 2020 – Present\nKestrel Foods\nJava Developer\nBuilt order services\n\nSep 2017 – Mar 2020\nOstrava Rail\nTest Engineer\nAutomated the tests`,
    TWO,
  ),
  worked(
    'dates as headings and a bullet for the title',
    `04.2020 - heute\n• Java Developer bei Kestrel Foods\n• Bestelldienste entwickelt\n\n09.2017 - 03.2020\n• Test Engineer bei Ostrava Rail\n• Tests automatisiert`,
    TWO,
    'Berufserfahrung',
  ),
  worked(
    'labels on lines',
    `Company: Kestrel Foods\nPosition: Java Developer\nPeriod: 04/2020 – present\nResponsibilities: order services\n\nCompany: Ostrava Rail\nPosition: Test Engineer\nPeriod: 09/2017 – 03/2020\nResponsibilities: tests`,
    TWO,
  ),
  worked(
    'labels in a table',
    `Period\tApr 2020 – Present\nEmployer\tKestrel Foods\nRole\tJava Developer\nTasks\tOrder services\nPeriod\tSep 2017 – Mar 2020\nEmployer\tOstrava Rail\nRole\tTest Engineer\nTasks\tTests`,
    TWO,
  ),
  worked(
    'German labels in a table',
    `Zeitraum\t04/2020 – heute\nArbeitgeber\tKestrel Foods\nPosition\tJava Developer\nZeitraum\t09/2017 – 03/2020\nArbeitgeber\tOstrava Rail\nPosition\tTest Engineer`,
    TWO,
    'Beruflicher Werdegang',
  ),
  worked(
    'a table with a heading',
    `Period\tCompany\tRole\n04/2020 – present\tKestrel Foods\tJava Developer\n09/2017 – 03/2020\tOstrava Rail\tTest Engineer`,
    TWO,
  ),
  worked(
    'a dash between employer and country',
    `Java Developer - Kestrel Foods - Austria\nApr 2020 - Present\n- Built order services\n\nTest Engineer - Ostrava Rail - Czechia\nSep 2017 - Mar 2020\n- Automated the tests`,
    TWO,
  ),
  worked(
    'the country in brackets',
    `Kestrel Foods (Austria) – Java Developer\n04/2020 – present\n- Built order services\n\nOstrava Rail (Czech Republic) – Test Engineer\n09/2017 – 03/2020\n- Automated the tests`,
    TWO,
  ),
  worked(
    'a remote place after the employer',
    `Java Developer — Kestrel Foods, Remote\nApr 2020 - Present\n- Built order services\n\nTest Engineer — Ostrava Rail, Ostrava\nSep 2017 - Mar 2020\n- Automated the tests`,
    TWO,
  ),
  worked(
    'several roles below an employer with its own dates',
    `Kestrel Foods\tSep 2017 – Present\nLead Java Developer\tApr 2022 – Present\n- Led the order team\nJava Developer\tSep 2017 – Mar 2022\n- Built order services`,
    [
      ['Kestrel Foods', 'Lead Java Developer', '2022-04', null],
      ['Kestrel Foods', 'Java Developer', '2017-09', '2022-03'],
    ],
  ),
  worked(
    'several roles below an employer with its place',
    `Kestrel Foods, Graz, Austria\nLead Java Developer\nApr 2022 – Present\n- Led the order team\nJava Developer\nSep 2017 – Mar 2022\n- Built order services\n\nOstrava Rail, Ostrava\nTest Engineer\nJan 2015 – Aug 2017\n- Automated the tests`,
    [
      ['Kestrel Foods', 'Lead Java Developer', '2022-04', null],
      ['Kestrel Foods', 'Java Developer', '2017-09', '2022-03'],
      ['Ostrava Rail', 'Test Engineer', '2015-01', '2017-08'],
    ],
  ),
  worked(
    'several roles with the length of time at the employer',
    `Kestrel Foods\n8 yrs 2 mos\nLead Java Developer\nApr 2022 - Present · 4 yrs 2 mos\nJava Developer\nSep 2017 - Mar 2022 · 4 yrs 7 mos`,
    [
      ['Kestrel Foods', 'Lead Java Developer', '2022-04', null],
      ['Kestrel Foods', 'Java Developer', '2017-09', '2022-03'],
    ],
  ),
  worked(
    'teams behind the roles of an employer',
    `Kestrel Foods — Graz\nLead Engineer (Ordering)    2022 - Present\nSoftware Engineer (Billing)    2019 - 2022\nJunior Engineer (Search)    2017 - 2019`,
    [
      ['Kestrel Foods', 'Lead Engineer (Ordering)', '2022', null],
      ['Kestrel Foods', 'Software Engineer (Billing)', '2019', '2022'],
      ['Kestrel Foods', 'Junior Engineer (Search)', '2017', '2019'],
    ],
  ),
  worked(
    'teams with dashes behind the roles',
    `KESTREL FOODS\nSoftware Engineer II - Ordering    May 2021 - Present\nShipped order flows\nSoftware Engineer - Billing    Jun 2018 - May 2021\nShipped invoices`,
    [
      ['KESTREL FOODS', 'Software Engineer II - Ordering', '2021-05', null],
      ['KESTREL FOODS', 'Software Engineer - Billing', '2018-06', '2021-05'],
    ],
  ),
  worked(
    'employers without words of companies',
    `Java Developer\tKestrel\nApr 2020 – Present\nTest Engineer\tOstravia\nSep 2017 – Mar 2020`,
    [
      ['Kestrel', 'Java Developer', '2020-04', null],
      ['Ostravia', 'Test Engineer', '2017-09', '2020-03'],
    ],
  ),
  worked(
    'deeds in Spanish without bullets',
    `Desarrolladora Java, Kestrel Foods\nabril de 2020 – actualidad\nDesarrollo de servicios de pedidos\nMantenimiento de la base de datos\n\nIngeniera de pruebas, Ostrava Rail\nseptiembre de 2017 – marzo de 2020\nAutomatización de pruebas`,
    [
      ['Kestrel Foods', 'Desarrolladora Java', '2020-04', null],
      ['Ostrava Rail', 'Ingeniera de pruebas', '2017-09', '2020-03'],
    ],
    'Experiencia laboral',
  ),
  worked(
    'a Portuguese CV',
    `Kestrel Alimentos\nDesenvolvedora Java\nabr 2020 – atual\nDesenvolvimento de serviços\n\nTrilhos do Norte\nEngenheira de Testes\nset 2017 – mar 2020\nAutomação de testes`,
    [
      ['Kestrel Alimentos', 'Desenvolvedora Java', '2020-04', null],
      ['Trilhos do Norte', 'Engenheira de Testes', '2017-09', '2020-03'],
    ],
    'Experiência Profissional',
  ),
  worked(
    'an Italian CV',
    `Sviluppatrice Java presso Kestrel Alimenti\naprile 2020 – presente\nSviluppo di servizi\n\nTester presso Ferrovie Ostrava\nsettembre 2017 – marzo 2020\nTest automatici`,
    [
      ['Kestrel Alimenti', 'Sviluppatrice Java', '2020-04', null],
      ['Ferrovie Ostrava', 'Tester', '2017-09', '2020-03'],
    ],
    'Esperienze lavorative',
  ),
  worked(
    'a job whose date is not understood',
    `Java Developer, Kestrel Foods\nApr 2020 – Present\n- Built order services\n\nTest Engineer, Ostrava Rail\nyear of the dragon\n- Automated the tests\n\nIntern, Tiny GmbH\nJan 2015 - Dec 2015\n- Learned`,
    [
      ['Kestrel Foods', 'Java Developer', '2020-04', null],
      ['Ostrava Rail', 'Test Engineer', '', ''],
      ['Tiny GmbH', 'Intern', '2015-01', '2015-12'],
    ],
  ),
  worked(
    'approximate lengths of time',
    `Java Developer\t2020 to now · about 6 yrs\nKestrel Foods\n- Built order services\nTest Engineer\t2017 to 2020 · about 3 yrs\nOstrava Rail\n- Automated the tests`,
    [
      ['Kestrel Foods', 'Java Developer', '2020', null],
      ['Ostrava Rail', 'Test Engineer', '2017', '2020'],
    ],
  ),
  worked(
    'jobs without dates',
    `Java Developer\nKestrel Foods\n- Built order services\n\nTest Engineer\nOstrava Rail\n- Automated the tests`,
    [
      ['Kestrel Foods', 'Java Developer', '', ''],
      ['Ostrava Rail', 'Test Engineer', '', ''],
    ],
  ),
  worked(
    'places before the title',
    `Kestrel Foods, Graz, Austria - Java Developer (April 2020 - Present)\nBuilt order services\nOstrava Rail, Ostrava, Czechia - Test Engineer (Sep 2017 - Mar 2020)\nAutomated the tests`,
    TWO,
  ),
  worked(
    'beginning and end in two cells',
    `Kestrel Foods\tJava Developer\t2020-04\tpresent\nOstrava Rail\tTest Engineer\t2017-09\t2020-03`,
    TWO,
  ),
  worked(
    'roles with teams below an employer with years',
    `Kestrel Foods (2017 – Present)\n  Staff Engineer, Ordering (2022 – Present)\n  • Built order services\n  Engineer, Billing (2017 – 2021)\n  • Wrote invoices\nOstrava Rail (2015 – 2016)\n  Test Engineer (2015 – 2016)\n  • Automated the tests`,
    [
      ['Kestrel Foods', 'Staff Engineer, Ordering', '2022', null],
      ['Kestrel Foods', 'Engineer, Billing', '2017', '2021'],
      ['Ostrava Rail', 'Test Engineer', '2015', '2016'],
    ],
  ),
  worked(
    'a certificate below a job',
    `Java Developer, Kestrel Foods\nApr 2020 – Present\nBuilt order services\nCertified Java Developer, 2021\n\nTest Engineer, Ostrava Rail\nSep 2017 – Mar 2020`,
    TWO,
  ),
  worked(
    'an Arabic CV',
    `مطور أول، شركة الشمال\nأبريل 2020 - حتى الآن\n- خدمات`,
    [['شركة الشمال', 'مطور أول', '2020-04', null]],
    'الخبرة العملية',
  ),
  worked(
    'dates as headings and bullets before employer and title',
    `2020/04 – now\n* Kestrel Foods\n* Java Developer\n* Built order services\n\n2017/09 – 2020/03\n* Ostrava Rail\n* Test Engineer\n* Automated the tests`,
    TWO,
  ),
  worked(
    'dates as headings, the employer below and a bullet before the title',
    `Apr 2020 - Present\nKestrel Foods\n- Java Developer\n- Built order services\n\nSep 2017 - Mar 2020\nOstrava Rail\n- Test Engineer\n- Automated the tests`,
    TWO,
  ),
  worked(
    'a list item about a product with dates',
    `Java Developer, Kestrel Foods, Apr 2020 – Present\n- Developer portal from Jan 2021 to Mar 2022\nTest Engineer, Ostrava Rail, Sep 2017 – Mar 2020`,
    TWO,
  ),
  worked(
    'one month below title and employer',
    `Java Developer\nKestrel Foods\n04/2020 - present\n- Built order services\n\nTest Engineer\nOstrava Rail\n11/2015\n- Automated the tests`,
    [
      ['Kestrel Foods', 'Java Developer', '2020-04', null],
      ['Ostrava Rail', 'Test Engineer', '2015-11', '2015-11'],
    ],
  ),
  worked(
    'paragraphs that start like the heading of an entry',
    `Java Developer at Kestrel Foods (Apr 2020 to now). Built order services for shops.\n\nTest Engineer at Ostrava Rail (Sep 2017 to Mar 2020). Automated the tests.`,
    TWO,
  ),
  worked(
    'unknown towns after the employers',
    `04/2020 – present\tJava Developer\nKestrel Foods, Graz\n- Built order services\n09/2017 – 03/2020\tTest Engineer\nOstrava Rail, Ostrava\n- Automated the tests\n02/2015 – 08/2017\tNight Clerk, Depot\nBrookline Hotels, Littleham\n- Kept the books`,
    [...TWO, ['Brookline Hotels', 'Night Clerk, Depot', '2015-02', '2017-08']],
  ),
  worked(
    'unknown towns beside the dates',
    `Java Developer — Kestrel Foods\nApr 2020 – Present, Graz\n- Built order services\nTest Engineer — Ostrava Rail\nSep 2017 – Mar 2020, Littleham\n- Automated the tests\nIntern — Brookline Hotels\nJan 2017 – Aug 2017, Leeds\n- Helped`,
    [...TWO, ['Brookline Hotels', 'Intern', '2017-01', '2017-08']],
  ),
  worked(
    'employers that end with a legal form and a full stop',
    `Kestrel K.K.\nJava Developer\nApr 2020 – Present\n- Built order services\n\nOstrava Rail Kft.\nTest Engineer\nSep 2017 – Mar 2020\n- Automated the tests`,
    [
      ['Kestrel K.K.', 'Java Developer', '2020-04', null],
      ['Ostrava Rail Kft.', 'Test Engineer', '2017-09', '2020-03'],
    ],
  ),
  worked(
    'list items behind the date in the same line',
    `Kestrel Foods\n  Java Developer      04/2020 - present,      - Built order services,      - Kept them up\nOstrava Rail\n  Test Engineer      09/2017 - 03/2020,      - Automated the tests`,
    TWO,
  ),
  worked(
    'clients with labels far from the dates',
    `Client: Kestrel Foods, Dallas, TX        Apr 2020 - Present\nRole: Java Developer\nResponsibilities:\n- Built order services\n\nClient: Ostrava Rail, Austin, TX        Sep 2017 – Mar 2020\nRole: Test Engineer\nResponsibilities:\n- Automated the tests`,
    TWO,
  ),
  worked(
    'a colon between employer and title',
    `Kestrel Foods: Java Developer (04/2020 - now)\nOstrava Rail: Test Engineer (09/2017 - 03/2020)`,
    TWO,
  ),
  worked(
    'the employer in brackets behind the title',
    `04/2020 - now Java Developer (Kestrel Foods)\n09/2017 - 03/2020 Test Engineer (Ostrava Rail)`,
    TWO,
  ),
  worked(
    'teams behind the employer',
    `Kestrel Foods, Payments Team\nJava Developer\nApr 2020 – Present\n- Built order services\nOstrava Rail – Quality Squad\nTest Engineer\nSep 2017 – Mar 2020\n- Automated the tests`,
    TWO,
  ),
  worked(
    'German words around the title',
    `04/2020 bis heute: als Java-Entwicklerin bei Kestrel Foods tätig\n09/2017 bis 03/2020: als Testerin bei Ostrava Rail beschäftigt`,
    [
      ['Kestrel Foods', 'Java-Entwicklerin', '2020-04', null],
      ['Ostrava Rail', 'Testerin', '2017-09', '2020-03'],
    ],
    'Berufserfahrung',
  ),
  worked(
    'long labels of Europass',
    `• Dates (from – to): 01/04/2020 – to date\n• Name and address of employer: Kestrel Foods, Bergen, Norway\n• Occupation or position held: Java Developer\n• Main activities and responsibilities: Building services\n• Dates (from – to): 04/09/2017 – 31/03/2020\n• Name and address of employer: Ostrava Rail, Ostrava, Czech Republic\n• Occupation or position held: Test Engineer`,
    TWO,
  ),
  worked(
    'marks of Markdown',
    `### Java Developer, **Kestrel Foods** *(Apr 2020 – present)*\n- Built services\n### Test Engineer, **Ostrava Rail** *(Sep 2017 – Mar 2020)*\n- Automated the tests`,
    TWO,
  ),
  worked(
    'one list item that is no sentence',
    `Java Developer - Kestrel Foods\nApr 2020 – Present\n- Order services with Kafka\nTest Engineer - Ostrava Rail\nSep 2017 – Mar 2020`,
    TWO,
  ),
  worked(
    'years before a title of two letters',
    `04/2020 - now QA Engineer, Kestrel Foods\n2017 - 2020 QA Analyst, Ostrava Rail`,
    [
      ['Kestrel Foods', 'QA Engineer', '2020-04', null],
      ['Ostrava Rail', 'QA Analyst', '2017', '2020'],
    ],
  ),
  worked(
    'Chinese employers and titles between spaces',
    `2020年4月-至今 北风软件有限公司 高级后端工程师\n负责支付服务开发\n2017.09-2020.03 蓝湖科技有限公司 Java工程师`,
    [
      ['北风软件有限公司', '高级后端工程师', '2020-04', null],
      ['蓝湖科技有限公司', 'Java工程师', '2017-09', '2020-03'],
    ],
    '工作经历',
  ),
];
