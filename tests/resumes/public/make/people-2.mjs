export default [
  {
    id: 'dariela',
    lang: 'en',
    name: 'Dariela M. Stroud',
    label: 'Engineering Manager',
    email: 'dariela.stroud@mail.example',
    phone: '(415) 555-0138',
    tel: '+14155550138',
    addr: {
      street: '2280 Juniper St Apt 5',
      zip: '94110',
      city: 'San Francisco',
      region: 'CA',
      country: 'US',
      name: 'USA',
    },
    links: ['https://stroud.example', 'https://www.linkedin.com/in/darielastroud-sample'],
    summary:
      'Engineering manager for platform teams of 6 to 20 people. Former Rails developer. Known for steady hiring and for plans that survive the quarter.',
    work: [
      [
        'Harborlight Insurance, Inc.',
        'San Francisco, CA',
        [
          [
            'Engineering Manager, Claims Platform',
            '2021-02',
            null,
            'Two teams, fourteen engineers, one on-call rotation.',
            ['Split a Rails monolith into four services', 'Introduced career ladders and written feedback'],
          ],
          [
            'Staff Engineer',
            '2019-01',
            '2021-01',
            'Technical lead for claims intake.',
            ['Event pipeline on Kafka and PostgreSQL'],
          ],
        ],
      ],
      [
        'Oracle Bone Games',
        'Oakland, CA',
        [
          [
            'Senior Software Engineer',
            '2014-06',
            '2018-12',
            'Matchmaking and payments for three mobile games.',
            ['Ruby on Rails, Redis, AWS'],
          ],
        ],
      ],
      [
        'Spring & Sons Hardware',
        'Fresno, CA',
        [['Web Developer', '2012', '2014', 'Online shop for a family business with 12 stores.', []]],
      ],
    ],
    edu: [['Sacramento Valley State University', 'B.S.', 'Computer Science', '2008', '2012']],
    skills: [
      ['Leadership', ['Scrum', 'Kanban']],
      ['Backend', ['Ruby', 'Ruby on Rails', 'PostgreSQL', 'Kafka', 'Redis']],
      ['Cloud', ['AWS', 'Terraform']],
    ],
    tech: [],
    also: ['Incident response', 'Ruby on Rails'],
    langs: [
      ['English', 'Native'],
      ['Spanish', 'Intermediate'],
    ],
    interests: ['Rust removal and old bicycles', 'Baking'],
  },

  {
    id: 'marchetti',
    lang: 'en',
    name: 'Étienne Marchetti-Roy',
    label: 'Data Engineer',
    email: 'etienne.mr@boite.example',
    phone: '514-555-0147',
    tel: '+15145550147',
    addr: {
      street: '4120, avenue du Parc-Royal, app. 302',
      zip: 'H2X 3R9',
      city: 'Montréal',
      region: 'QC',
      country: 'CA',
      name: 'Canada',
    },
    links: ['https://github.com/emr-sample'],
    summary: 'Data engineer for public transport and media. Bilingual. Writes tests for data, not only for code.',
    work: [
      [
        'Réseau Métro-Nord',
        'Montréal',
        [
          [
            'Data Engineer',
            '2020-09',
            null,
            'Builds the passenger counts that planners use every morning.',
            ['dbt models on BigQuery', 'Airflow pipelines with 400 tasks'],
          ],
        ],
      ],
      [
        'Radio Boréale / Northern Lights Media',
        'Québec',
        [
          [
            'BI Developer',
            '2016-03',
            '2020-08',
            'Reports for editors and advertisers.',
            ['SQL Server, Tableau, Python'],
          ],
        ],
      ],
    ],
    edu: [
      ['Université du Grand-Fleuve', 'M.Sc.', 'Statistics', '2013-09', '2015-12'],
      ['Cégep des Érables', 'DEC', 'Natural Science', '2010', '2012'],
    ],
    skills: [
      ['Data', ['BigQuery', 'dbt', 'Airflow', 'SQL Server', 'Tableau']],
      ['Languages', ['Python', 'SQL', 'Scala']],
    ],
    tech: [],
    also: ['Statistics', 'Data engineering'],
    langs: [
      ['French', 'Native'],
      ['English', 'Fluent'],
    ],
    interests: ['Cross-country skiing'],
  },

  {
    id: 'lwazi',
    lang: 'en',
    name: 'Lwazi Themba Ndlovu-Peters',
    label: 'Cloud Architect',
    email: 'lwazi@ndlovupeters.example',
    phone: '+27 82 555 0163',
    tel: '+27825550163',
    addr: {
      street: '9 Protea Crescent, Claremont',
      zip: '7708',
      city: 'Cape Town',
      country: 'ZA',
      name: 'South Africa',
    },
    links: ['https://ndlovupeters.example', 'https://www.linkedin.com/in/lwazi-np-sample'],
    summary: 'Cloud architect for banks and retailers. Certified on two clouds. Prefers fewer moving parts.',
    work: [
      [
        'Table Bay Mutual',
        'Cape Town',
        [
          [
            'Cloud Architect',
            '2020-11',
            null,
            'Reference architecture and cost control for 120 accounts.',
            ['Landing zones in AWS with Terraform', 'Saved 31 % of the yearly bill'],
          ],
          ['Systems Engineer', '2017-02', '2020-10', 'Windows and Linux estates.', ['PowerShell, VMware']],
        ],
      ],
      [
        'Karoo Fibre (Pty) Ltd',
        'Bloemfontein',
        [['Support Technician', '2014-01', '2017-01', 'Installations and first-line support.', []]],
      ],
    ],
    edu: [
      [
        'Peninsula College of Technology (Evening School)',
        'National Diploma',
        'Information Technology',
        '2011',
        '2013',
      ],
    ],
    skills: [
      ['Cloud', ['AWS', 'Azure', 'Terraform']],
      ['Systems', ['Linux', 'VMware', 'PowerShell']],
      ['Delivery', ['Jenkins', 'Docker']],
    ],
    tech: [],
    also: ['FinOps', 'Cloud architecture'],
    langs: [
      ['English', 'Fluent'],
      ['isiZulu', 'Native'],
      ['Afrikaans', 'Conversational'],
    ],
    interests: ['Rugby', 'Jazz'],
    certs: ['Solutions Architect – Professional', 'Azure Administrator Associate'],
  },

  {
    id: 'keiko',
    lang: 'en',
    name: 'Keiko Morinaga-Albright',
    label: 'Frontend Engineer',
    email: 'keiko@albright.example',
    phone: '+81 3-5550-0172',
    tel: '+81355500172',
    addr: { street: '2-14-8 Sakurazaka, Ota-ku', zip: '145-0000', city: 'Tokyo', country: 'JP', name: 'Japan' },
    links: ['https://albright.example', 'https://codepen.io/kmalbright-sample'],
    summary:
      'Frontend engineer between design and code. Builds component libraries and teaches people how to use them.',
    work: [
      [
        'Kumo no Ue K.K.',
        'Tokyo',
        [
          [
            'Frontend Engineer',
            '2021-05',
            null,
            'Component library for nine products.',
            ['React, TypeScript and Storybook', 'Visual regression tests in Playwright'],
          ],
        ],
      ],
      [
        'Hinode Travel Co., Ltd.',
        'Osaka',
        [
          [
            'Web Designer',
            '2017-04',
            '2021-03',
            'Booking pages in three languages.',
            ['HTML, Sass and vanilla JavaScript'],
          ],
        ],
      ],
    ],
    edu: [['Musashi Plains Design College', 'Diploma', 'Interaction Design', '2014-04', '2017-03']],
    skills: [
      ['Code', ['TypeScript', 'JavaScript', 'React', 'HTML', 'Sass']],
      ['Tools', ['Storybook', 'Playwright', 'Figma']],
    ],
    tech: [],
    also: ['Accessibility', 'Interaction design', 'Visual regression testing'],
    langs: [
      ['Japanese', 'Native'],
      ['English', 'C1'],
    ],
    interests: ['Letterpress', 'Trail running'],
    volunteer: [
      ['Tokyo Web Accessibility Meetup', 'Organiser', '2022', null, 'Quarterly evenings with screen reader users.'],
    ],
  },

  {
    id: 'rasmus',
    lang: 'en',
    name: 'Rasmus Østergård Lindqvist',
    label: 'Embedded Software Engineer',
    email: 'rasmus.lindqvist@brev.example',
    phone: '+45 20 55 50 17',
    tel: '+4520555017',
    addr: { street: 'Havnegade 31, 2. tv.', zip: '8000', city: 'Aarhus C', country: 'DK', name: 'Denmark' },
    links: ['https://github.com/rlindqvist-sample'],
    summary: 'Embedded engineer: hearing aids, wind turbines and now bicycles. Twelve years of C and C++.',
    work: [
      [
        'Pedalkraft ApS',
        'Aarhus',
        [
          [
            'Embedded Software Engineer',
            '2022-08',
            null,
            'Motor control and Bluetooth of cargo bikes.',
            ['Zephyr on STM32', 'Over-the-air updates without a bricked bike so far'],
          ],
        ],
      ],
      [
        'Vindmark A/S',
        'Ringkøbing',
        [
          [
            'Software Engineer',
            '2017-01',
            '2022-06',
            'Pitch control for offshore turbines.',
            ['C++ and Linux, code reviewed to IEC 61508'],
          ],
        ],
      ],
      [
        'Klangfuld Hearing',
        'Copenhagen',
        [
          [
            'Firmware Developer',
            '2012-08',
            '2016-12',
            'Signal path of a behind-the-ear device.',
            ['C on a DSP with 64 KB'],
          ],
        ],
      ],
    ],
    edu: [['Jutland Technical University', 'MSc', 'Electronics', '2007-09', '2012-06']],
    skills: [
      ['Languages', ['C', 'C++', 'Python', 'Rust']],
      ['Platforms', ['STM32', 'Linux', 'FreeRTOS']],
      ['Tools', ['Git', 'CMake']],
    ],
    tech: ['Zephyr', 'Bluetooth'],
    langs: [
      ['Danish', 'Native'],
      ['Swedish', 'Native'],
      ['English', 'C2'],
    ],
    interests: ['Winter bathing'],
  },

  {
    id: 'catalina',
    lang: 'es',
    name: 'Catalina Huenchullán Rivas',
    label: 'Analista de Seguridad',
    email: 'catalina.rivas@correo.example',
    phone: '+56 9 5550 1284',
    tel: '+56955501284',
    addr: { street: 'Av. Los Copihues 1450, Depto. 61', zip: '', city: 'Concepción', country: 'CL', name: 'Chile' },
    links: ['https://catalina-rivas.example'],
    summary: 'Analista de seguridad. Respuesta a incidentes, pruebas de intrusión y formación del personal.',
    work: [
      [
        'Cooperativa Eléctrica del Biobío',
        'Concepción',
        [
          [
            'Analista de Seguridad',
            '2021-03',
            null,
            'Centro de operaciones y respuesta a incidentes.',
            ['Reglas en Splunk', 'Simulacros trimestrales'],
          ],
        ],
      ],
      [
        'Consultora Nahuel y Asociados',
        'Santiago',
        [
          [
            'Consultora junior',
            '2018-01',
            '2021-02',
            'Pruebas de intrusión para bancos y clínicas.',
            ['Informes en español e inglés', 'Herramientas propias en Python'],
          ],
        ],
      ],
    ],
    edu: [['Universidad de la Araucanía Sur', 'Ingeniería Civil', 'Informática', '2012-03', '2017-12']],
    skills: [
      ['Seguridad', ['Splunk', 'Wireshark', 'Metasploit']],
      ['Lenguajes', ['Python', 'Bash']],
      ['Sistemas', ['Linux', 'Windows Server']],
    ],
    tech: [],
    also: ['Penetration testing', 'Incident response'],
    langs: [
      ['Español', 'Nativo'],
      ['Inglés', 'C1'],
      ['Mapudungun', 'Básico'],
    ],
    interests: ['Kayak'],
  },

  {
    id: 'gerrit',
    lang: 'de',
    name: 'Gerrit Ohlendorf',
    label: 'SAP-Berater',
    email: 'g.ohlendorf@kanzleipost.example',
    phone: '0171 / 555 01 92',
    tel: '+491715550192',
    addr: { street: 'Am Deich 4a', zip: '26721', city: 'Emden', country: 'DE', name: 'Deutschland' },
    links: [],
    summary: 'Berater für Einkauf und Lager, seit zwanzig Jahren auf Projekten in Industrie und Handel unterwegs.',
    work: [
      [
        'selbstständig',
        'Emden',
        [
          [
            'SAP-Berater MM/WM',
            '2014-01',
            null,
            'Einführungen und Umstellungen bei mittelständischen Kunden, zuletzt Umstieg eines Werftzulieferers auf S/4HANA. Schulung der Anwender, Schnittstellen zur Lagertechnik.',
            [],
          ],
        ],
      ],
      [
        'Nordsee-Konserven AG',
        'Cuxhaven',
        [['Inhouse-Berater', '2006-07', '2013-12', 'Betreuung von 400 Anwendern, eigene Auswertungen in ABAP.', []]],
      ],
      [
        'Bundeswehr',
        'Wilhelmshaven',
        [['Zeitsoldat, Materialwirtschaft', '1998', '2006', 'Materialverwaltung auf Fregatten.', []]],
      ],
    ],
    edu: [['Berufsakademie Friesland', 'Betriebswirt (BA)', 'Wirtschaftsinformatik', '2002', '2005']],
    skills: [
      ['SAP', ['SAP', 'ABAP', 'SAP HANA']],
      ['Sonstiges', ['SQL', 'Excel']],
    ],
    tech: ['S/4HANA'],
    also: ['SAP S/4HANA', 'SAP MM'],
    langs: [
      ['Deutsch', 'Muttersprache'],
      ['Englisch', 'B2'],
      ['Plattdeutsch', 'fließend'],
    ],
    interests: ['Boßeln', 'Modellbau'],
  },

  {
    id: 'amina',
    lang: 'fr',
    name: 'Amina Benkhaled-Toumi',
    label: 'Ingénieure logiciel',
    email: 'amina.benkhaled@messagerie.example',
    phone: '+212 6 55 50 18 29',
    tel: '+212655501829',
    addr: {
      street: '17, rue Ibn Batouta, quartier Gauthier-Est',
      zip: '20250',
      city: 'Casablanca',
      country: 'MA',
      name: 'Maroc',
    },
    links: ['https://www.linkedin.com/in/amina-bt-exemple', 'https://github.com/abt-exemple'],
    summary:
      'Ingénieure logiciel, dix ans d’expérience dans les télécoms et l’assurance. Java, Angular et beaucoup de pédagogie.',
    work: [
      [
        'Assurances Atlas & Cie',
        'Casablanca',
        [
          [
            'Ingénieure logiciel senior',
            '2019-01',
            null,
            'Portail des sinistres automobiles.',
            ['Spring Boot, Angular et Oracle Database', 'Encadrement de quatre développeurs'],
          ],
        ],
      ],
      [
        'Maghreb Télécom Services',
        'Rabat',
        [['Développeuse Java', '2014-09', '2018-12', 'Facturation des abonnés mobiles.', ['Java EE, PL/SQL']]],
      ],
    ],
    edu: [['École Supérieure d’Ingénierie du Souss', 'Diplôme d’ingénieur', 'Génie logiciel', '2011-09', '2014-07']],
    skills: [
      ['Langages', ['Java', 'TypeScript', 'SQL', 'PL/SQL']],
      ['Cadres', ['Spring Boot', 'Angular', 'Hibernate']],
      ['Outils', ['Git', 'Jenkins', 'Docker']],
    ],
    tech: ['Oracle Database', 'Java EE'],
    also: ['Spring'],
    langs: [
      ['Arabe', 'langue maternelle'],
      ['Français', 'bilingue'],
      ['Anglais', 'B2'],
    ],
    interests: ['Randonnée', 'Calligraphie'],
  },

  {
    id: 'thiago',
    lang: 'pt',
    name: 'Thiago Sant’Anna de Alencar',
    label: 'Desenvolvedor Back-end',
    email: 'thiago.alencar@correio.example',
    phone: '(81) 95555-0143',
    tel: '+5581955550143',
    addr: {
      street: 'Rua do Sossego, 310, ap. 1202, Boa Vista',
      zip: '50050-080',
      city: 'Recife',
      region: 'PE',
      country: 'BR',
      name: 'Brasil',
    },
    links: ['https://github.com/tsalencar-exemplo'],
    summary: 'Desenvolvedor back-end com foco em pagamentos. Gosto de código legível e de ensinar.',
    work: [
      [
        'Pague Fácil Pernambuco Ltda.',
        'Recife',
        [
          [
            'Desenvolvedor Back-end Pleno',
            '2022-02',
            null,
            'Serviços de Pix e boletos.',
            ['Elixir e PostgreSQL', 'Filas com RabbitMQ'],
          ],
          ['Desenvolvedor Júnior', '2020-03', '2022-01', 'Integrações com lojas virtuais.', ['PHP e Laravel']],
        ],
      ],
      [
        'Prefeitura de Olinda Velha',
        'Olinda',
        [['Estagiário', '2018-02', '2019-12', 'Sistema de matrículas escolares.', []]],
      ],
    ],
    edu: [['Universidade Federal do Capibaribe', 'Bacharelado', 'Sistemas de Informação', '2016-02', '2020-12']],
    skills: [
      ['Linguagens', ['Elixir', 'PHP', 'JavaScript']],
      ['Dados', ['PostgreSQL', 'Redis', 'RabbitMQ']],
      ['Ferramentas', ['Docker', 'Git', 'Laravel']],
    ],
    tech: [],
    langs: [
      ['Português', 'Nativo'],
      ['Inglês', 'B1'],
    ],
    interests: ['Frevo', 'Futebol'],
  },

  {
    id: 'saoirse',
    lang: 'en',
    name: 'Saoirse Ní Dhomhnaill',
    label: 'Technical Writer',
    email: 'saoirse@nidhomhnaill.example',
    phone: '+353 87 555 0119',
    tel: '+353875550119',
    addr: { street: 'Apt 11, Quayside House, Dock Road', zip: '', city: 'Galway', country: 'IE', name: 'Ireland' },
    links: ['https://nidhomhnaill.example'],
    summary:
      'Technical writer for developers. I write the page that answers the question, then delete three others. Word of mouth has brought all my clients.',
    work: [
      [
        'Freelance',
        'Galway',
        [
          [
            'Technical Writer',
            '2020-06',
            null,
            'Clients in payments, mapping and medical devices. Documentation as code, style guides, workshops.',
            [],
          ],
        ],
      ],
      [
        'Atlantic Mapping',
        'Dublin',
        [
          [
            'Documentation Lead',
            '2016-09',
            '2020-05',
            'Led three writers. Moved 900 pages from Confluence to Markdown in Git.',
            [],
          ],
          [
            'Technical Writer',
            '2014-02',
            '2016-08',
            'First writer of the company. API reference and tutorials for JavaScript developers.',
            [],
          ],
        ],
      ],
      [
        'The Corrib Herald',
        'Galway',
        [['Sub-editor', '2010', '2013', 'Headlines, layout and corrections of a weekly paper.', []]],
      ],
    ],
    edu: [
      ['Connacht University College', 'MA', 'Journalism', '2009', '2010'],
      ['Connacht University College', 'BA', 'English and Irish', '2006', '2009'],
    ],
    skills: [
      ['Writing', ['Markdown', 'Confluence', 'Git']],
      ['Code', ['JavaScript', 'HTML', 'CSS', 'Python']],
    ],
    tech: [],
    also: ['Technical writing', 'API documentation'],
    langs: [
      ['Irish', 'Native'],
      ['English', 'Native'],
      ['German', 'B1'],
    ],
    interests: ['Sea swimming', 'Fiddle'],
    pubs: [['The README is the product', 'Docs Quarterly', '2021-03']],
  },

  {
    id: 'oleksii',
    lang: 'en',
    name: 'Oleksii Vasylchenko',
    label: 'Lead Game Developer',
    email: 'o.vasylchenko@skrynka.example',
    phone: '+380 (44) 555-01-76',
    tel: '+380445550176',
    addr: { street: '', zip: '', city: 'Kyiv', country: 'UA', name: 'Ukraine' },
    links: ['https://ovasylchenko.itch.example', 'https://github.com/ovasylchenko-sample'],
    summary: 'Game developer since 2009: mobile puzzles, a racing series and one very strange farming game.',
    work: [
      [
        'Lost Umbrella Studio',
        'Kyiv',
        [
          [
            'Lead Game Developer',
            '2019-05',
            null,
            'Leads seven developers on a racing series for consoles.',
            ['Unreal Engine and C++', 'Build times from 50 to 12 minutes'],
          ],
        ],
      ],
      [
        'Pixelmill',
        'remote',
        [
          [
            'Unity Developer',
            '2013-02',
            '2019-04',
            'Eleven mobile puzzle games, four with more than a million players.',
            ['Unity, C#', 'Shaders in HLSL'],
          ],
        ],
      ],
      ['Dnipro Interactive', 'Dnipro', [['QA Tester', '2009-07', '2013-01', 'Tests on forty phone models.', []]]],
    ],
    edu: [['Dnipro Polytechnic Academy', 'Specialist', 'Software Engineering', '2005', '2010']],
    skills: [
      ['Engines', ['Unity', 'Unreal Engine']],
      ['Languages', ['C++', 'C#', 'Lua']],
      ['Tools', ['Git', 'Blender']],
    ],
    tech: [],
    also: ['GLSL', 'HLSL'],
    langs: [
      ['Ukrainian', 'Native'],
      ['English', 'B2'],
      ['Polish', 'A2'],
    ],
    interests: ['Synthesizers'],
  },

  {
    id: 'mehwish',
    lang: 'en',
    name: 'Mehwish Tariq Gilani',
    label: 'Salesforce Developer',
    email: 'mehwish.gilani@dak.example',
    phone: '0321-5550184',
    tel: '+923215550184',
    addr: { street: 'House 14-C, Street 9, Phase 5', zip: '54792', city: 'Lahore', country: 'PK', name: 'Pakistan' },
    links: ['https://www.linkedin.com/in/mehwish-gilani-sample'],
    summary:
      'Salesforce developer with four certifications. Designs with admins, tests before release, documents after.',
    work: [
      [
        'Ravi Cloud Partners',
        'Lahore',
        [
          [
            'Senior Salesforce Developer',
            '2021-08',
            null,
            'Service Cloud for two insurers and a university hospital.',
            ['Apex, Lightning web components', 'Data migration of 6 million records'],
          ],
          ['Salesforce Developer', '2019-01', '2021-07', 'Sales automation for exporters.', ['Apex triggers, reports']],
        ],
      ],
      [
        'Indus Software House',
        'Islamabad',
        [['Associate Software Engineer', '2016-08', '2018-12', 'Internal tools in ASP.NET.', ['C#, SQL Server']]],
      ],
    ],
    edu: [['Margalla University of Engineering', 'BS', 'Software Engineering', '2012', '2016']],
    skills: [
      ['Salesforce', ['Salesforce', 'Apex']],
      ['Other', ['C#', 'JavaScript', 'SQL Server', 'Git']],
    ],
    tech: ['ASP.NET', 'Lightning web components'],
    also: ['Web Components', 'SQL', 'Salesforce Service Cloud', 'Service Cloud'],
    langs: [
      ['Urdu', 'Native'],
      ['English', 'Fluent'],
      ['Punjabi', 'Native'],
    ],
    interests: ['Cricket', 'Calligraphy'],
  },

  {
    id: 'bence',
    lang: 'en',
    name: 'Bence Szalóki',
    label: 'PHP Developer',
    email: 'bence.szaloki@level.example',
    phone: '+36 30 555 0157',
    tel: '+36305550157',
    addr: { street: 'Rózsa utca 12. II/5.', zip: '6720', city: 'Szeged', country: 'HU', name: 'Hungary' },
    links: ['https://szaloki.example'],
    summary: 'PHP developer. Shops, portals and a lot of rescued legacy code.',
    work: [
      [
        'Tiszavirág Webműhely Kft.',
        'Szeged',
        [
          [
            'Senior PHP Developer',
            '2019-09',
            null,
            'Shops for forty wine makers and a national museum.',
            ['Symfony and Vue.js', 'MySQL tuning'],
          ],
        ],
      ],
      [
        'Alföld Takarék Zrt.',
        'Kecskemét',
        [['PHP Developer', '2014-05', '2019-08', 'Intranet and forms of a savings bank.', ['Laravel, Redis']]],
      ],
    ],
    edu: [['Dél-Alföldi Egyetem', 'BSc', 'Business Informatics', '2010', '2014']],
    skills: [
      ['Backend', ['PHP', 'Symfony', 'Laravel', 'MySQL', 'Redis']],
      ['Frontend', ['Vue.js', 'JavaScript']],
    ],
    tech: [],
    langs: [
      ['Hungarian', 'Native'],
      ['English', 'B2'],
      ['German', 'B1'],
    ],
    interests: ['Canoeing'],
  },

  {
    id: 'folasade',
    lang: 'en',
    name: 'Folasadé Winterbourne',
    label: 'Business Analyst',
    email: 'folasade.winterbourne@mail.example',
    phone: '+1 (647) 555-0122',
    tel: '+16475550122',
    addr: { street: '77 Lakeshore Mews', zip: 'M5V 0A1', city: 'Toronto', region: 'ON', country: 'CA', name: 'Canada' },
    links: ['https://www.linkedin.com/in/fwinterbourne-sample'],
    summary:
      'Business analyst in health care and logistics. Turns long meetings into short documents. C-level updates, swift follow-up, clear minutes.',
    work: [
      [
        'Maple Ridge Health Network',
        'Toronto',
        [
          [
            'Senior Business Analyst',
            '2022-05',
            null,
            'Requirements for a patient portal used by 11 hospitals. Access for people without a phone was the hardest part. Works with design, legal and nurses.',
            [],
          ],
        ],
      ],
      [
        'Lakehead Freight',
        'Thunder Bay',
        [
          [
            'Business Analyst',
            '2019-06',
            '2022-04',
            'Mapped dispatch from call to invoice and removed nine forms. Reports in Power BI.',
            [],
          ],
        ],
      ],
      [
        'City of Northbrook',
        'Northbrook',
        [['Co-op Student', '2018-05', '2018-08', 'Survey of library opening hours.', []]],
      ],
    ],
    edu: [['Simcoe Bay University', 'BCom', 'Management Information Systems', '2015-09', '2019-04']],
    skills: [
      ['Analysis', ['Power BI', 'Excel', 'SQL']],
      ['Tools', ['Jira', 'Confluence', 'Visio']],
    ],
    tech: [],
    also: ['Business analysis', 'Requirements analysis', 'Product management'],
    langs: [
      ['English', 'Native'],
      ['Yoruba', 'Conversational'],
    ],
    interests: ['Pottery'],
  },

  {
    id: 'arvid',
    lang: 'en',
    name: 'Arvid Nygaard',
    label: 'Security Engineer',
    email: 'arvid@nygaard.example',
    phone: '+47 405 55 017',
    tel: '+4740555017',
    addr: { street: 'Fjellveien 19', zip: '5019', city: 'Bergen', country: 'NO', name: 'Norway' },
    links: ['https://nygaard.example', 'https://github.com/anygaard-sample'],
    summary: 'Security engineer and occasional teacher. Threat models, code review, and patience.',
    work: [
      [
        'Fjordbanken ASA',
        'Bergen',
        [
          [
            'Security Engineer',
            '2023-01',
            null,
            'Reviews the changes of 30 teams.',
            ['Static analysis in CI with Semgrep', 'Secrets in Vault'],
          ],
        ],
      ],
      [
        'Sikkerhetshuset AS',
        'Oslo',
        [
          [
            'Penetration Tester',
            '2019-08',
            '2022-12',
            'Sixty tests for banks, ports and one lighthouse museum.',
            ['Burp Suite, Python'],
          ],
        ],
      ],
      [
        'University of Hardanger',
        'Odda',
        [['Teaching Assistant', '2017-08', '2019-06', 'Exercises in network security.', []]],
      ],
    ],
    edu: [['University of Hardanger', 'Master of Science', 'Information Security', '2014-08', '2019-06']],
    skills: [
      ['Security', ['Burp Suite', 'Wireshark', 'Vault']],
      ['Programming', ['Python', 'Go', 'Rust']],
      ['Systems', ['Linux', 'Docker', 'Kubernetes']],
    ],
    tech: ['Semgrep'],
    also: [
      'Penetration testing',
      'Threat modeling',
      'Code review',
      'Static analysis',
      'Network security',
      'Application security',
    ],
    langs: [
      ['Norwegian', 'Native'],
      ['English', 'C2'],
    ],
    interests: ['Ski touring', 'Radio'],
  },

  {
    id: 'marisol',
    lang: 'en',
    name: 'Marisol Dela Cruz-Ferrer',
    label: 'WordPress Developer',
    email: 'marisol.ferrer@liham.example',
    phone: '+63 917 555 0140',
    tel: '+639175550140',
    addr: {
      street: 'Blk 4 Lot 11 Sampaguita St., Brgy. San Roque',
      zip: '6000',
      city: 'Cebu City',
      country: 'PH',
      name: 'Philippines',
    },
    links: ['https://marisol-ferrer.example', 'https://github.com/mdcferrer-sample'],
    summary: 'WordPress developer for agencies in four time zones. Themes, plugins, speed.',
    work: [
      [
        'Tidewater Creative (remote)',
        'Brisbane, Australia',
        [
          [
            'WordPress Developer',
            '2020-10',
            null,
            'Custom themes and plugins for hotels and schools.',
            ['PHP, JavaScript and WooCommerce', 'Page speed from 38 to 94'],
          ],
        ],
      ],
      [
        'Isla Web Solutions',
        'Cebu City',
        [['Junior Web Developer', '2017-11', '2020-09', 'Sites for resorts and dive shops.', ['Bootstrap, MySQL']]],
      ],
      [
        'Sugbo Callworks',
        'Cebu City',
        [['Customer Support Agent', '2015-03', '2017-10', 'Support by phone and chat for a US retailer.', []]],
      ],
    ],
    edu: [['Visayas Institute of Computing', 'BS', 'Information Technology', '2011-06', '2015-03']],
    skills: [
      ['CMS', ['WordPress', 'WooCommerce']],
      ['Code', ['PHP', 'JavaScript', 'CSS', 'MySQL']],
      ['Tools', ['Git', 'Figma']],
    ],
    tech: ['Bootstrap'],
    also: ['Web performance'],
    langs: [
      ['Cebuano', 'Native'],
      ['Filipino', 'Native'],
      ['English', 'Fluent'],
    ],
    interests: ['Freediving'],
  },
];
