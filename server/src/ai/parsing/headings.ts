import type { Row } from './rows.ts';
import { folded } from '../../imports/cells/folded.ts';

export type Section =
  | 'head'
  | 'work'
  | 'education'
  | 'skills'
  | 'summary'
  | 'languages'
  | 'contacts'
  | 'projects'
  | 'other';

/** Section headings in English, German, Spanish, French, Ukrainian and Polish, folded. */
const CALLED: Record<Exclude<Section, 'head'>, string[]> = {
  work: [
    '(work|professional|employment|job|career|relevant|industry|working)( and [a-z]+)? (experience|history|background|summary of work)',
    'experience',
    'experiences',
    'employment',
    'employment record',
    'career',
    'career path',
    'work',
    'positions held',
    'professional career',
    'where i( ha)?ve worked',
    'berufserfahrung(en)?',
    'beruflicher werdegang',
    'berufspraxis',
    'beruflicher hintergrund',
    'werdegang',
    'praxiserfahrung',
    'arbeitserfahrung',
    'berufliche (erfahrung|stationen|laufbahn)',
    'experiencia( (profesional|laboral))?',
    'trayectoria( (profesional|laboral))?',
    'historial laboral',
    'experiences? professionnelles?',
    'parcours( professionnel)?',
    'emplois?( precedents)?',
    'досвід( роботи)?',
    'професіинии досвід',
    'трудова діяльність',
    "кар'єра",
    'місця роботи',
    'doswiadczenie( zawodowe)?',
    'przebieg (kariery|pracy zawodowej|zatrudnienia)',
    'historia zatrudnienia',
    'kariera( zawodowa)?',
  ],
  education: [
    'education( (and|&) (training|certifications?|qualifications?))?',
    'educational background',
    'academic (background|history|qualifications?)',
    'qualifications',
    'studies',
    'academics',
    '(aus)?bildung(sweg)?',
    'ausbildung und studium',
    'studium( und ausbildung)?',
    'schulbildung',
    'akademische ausbildung',
    '(formacion|educacion)( academica)?',
    'estudios',
    'formations?( academique)?',
    'etudes',
    'diplomes?( et formations?)?',
    'освіта',
    'навчання',
    'wyksztalcenie',
    'edukacja',
  ],
  skills: [
    '((technical|key|core|professional|main|hard|programming|it|relevant|top|software) )?(skills?|competenc(es|ies)|technologies|expertise|proficiencies)( (and|&) [a-z]+)?',
    'skill ?set',
    'tech(nology|nical)? ?(stack|profile|toolbox|proficiency|knowledge)',
    'areas of expertise',
    'tools( (and|&) technologies)?',
    'technologies( (and|&) tools)?',
    'languages (and|&) (tools|technologies|frameworks)',
    'toolbox',
    'stack',
    '(it-?|fach)?kenntnisse( und fahigkeiten)?',
    'fahigkeiten( und kenntnisse)?',
    '(technische|fachliche) (kenntnisse|fahigkeiten|kompetenzen)',
    'kompetenzen',
    'technologien',
    '(habilidades|competencias|conocimientos|aptitudes)( (tecnicas|tecnicos|clave|profesionales|informaticos|digitales))?',
    'tecnologias',
    '(competences|connaissances|aptitudes)( (techniques?|cles|informatiques|professionnelles))?',
    'technologies',
    '(технічні |професіині |ключові )?(навички|вміння|компетенції)',
    'технології',
    'umiejetnosci( (techniczne|zawodowe))?',
    'kompetencje( (techniczne|zawodowe))?',
    'technologie',
  ],
  summary: [
    '(professional |executive |career |personal |candidate )?(summary|profile|statement)',
    'summary of qualifications',
    '(career )?objective',
    'about( me)?',
    'overview',
    'introduction',
    'bio',
    '(kurz|personliches |berufliches )?profil',
    'uber mich',
    'zusammenfassung',
    'kurzprofil',
    'perfil( profesional)?',
    'sobre mi',
    'resumen( profesional)?',
    'acerca de mi',
    'profil( professionnel)?',
    'a propos( de moi)?',
    'resume( professionnel)?',
    'про (мене|себе)',
    'профіль',
    'резюме',
    'коротко про себе',
    'o mnie',
    'podsumowanie( zawodowe)?',
    'profil zawodowy',
  ],
  languages: [
    '(foreign )?languages?( skills)?',
    '(fremd)?sprach(en|kenntnisse)',
    'idiomas',
    'langues( etrangeres)?',
    '(іноземні )?мови',
    'знання мов',
    'jezyki( obce)?',
    'znajomosc jezykow( obcych)?',
  ],
  contacts: [
    'contacts?( (me|info|information|details|data))?',
    'personal (details|information|data|info)',
    'get in touch',
    'kontakt(daten)?',
    '(personliche )?(daten|angaben)',
    'personliche (daten|angaben)',
    'contacto',
    'datos (personales|de contacto)',
    'contact(ez-moi)?',
    'coordonnees',
    'informations personnelles',
    'контакти',
    'контактна інформація',
    'особисті дані',
    'dane (osobowe|kontaktowe)',
    'links?',
  ],
  projects: [
    '(personal |side |selected |key |open.source )?projects?',
    'projekte',
    'proyectos( personales)?',
    'projets( personnels)?',
    'проєкти',
    'проекти',
    'projekty',
    'portfolio',
  ],
  other: [
    '(professional )?certificat(es|ions?)( (and|&) [a-z]+)?',
    'licenses?( (and|&) certifications?)?',
    'courses?( (and|&) [a-z]+)?',
    'training',
    '(honou?rs|awards|achievements|accomplishments)( (and|&) [a-z]+)?',
    'publications?',
    '(hobbies|interests)( (and|&) [a-z]+)?',
    'references?',
    'volunteer(ing)?( (work|experience))?',
    'memberships?',
    'activities',
    'zertifikate?( und [a-z]+)?',
    'zertifizierungen',
    'weiterbildung(en)?',
    'hobb?ys?( und interessen)?',
    'interessen',
    'referenzen',
    'ehrenamt',
    'auszeichnungen',
    'certifica(dos|ciones)',
    'cursos',
    'intereses',
    'aficiones',
    'referencias',
    'logros',
    'certifications',
    "centres d'interet",
    'loisirs',
    'references',
    'benevolat',
    'сертифікати',
    'курси',
    'інтереси',
    'хобі',
    'рекомендації',
    'certyfikaty( i [a-z]+)?',
    'kursy',
    'zainteresowania',
    'referencje',
    'hobby',
    'klauzula',
  ],
};

const PATTERNS = Object.entries(CALLED).map(([section, words]) => ({
  section: section as Section,
  words: new RegExp(`^(?:${words.map((word) => folded(word)).join('|')})$`, 'u'),
}));

/** The section that a row is the heading of; null if it is no heading. */
export function headingOf({ key, bullet, cells }: Row): Section | null {
  if (bullet || key.length > 48 || cells.length > 1) return null;
  return sectionCalled(key);
}

/** A heading and content in one row: `Skills: Java, Go`. */
export function inlineHeading({ cells, text }: Row): { section: Section; rest: string } | null {
  const [label = '', ...others] = cells;
  const found = others.length > 0 ? { label, rest: others.join('\t') } : labelled(text);
  const section = found && sectionCalled(folded(found.label));
  return section && found ? { section, rest: found.rest } : null;
}

function labelled(text: string): { label: string; rest: string } | null {
  const found = /^([^:]{3,40}):\s+(\S.*)$/u.exec(text);
  return found && { label: found[1]!, rest: found[2]! };
}

function sectionCalled(key: string): Section | null {
  const bare = spaced(key)
    .replaceAll(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replaceAll(/ +/g, ' ');
  return PATTERNS.find(({ words }) => words.test(bare))?.section ?? null;
}

/** Joins letter-spaced headings: `e x p e r i e n c e`. */
function spaced(key: string): string {
  return /^(\p{L} ){3,}\p{L}$/u.test(key) ? key.replaceAll(' ', '') : key;
}
