import { encode, utf16 } from '../make/encode.ts';
import type { MessyFile } from '../truth.ts';

export const seenText: MessyFile[] = [
  {
    name: 'plain-english.csv',
    content:
      '\uFEFFFull Name,Position,Skills,Seniority,English,Country,City,Rate ($/h),Available from,Email\r\n' +
      'Ana Petrova,Go developer,"Go, PostgreSQL, Docker",Senior,Upper-Intermediate,Ukraine,Kyiv,45,2026-04-01,ana@example.com\r\n' +
      'Bo Larsen,QA engineer,"Selenium, Python",Middle,B1,Denmark,Aarhus,$38,ASAP,bo@example.com\r\n' +
      'Cid Moreno,iOS developer,"Swift; Objective-C",Lead,Fluent,Spain,Sevilla,60.00,1 May 2026,cid@example.com\r\n' +
      '"Dara O\'Neil",DevOps engineer,"AWS (EC2, S3), Terraform",sr.,Native,UK,Leeds,,immediately,dara@example.com\r\n',
    truth: [
      {
        name: 'Ana Petrova',
        title: 'Go developer',
        skills: 'Go, PostgreSQL, Docker',
        seniority: 'Senior',
        english: 'B2',
        country: 'UA',
        city: 'Kyiv',
        hourly: 45,
        from: '2026-04-01',
        email: 'ana@example.com',
      },
      {
        name: 'Bo Larsen',
        title: 'QA engineer',
        skills: 'Selenium, Python',
        seniority: 'Middle',
        english: 'B1',
        country: 'DK',
        city: 'Aarhus',
        hourly: 38,
        from: '2026-03-10',
        email: 'bo@example.com',
      },
      {
        name: 'Cid Moreno',
        title: 'iOS developer',
        skills: 'Swift, Objective-C',
        seniority: 'Lead',
        english: 'C1',
        country: 'ES',
        city: 'Sevilla',
        hourly: 60,
        from: '2026-05-01',
        email: 'cid@example.com',
      },
      {
        name: "Dara O'Neil",
        title: 'DevOps engineer',
        skills: 'AWS, EC2, S3, Terraform',
        seniority: 'Senior',
        english: 'C2',
        country: 'GB',
        city: 'Leeds',
        from: '2026-03-10',
        email: 'dara@example.com',
      },
    ],
  },
  {
    name: 'german-semicolons.csv',
    content: encode(
      'Name;Vorname;Position;Kenntnisse;Berufserfahrung (Jahre);Stundensatz €;Verfügbar ab;E-Mail;Telefon;Wohnort;Land\r\n' +
        'Müller;Jürgen;Java-Entwickler;"Java, Spring Boot, Kubernetes";12;85,50;01.04.2026;juergen@example.de;0171 2345678;Köln;Deutschland\r\n' +
        'Groß;Käthe;Frontend-Entwicklerin;"Angular; TypeScript";7,5;72;sofort;kaethe@example.de;+49 30 901820;Berlin;Deutschland\r\n' +
        'Öztürk;Can;Projektleiter;"Scrum, Jira";15;95,00;15.5.26;can@example.de;;Wien;Österreich\r\n' +
        'Rüegg;Urs;DevOps-Ingenieur;"Ansible, Linux";9;100;Mitte April;urs@example.de;;Zürich;Schweiz\r\n',
      'windows-1252',
    ),
    truth: [
      {
        name: 'Jürgen Müller',
        title: 'Java-Entwickler',
        skills: 'Java, Spring Boot, Kubernetes',
        experience: 12,
        hourly: 94,
        from: '2026-04-01',
        email: 'juergen@example.de',
        phone: '+491712345678',
        city: 'Köln',
        country: 'DE',
      },
      {
        name: 'Käthe Groß',
        title: 'Frontend-Entwicklerin',
        skills: 'Angular, TypeScript',
        experience: 7,
        hourly: 79,
        from: '2026-03-10',
        email: 'kaethe@example.de',
        phone: '+4930901820',
        city: 'Berlin',
        country: 'DE',
      },
      {
        name: 'Can Öztürk',
        title: 'Projektleiter',
        skills: 'Scrum, Jira',
        experience: 15,
        hourly: 105,
        from: '2026-05-15',
        email: 'can@example.de',
        city: 'Wien',
        country: 'AT',
      },
      {
        name: 'Urs Rüegg',
        title: 'DevOps-Ingenieur',
        skills: 'Ansible, Linux',
        experience: 9,
        hourly: 110,
        from: '2026-04-15',
        email: 'urs@example.de',
        city: 'Zürich',
        country: 'CH',
      },
    ],
  },
  {
    name: 'polish-1250.csv',
    content: encode(
      'Lp.;Imię i nazwisko;Stanowisko;Umiejętności;Poziom;Angielski;Miasto;Stawka (PLN/h);Dostępność\r\n' +
        '1;Łukasz Wiśniewski;Programista Java;"Java, Spring";Starszy;B2;Łódź;150;od zaraz\r\n' +
        '2;Małgorzata Dąbrowska;Testerka;"Selenium, Cypress";Średni;C1;Kraków;120,50;1 maja 2026\r\n' +
        '3;Grzegorz Brzęczyk;Administrator;"Linux, Bash";Młodszy;A2;Wrocław;90;za 2 tygodnie\r\n',
      'windows-1250',
    ),
    truth: [
      {
        name: 'Łukasz Wiśniewski',
        title: 'Programista Java',
        skills: 'Java, Spring',
        seniority: 'Senior',
        english: 'B2',
        city: 'Łódź',
        hourly: 38,
        from: '2026-03-10',
      },
      {
        name: 'Małgorzata Dąbrowska',
        title: 'Testerka',
        skills: 'Selenium, Cypress',
        seniority: 'Middle',
        english: 'C1',
        city: 'Kraków',
        hourly: 30,
        from: '2026-05-01',
      },
      {
        name: 'Grzegorz Brzęczyk',
        title: 'Administrator',
        skills: 'Linux, Bash',
        seniority: 'Junior',
        english: 'A2',
        city: 'Wrocław',
        hourly: 23,
        from: '2026-03-24',
      },
    ],
  },
  {
    name: 'russian-1251.csv',
    content: encode(
      'ФИО;Должность;Навыки;Уровень;Английский;Город;Страна;Ставка, $/час;Доступен с;Почта\n' +
        'Иванова Мария;Разработчик;"Python, Django";Старший;Выше среднего;Алматы;Казахстан;40;с 1 апреля;maria@example.kz\n' +
        'Петренко Олег;Тестировщик;"Selenium / Java";Средний;B1;Одесса;Украина;25;сразу;oleg@example.ua\n' +
        'Ахметов Тимур;Аналитик;"SQL, Tableau";Ведущий;Свободно;Астана;Казахстан;от 35;15.04.2026;timur@example.kz\n',
      'windows-1251',
    ),
    truth: [
      {
        name: 'Иванова Мария',
        title: 'Разработчик',
        skills: 'Python, Django',
        seniority: 'Senior',
        english: 'B2',
        city: 'Алматы',
        country: 'KZ',
        hourly: 40,
        from: '2026-04-01',
        email: 'maria@example.kz',
      },
      {
        name: 'Петренко Олег',
        title: 'Тестировщик',
        skills: 'Selenium, Java',
        seniority: 'Middle',
        english: 'B1',
        city: 'Одесса',
        country: 'UA',
        hourly: 25,
        from: '2026-03-10',
        email: 'oleg@example.ua',
      },
      {
        name: 'Ахметов Тимур',
        title: 'Аналитик',
        skills: 'SQL, Tableau',
        seniority: 'Lead',
        english: 'C2',
        city: 'Астана',
        country: 'KZ',
        hourly: 35,
        from: '2026-04-15',
        email: 'timur@example.kz',
      },
    ],
  },
  {
    name: 'russian-koi8-tabs.txt',
    content: encode(
      'Имя\tСпециализация\tСтек\tОпыт\tЦена в месяц\tСтатус\tТелефон\n' +
        'Сергей Волков\tРазработчик С++\tC++, Qt\t8 лет\t4000 USD\tсвободен\t+7 701 234 56 78\n' +
        'Айгуль Сапарова\tДизайнер\tFigma, Sketch\t3 года\t2500 USD\tзанята\t+7 702 345 67 89\n' +
        'Денис Орлов\tАдминистратор\tLinux, Nginx\t10+ лет\t3,5k USD\tсвободен\t+7 705 456 78 90\n',
      'koi8-r',
    ),
    truth: [
      {
        name: 'Сергей Волков',
        title: 'Разработчик С++',
        skills: 'C++, Qt',
        experience: 8,
        monthly: 4000,
        status: 'available',
        phone: '+77012345678',
      },
      {
        name: 'Айгуль Сапарова',
        title: 'Дизайнер',
        skills: 'Figma, Sketch',
        experience: 3,
        monthly: 2500,
        status: 'placed',
        phone: '+77023456789',
      },
      {
        name: 'Денис Орлов',
        title: 'Администратор',
        skills: 'Linux, Nginx',
        experience: 10,
        monthly: 3500,
        status: 'available',
        phone: '+77054567890',
      },
    ],
  },
  {
    name: 'excel-unicode.txt',
    content: utf16(
      'Developer\tRole\tTech stack\tYears of exp.\tMonthly cost\tReady from\r\n' +
        'Zoë Blanc\tReact Developer\tReact, Redux, TypeScript\t5+ yrs\t$5,200\t03/04/2026\r\n' +
        'Ivan Horák\tPHP Developer\t"PHP, Laravel\nMySQL"\t3-5 years\t$3,900\t20/04/2026\r\n' +
        'Lea Novak\tData engineer\tPython, Airflow, Spark\t18 months\t$4,750\t15/03/2026\r\n',
    ),
    truth: [
      {
        name: 'Zoë Blanc',
        title: 'React Developer',
        skills: 'React, Redux, TypeScript',
        experience: 5,
        monthly: 5200,
        from: '2026-04-03',
      },
      {
        name: 'Ivan Horák',
        title: 'PHP Developer',
        skills: 'PHP, Laravel, MySQL',
        experience: 3,
        monthly: 3900,
        from: '2026-04-20',
      },
      {
        name: 'Lea Novak',
        title: 'Data engineer',
        skills: 'Python, Apache Airflow, Apache Spark',
        experience: 1,
        monthly: 4750,
        from: '2026-03-15',
      },
    ],
  },
  {
    name: 'no-header.csv',
    content:
      'Ana Petrova,Go developer,"Go, Kafka",Senior,B2,Ukraine,ana@example.com,2026-04-01\n' +
      'Bo Larsen,QA engineer,"Selenium, Python",Middle,B1,Denmark,bo@example.com,2026-03-20\n' +
      'Cid Moreno,iOS developer,Swift,Lead,C1,Spain,cid@example.com,2026-05-01\n' +
      'Dan Popa,Android developer,"Kotlin, Java",Junior,A2,Romania,dan@example.com,2026-06-15\n',
    truth: [
      {
        name: 'Ana Petrova',
        title: 'Go developer',
        skills: 'Go, Apache Kafka',
        seniority: 'Senior',
        english: 'B2',
        country: 'UA',
        email: 'ana@example.com',
        from: '2026-04-01',
      },
      {
        name: 'Bo Larsen',
        title: 'QA engineer',
        skills: 'Selenium, Python',
        seniority: 'Middle',
        english: 'B1',
        country: 'DK',
        email: 'bo@example.com',
        from: '2026-03-20',
      },
      {
        name: 'Cid Moreno',
        title: 'iOS developer',
        skills: 'Swift',
        seniority: 'Lead',
        english: 'C1',
        country: 'ES',
        email: 'cid@example.com',
        from: '2026-05-01',
      },
      {
        name: 'Dan Popa',
        title: 'Android developer',
        skills: 'Kotlin, Java',
        seniority: 'Junior',
        english: 'A2',
        country: 'RO',
        email: 'dan@example.com',
        from: '2026-06-15',
      },
    ],
  },
  {
    name: 'name-and-title.csv',
    content:
      'ID;Candidate;Main stack;Other skills;Location;Rate;Notice;CV\n' +
      'R-101;Ana Petrova, Go developer;Go, gRPC;Docker, Redis;Kyiv, Ukraine;€40/h;2 weeks;https://cv.example.com/101.pdf\n' +
      'R-102;Bo Larsen - Senior QA Engineer;Cypress;Jenkins;Aarhus, Denmark;50 EUR/hr;ASAP;https://cv.example.com/102.pdf\n' +
      'R-103;Cid Moreno (iOS developer);Swift, SwiftUI;Firebase;Sevilla, Spain;€ 48 per hour;1 month;https://cv.example.com/103.pdf\n' +
      'R-104;Dan Popa | Android developer;Kotlin;Gradle;Cluj, Romania;€35;in 3 weeks;\n',
    truth: [
      {
        reference: 'R-101',
        name: 'Ana Petrova',
        title: 'Go developer',
        skills: 'Go*, gRPC*, Docker, Redis',
        city: 'Kyiv',
        country: 'UA',
        hourly: 44,
        from: '2026-03-24',
        cv: 'https://cv.example.com/101.pdf',
      },
      {
        reference: 'R-102',
        name: 'Bo Larsen',
        title: 'Senior QA Engineer',
        skills: 'Cypress*, Jenkins',
        city: 'Aarhus',
        country: 'DK',
        hourly: 55,
        from: '2026-03-10',
        cv: 'https://cv.example.com/102.pdf',
      },
      {
        reference: 'R-103',
        name: 'Cid Moreno',
        title: 'iOS developer',
        skills: 'Swift*, SwiftUI*, Firebase',
        city: 'Sevilla',
        country: 'ES',
        hourly: 53,
        from: '2026-04-10',
        cv: 'https://cv.example.com/103.pdf',
      },
      {
        reference: 'R-104',
        name: 'Dan Popa',
        title: 'Android developer',
        skills: 'Kotlin*, Gradle',
        city: 'Cluj',
        country: 'RO',
        hourly: 39,
        from: '2026-03-31',
      },
    ],
  },
];
