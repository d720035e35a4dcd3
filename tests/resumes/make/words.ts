/**
 * Section headings and terms of résumés in one language, in varied wording. The parser's word lists lack some of them.
 */
export interface Words {
  work: string[];
  education: string[];
  skills: string[];
  summary: string[];
  languages: string[];
  contacts: string[];
  now: string[];
  spoken: Record<string, string>;
  levels: Record<string, string[]>;
  titles: string[];
  schools: string[];
  degrees: string[];
  sentences: string[];
  deeds: ((skill: string, other: string) => string)[];
  labels: { phone: string; email: string; from: string; tech: string };
}

const EN: Words = {
  work: [
    'Experience',
    'Work Experience',
    'Professional Experience',
    'Employment History',
    'Career History',
    'Where I have worked',
    'Work history',
  ],
  education: ['Education', 'Academic Background', 'Education & Training', 'Studies'],
  skills: ['Skills', 'Technical Skills', 'Core Competencies', 'Technologies', 'Tech Stack', 'My toolbox', 'Key Skills'],
  summary: ['Summary', 'Profile', 'About me', 'Professional Summary', 'In a nutshell'],
  languages: ['Languages', 'Language skills'],
  contacts: ['Contact', 'Contacts', 'Personal details'],
  now: ['Present', 'present', 'Current', 'now', 'today'],
  spoken: {
    en: 'English',
    de: 'German',
    es: 'Spanish',
    fr: 'French',
    uk: 'Ukrainian',
    pl: 'Polish',
    it: 'Italian',
    pt: 'Portuguese',
  },
  levels: {
    c2: ['C2', 'Native or bilingual'],
    c1: ['C1', 'Advanced', 'Fluent'],
    b2: ['B2', 'Upper-Intermediate'],
    b1: ['B1', 'Intermediate'],
    a2: ['A2', 'Elementary'],
  },
  titles: [
    'Senior Backend Developer',
    'Software Engineer',
    'Junior Web Developer',
    'Lead Data Engineer',
    'QA Automation Engineer',
    'DevOps Engineer',
    'Full Stack Developer',
    'Mobile Developer',
    'Solutions Architect',
    'Senior Frontend Engineer',
    'Engineering Manager',
    'Data Scientist',
    'Product Designer',
    'Systems Analyst',
    'Site Reliability Engineer',
    'Business Intelligence Analyst',
    'Technical Lead',
    'Growth Hacker',
    'Platform Wrangler',
  ],
  schools: [
    'University of Leeds',
    'Imperial College London',
    'Georgia Institute of Technology',
    'Trinity College Dublin',
    'University of Toronto',
  ],
  degrees: [
    'BSc Computer Science',
    'MSc in Software Engineering',
    'Bachelor of Information Systems',
    'Master of Applied Mathematics',
  ],
  sentences: [
    'I build systems that people rely on and care about what happens after the release.',
    'Curious, pragmatic and used to working with teams in several time zones.',
    'I like to go the extra mile, and I excel at turning vague wishes into plans.',
    'Hands-on professional who has shipped products to millions of people.',
  ],
  deeds: [
    (a, b) => `Designed and ran services with ${a} and ${b} for two million customers.`,
    (a) => `Moved a legacy platform to ${a}, cutting costs by 40% within a year.`,
    (a, b) => `Introduced ${a}; replaced old scripts by ${b}.`,
    () => 'Mentored four colleagues and led the hiring of three more.',
    () => 'Worked with customers to find out what they need, and made a swift response the rule.',
    () => 'Reduced incidents during the spring 2018 release and the express delivery that followed.',
  ],
  labels: { phone: 'Phone', email: 'E-mail', from: 'Location', tech: 'Technologies' },
};

const DE: Words = {
  work: ['Berufserfahrung', 'Beruflicher Werdegang', 'Praxiserfahrung', 'Meine Stationen'],
  education: ['Ausbildung', 'Bildungsweg', 'Studium'],
  skills: ['Kenntnisse', 'Fachkenntnisse', 'Technische Fähigkeiten', 'Kompetenzen'],
  summary: ['Profil', 'Über mich', 'Kurzprofil'],
  languages: ['Sprachen', 'Sprachkenntnisse'],
  contacts: ['Kontakt', 'Persönliche Daten'],
  now: ['heute', 'jetzt'],
  spoken: {
    en: 'Englisch',
    de: 'Deutsch',
    es: 'Spanisch',
    fr: 'Französisch',
    uk: 'Ukrainisch',
    pl: 'Polnisch',
    it: 'Italienisch',
    pt: 'Portugiesisch',
  },
  levels: {
    c2: ['C2', 'Muttersprache'],
    c1: ['C1', 'fließend', 'verhandlungssicher'],
    b2: ['B2'],
    b1: ['B1'],
    a2: ['A2', 'Grundkenntnisse'],
  },
  titles: [
    'Softwareentwickler',
    'Senior Java-Entwickler',
    'Frontend-Entwicklerin',
    'IT-Berater',
    'Systemadministrator',
    'Teamleiter Entwicklung',
    'Datenanalyst',
    'Softwarearchitekt',
    'Projektleiter',
  ],
  schools: ['Technische Universität München', 'Hochschule Darmstadt', 'Universität Leipzig'],
  degrees: ['Diplom-Informatik', 'Bachelor of Science Wirtschaftsinformatik', 'Master Informatik'],
  sentences: [
    'Erfahren in der Entwicklung großer Systeme und in der Arbeit mit verteilten Teams.',
    'Ich arbeite gern nah am Kunden und bringe Projekte zu Ende.',
  ],
  deeds: [
    (a, b) => `Entwicklung von Diensten mit ${a} und ${b} für den Handel.`,
    (a) => `Ablösung eines Altsystems durch ${a}.`,
    () => 'Betreuung von drei Auszubildenden und Abstimmung mit den Fachbereichen.',
  ],
  labels: { phone: 'Telefon', email: 'E-Mail', from: 'Wohnort', tech: 'Technologien' },
};

const ES: Words = {
  work: ['Experiencia', 'Experiencia profesional', 'Experiencia laboral', 'Trayectoria profesional'],
  education: ['Formación', 'Formación académica', 'Estudios'],
  skills: ['Habilidades', 'Competencias técnicas', 'Conocimientos', 'Tecnologías'],
  summary: ['Perfil', 'Sobre mí', 'Resumen'],
  languages: ['Idiomas'],
  contacts: ['Contacto', 'Datos personales'],
  now: ['actualidad', 'presente'],
  spoken: {
    en: 'Inglés',
    de: 'Alemán',
    es: 'Español',
    fr: 'Francés',
    uk: 'Ucraniano',
    pl: 'Polaco',
    it: 'Italiano',
    pt: 'Portugués',
  },
  levels: { c2: ['C2', 'Nativo'], c1: ['C1', 'Avanzado'], b2: ['B2'], b1: ['B1', 'Intermedio'], a2: ['A2', 'Básico'] },
  titles: [
    'Desarrollador Web',
    'Ingeniera de Software',
    'Analista de Datos',
    'Arquitecto de Soluciones',
    'Jefe de Proyecto',
    'Desarrolladora Backend Senior',
    'Administrador de Sistemas',
  ],
  schools: ['Universidad de Sevilla', 'Universidad Politécnica de Madrid', 'Instituto Tecnológico de Monterrey'],
  degrees: ['Grado en Ingeniería Informática', 'Máster en Ciencia de Datos'],
  sentences: [
    'Profesional con experiencia en proyectos internacionales y equipos distribuidos.',
    'Me gusta resolver problemas complejos y compartir lo aprendido.',
  ],
  deeds: [
    (a, b) => `Desarrollo de servicios con ${a} y ${b} para la banca.`,
    (a) => `Migración de la plataforma a ${a}.`,
    () => 'Coordinación de un equipo de seis personas y trato con el cliente.',
  ],
  labels: { phone: 'Teléfono', email: 'Correo', from: 'Ubicación', tech: 'Tecnologías' },
};

const FR: Words = {
  work: ['Expérience professionnelle', 'Expériences professionnelles', 'Parcours professionnel', 'Expérience'],
  education: ['Formation', 'Études', 'Formations'],
  skills: ['Compétences', 'Compétences techniques', 'Connaissances informatiques'],
  summary: ['Profil', 'À propos', 'À propos de moi'],
  languages: ['Langues'],
  contacts: ['Contact', 'Coordonnées'],
  now: ['aujourd’hui', 'présent', 'ce jour'],
  spoken: {
    en: 'Anglais',
    de: 'Allemand',
    es: 'Espagnol',
    fr: 'Français',
    uk: 'Ukrainien',
    pl: 'Polonais',
    it: 'Italien',
    pt: 'Portugais',
  },
  levels: { c2: ['C2', 'langue maternelle'], c1: ['C1', 'courant'], b2: ['B2'], b1: ['B1'], a2: ['A2', 'notions'] },
  titles: [
    'Développeur Full Stack',
    'Ingénieure Logiciel',
    'Chef de projet',
    'Administrateur Systèmes',
    'Architecte Cloud',
    'Consultante Data',
    'Développeuse Front-end',
  ],
  schools: ['Université de Lyon', 'École Polytechnique', 'Institut National des Sciences Appliquées'],
  degrees: ['Master Informatique', 'Licence Mathématiques', 'Diplôme d’ingénieur'],
  sentences: [
    'Passionné par les architectures robustes et le travail en équipe.',
    'Dix ans de projets menés de la conception à la mise en production.',
  ],
  deeds: [
    (a, b) => `Conception de services avec ${a} et ${b} pour le secteur public.`,
    (a) => `Refonte du site en ${a}.`,
    () => 'Encadrement de deux stagiaires et relation avec les métiers.',
  ],
  labels: { phone: 'Tél.', email: 'Courriel', from: 'Adresse', tech: 'Technologies' },
};

const UK: Words = {
  work: ['Досвід роботи', 'Досвід', 'Професійний досвід'],
  education: ['Освіта', 'Навчання'],
  skills: ['Навички', 'Технічні навички', 'Технології'],
  summary: ['Про себе', 'Профіль', 'Про мене'],
  languages: ['Мови', 'Знання мов'],
  contacts: ['Контакти', 'Особисті дані'],
  now: ['дотепер', 'зараз', 'теперішній час'],
  spoken: {
    en: 'Англійська',
    de: 'Німецька',
    es: 'Іспанська',
    fr: 'Французька',
    uk: 'Українська',
    pl: 'Польська',
    it: 'Італійська',
    pt: 'Португальська',
  },
  levels: {
    c2: ['C2', 'рідна'],
    c1: ['C1', 'просунутий'],
    b2: ['B2', 'вище середнього'],
    b1: ['B1', 'середній'],
    a2: ['A2', 'базовий'],
  },
  titles: [
    'Старший розробник',
    'Інженер-програміст',
    'Тестувальник',
    'Аналітик даних',
    'Керівник проєктів',
    'Системний адміністратор',
    'Frontend розробник',
    'Архітектор рішень',
  ],
  schools: [
    'Київський політехнічний інститут',
    'Львівський національний університет',
    'Харківський університет радіоелектроніки',
  ],
  degrees: ['Бакалавр, комп’ютерні науки', 'Магістр прикладної математики'],
  sentences: ['Розробляю системи, якими щодня користуються тисячі людей.', 'Люблю складні задачі й дружні команди.'],
  deeds: [
    (a, b) => `Розробка сервісів на ${a} та ${b} для банку.`,
    (a) => `Перенесення системи на ${a}.`,
    () => 'Наставництво двох колег і спілкування із замовником.',
  ],
  labels: { phone: 'Телефон', email: 'Пошта', from: 'Місто', tech: 'Технології' },
};

const PL: Words = {
  work: ['Doświadczenie', 'Doświadczenie zawodowe', 'Przebieg kariery'],
  education: ['Wykształcenie', 'Edukacja'],
  skills: ['Umiejętności', 'Kompetencje', 'Technologie'],
  summary: ['O mnie', 'Podsumowanie', 'Profil zawodowy'],
  languages: ['Języki', 'Języki obce'],
  contacts: ['Kontakt', 'Dane osobowe'],
  now: ['obecnie', 'teraz', 'nadal'],
  spoken: {
    en: 'Angielski',
    de: 'Niemiecki',
    es: 'Hiszpański',
    fr: 'Francuski',
    uk: 'Ukraiński',
    pl: 'Polski',
    it: 'Włoski',
    pt: 'Portugalski',
  },
  levels: {
    c2: ['C2', 'ojczysty'],
    c1: ['C1', 'zaawansowany', 'płynny'],
    b2: ['B2'],
    b1: ['B1', 'średni'],
    a2: ['A2', 'podstawowy'],
  },
  titles: [
    'Programista Java',
    'Starszy Programista',
    'Inżynier Oprogramowania',
    'Tester Oprogramowania',
    'Analityk Danych',
    'Kierownik Projektu',
    'Administrator Systemów',
    'Architekt Rozwiązań',
  ],
  schools: ['Politechnika Warszawska', 'Uniwersytet Jagielloński', 'Akademia Górniczo-Hutnicza'],
  degrees: ['Magister informatyki', 'Inżynier automatyki'],
  sentences: ['Od lat tworzę oprogramowanie dla sektora finansowego.', 'Cenię dobrą współpracę i prosty kod.'],
  deeds: [
    (a, b) => `Tworzenie usług w ${a} i ${b} dla ubezpieczyciela.`,
    (a) => `Migracja aplikacji do ${a}.`,
    () => 'Prowadzenie pięcioosobowego zespołu i kontakt z klientem.',
  ],
  labels: { phone: 'Telefon', email: 'E-mail', from: 'Adres', tech: 'Technologie' },
};

export const WORDS: Record<string, Words> = { en: EN, de: DE, es: ES, fr: FR, uk: UK, pl: PL };
