import type { Variant } from './variant.ts';

const SKILLS = '\n\nSkills\nPython, Redis, Docker\n';

export const NOT_INVENTED: readonly Variant[] = [
  {
    title: 'a sentence with a title below the name',
    text: `Amadou Diallo\nI am a developer who enjoys turning complex problems into simple software\namadou@post.example\n\nExperience\nData Engineer, Baobab Labs\n2020 - present\n- Pipelines${SKILLS}`,
    right: { name: 'Amadou Diallo', title: 'Data Engineer' },
  },
  {
    title: 'a German sentence below the name',
    text: `Ulrike Sommerfeld\nIch entwickle seit zehn Jahren Software für Entwickler und Kunden\nulrike@post.example\n\nBerufserfahrung\nSoftwareentwicklerin, Elbtal GmbH\n05.2018 – heute${SKILLS}`,
    right: { name: 'Ulrike Sommerfeld', title: 'Softwareentwicklerin' },
  },
  {
    title: 'a sentence without a job',
    text: `Lior Benami\nHelping teams ship faster since my first day as an engineer\nlior@post.example${SKILLS}`,
    right: { name: 'Lior Benami', title: null },
  },
  {
    title: 'a city without a country that other countries have, too',
    text: `Tess Harlow\ntess@post.example · Springfield\n\nExperience\nTester, Quill Works\n2019 - 2021${SKILLS}`,
    right: { country: null },
  },
  {
    title: 'countries in the description of work only',
    text: `Tess Harlow\ntess@post.example\n\nExperience\nTester, Quill Works\n2019 - 2021\n- Tested shops for customers in France, Germany and Spain${SKILLS}`,
    right: { country: null },
  },
  {
    title: 'grades and minors below the school',
    text: `Priya Raman\npriya@post.example\n\nEducation\nCoastal Institute of Technology, Chennai\nB.Tech in Information Technology\t2014 - 2018\nCGPA: 8.7/10, First Class with Distinction 2018\nRelevant coursework: Operating Systems, Compilers${SKILLS}`,
    right: { schools: [['Coastal Institute of Technology', 'B.Tech in Information Technology', 2014, 2018]] },
  },
  {
    title: 'a list of awards in the education',
    text: `Owen Pryce\nowen@post.example\n\nEducation\nUniversity of Harwick\nMSc Computer Science, 2016\nGraduated with honours (2016), Dean's List 2014, 2015\n- Thesis: Graphs in 2015\n\nCity College Harwick\nA levels, 2012${SKILLS}`,
    right: {
      schools: [
        ['University of Harwick', 'MSc Computer Science', null, 2016],
        ['City College Harwick', 'A levels', null, 2012],
      ],
    },
  },
  {
    title: 'a German final grade',
    text: `Ulrike Sommerfeld\nulrike@post.example\n\nAusbildung\n10/2010 – 09/2013\tTechnische Hochschule Elbtal\n\tBachelor of Science Informatik\nAbschlussnote: 1,7 (2013)${SKILLS}`,
    right: { schools: [['Technische Hochschule Elbtal', 'Bachelor of Science Informatik', 2010, 2013]] },
  },
  {
    title: 'projects of schools with grades',
    text: `Mateo Ibarra\nmateo@post.example\n\nEducación\nUniversidad del Valle Alto — Ingeniería de Sistemas\n2011 – 2016\nPromedio: 4.5/5.0 (2016)${SKILLS}`,
    right: { schools: [['Universidad del Valle Alto', 'Ingeniería de Sistemas', 2011, 2016]] },
  },
  {
    title: 'no heading of education',
    text: `Mateo Ibarra\nmateo@post.example\n\nExperience\nAnalyst, Alto Datos\n2017 - 2019\n- Reports for the University of Harwick${SKILLS}`,
    right: { schools: [] },
  },
  {
    title: 'homepages of employers and projects',
    text: `Noa Peretz\nnoa@post.example · https://github.com/noaperetz · noaperetz.dev\n\nExperience\nDeveloper, Shoreline (www.shoreline.example)\n2019 - present\n- Built https://shop.shoreline.example/ with Redis\n\nProjects\nTicker\nhttps://ticker.example/demo${SKILLS}`,
    right: { links: ['https://github.com/noaperetz', 'https://noaperetz.dev'] },
  },
  {
    title: 'a link of the employer below its name',
    text: `Noa Peretz\nnoa@post.example\nlinkedin.com/in/noaperetz\n\nWork Experience\nShoreline\nshoreline.io\nDeveloper\n2019 - present\n- Built shops${SKILLS}`,
    right: { links: ['https://linkedin.com/in/noaperetz'], jobs: [['Shoreline', 'Developer', '2019', null]] },
  },
  {
    title: 'links of certificates and schools',
    text: `Noa Peretz\nnoa@post.example | peretz.page\n\nEducation\nHarwick College\t2012 - 2015\nhttps://harwick.example/\n\nCertificates\nCloud Basics https://certs.example/12345${SKILLS}`,
    right: { links: ['https://peretz.page'] },
  },
  {
    title: 'a profile that is linked further down',
    text: `Noa Peretz\nnoa@post.example\n\nExperience\nDeveloper, Shoreline\n2019 - present\n\nLinks\nhttps://www.linkedin.com/in/noaperetz\nhttps://noaperetz.example/blog${SKILLS}`,
    right: { links: ['https://www.linkedin.com/in/noaperetz', 'https://noaperetz.example/blog'] },
  },
  {
    title: 'a paragraph about an employer',
    text: `Dana Weiss\ndana@post.example\n\nExperience\nBackend Developer\nMeadow Pay\nFeb 2020 – Apr 2023\nResponsible for payments and for reviews\nIntroduced tests for the whole team\nBackend Developer\nRiver Bank\nMay 2017 – Jan 2020\nMigrated batch jobs to queues${SKILLS}`,
    right: {
      jobs: [
        ['Meadow Pay', 'Backend Developer', '2020-02', '2023-04'],
        ['River Bank', 'Backend Developer', '2017-05', '2020-01'],
      ],
    },
  },
  {
    title: 'the state of a school',
    text: `Priya Raman\npriya@post.example\n\nEducation\nMassachusetts State College, Boston, MA — BSc, Computer Science\nAug 2012 - May 2016\nHonors: Summa Cum Laude${SKILLS}`,
    right: { schools: [['Massachusetts State College', 'BSc, Computer Science', 2012, 2016]] },
  },
  {
    title: 'the degree before the school in one line',
    text: `Priya Raman\npriya@post.example\n\nEducation\nB.S. in Computer Science, Coastal University, 2012 – 2016\nGPA: 3.9${SKILLS}`,
    right: { schools: [['Coastal University', 'B.S. in Computer Science', 2012, 2016]] },
  },
  {
    title: 'account names without addresses',
    text: `Priya Raman\npriya@post.example · GitHub: priyaraman${SKILLS}`,
    right: { links: ['https://github.com/priyaraman'] },
  },
  {
    title: 'a grade behind the degree',
    text: `Priya Raman\npriya@post.example\n\nEducation\nState University\tBoston, MA\nB.S. Computer Science; GPA: 3.8\tSep. 2012 -- May 2016${SKILLS}`,
    right: { schools: [['State University', 'B.S. Computer Science', 2012, 2016]] },
  },
  {
    title: 'degree, school and result in one sentence',
    text: `Priya Raman\npriya@post.example\n\nEducation\nB.Tech (CSE) from Coastal Institute of Technology, Pune in 2016 with 72%${SKILLS}`,
    right: { schools: [['Coastal Institute of Technology', 'B.Tech (CSE)', null, 2016]] },
  },
  {
    title: 'the phone number and email address of a reference',
    text: `Tess Harlow\n\nExperience\nTester, Quill Works\n2019 - 2021\n\nReferences\nJohn Doe, CTO, Quill Works, john.doe@quill.example, +1 408 555 0111${SKILLS}`,
    right: { email: null, phone: null },
  },
  {
    title: 'projects with dates within a job',
    text: `Tess Harlow\ntess@post.example\n\nExperience\nNorthstaff Consulting GmbH, Consultant, 2016 - present\nProject: Payment platform for Harbor Bank (2019 - 2021)\n- Billing\nProject: Claims portal for Blue Oak (2016 - 2019)\n- Forms${SKILLS}`,
    right: { jobs: [['Northstaff Consulting GmbH', 'Consultant', '2016', null]] },
  },
  {
    title: 'names without a title or an employer',
    text: `Tess Harlow\ntess@post.example\n\nExperience\nBlue Harbor\nGrowth\n2019 - 2021\n- Did things${SKILLS}`,
    right: { title: null },
  },
  {
    title: 'courses without a school',
    text: `Tess Harlow\ntess@post.example\n\nEducation\nSelf-taught in Python and SQL, 2015\nOnline courses${SKILLS}`,
    right: { schools: [] },
  },
];
