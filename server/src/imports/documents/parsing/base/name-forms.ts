/** Words for the document itself before the name: `Resume of Ana Petrova`. */
const PAPER =
  /^(?:curriculum vitae|cv|resume|résumé|lebenslauf|currículum(?: vitae)?|curriculum|curr[íi]culo|życiorys|özgeçm[iİ]ş|резюме|个人简历|个人履历|简历|履历表?|السيرة الذاتية|سيرة ذاتية|cv personale)(?![\p{L}])(?:\s+(?:of|von|de|du|di|for)\s|\s*[:：–—|-])?\s*/iu;
const LABEL =
  /^(?:full name|(?:candidate|applicant|consultant|employee)(?:['’]s)?(?: name)?|kandidat(?:in)?|bewerber(?:in)?|candidato|candidat|surname\(s\) ?\/ ?first name\(s\)|cognome e nome|apellidos? y nombres?|name|vor- und nachname|vor- und zuname|nachname, vorname|nombre(?: completo)?(?: y apellidos?)?|nome(?: completo| e cognome)?|nom(?: et prénom)?|prénom et nom|naam|imię i nazwisko|ad[ıi]? soyad[ıi]?|isim|ім'я(?: та прізвище)?|піб|фио|прізвище та ім'я|姓名|名字|الاسم)\s*[:：]?\s+|^(?:姓名|名字)\s*[:：]\s*/iu;
/** Labels after which the surname comes first. */
const SURNAME_FIRST =
  /^(?:surname|nachname|cognome|apellidos?|nom et|nazwisko|прізвище)[^\t:]*(?:name|nome|nombre|prénom|imię|ім'я)/iu;
const FIRST = /^(?:first name|given name|vorname|prénom|nombre|imię|ad|ім'я|имя)\s*[:\t]\s*(?=\S)/iu;
const LAST =
  /^(?:last name|surname|family name|nachname|familienname|nom|apellidos?|nazwisko|soyad|прізвище|фамилия)\s*[:\t]\s*(?=\S)/iu;

const BEFORE =
  /^(?:dr|prof|mr|mrs|ms|mx|sir|herr|frau|hr|fr|dipl|mag|ing|eng|ir|drs|mgr|inż|bc|rndr|mudr|doc|sra?|srta|m|mme|mlle|don|doña|univ)(?:\.-?|\s+(?=\p{Lu}))\s*(?:(?:ing|inf|inform|kfm|phys|math|wirt|wirtsch|oec|des|betriebsw|rer|nat|phil|h|c|med|techn|habil)\b\.?\s*-?\s*)*(?:\((?:fh|tu|univ|ba|dh)\)\s*)?/iu;
const BEHIND =
  /(?:,?\s+(?:Ph\.?\s?D|D\.?Phil|M\.?\s?Sc|B\.?\s?Sc|M\.?Eng|B\.?Eng|M\.?Tech|B\.?Tech|MBA|EMBA|PMP|CISSP|CISA|CISM|CSM|CSPO|CPA|CFA|PE|P\.?Eng|LL\.?M|MCA|BCA|MPhil|MPA|MPH|MSCS|Dipl\.-Ing|DI|ITIL|Jr|Sr)\.?|,\s+(?:MA|BA|MS|BS|M\.A|B\.A|M\.S|B\.S)\.?)$/u;
/** Pronouns, maiden names and nicknames in brackets. */
const BRACKETED = /\s*[([][^()[\]]*[)\]]/g;

/** Removes a label, or a word that means CV, before a name. */
export function withoutLabel(text: string): { text: string; isLabelled: boolean } {
  const bare = text.replace(PAPER, '');
  const isLabelled = LABEL.test(bare);
  const name = bare
    .replace(LABEL, '')
    .replaceAll(/<[^<>]*>|\S+@\S+/g, '')
    .trim();
  const isTurned = SURNAME_FIRST.test(bare) && /^\S+ \S+$/.test(name);
  return { text: isTurned ? name.split(' ').toReversed().join(' ') : name, isLabelled };
}

/** Removes titles, degrees and text in brackets from a name. */
export function withoutDegrees(text: string): string {
  let name = text.replaceAll(BRACKETED, '').trim();
  for (let shorter = name; ; name = shorter) {
    shorter = name.replace(BEHIND, '').replace(BEFORE, '').trim();
    if (shorter === name || shorter === '') return name.replaceAll(/[,;:|]+$/g, '').trim();
  }
}

/** Joins a name from two labeled rows: `First name: Ana` and `Last name: Petrova`. */
export function labelledParts(texts: readonly string[]): { name: string; at: number } | null {
  const first = texts.findIndex((text) => FIRST.test(text));
  const last = texts.findIndex((text) => LAST.test(text));
  if (first < 0 || last < 0) return null;
  return { name: `${texts[first]!.replace(FIRST, '').trim()} ${texts[last]!.replace(LAST, '').trim()}`, at: first };
}

/** Converts `ANA PETROVA` to `Ana Petrova`. Uses the Turkish case rules for i if the name has Turkish letters. */
export function usualCase(name: string): string {
  const locale = /[ŞĞİşğı]/u.test(name) ? 'tr' : undefined;
  if (name !== name.toLocaleUpperCase(locale) && name !== name.toLowerCase()) {
    return name.replaceAll(/\p{Lu}{3,}/gu, (word) => word[0]! + word.slice(1).toLocaleLowerCase(locale));
  }
  return name
    .toLocaleLowerCase(locale)
    .replaceAll(
      /(^|[\s'’.-])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toLocaleUpperCase(locale),
    );
}
