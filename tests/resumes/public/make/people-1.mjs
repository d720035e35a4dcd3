// Invented people. `work`: [company, place, [[title, from, to, prose, bullets]]]; `edu`: [school, degree, area, from,
// to]; `skills`: [group, names]; `tech`: skills that only the prose mentions; `also`: skills that a reader might infer
// from the text.
export default [
  {
    id: 'wanjiru',
    lang: 'en',
    name: 'Wanjiru Kendi Mutiso',
    label: 'Backend Engineer',
    email: 'wanjiru.mutiso@postbox.example',
    phone: '+254 720 555 014',
    tel: '+254720555014',
    addr: { street: 'Riverside Lane 14', zip: '00100', city: 'Nairobi', country: 'KE', name: 'Kenya' },
    links: ['https://github.com/wkmutiso-sample', 'https://mutiso.example'],
    summary:
      'Backend engineer who likes small services, clear contracts and quiet on-call weeks. I excel at reacting to change and care about what happens after a release.',
    work: [
      [
        'Pesaflow Savannah Ltd.',
        'Nairobi',
        [
          [
            'Senior Backend Engineer',
            '2021-04',
            null,
            'Owns the settlement service that moves money between 14 banks.',
            [
              'Moved a nightly batch job to streaming with Kafka and cut settlement time from 9 hours to 20 minutes',
              'Wrote the ledger in Go with PostgreSQL; no lost entry in three years',
              'Mentors four juniors and runs the incident review',
            ],
          ],
          [
            'Backend Engineer',
            '2018-09',
            '2021-03',
            'Built the first public API of the company.',
            ['Designed REST endpoints used by 60 partners', 'Introduced guard rails for schema changes'],
          ],
        ],
      ],
      [
        'M-Shamba Cooperative',
        'Nakuru',
        [
          [
            'Junior Developer',
            '2016-02',
            '2018-08',
            'Seed orders by text message for 40,000 farmers.',
            ['Wrote the USSD menu in Python and Django'],
          ],
        ],
      ],
    ],
    edu: [['Lakeview University of Technology', 'BSc', 'Computer Science', '2012-09', '2015-11']],
    skills: [
      ['Languages', ['Go', 'Python', 'SQL']],
      ['Data', ['PostgreSQL', 'Kafka', 'Redis']],
      ['Operations', ['Docker', 'Kubernetes', 'Grafana']],
    ],
    tech: ['Django', 'REST'],
    also: ['Incident response', 'REST APIs', 'Event streaming', 'Stream processing'],
    langs: [
      ['English', 'Fluent'],
      ['Swahili', 'Native'],
    ],
    interests: ['Long-distance running', 'Bird watching'],
    volunteer: [
      ['Code Club Westlands', 'Mentor', '2019-01', null, 'Saturday programming lessons for girls aged 12 to 16.'],
    ],
  },

  {
    id: 'odalys',
    lang: 'es',
    name: 'Odalys Fernanda Quintero Báez',
    label: 'Desarrolladora Full Stack',
    email: 'odalys.quintero@correo.example',
    phone: '+52 55 5555 0137',
    tel: '+525555550137',
    addr: {
      street: 'Calle Jacarandas 218, Int. 4',
      zip: '03100',
      city: 'Ciudad de México',
      country: 'MX',
      name: 'México',
    },
    links: ['https://www.linkedin.com/in/odalys-quintero-muestra', 'https://github.com/oquintero-muestra'],
    summary:
      'Desarrolladora con ocho años de experiencia en comercio electrónico y banca. Me gusta trabajar cerca del negocio y dejar el código más sencillo de lo que estaba.',
    work: [
      [
        'Grupo Tianguis Digital, S.A. de C.V.',
        'Ciudad de México',
        [
          [
            'Desarrolladora Full Stack Senior',
            '2020-02',
            null,
            'Responsable de la tienda en línea y del proceso de pago.',
            ['Migración de la tienda de PHP a Node.js y React', 'Reducción del tiempo de carga en un 43 %'],
          ],
        ],
      ],
      [
        'Banco del Altiplano',
        'Puebla',
        [
          [
            'Programadora Java',
            '2017-06',
            '2020-01',
            'Mantenimiento del portal de clientes y de los servicios de transferencias.',
            ['Servicios con Spring Boot y Oracle Database'],
          ],
        ],
      ],
      [
        'Cafetería Los Portales',
        'Puebla',
        [['Diseñadora web', '2015', '2017', 'Sitio web y menú en línea para tres sucursales.', []]],
      ],
    ],
    edu: [['Universidad Politécnica del Valle Claro', 'Ingeniería', 'Sistemas Computacionales', '2011-08', '2016-06']],
    skills: [
      ['Frontend', ['JavaScript', 'TypeScript', 'React', 'HTML', 'CSS']],
      ['Backend', ['Node.js', 'Java', 'Spring Boot', 'PHP']],
      ['Datos', ['MySQL', 'MongoDB']],
    ],
    tech: ['Oracle Database'],
    also: ['Spring'],
    langs: [
      ['Español', 'Nativo'],
      ['Inglés', 'B2'],
    ],
    interests: ['Fotografía', 'Senderismo'],
  },

  {
    id: 'bartosz',
    lang: 'pl',
    name: 'Bartosz Wiśniowiecki',
    label: 'Inżynier DevOps',
    email: 'b.wisniowiecki@skrzynka.example',
    phone: '+48 500 555 019',
    tel: '+48500555019',
    addr: { street: 'ul. Lipowa 7/12', zip: '30-702', city: 'Kraków', country: 'PL', name: 'Polska' },
    links: ['https://github.com/bwisniowiecki-przyklad'],
    summary: 'Inżynier DevOps z doświadczeniem w chmurze i automatyzacji. Lubię proste rozwiązania i dobre dokumenty.',
    work: [
      [
        'Chmurownia sp. z o.o.',
        'Kraków',
        [
          [
            'Starszy inżynier DevOps',
            '2021-11',
            null,
            'Utrzymanie klastrów Kubernetes dla 35 zespołów.',
            ['Automatyzacja infrastruktury w Terraform', 'Skrócenie wdrożeń z godziny do 6 minut'],
          ],
        ],
      ],
      [
        'Polbud Systemy S.A.',
        'Katowice',
        [
          [
            'Administrator Linux',
            '2017-03',
            '2021-10',
            'Administracja 200 serwerami i kopiami zapasowymi.',
            ['Skrypty w Bash i Ansible'],
          ],
        ],
      ],
      [
        'Urząd Gminy Zielonka Nowa',
        'Zielonka Nowa',
        [['Informatyk', '2014-09', '2017-02', 'Wsparcie użytkowników i sieci.', []]],
      ],
    ],
    edu: [['Politechnika Nadwiślańska', 'mgr inż.', 'Informatyka', '2009-10', '2014-07']],
    skills: [
      ['Chmura', ['AWS', 'Kubernetes', 'Terraform']],
      ['Automatyzacja', ['Ansible', 'Jenkins', 'Bash']],
      ['Monitoring', ['Prometheus', 'Grafana']],
    ],
    tech: ['Linux'],
    also: ['DevOps'],
    langs: [
      ['Polski', 'ojczysty'],
      ['Angielski', 'C1'],
    ],
    interests: ['Żeglarstwo', 'Szachy'],
  },

  {
    id: 'annelie',
    lang: 'de',
    name: 'Dr. Annelie Brückner-Hofstätter',
    label: 'Softwarearchitektin',
    email: 'annelie@brueckner-hofstaetter.example',
    phone: '+49 30 23125 147',
    tel: '+493023125147',
    addr: { street: 'Kastanienweg 23', zip: '10437', city: 'Berlin', country: 'DE', name: 'Deutschland' },
    links: ['https://brueckner-hofstaetter.example', 'https://www.xing.com/profile/Annelie_BH_Muster'],
    summary:
      'Architektin für verteilte Systeme. Ich arbeite gern an der Grenze zwischen Fachbereich und Technik und schreibe Entscheidungen auf.',
    work: [
      [
        'Stadtwerke Havelbogen GmbH & Co. KG',
        'Berlin',
        [
          [
            'Leitende Softwarearchitektin',
            '2019-10',
            null,
            'Architektur der Abrechnungsplattform für 1,2 Mio. Zähler.',
            [
              'Ablösung eines Großrechners durch Microservices in Java und Kafka',
              'Einführung von Architekturentscheidungen als Dokument',
            ],
          ],
          ['Softwareentwicklerin', '2016-04', '2019-09', 'Entwicklung des Kundenportals.', ['Angular und Spring Boot']],
        ],
      ],
      [
        'Fraunwerk Institut für Messtechnik',
        'Dresden',
        [
          [
            'Wissenschaftliche Mitarbeiterin',
            '2011-10',
            '2016-03',
            'Forschung zu Zeitreihen, Promotion mit Auszeichnung.',
            [],
          ],
        ],
      ],
    ],
    edu: [
      ['Technische Universität Elbtal', 'Dr.-Ing.', 'Informatik', '2011-10', '2015-12'],
      ['Hochschule Lindenau', 'Diplom', 'Informatik', '2006-10', '2011-09'],
    ],
    skills: [
      ['Sprachen', ['Java', 'Kotlin', 'SQL']],
      ['Plattform', ['Kafka', 'Kubernetes', 'PostgreSQL', 'Spring Boot']],
      ['Web', ['Angular', 'TypeScript']],
    ],
    tech: ['Microservices'],
    also: ['Spring', 'Software architecture'],
    langs: [
      ['Deutsch', 'Muttersprache'],
      ['Englisch', 'C1'],
      ['Französisch', 'B1'],
    ],
    interests: ['Chorgesang', 'Rennrad'],
    pubs: [['Anomalien in Zählerreihen', 'Zeitschrift für Messwesen', '2015-05']],
  },

  {
    id: 'maelys',
    lang: 'fr',
    name: 'Maëlys Le Goffic',
    label: 'Développeuse front-end',
    email: 'maelys.legoffic@courriel.example',
    phone: '06 39 98 21 47',
    tel: '+33639982147',
    addr: { street: '12 bis, rue des Tanneurs', zip: '35000', city: 'Rennes', country: 'FR', name: 'France' },
    links: ['https://maelys.example', 'https://github.com/mlegoffic-exemple'],
    summary:
      'Développeuse front-end passionnée par l’accessibilité. Six ans d’expérience en agence puis chez un éditeur.',
    work: [
      [
        'Éditions Brocéliande Numérique',
        'Rennes',
        [
          [
            'Développeuse front-end',
            '2021-09',
            null,
            'Refonte de la liseuse en ligne, utilisée par 300 bibliothèques.',
            ['Passage de jQuery à Vue.js', 'Audit RGAA : 98 % de conformité'],
          ],
        ],
      ],
      [
        'Agence L’Atelier du Quai (SARL)',
        'Nantes',
        [
          [
            'Intégratrice web',
            '2018-09',
            '2021-08',
            'Sites vitrines et boutiques pour des PME.',
            ['Gabarits WordPress et Sass'],
          ],
        ],
      ],
      [
        'Mairie de Saint-Malon',
        'Saint-Malon',
        [['Stagiaire webmestre', '2018-04', '2018-08', 'Mise à jour du site municipal.', []]],
      ],
    ],
    edu: [
      ['Université de l’Armorique', 'Licence professionnelle', 'Métiers du web', '2017-09', '2018-08'],
      ['Lycée Jeanne-Barret', 'Baccalauréat', 'Scientifique', '2014', '2017'],
    ],
    skills: [
      ['Langages', ['JavaScript', 'TypeScript', 'HTML', 'CSS', 'Sass']],
      ['Cadres', ['Vue.js', 'jQuery', 'WordPress']],
      ['Outils', ['Git', 'Figma']],
    ],
    tech: [],
    also: ['Accessibility', 'Web accessibility'],
    langs: [
      ['Français', 'langue maternelle'],
      ['Anglais', 'B2'],
      ['Breton', 'notions'],
    ],
    interests: ['Surf', 'Céramique'],
  },

  {
    id: 'joaquim',
    lang: 'pt',
    name: 'Joaquim Tavares Peixoto',
    label: 'Engenheiro de Dados',
    email: 'joaquim.peixoto@caixa.example',
    phone: '+351 912 555 018',
    tel: '+351912555018',
    addr: {
      street: 'Rua das Oliveiras, n.º 45, 3.º Esq.',
      zip: '4050-414',
      city: 'Porto',
      country: 'PT',
      name: 'Portugal',
    },
    links: ['https://www.linkedin.com/in/joaquim-peixoto-exemplo'],
    summary:
      'Engenheiro de dados com gosto por modelos simples e dados limpos. Trabalhei em seguros, retalho e energia.',
    work: [
      [
        'Seguradora Atlântica, S.A.',
        'Porto',
        [
          [
            'Engenheiro de Dados Sénior',
            '2020-05',
            null,
            'Plataforma de dados para sinistros e preços.',
            ['Processos em Apache Spark e Airflow', 'Migração do armazém para Snowflake'],
          ],
        ],
      ],
      [
        'Mercearia Unida, Lda.',
        'Braga',
        [
          [
            'Analista de Dados',
            '2016-10',
            '2020-04',
            'Relatórios de vendas para 80 lojas.',
            ['Painéis em Power BI e consultas SQL'],
          ],
        ],
      ],
    ],
    edu: [
      ['Universidade do Douro Litoral', 'Mestrado', 'Engenharia Informática', '2014-09', '2016-07'],
      ['Instituto Politécnico de Valmor', 'Licenciatura', 'Matemática Aplicada', '2011-09', '2014-07'],
    ],
    skills: [
      ['Dados', ['Apache Spark', 'Airflow', 'Snowflake', 'SQL']],
      ['Linguagens', ['Python', 'Scala']],
      ['Visualização', ['Power BI', 'Tableau']],
    ],
    tech: [],
    also: ['Data engineering'],
    langs: [
      ['Português', 'Nativo'],
      ['Inglês', 'C1'],
      ['Espanhol', 'B2'],
    ],
    interests: ['Remo', 'Cinema'],
  },

  {
    id: 'ludovica',
    lang: 'it',
    name: 'Ludovica Brambati',
    label: 'UX Designer',
    email: 'ludovica.brambati@posta.example',
    phone: '+39 347 555 0162',
    tel: '+393475550162',
    addr: { street: 'Via dei Mulini 8', zip: '40121', city: 'Bologna', country: 'IT', name: 'Italia' },
    links: ['https://brambati.example', 'https://www.behance.net/brambati-esempio'],
    summary: 'Progetto servizi digitali per enti pubblici e piccole imprese. Parto sempre dalle persone.',
    work: [
      [
        'Studio Portico S.r.l.',
        'Bologna',
        [
          [
            'Senior UX Designer',
            '2022-01',
            null,
            'Ricerca e prototipi per ospedali e comuni.',
            ['Prototipi in Figma, test con 120 utenti', 'Guida di stile condivisa da cinque comuni'],
          ],
          ['UX Designer', '2019-03', '2021-12', 'Interfacce per la prenotazione di visite.', []],
        ],
      ],
      [
        'Libera professionista',
        'Modena',
        [['Grafica', '2016', '2019', 'Marchi e siti web per artigiani.', ['Adobe Illustrator e Photoshop']]],
      ],
    ],
    edu: [
      [
        'Accademia di Belle Arti San Petronio Nuovo',
        'Laurea triennale',
        'Design della comunicazione',
        '2013-10',
        '2016-07',
      ],
    ],
    skills: [
      ['Progettazione', ['Figma', 'Sketch', 'Adobe XD']],
      ['Grafica', ['Photoshop', 'Illustrator']],
      ['Web', ['HTML', 'CSS']],
    ],
    tech: [],
    also: ['UX design', 'User research', 'Prototyping', 'Usability testing'],
    langs: [
      ['Italiano', 'Madrelingua'],
      ['Inglese', 'B2'],
    ],
    interests: ['Teatro', 'Cucina'],
  },

  {
    id: 'sybren',
    lang: 'nl',
    name: 'Sybren van der Meulenkamp',
    label: 'Senior .NET-ontwikkelaar',
    email: 'sybren@meulenkamp.example',
    phone: '+31 6 5550 1423',
    tel: '+31655501423',
    addr: { street: 'Prinsenkade 88-II', zip: '3511 AB', city: 'Utrecht', country: 'NL', name: 'Nederland' },
    links: ['https://www.linkedin.com/in/sybren-meulenkamp-voorbeeld'],
    summary:
      'Ontwikkelaar met vijftien jaar ervaring in zorg en logistiek. Houdt van testen, eenvoud en korte vergaderingen.',
    work: [
      [
        'Zorgkoppel B.V.',
        'Utrecht',
        [
          [
            'Senior .NET-ontwikkelaar',
            '2017-05',
            null,
            'Koppelvlakken tussen huisartsen en ziekenhuizen.',
            ['Berichtenverkeer in C# en RabbitMQ op Azure', 'Invoering van geautomatiseerde tests'],
          ],
        ],
      ],
      [
        'Havenlogistiek De Maas N.V.',
        'Rotterdam',
        [
          [
            'Softwareontwikkelaar',
            '2010-09',
            '2017-04',
            'Planning van containers en kranen.',
            ['ASP.NET en SQL Server'],
          ],
        ],
      ],
    ],
    edu: [['Hogeschool Merwezicht', 'Bachelor', 'Informatica', '2006-09', '2010-07']],
    skills: [
      ['Talen', ['C#', 'TypeScript', 'SQL']],
      ['Platform', ['.NET', 'ASP.NET', 'Azure', 'SQL Server', 'RabbitMQ']],
    ],
    tech: [],
    also: ['Test automation'],
    langs: [
      ['Nederlands', 'moedertaal'],
      ['Engels', 'C2'],
      ['Duits', 'B1'],
    ],
    interests: ['Schaatsen', 'Houtbewerking'],
  },

  {
    id: 'ebru',
    lang: 'tr',
    name: 'Ebru Karadeniz Şahinoğlu',
    label: 'Mobil Uygulama Geliştirici',
    email: 'ebru.sahinoglu@eposta.example',
    phone: '+90 532 555 01 46',
    tel: '+905325550146',
    addr: { street: 'Çınarlı Mah. 1571 Sok. No: 9/4', zip: '35170', city: 'İzmir', country: 'TR', name: 'Türkiye' },
    links: ['https://github.com/esahinoglu-ornek'],
    summary: 'Yedi yıldır mobil uygulamalar geliştiriyorum. Kullanıcı deneyimine ve temiz koda önem veririm.',
    work: [
      [
        'Kıyı Yazılım A.Ş.',
        'İzmir',
        [
          [
            'Kıdemli iOS Geliştirici',
            '2021-06',
            null,
            'Toplu taşıma uygulamasının geliştirilmesi.',
            ['Swift ve SwiftUI ile yeni arayüz', '2 milyon indirme'],
          ],
        ],
      ],
      [
        'Ege Perakende Ltd. Şti.',
        'Manisa',
        [['Android Geliştirici', '2018-02', '2021-05', 'Mağaza uygulaması ve sadakat kartı.', ['Kotlin ve Firebase']]],
      ],
    ],
    edu: [['Ege Kıyısı Üniversitesi', 'Lisans', 'Bilgisayar Mühendisliği', '2013-09', '2017-06']],
    skills: [
      ['Mobil', ['Swift', 'Kotlin', 'Flutter']],
      ['Araçlar', ['Firebase', 'Git', 'Jira']],
    ],
    tech: ['SwiftUI', 'iOS', 'Android'],
    langs: [
      ['Türkçe', 'Ana dil'],
      ['İngilizce', 'B2'],
    ],
    interests: ['Yelken', 'Seramik'],
  },

  {
    id: 'solomiya',
    lang: 'uk',
    name: 'Соломія Гнатюк-Левицька',
    label: 'QA інженерка',
    email: 'solomiya.hnatiuk@poshta.example',
    phone: '+380 67 555 01 28',
    tel: '+380675550128',
    addr: { street: 'вул. Яблунева, 15, кв. 8', zip: '79005', city: 'Львів', country: 'UA', name: 'Україна' },
    links: ['https://www.linkedin.com/in/solomiya-hnatiuk-zrazok'],
    summary:
      'Інженерка з якості з досвідом автоматизації тестування вебзастосунків. Люблю порядок і добрі звіти про помилки.',
    work: [
      [
        'ТОВ «Ясна Пошта»',
        'Львів',
        [
          [
            'Провідна QA інженерка',
            '2021-03',
            null,
            'Якість поштового сервісу для 4 мільйонів користувачів.',
            ['Автотести на Python та Selenium', 'Навантажувальні тести в JMeter'],
          ],
        ],
      ],
      [
        'Компанія «Карпати-Софт»',
        'Івано-Франківськ',
        [['Тестувальниця', '2017-09', '2021-02', 'Ручне тестування банківського застосунку.', ['Тест-кейси в Jira']]],
      ],
    ],
    edu: [['Прикарпатський університет технологій', 'бакалавр', 'Прикладна математика', '2013-09', '2017-06']],
    skills: [
      ['Тестування', ['Selenium', 'Cypress', 'JMeter', 'Postman']],
      ['Мови', ['Python', 'SQL']],
      ['Інструменти', ['Jira', 'Git']],
    ],
    tech: [],
    also: ['Test automation', 'Manual testing', 'Load testing', 'Performance testing'],
    langs: [
      ['Українська', 'рідна'],
      ['Англійська', 'B2'],
      ['Польська', 'B1'],
    ],
    interests: ['Вишивка', 'Гори'],
  },

  {
    id: 'ngozi',
    lang: 'en',
    name: 'Ngozi Adaeze Okwuosa-Bright',
    label: 'Product Manager',
    email: 'ngozi.bright@mail.example',
    phone: '+234 803 555 0171',
    tel: '+2348035550171',
    addr: { street: '27b Palmgrove Close', zip: '', city: 'Lagos', country: 'NG', name: 'Nigeria' },
    links: ['https://www.linkedin.com/in/ngozi-bright-sample'],
    summary:
      'Product manager with an engineering background. I go to market quickly, listen to support calls and keep roadmaps short. Strong in design reviews and in saying no politely.',
    work: [
      [
        'Kora & Daughters',
        'Lagos',
        [
          [
            'Head of Product',
            '2022-03',
            null,
            'Leads product for a payments start-up with 90 people. Built a research habit: every team speaks with five customers a month. Took the merchant app from 3,000 to 41,000 weekly users.',
            [],
          ],
        ],
      ],
      [
        'Bluewater Bank plc',
        'Lagos',
        [
          [
            'Product Manager, Cards',
            '2018-07',
            '2022-02',
            'Ran the virtual card from first sketch to 1 million issued cards. Worked with risk, legal and two outside vendors.',
            [],
          ],
        ],
      ],
      [
        'Oyster Labs',
        'Accra',
        [
          [
            'Software Engineer',
            '2014-10',
            '2018-06',
            'Wrote the reporting screens of a school administration system in Ruby on Rails. Trained 30 schools.',
            [],
          ],
        ],
      ],
    ],
    edu: [['Delta Coast University', 'B.Eng.', 'Electrical Engineering', '2009', '2014']],
    skills: [
      ['Product', ['Jira', 'Figma', 'Amplitude']],
      ['Technical', ['SQL', 'Ruby on Rails']],
    ],
    tech: [],
    also: ['Ruby', 'Product management', 'User research', 'Reporting'],
    langs: [
      ['English', 'Native'],
      ['Igbo', 'Native'],
      ['French', 'A2'],
    ],
    interests: ['Highlife music', 'Chess'],
    awards: [['Forty Under Forty in Finance', 'Lagos Business Circle', '2023']],
  },

  {
    id: 'hoa',
    lang: 'en',
    name: 'Phạm Thị Quỳnh Hoa',
    label: 'Machine Learning Engineer',
    email: 'hoa.pham@lotus.example',
    phone: '+84 90 555 01 33',
    tel: '+84905550133',
    addr: {
      street: '42/7 Hoa Sua Street, Phu Nhuan District',
      zip: '',
      city: 'Ho Chi Minh City',
      country: 'VN',
      name: 'Vietnam',
    },
    links: ['https://github.com/quynhhoa-sample', 'https://scholar.example/hoa'],
    summary:
      'Machine learning engineer. Computer vision for factories and farms. Comfortable from data collection to deployment.',
    work: [
      [
        'Delta Vision JSC',
        'Ho Chi Minh City',
        [
          [
            'Machine Learning Engineer',
            '2020-08',
            null,
            'Detects defects on textile lines in real time.',
            [
              'Trained models in PyTorch on 2 million labelled images',
              'Served them with FastAPI and Docker on the factory floor',
            ],
          ],
        ],
      ],
      [
        'Mekong AgriTech Co., Ltd',
        'Can Tho',
        [
          [
            'Data Scientist',
            '2018-01',
            '2019-12',
            'Crop forecasts from satellite images.',
            ['Used TensorFlow and pandas', 'Explained forecasts to growers every season'],
          ],
        ],
      ],
    ],
    edu: [
      ['Nam Long University of Science', 'MSc', 'Data Science', '2016-09', '2018-06'],
      ['Nam Long University of Science', 'BSc', 'Mathematics', '2012-09', '2016-06'],
    ],
    skills: [
      ['Machine learning', ['PyTorch', 'TensorFlow', 'OpenCV']],
      ['Programming', ['Python', 'C++', 'SQL']],
      ['Deployment', ['Docker', 'FastAPI']],
    ],
    tech: ['Pandas', 'Computer vision'],
    also: ['Machine learning', 'Data science', 'Mathematics'],
    langs: [
      ['Vietnamese', 'Native'],
      ['English', 'C1'],
    ],
    interests: ['Orchids', 'Badminton'],
    pubs: [['Counting threads without a microscope', 'Proceedings of the Workshop on Industrial Vision', '2022-06']],
  },

  {
    id: 'callum',
    lang: 'en',
    name: 'Callum R. Fotheringay',
    label: 'Site Reliability Engineer',
    email: 'callum@fotheringay.example',
    phone: '020 7946 0358',
    tel: '+442079460358',
    addr: { street: 'Flat 3, 61 Tannery Road', zip: 'SE1 5XQ', city: 'London', country: 'GB', name: 'United Kingdom' },
    links: ['https://fotheringay.example', 'https://github.com/cfotheringay-sample'],
    summary:
      'SRE with a background in telecoms. Calm during incidents, careful with budgets, fond of boring technology.',
    work: [
      [
        'The Parcel People',
        'London',
        [
          [
            'Site Reliability Engineer',
            '2022-01',
            null,
            'Runs the tracking platform: 9,000 requests a second before Christmas.',
            [
              'Error budgets for 22 services',
              'Rewrote deployment in Terraform and GitHub Actions',
              'On-call load down by two thirds',
            ],
          ],
        ],
      ],
      [
        'Cabinet Office Digital Unit (contract)',
        'London',
        [
          [
            'Platform Engineer',
            '2020-05',
            '2021-08',
            'Hosting for public forms. Career break afterwards to care for a relative.',
            ['Kubernetes on AWS', 'Security hardening with outside testers'],
          ],
        ],
      ],
      [
        'Northern Exchange Telephones',
        'Leeds',
        [
          [
            'Network Engineer',
            '2014-09',
            '2020-04',
            'Second-line support and later automation of voice switches.',
            ['Ansible and Python scripts'],
          ],
          ['Apprentice', '2012-09', '2014-08', 'Rotations through field service and planning.', []],
        ],
      ],
    ],
    edu: [['Airedale College', 'HND', 'Computing', '2012', '2014']],
    skills: [
      ['Cloud', ['AWS', 'Kubernetes', 'Terraform']],
      ['Automation', ['Ansible', 'GitHub Actions', 'Python', 'Bash']],
      ['Observability', ['Prometheus', 'Grafana', 'Elasticsearch']],
    ],
    tech: [],
    also: ['Incident response', 'SRE', 'Site reliability engineering'],
    langs: [['English', 'Native']],
    interests: ['Fell running', 'Sourdough'],
  },

  {
    id: 'priyanka',
    lang: 'en',
    name: 'Priyanka Venkataraghavan',
    label: 'Android Developer',
    email: 'priyanka.v@inbox.example',
    phone: '+91 98405 55017',
    tel: '+919840555017',
    addr: {
      street: 'No. 18, 2nd Cross Street, Besant Garden',
      zip: '600090',
      city: 'Chennai',
      country: 'IN',
      name: 'India',
    },
    links: ['https://github.com/priyankav-sample', 'https://www.linkedin.com/in/priyankav-sample'],
    summary:
      'Android developer with nine years of experience in health and retail apps. Enjoys accessibility work and small releases.',
    work: [
      [
        'Aarogya Mobile Health Pvt. Ltd.',
        'Chennai',
        [
          [
            'Lead Android Developer',
            '2021-07',
            null,
            'Leads five developers of an app for rural clinics.',
            ['Offline first with Kotlin and SQLite', 'Play Store rating from 3.1 to 4.6'],
          ],
          ['Senior Android Developer', '2019-04', '2021-06', 'Built video visits.', ['WebRTC, Firebase']],
        ],
      ],
      [
        'Tata Threads & Weaves',
        'Coimbatore',
        [['Software Engineer', '2015-06', '2019-03', 'Stock app for 300 shops.', ['Java, REST services']]],
      ],
    ],
    edu: [['Sri Annamalai Institute of Engineering', 'B.E.', 'Information Technology', '2011-08', '2015-05']],
    skills: [
      ['Mobile', ['Kotlin', 'Java', 'Android']],
      ['Libraries', ['RxJava', 'Firebase', 'SQLite']],
      ['Process', ['Scrum', 'Git', 'Jenkins']],
    ],
    tech: ['WebRTC', 'REST'],
    also: ['Accessibility'],
    langs: [
      ['Tamil', 'Native'],
      ['English', 'Fluent'],
      ['Hindi', 'Intermediate'],
    ],
    interests: ['Carnatic music'],
  },
];
