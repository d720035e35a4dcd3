import type { ImportField } from '@crewdock/contract/import-mapping';

/** Usual headers of each field, in the languages of the providers. Normalized, separated by commas. */
const WRITTEN: Record<ImportField, string> = {
  reference: `
    candidate no, candidate number, applicant id, applicant no, record id, person id, contact id, uuid, ext id,
    employee code, resource code, candidate ref, ref no,
    id, ref, reference, employee id, candidate id, resource id, emp no, emp id, employee number, external id, code,
    personnel number, personalnummer, matricule, numer, табельный номер, profile id, talent id, uid`,
  name: `
    name of the candidate, name of candidate, candidate full name, applicant, applicant name, name of consultant, name
    of the consultant, resource full name, display name, associate, associate name, profile name, consultants,
    candidates, available consultant,
    name, full name, fullname, candidate, candidate name, employee, employee name, resource, resource name,
    consultant, consultant name, talent, talent name, developer, developer name, specialist, who, person, engineer,
    contractor, nom complet, nom et prenom, nombre completo, nombre y apellidos, nome, nome completo, nome e cognome,
    vollstandiger name, vor und nachname, mitarbeiter, berater, kandidat, imie i nazwisko, kandydat, pracownik, фио,
    имя, имя и фамилия, фамилия имя, сотрудник, кандидат, специалист, піб, прізвище та ім'я, прізвище та ім’я, ім'я,
    ім’я, спеціаліст, jmeno a prijmeni, cele jmeno, nev, teljes nev, nume complet, ad soyad, naam, namn`,
  first_name: `
    fname, f name, first, candidate first name, first name candidate,
    first name, firstname, given name, forename, vorname, prenom, nombre, primeiro nome, imie, jmeno, meno, voornaam,
    fornamn, keresztnev, prenume, ad, nome proprio`,
  last_name: `
    lname, l name, last, candidate last name, family,
    last name, lastname, surname, family name, nachname, familienname, nom, nom de famille, apellido, apellidos,
    sobrenome, cognome, nazwisko, prijmeni, priezvisko, фамилия, прізвище, achternaam, efternamn, vezeteknev, nume,
    soyad`,
  name_and_title: `
    name and title, name title, name and position, name position, name role`,
  title: `
    current title, current job title, current position, current designation, job profile, desired title, desired job
    title, desired role, target role, resume headline, resume title, primary role, role title, functional title,
    professional title, job role title,
    title, job title, position, role, job role, job, occupation, profession, designation, headline, profile,
    desired position, specialty, speciality, specialization, current role, beruf, rolle, funktion, berufsbezeichnung,
    stelle, poste, metier, fonction, intitule du poste, puesto, cargo, rol, funcao, ruolo, posizione, stanowisko,
    rola, pozice, pozicia, должность, позиция, роль, специализация, специальность, профессия, посада, спеціалізація,
    functie, roll, beosztas, pozitie, pozisyon`,
  main_skills: `
    primary technology, primary technologies, primary tech, primary skill set, primary skillset, key technologies,
    main skills, main skill, primary skills, primary skill, key skills, top skills, core skills, main stack,
    main technology, main technologies, core stack, hauptkenntnisse, competences principales, habilidades principales,
    glowne umiejetnosci, основные навыки, основной стек, ключевые навыки, основні навички`,
  skills: `
    skills list, technical skills, it skills, technology skills, skills technologies, skills summary, skill tags,
    technical expertise, tools and technologies, tech skills, technical skill set,
    skills, skill, skill set, skillset, skill list, stack, tech stack, techstack, technology, technologies,
    technology stack, tech, hard skills, other skills, secondary skills, additional skills, tools, knowledge,
    expertise, competencies, kenntnisse, fahigkeiten, technologien, kompetenzen, competences, technologies maitrisees,
    competencias, habilidades, tecnologias, conhecimentos, competenze, tecnologie, umiejetnosci, technologie,
    dovednosti, znalosti, навыки, технологии, стек, стек технологий, компетенции, навички, технології,
    стек технологій, vaardigheden, kompetenser, keszsegek, competente, yetenekler`,
  experience: `
    yrs, yrs exp, exp years, total yrs, experience in years, total years, total experience in years, total years of
    experience, overall experience, overall exp, total it experience, total it exp, work exp, yrs of experience, yrs
    of exp, no of years, experience yrs,
    experience, years of experience, years experience, experience years, years, yoe, exp, exp yrs, years of exp,
    total exp, total experience, work experience, berufserfahrung, erfahrung, jahre erfahrung, annees d experience,
    experience annees, anos de experiencia, experiencia, anni di esperienza, doswiadczenie, lata doswiadczenia, praxe,
    prax, опыт, опыт работы, стаж, лет опыта, досвід, досвід роботи, ervaring, erfarenhet, tapasztalat, experienta,
    deneyim`,
  seniority: `
    seniority, seniority level, level, grade, rank, experience level, career level, senioritat, stufe, niveau, nivel,
    nivel de senioridade, poziom, uroven, уровень, грейд, квалификация, рівень, livello, niva, szint`,
  english: `
    english, english level, english lvl, eng, eng level, language english, level of english, english proficiency,
    englisch, englischkenntnisse, anglais, niveau d anglais, ingles, nivel de ingles, inglese, angielski,
    jezyk angielski, poziom angielskiego, anglictina, английский, английский язык, уровень английского, англійська,
    рівень англійської, engels, engelska, angol, engleza, ingilizce, language, languages, level`,
  country: `
    country, country code, country of residence, nation, land, staat, pays, pais, paese, kraj, zeme, krajina, страна,
    країна, orszag, tara, ulke, location country`,
  city: `
    current city, candidate location, base location, work location, city state, city country, present location,
    location city,
    city, town, location, current location, place, residence, based in, office, stadt, ort, wohnort, standort, ville,
    lieu, localisation, ciudad, ubicacion, cidade, localizacao, localidade, citta, sede, miasto, lokalizacja, mesto,
    lokalita, город, локация, местоположение, місто, локація, stad, plaats, varos, oras, sehir`,
  work_authorization: `
    work authorization, work authorisation, work auth, work authorization status, authorization, authorized to work,
    work authorized, employment authorization, employment eligibility, work eligibility, work permit, work permits,
    work status, visa, visa status, visa type, visa category, current visa, current visa status, work visa, us visa,
    visa work authorization, immigration, immigration status, legal status, residency status, us status, ead, us work
    authorization, status visa, arbeitserlaubnis, aufenthaltstitel, visum, permis de travail, permiso de trabajo,
    autorizacao de trabalho, visto, permesso di lavoro, pozwolenie na prace, wiza, pracovni povoleni, vizum,
    разрешение на работу, виза, дозвіл на роботу, віза, werkvergunning`,
  engagement_types: `
    engagement, engagement type, engagement types, type of engagement, engagement model, engagement models, employment
    type, employment types, type of employment, employment model, employment term, employment terms, employment
    preference, contract type, contract types, type of contract, contract preference, job type, job types, work type,
    tax term, tax terms, tax type, terms, c2c w2, w2 c2c, c2c or w2, w2 or c2c, c2c w2 1099, w2 c2c 1099, w2 1099 c2c,
    contract permanent, contract or permanent, placement type, position type, preferred engagement, preferred
    employment type, desired employment type, vertragsart, anstellungsart, beschaftigungsart, type de contrat, tipo de
    contrato, modalidad de contratacion, tipo de contratacao, tipo di contratto, rodzaj umowy, forma zatrudnienia,
    forma wspolpracy, typ uvazku, typ smlouvy, тип занятости, форма занятости, тип договора, тип зайнятості, форма
    співпраці, contractvorm, dienstverband`,
  relocation: `
    relocation, relocate, relo, relocatable, open to relocation, open for relocation, open to relocate, open to relo,
    willing to relocate, will relocate, willingness to relocate, ready to relocate, can relocate, relocation
    willingness, relocation preference, relocation status, relocation possible, relocation y n, relocation yes no,
    umzugsbereitschaft, umzugsbereit, mobilite geographique, mobilite, reubicacion, disponibilidad de reubicacion,
    disponibilita al trasferimento, relokacja, gotowosc do relokacji, relokace, релокация, переезд, готовность к
    переезду, релокація, переїзд, готовність до переїзду, verhuisbereid`,
  rate: `
    expected rate, desired rate, desired pay, desired pay rate, desired salary, desired compensation, expected pay,
    expected pay rate, expected ctc, exp ctc, ectc, expected compensation, asking rate, ask rate, asking, target rate,
    target salary, target pay, pay rate, pay, c2c rate, corp rate, rate c2c, rate expectation, rate expectations,
    salary expectations, salary requirement, minimum rate, min rate, sell rate, charge rate, budget rate,
    rate, rates, price, cost, bill rate, billing rate, salary, expected salary, salary expectation, compensation, fee,
    satz, tagessatz, preis, honorar, gehalt, tjm, tarif, prix, taux, tarifa, precio, salario, preco, pretensao,
    tariffa, prezzo, stawka, cena, sazba, ставка, рейт, цена, стоимость, зарплата, ціна, вартість, tarief, pris, dij,
    ucret, day rate, daily rate`,
  hourly_rate: `
    desired hourly rate, expected hourly rate, hourly pay, pay per hour, hourly pay rate, hourly bill rate, usd hr,
    usd hour, rate hourly, per hour,
    hourly rate, hourly, rate per hour, rate h, rate hr, hour rate, price per hour, cost per hour, stundensatz,
    taux horaire, tarifa hora, tarifa por hora, valor hora, stawka godzinowa, hodinova sazba, почасовая ставка,
    ставка в час, ставка час, погодинна ставка, uurtarief, timpris, oradij`,
  monthly_rate: `
    expected monthly rate, expected monthly salary, desired monthly salary, monthly pay, pay per month, rate monthly,
    usd month, per month,
    monthly rate, monthly, rate per month, monthly cost, monthly salary, salary per month, price per month,
    cost per month, monatssatz, monatlich, tarif mensuel, tarifa mensual, valor mensal, pretensao mensal,
    stawka miesieczna, mesicni sazba, цена в месяц, ставка в месяц, зарплата в месяц, ставка на місяць, maandtarief`,
  currency: `
    currency, currency code, rate currency, salary currency, pay currency, ccy, wahrung, waehrung, devise, moneda,
    moeda, valuta, waluta, mena, валюта`,
  available_from: `
    availability date, avail, avail date, available on, available in days, available in weeks, available in months,
    notice days, notice weeks, notice months, notice in days, notice in weeks, notice period days, notice period
    weeks, notice period in days, notice period in weeks, notice period in months, days notice, days of notice, np, np
    days, official notice period, joining, joining time, earliest joining, earliest availability, last working day,
    lwd, free date, next available date, next availability, roll off date, rolloff, bench date, expected start, can
    join, kundigungsfrist, preavis, okres wypowiedzenia, preaviso,
    available from, availability, available, availability date, available since, date available, day of availability,
    start date, start, free from, free since, ready from, bench since, notice, notice period, can start,
    earliest start, verfugbar ab, verfugbar, verfugbarkeit, startdatum, frei ab, disponibilite, disponible,
    date de disponibilite, disponible a partir de, disponibilidad, fecha de disponibilidad, disponivel,
    disponibilidade, inicio, disponibilita, dostepnosc, dostepny od, dostupnost, dostupnost od, доступен с,
    доступность, доступен, дата выхода, готов приступить, доступний з, доступність, готовність, beschikbaar,
    beschikbaar vanaf, tillganglig, elerheto, disponibil, musaitlik`,
  status: `
    candidate status, resource status,
    status, state, engagement status, bench status, availability status, is available, current status, zustand,
    statut, estado, stato, stan, stav, статус, занятость, зайнятість, durum`,
  email: `
    email1, email id, email ids, e mail id, mail id, primary email, personal email, email addresses, emails, contact
    email, email primary,
    email, e mail, mail, email address, work email, e mail address, courriel, adresse mail, correo,
    correo electronico, posta elettronica, adres email, почта, электронная почта, эл почта, пошта, електронна пошта,
    eposta`,
  phone: `
    phone cell, cell number, cell no, mobile phone number, contact no, contact, contact nos, phone1, phone no, phone
    mobile, primary phone, phone numbers, phones, mob, mob no, mobile1, contact phone, telephone number, telephone no,
    phone primary,
    phone, phone number, mobile, mobile no, mobile number, mobile phone, cell, cell phone, tel, telephone,
    contact number, whatsapp, telefon, telefonnummer, handy, mobil, telephone portable, portable, telefono, movil,
    celular, telefone, cellulare, numer telefonu, телефон, мобильный, мобільний, telefoon, telefonszam`,
  employer: `
    current company name, present company, present employer, last employer, last company, organisation, current
    organization, current organisation, employer name, current employer name, vendor company, most recent employer,
    employer, company, company name, vendor, agency, current company, current employer, organization, firma,
    unternehmen, arbeitgeber, entreprise, societe, employeur, empresa, azienda, pracodawca, spolecnost, компания,
    работодатель, фирма, компанія, роботодавець, bedrijf, foretag, ceg, sirket`,
  cv: `
    cv file, resume file, resume path, resume attachment, cv document, document link, resume document, link to resume,
    cv download, resume doc, attachment,
    cv, cv link, resume, resume link, cv url, link to cv, resume url, curriculum, curriculum vitae, lebenslauf,
    zyciorys, zivotopis, резюме, ссылка на резюме, посилання на резюме`,
  summary: `
    general comments, professional summary, about me, candidate summary, internal notes, recruiter notes, additional
    comments, highlights,
    summary, about, comment, comments, note, notes, description, bio, overview, remarks, profile summary,
    additional info, bemerkung, bemerkungen, kommentar, beschreibung, anmerkung, commentaire, commentaires, remarques,
    comentarios, observaciones, notas, observacoes, resumo, note aggiuntive, uwagi, opis, komentarz, poznamka,
    комментарий, примечание, описание, о себе, коментар, примітка, опис, opmerkingen, megjegyzes`,
};

export const HEADER_WORDS = Object.fromEntries(
  Object.entries(WRITTEN).map(([field, words]) => [field, words.split(',').map((word) => word.trim())]),
) as Record<ImportField, string[]>;
