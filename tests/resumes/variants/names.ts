import type { Variant } from './variant.ts';

const headed = (head: string) => `${head}

Experience
Software Engineer, Harbour Apps
03/2020 - present
- Maintains services in Go

Skills
Go, Docker
`;

const named = (title: string, head: string, name: string | null): Variant => ({
  title,
  text: headed(head),
  right: { name },
});

export const NAMES: readonly Variant[] = [
  named(
    'a name on two lines in capitals',
    'MARTA\nNOWICKA\nData Engineer\nmarta.nowicka@post.example\nKraków, Poland',
    'Marta Nowicka',
  ),
  named(
    'a name on two lines with a particle',
    'Pieter\nvan der Berg\nAmsterdam, Netherlands\npieter@post.example',
    'Pieter van der Berg',
  ),
  named(
    'a name on two lines below a heading',
    'CURRICULUM VITAE\n\nLucía\nFernández Ortega\nDesarrolladora web\nlucia.fernandez@post.example · Sevilla, España',
    'Lucía Fernández Ortega',
  ),
  named(
    'an address above the name',
    'Lipsk 4, 10115 Berlin, Germany\n+49 30 5550147\nJonas Weidner\njonas.weidner@post.example',
    'Jonas Weidner',
  ),
  named(
    'a city and a country above the name',
    'Porto, Portugal\nTiago Meireles\ntiago.meireles@post.example',
    'Tiago Meireles',
  ),
  named('one name in capitals', 'SITI\nMobile Developer\nsiti@post.example · Jakarta, Indonesia', 'Siti'),
  named('one name beside a title', 'Prabowo | Backend Developer\nhello@post.example | Bandung, Indonesia', 'Prabowo'),
  named(
    'one name and an address with a state',
    'Madhavan\nPune, Maharashtra, India\nm@post.example · +91 98765 43210',
    'Madhavan',
  ),
  named('no name at all', 'Backend Developer\nlead@post.example · San Francisco, CA', null),
  named('contact data only', 'hello@post.example · Novi Sad, Serbia', null),
  named('a doctorate and a degree', 'Dr. Hanna Lindqvist, PhD\nData Scientist\nhanna@post.example', 'Hanna Lindqvist'),
  named(
    'German degrees',
    'Dipl.-Ing. (FH) Karsten Ohlendorf\nSoftwareentwickler\nk.ohlendorf@post.example',
    'Karsten Ohlendorf',
  ),
  named('several degrees behind', 'Omar Haddadi, MBA, PMP\nEngineering Manager\nomar@post.example', 'Omar Haddadi'),
  named('Austrian degrees', 'Mag. Dr. Lena Hofstätter, MSc\nWien\nlena@post.example', 'Lena Hofstätter'),
  named('pronouns in brackets', 'Robin Ashdown (they/them)\nFrontend Developer\nrobin@post.example', 'Robin Ashdown'),
  named('the surname first', 'Kowalczyk, Andrzej\nProgramista Java\na.kowalczyk@post.example', 'Andrzej Kowalczyk'),
  named(
    'the surname first in capitals',
    'ORTEGA RUIZ, Marcos\nIngeniero de software\nmarcos@post.example · Madrid, España',
    'Marcos Ortega Ruiz',
  ),
  named(
    'a label',
    'Personal details\nName: Greta Solheim\nDate of birth: 3 May 1990\nE-mail: greta@post.example',
    'Greta Solheim',
  ),
  named(
    'a German label',
    'Lebenslauf\nName\tBrigitte Ahlers\nAnschrift\tHamburg, Deutschland\nE-Mail\tb.ahlers@post.example',
    'Brigitte Ahlers',
  ),
  named('two labels', 'Vorname: Felix\nNachname: Brandner\nE-Mail: felix@post.example', 'Felix Brandner'),
  named(
    'a Turkish label',
    'ÖZGEÇMİŞ\nAd Soyad: Çağla Şimşek\nE-posta: cagla@post.example\nAnkara, Türkiye',
    'Çağla Şimşek',
  ),
  named('a heading with the name', 'Resume of Noor Al-Khatib\nnoor@post.example', 'Noor Al-Khatib'),
  named(
    'a capitalized surname',
    'Élise MARCHAND\nDéveloppeuse web\nelise.marchand@post.example · Lyon, France',
    'Élise Marchand',
  ),
  named('lower case', 'tom hargrave\nfrontend developer\ntom.hargrave@post.example', 'Tom Hargrave'),
  named('initials', 'J. R. Whitcombe\nDevOps Engineer\njr.whitcombe@post.example', 'J. R. Whitcombe'),
  named('Turkish capitals', 'IŞIL YILDIRIM\nYazılım Mühendisi\nisil@post.example', 'Işıl Yıldırım'),
  named('a Chinese name', '王美丽\n前端工程师\nmeili@post.example', '王美丽'),
  named('a Chinese label', '个人简历\n姓名：陈大文\n电话：+86 139 0013 9000\n邮箱：dawen@post.example', '陈大文'),
  named('an Arabic name', 'ليلى حداد\nمهندسة برمجيات\nlayla@post.example\nالقاهرة، مصر', 'ليلى حداد'),
  named(
    'an initial at the end of the line',
    'Marta R.\nNowicka\nData Engineer\nmarta@post.example',
    'Marta R. Nowicka',
  ),
  named(
    'a particle at the end of the line',
    'Pieter van der\nBerg\nAnalyst\npieter@post.example',
    'Pieter van der Berg',
  ),
  named('a label of an agency', 'Candidate: Omar Said\nLeeds\nomar@post.example', 'Omar Said'),
  named(
    'a label with the surname first',
    'Surname(s) / First name(s)\tSaid Omar\nE-mail\tomar@post.example',
    'Omar Said',
  ),
  named('the email address in angle brackets', 'Omar Said <omar@post.example>\nLeeds', 'Omar Said'),
];
