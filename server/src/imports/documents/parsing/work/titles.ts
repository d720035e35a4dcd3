import { normalizeText } from '../../../tables/cells/folded.ts';

/** Normalized stems of words in job titles. Any letters may come before or after them: `Softwareentwicklerin`. */
const STEMS: Record<string, string> = {
  en: 'engineer|developer|programmer|administrator|analyst|designer|architect|consultant|specialist|manager|tester|coach|scientist|researcher|technician|assistant|coordinator|trainee|supervisor',
  de: 'entwickler|programmierer|ingenieur|architekt|berater|spezialist|leiter|techniker|koordinator|praktikant|redakteur|forscher|fachinformatiker|geschaftsfuhrer|mitarbeiter',
  es: 'desarrollador|programador|ingenier|consultor|administrador|analista|disenador|probador|arquitect|coordinador|especialista',
  fr: 'testeu|analyste|gestionnaire|architecte|developpeu|ingenieur|administrateur|concepteur|technicien|programmeur|alternant',
  pl: 'programist|inzynier|analityk|specjalist|konsultant|projektant|asystent|koordinator',
  uk: 'розробни|інженер|програміст|тестувальни|аналітик|дизаинер|архітектор|менеджер|адміністратор|консультант|спеціаліст|фахівець|керівник|науков',
  ru: 'разработчик|инженер|программист|тестировщик|аналитик|руководител|администратор|специалист',
  pt: 'desenvolvedor|engenheir|arquitet|coordenador|estagiari',
  it: 'sviluppat|ingegner|progettist|sistemista|consulente|programmator|tirocinant',
  nl: 'ontwikkelaar|stagiair|medewerker|ontwerper|beheerder|adviseur',
  tr: 'gelistirici|muhendis|yonetici|danısman|danisman|tasarımcı|tasarimci|stajyer|programcı|programci|uzman',
  scandinavian: 'utvecklare|ingenjor|udvikler|utvikler',
  czech: 'vyvojar|programator|programer|inzenjer',
  zh: '工程师|工程師|程序员|架构师|设计师|分析师|开发者|开发人员|经理|总监|主管|实习生|顾问|专员',
  ko: '개발자|엔지니어|매니저|디자이너|팀장|인턴|연구원',
  ja: 'エンジニア|開発者|マネージャ|デザイナ|プログラマ',
  ar: 'مهندس|مطور|مدير|محلل|مصمم|مبرمج|متدرب|استشاري',
};
/** Normalized whole words in job titles. */
const WHOLE =
  'lead|head of|cto|cio|ceo|coo|cfo|vp|vice president|president|director(?:a|e)?|directeur|officer|executive|interns?|internship|stagiaire|stagiair|becari[oa]|stazyst\\p{L}*|стажер\\p{L}*|owner|scrum master|freelancer|founder|co-?founder|qa|sre|devops|dba|sdet|chef de projet|charge de|jefe de proyecto|responsable|responsabile|gerente|tecnic[oa]|werkstudent(?:in)?|auszubildender?|kierownik|dyrektor|lider|technical writer|product owner|principal|associate|lecturer|professor|teacher|tutor|instructor|mentor|writer|editor|recruiter|accountant|lekarz|support|advisor|strategist|evangelist|advocate|auditor|operator|apprentice|working student|student assistant|contractor|hacker|sysadmin|webmaster|dev|ведущии|старшии';

const WORDS = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:(?:[\p{L}]*(?:${normalizeText(Object.values(STEMS).join('|'))})[\p{L}/:*]*)|${WHOLE})(?![\p{L}])`,
  'u',
);

/** Whether a text contains a word of job titles and is short enough for a title. */
export function isTitle(text: string): boolean {
  return text.length <= 90 && WORDS.test(normalizeText(text));
}
