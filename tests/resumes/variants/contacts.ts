import type { RightValues } from '../right-values.ts';
import type { Variant } from './variant.ts';

const reached = (title: string, contact: string, right: RightValues): Variant => ({
  title,
  text: `Ada Brook\nBackend Developer\n${contact}\n\nExperience\nBackend Developer, Brook & Sons\n2019 - present\n- Kept shops running\n\nSkills\nGo, Redis, Docker\n`,
  right: { name: 'Ada Brook', title: 'Backend Developer', ...right },
});

const living = (place: string, country: string | null) =>
  reached(`the address "${place}"`, `${place}\nada@post.example`, { country });
const within = (contact: string, country: string | null) => reached(`"${contact}"`, contact, { country });
const calling = (number: string, phone: string, place = '') =>
  reached(`the number "${number}"${place && ` in ${place}`}`, `${place}\n${number}\nada@post.example`, { phone });

export const CONTACTS: readonly Variant[] = [
  living('Austin, TX 78701', 'US'),
  living('Boise, Idaho', 'US'),
  living('1200 Main Street, Apt 4, Columbus, OH 43215', 'US'),
  living('Toronto, ON M5V 2T6', 'CA'),
  living('Halifax, Nova Scotia', 'CA'),
  living('Kraków, Poland', 'PL'),
  living('1010 Wien', 'AT'),
  living('Musterweg 5, 80331 München', 'DE'),
  living('São Paulo - SP', 'BR'),
  living('Belo Horizonte/MG, Brasil', 'BR'),
  living('Bengaluru, Karnataka', 'IN'),
  living('Parramatta NSW 2150', 'AU'),
  living('London SW1A 1AA', 'GB'),
  living('75011 Paris', 'FR'),
  living('Lagos', 'NG'),
  living('Ho Chi Minh City', 'VN'),
  living('Cluj-Napoca', 'RO'),
  living('İzmir, Türkiye', 'TR'),
  living('Springfield', null),
  within('ada@post.example • Lviv, Ukraine • github.com/adabrook', 'UA'),
  within('📍 Lisbon | ✉ ada@post.example', 'PT'),
  within('Based in Tallinn. ada@post.example', 'EE'),
  within('ada@post.example | (617) 555-0147 | Boston, MA', 'US'),
  within('ada@post.example · +48 601 555 014', 'PL'),
  within('ada@post.example · +1 416 555 0147', 'CA'),
  within('ada@post.example · Open to relocation to Germany', null),
  within('Nationality: Spanish\nada@post.example · Dublin', 'IE'),
  calling('+44 (0)20 7946 0018', '+442079460018'),
  calling('+49 (0) 151 555 01 470', '+4915155501470'),
  calling('0043 664 5550147', '+436645550147'),
  calling('+33 6 12 34 56 78', '+33612345678'),
  calling('+380-44-123-45-67', '+380441234567'),
  calling('+1.512.555.0147', '+15125550147'),
  calling('+1 (512) 555-0147 ext. 22', '+15125550147'),
  calling('512.555.0147', '+15125550147', 'Austin, TX 78701'),
  calling('(512) 555-0147', '+15125550147', 'Austin, TX'),
  calling('Mobile: 0171 5550147', '+491715550147', 'Berlin, Germany'),
  calling('06 12 34 56 78', '+33612345678', 'Lyon, France'),
  calling('+91-98765-43210', '+919876543210'),
  calling('+91 98765 43210 / +91 80 5550 1470', '+919876543210'),
  calling('(+34) 612 345 678', '+34612345678'),
  calling('+55 (11) 98765-4321', '+5511987654321'),
  calling('Tel.: 030 / 555 01 47', '+49305550147', '10115 Berlin'),
  reached('a postcode before the number', '80331 München 089 5550147 ada@post.example', {
    phone: '+49895550147',
    country: 'DE',
  }),
  reached(
    'a ZIP code with four more digits before the number',
    'Columbus, OH 43215-1204 614-555-0147 ada@post.example',
    { phone: '+16145550147', country: 'US' },
  ),
  reached('a ZIP code and a comma before the number', 'Reno, NV 89501, (775) 555-0147', {
    phone: '+17755550147',
    country: 'US',
  }),
  reached('a postcode and a pipe before the number', '1010 Wien | 0664 5550147', {
    phone: '+436645550147',
    country: 'AT',
  }),
  reached('a number directly behind the address', 'Rua Nova 12, 1100-123 Lisboa +351 912 345 678', {
    phone: '+351912345678',
    country: 'PT',
  }),
  reached('a date of birth before the number', 'Born 03.05.1990, +420 601 555 014', { phone: '+420601555014' }),
  living('Rennes 35000 FR', 'FR'),
  living('Trois-Rivières, QC, CA', 'CA'),
  living('Am Hang 4a, 26721 Littenau, Germany', 'DE'),
  reached('a number that is wrapped into two lines', '+47 405 55\n014 ada@post.example', { phone: '+4740555014' }),
  reached('a number of which the area code is in the line above', '(617)\n555-0147\nada@post.example, Boston, MA', {
    phone: '+16175550147',
  }),
  reached('an area code in brackets and no country', '(81) 95555-0143 ada@post.example', { country: null }),
  living('Blk 123 Ang Mo Kio Ave 4 Singapore 560123', 'SG'),
  living('1015 DK Amsterdam', 'NL'),
  living('Toronto ON', 'CA'),
  calling('06-12345678', '+31612345678', '1015 DK Amsterdam'),
  reached(
    'account names without addresses',
    'ada@post.example\nin/adabrook-dev | @adabrook on GitHub | Portfolio: adabrook.example',
    {
      links: ['https://www.linkedin.com/in/adabrook-dev', 'https://github.com/adabrook', 'https://adabrook.example'],
    },
  ),
  reached(
    'accounts with dashes and labels',
    'ada@post.example\nGithub - adabrook\nLinkedIn: https://www.linkedin.com/in/ada',
    {
      links: ['https://github.com/adabrook', 'https://www.linkedin.com/in/ada'],
    },
  ),
  reached('a domain alone', 'ada@post.example | adabrook.com', { links: ['https://adabrook.com'] }),
  reached(
    'an address of an agency',
    'Northstaff | www.northstaff.example | info@northstaff.example\nada.brook@post.example',
    {
      email: 'ada.brook@post.example',
      links: [],
    },
  ),
  reached('a spelled address with a dot', 'ada [dot] brook [at] post [dot] example', {
    email: 'ada.brook@post.example',
  }),
];
