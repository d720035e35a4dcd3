import { encode, utf16 } from '../make/encode.ts';
import type { MessyFile } from '../truth.ts';

/** Holdout files: written before the reader was developed, and first read when it was finished. */
export const unseenText: MessyFile[] = [
  {
    name: 'french-1252.csv',
    content: encode(
      'Nom;Prénom;Poste;Compétences;Années d’expérience;TJM (€);Disponibilité;Niveau d’anglais;Ville;Courriel\r\n' +
        'Lefèvre;Chloé;Développeuse front-end;React, TypeScript;6;420;Immédiate;Courant;Nantes;chloe@example.fr\r\n' +
        'Garçon;Benoît;Ingénieur DevOps;Docker, Kubernetes, Terraform;10;560;1er avril 2026;B2;Lyon;benoit@example.fr\r\n' +
        'Noël;Aïcha;Chef de projet;Scrum;12;600;15/04/2026;Bilingue;Orléans;aicha@example.fr\r\n',
      'windows-1252',
    ),
    truth: [
      {
        name: 'Chloé Lefèvre',
        title: 'Développeuse front-end',
        skills: 'React, TypeScript',
        experience: 6,
        hourly: 58,
        from: '2026-03-10',
        english: 'C1',
        city: 'Nantes',
        email: 'chloe@example.fr',
      },
      {
        name: 'Benoît Garçon',
        title: 'Ingénieur DevOps',
        skills: 'Docker, Kubernetes, Terraform',
        experience: 10,
        hourly: 77,
        from: '2026-04-01',
        english: 'B2',
        city: 'Lyon',
        email: 'benoit@example.fr',
      },
      {
        name: 'Aïcha Noël',
        title: 'Chef de projet',
        skills: 'Scrum',
        experience: 12,
        hourly: 83,
        from: '2026-04-15',
        english: 'C2',
        city: 'Orléans',
        email: 'aicha@example.fr',
      },
    ],
  },
  {
    name: 'portuguese-pipes.csv',
    content:
      'Nome completo|Cargo|Habilidades|Nível|Inglês|Cidade|Pretensão mensal (R$)|Início\n' +
      'João Silva|Desenvolvedor back-end|Node.js, MongoDB|Pleno|Intermediário|Recife|R$ 12.000,00|imediato\n' +
      'Inês Araújo|Engenheira de dados|Python, Spark|Sênior|Fluente|Porto Alegre|R$ 18.500,00|01/04/2026\n' +
      'Davi Rocha|Desenvolvedor mobile|Flutter, Dart|Júnior|Básico|Natal|R$ 6.000,00|20/03/2026\n',
    truth: [
      {
        name: 'João Silva',
        title: 'Desenvolvedor back-end',
        skills: 'Node.js, MongoDB',
        seniority: 'Middle',
        english: 'B1',
        city: 'Recife',
        monthly: 2400,
        from: '2026-03-10',
      },
      {
        name: 'Inês Araújo',
        title: 'Engenheira de dados',
        skills: 'Python, Apache Spark',
        seniority: 'Senior',
        english: 'C1',
        city: 'Porto Alegre',
        monthly: 3700,
        from: '2026-04-01',
      },
      {
        name: 'Davi Rocha',
        title: 'Desenvolvedor mobile',
        skills: 'Flutter, Dart',
        seniority: 'Junior',
        english: 'A2',
        city: 'Natal',
        monthly: 1200,
        from: '2026-03-20',
      },
    ],
  },
  {
    name: 'database-export.csv',
    content:
      'id,full_name,job_title,skill_list,seniority_level,english_lvl,country_code,hourly_rate_usd,available_from,is_available,created_at\n' +
      '9001,Ana Petrova,Go developer,"[""Go"",""NATS""]",senior,b2,UA,45.00,2026-04-01T00:00:00Z,true,2025-01-02T10:20:30Z\n' +
      '9002,Bo Larsen,QA engineer,"[""Cypress""]",middle,b1,DK,38.00,2026-03-20T00:00:00Z,false,2025-02-03T10:20:30Z\n' +
      '9003,Cid Moreno,iOS developer,"[""Swift"",""UIKit""]",lead,c1,ES,60.00,NULL,true,2025-03-04T10:20:30Z\n',
    truth: [
      {
        reference: '9001',
        name: 'Ana Petrova',
        title: 'Go developer',
        skills: 'Go, NATS',
        seniority: 'Senior',
        english: 'B2',
        country: 'UA',
        hourly: 45,
        from: '2026-04-01',
        status: 'available',
      },
      {
        reference: '9002',
        name: 'Bo Larsen',
        title: 'QA engineer',
        skills: 'Cypress',
        seniority: 'Middle',
        english: 'B1',
        country: 'DK',
        hourly: 38,
        from: '2026-03-20',
        status: 'unavailable',
      },
      {
        reference: '9003',
        name: 'Cid Moreno',
        title: 'iOS developer',
        skills: 'Swift, UIKit',
        seniority: 'Lead',
        english: 'C1',
        country: 'ES',
        hourly: 60,
        status: 'available',
      },
    ],
  },
  {
    name: 'hr-system.csv',
    content:
      'Emp No.;Employee Name;Date of Birth;Gender;Department;Designation;Primary Skills;Secondary Skills;Total Exp.;Work Email;Mobile No.;Office;Hire Date;Bench Since;Bill Rate (USD/hr);Manager;Manager Email\n' +
      'A100;Petrova, Ana;12.05.1990;F;R&D;Go developer;Go, gRPC;Redis;9.5;ana@example.com;+380441234567;Kyiv;01.02.2019;10.03.2026;45;Kim Dow;kim@example.com\n' +
      'A101;Larsen, Bo;03.11.1985;M;QA;QA engineer;Cypress;Postman;12;bo@example.com;+4586123456;Aarhus;15.06.2015;01.03.2026;38;Kim Dow;kim@example.com\n' +
      'A102;Moreno, Cid;23.07.1994;M;R&D;iOS developer;Swift;Fastlane;6;cid@example.com;+34954000000;Sevilla;20.09.2021;25.02.2026;60;Lee Roy;lee@example.com\n',
    truth: [
      {
        reference: 'A100',
        name: 'Ana Petrova',
        title: 'Go developer',
        skills: 'Go*, gRPC*, Redis',
        experience: 9,
        email: 'ana@example.com',
        phone: '+380441234567',
        city: 'Kyiv',
        from: '2026-03-10',
        hourly: 45,
      },
      {
        reference: 'A101',
        name: 'Bo Larsen',
        title: 'QA engineer',
        skills: 'Cypress*, Postman',
        experience: 12,
        email: 'bo@example.com',
        phone: '+4586123456',
        city: 'Aarhus',
        from: '2026-03-01',
        hourly: 38,
      },
      {
        reference: 'A102',
        name: 'Cid Moreno',
        title: 'iOS developer',
        skills: 'Swift*, Fastlane',
        experience: 6,
        email: 'cid@example.com',
        phone: '+34954000000',
        city: 'Sevilla',
        from: '2026-02-25',
        hourly: 60,
      },
    ],
  },
  {
    name: 'recruiter-tabs.txt',
    content: utf16(
      'Talent\tHeadline\tTop skills\tEnglish\tAvailability\tRate\tBased in\r\n' +
        'Ana P.\tSenior Go developer\tGo / Kafka / AWS\tupper-intermediate\tASAP\t40-45 $/hour\tPoland\r\n' +
        'Bo L.\tQA automation\tCypress / JS\tfluent\t2 weeks notice\t35 $/hour\tPortugal\r\n' +
        'Cid M.\tiOS lead\tSwift / SwiftUI\tadvanced\tfrom 1st of April\t~60 $/hour\tSpain\r\n',
      { mark: false },
    ),
    truth: [
      {
        name: 'Ana P.',
        title: 'Senior Go developer',
        skills: 'Go*, Apache Kafka*, AWS*',
        english: 'B2',
        from: '2026-03-10',
        hourly: 40,
        country: 'PL',
      },
      {
        name: 'Bo L.',
        title: 'QA automation',
        skills: 'Cypress*, JavaScript*',
        english: 'C1',
        from: '2026-03-24',
        hourly: 35,
        country: 'PT',
      },
      {
        name: 'Cid M.',
        title: 'iOS lead',
        skills: 'Swift*, SwiftUI*',
        english: 'C1',
        from: '2026-04-01',
        hourly: 60,
        country: 'ES',
      },
    ],
  },
  {
    name: 'czech-1250.csv',
    content: encode(
      'Jméno;Příjmení;Pozice;Dovednosti;Praxe (roky);Angličtina;Město;Sazba Kč/hod;Dostupnost od\r\n' +
        'Jiří;Dvořák;Vývojář C#;".NET, C#";8;B2;Plzeň;900;1.4.2026\r\n' +
        'Věra;Růžičková;Testerka;Selenium;4;C1;Brno;700;ihned\r\n' +
        'Ondřej;Kučera;Analytik;SQL, Power BI;11;B1;Ústí nad Labem;850;15. 5. 2026\r\n',
      'windows-1250',
    ),
    truth: [
      {
        name: 'Jiří Dvořák',
        title: 'Vývojář C#',
        skills: '.NET, C#',
        experience: 8,
        english: 'B2',
        city: 'Plzeň',
        hourly: 45,
        from: '2026-04-01',
      },
      {
        name: 'Věra Růžičková',
        title: 'Testerka',
        skills: 'Selenium',
        experience: 4,
        english: 'C1',
        city: 'Brno',
        hourly: 35,
        from: '2026-03-10',
      },
      {
        name: 'Ondřej Kučera',
        title: 'Analytik',
        skills: 'SQL, Power BI',
        experience: 11,
        english: 'B1',
        city: 'Ústí nad Labem',
        hourly: 43,
        from: '2026-05-15',
      },
    ],
  },
  {
    name: 'ukrainian-utf8.csv',
    content:
      'sep=;\nПрізвище та ім’я;Посада;Технології;Рівень;Англійська;Місто;Ставка, $/год;Готовність;Пошта\n' +
      'Коваль Леся;Розробниця;Python, FastAPI;Середній;Вище середнього;Львів;35;зараз;lesia@example.ua\n' +
      'Бойко Тарас;Тестувальник;Selenium;Молодший;B1;Харків;20;1 квітня 2026;taras@example.ua\n' +
      'Гнатюк Ігор;Архітектор;AWS, Terraform;Старший;Вільно;Київ;55;через 2 тижні;ihor@example.ua\n',
    truth: [
      {
        name: 'Коваль Леся',
        title: 'Розробниця',
        skills: 'Python, FastAPI',
        seniority: 'Middle',
        english: 'B2',
        city: 'Львів',
        hourly: 35,
        from: '2026-03-10',
        email: 'lesia@example.ua',
      },
      {
        name: 'Бойко Тарас',
        title: 'Тестувальник',
        skills: 'Selenium',
        seniority: 'Junior',
        english: 'B1',
        city: 'Харків',
        hourly: 20,
        from: '2026-04-01',
        email: 'taras@example.ua',
      },
      {
        name: 'Гнатюк Ігор',
        title: 'Архітектор',
        skills: 'AWS, Terraform',
        seniority: 'Senior',
        english: 'C2',
        city: 'Київ',
        hourly: 55,
        from: '2026-03-24',
        email: 'ihor@example.ua',
      },
    ],
  },
];
