// Two postings in each of nine languages, in the style of real ones, written for these tests before the reader had seen them.
import type { Posting } from './real-postings.data.ts'

export const postingsOfNineLanguages: Posting[] = [
  {
    name: 'a litigation paralegal',
    language: 'en',
    text: `Litigation Paralegal - Commercial Disputes
Location: Leeds (office-based, 4 days) | Full time, permanent
Salary: £32,000 - £38,000 DOE

Marlow & Finch LLP is a 70-partner law firm with offices in Leeds, Bristol and Madrid.

Your day-to-day
• Preparing trial bundles and disclosure lists
• Liaising with counsel, experts and the court
• Supporting two partners on arbitrations before the LCIA

Essential
• 2+ years' experience as a paralegal in commercial litigation
• Working knowledge of the Civil Procedure Rules
• E-disclosure platforms: Relativity or Everlaw
• LLB or equivalent

Desirable
• LPC or SQE1
• Spanish (business level)

You do not need to have a training contract lined up. Applicants whose experience is solely in conveyancing are unlikely to be considered.

In return
25 days' holiday, private medical insurance through Bupa, Excel training on request.`,
    expected: [
      'title must: Litigation Paralegal',
      'location must: Leeds, England, United Kingdom',
      'years_min must: 2',
      'keyword must: Relativity or Everlaw',
      'keyword must: Civil Procedure Rules',
      'keyword nice: LPC or SQE1',
      'language nice: Spanish (business level)',
      'degree must: bachelors',
      'exclusion must: conveyancing',
      'pay nice: GBP 32000-38000 year',
    ],
    never: [
      'Excel',
      'Bupa',
      'Madrid, Community of Madrid, Spain',
      'Bristol, England, United Kingdom',
      'LCIA',
      'training contract',
      'Marlow',
    ],
  },
  {
    name: 'a math teacher',
    language: 'en',
    text: `High School Mathematics Teacher (9-12)
Northgate Charter School, Denver, CO

POSITION OVERVIEW
Northgate is seeking a certified Mathematics Teacher to join our team for the 2026-27 school year.

RESPONSIBILITIES
Teach Algebra II and Pre-Calculus to classes of up to 24 students
Use Google Classroom to post assignments
Coach one after-school activity

QUALIFICATIONS
Bachelor's degree in Mathematics, Mathematics Education or a related field (required)
Valid Colorado teaching license, or eligibility to obtain one (required)
Three years of classroom teaching experience (preferred)
AP Calculus or IB experience (preferred)
Spanish fluency a plus, not required

Northgate does not sponsor visas for this position.

COMPENSATION
$58,400 - $81,200 per year, PERA retirement, health and dental insurance, tuition assistance for a master's degree.`,
    expected: [
      'title must: High School Mathematics Teacher',
      'location must: Denver, Colorado, United States',
      'degree must: bachelors',
      'keyword nice: AP Calculus or IB',
      'language nice: Spanish (fluent)',
      'visa nice: none',
      'pay nice: USD 58400-81200 year',
    ],
    never: ['Google Classroom', 'PERA', 'masters', 'advanced_degree', 'Algebra II', 'Northgate'],
  },
  {
    name: 'eine Pflegefachfrau',
    language: 'de',
    text: `Pflegefachfrau / Pflegefachmann (m/w/d) für die Intensivstation
Standort: Leipzig
Vollzeit oder Teilzeit, unbefristet, ab sofort

Wir über uns
Das Klinikum am Auensee ist ein Haus der Schwerpunktversorgung mit 620 Betten und Mitarbeitenden aus 40 Nationen.

Ihre Aufgaben
- Pflege und Überwachung beatmeter Patienten
- Dokumentation in ORBIS
- Anleitung von Auszubildenden

Ihr Profil
- Abgeschlossene Ausbildung als Pflegefachkraft oder Gesundheits- und Krankenpfleger
- Mindestens zwei Jahre Berufserfahrung auf einer Intensivstation
- Fachweiterbildung Anästhesie und Intensivpflege ist von Vorteil, aber keine Voraussetzung
- Kenntnisse in der Beatmungstherapie
- Deutschkenntnisse mindestens auf Niveau B2
- Bewerbungen von Zeitarbeitsfirmen sind nicht erwünscht

Wir bieten
- Vergütung nach TV-L, 3.600 € bis 4.300 € brutto im Monat
- 30 Tage Urlaub, Jobticket, Englischkurse`,
    expected: [
      'title must: Pflegefachfrau / Pflegefachmann',
      'location must: Leipzig, Saxony, Germany',
      'years_min must: 2',
      'keyword must: Beatmungstherapie',
      'language must: German (B2)',
      'pay nice: EUR 3600-4300 month',
    ],
    never: ['ORBIS', 'Englisch', 'English', 'TV-L', 'Jobticket', 'Zeitarbeitsfirmen', 'Auensee'],
  },
  {
    name: 'ein Disponent',
    language: 'de',
    text: `Rheinkontor Logistik GmbH sucht für die Niederlassung Duisburg zum nächstmöglichen Zeitpunkt einen

Disponenten Nah- und Fernverkehr (m/w/d)

Was Sie erwartet:
* Sie planen täglich 35 LKW und halten Kontakt zu Fahrern und Kunden
* Sie überwachen Lenk- und Ruhezeiten

Was Sie mitbringen:
* Kaufmännische Ausbildung, z. B. als Speditionskaufmann, oder vergleichbare Qualifikation
* Mehrjährige Erfahrung in der Disposition, idealerweise im Stückgutverkehr
* Sicherer Umgang mit SAP TM oder CarLo
* Gute Englischkenntnisse, Polnisch wünschenswert
* Führerschein Klasse B
* Ein Studium ist nicht erforderlich

Das dürfen Sie erwarten:
* Jahresgehalt zwischen 42.000 und 50.000 Euro
* Betriebliche Altersvorsorge, Excel-Schulungen, Kicker`,
    expected: [
      'title must: Disponenten Nah- und Fernverkehr',
      'location must: Duisburg, North Rhine-Westphalia, Germany',
      'keyword must: SAP TM or CarLo',
      'keyword must: Disposition',
      'language must: English',
      'language nice: Polish',
      'pay nice: EUR 42000-50000 year',
    ],
    never: ['Excel', 'Kicker', 'Studium', 'bachelors', 'Rheinkontor', 'Lenk- und Ruhezeiten'],
  },
  {
    name: 'un chef de partie',
    language: 'fr',
    text: `Chef de partie H/F - Restaurant gastronomique
Lyon 2e (69) - CDI - 39 h

À propos
Maison Perrache, table étoilée de 40 couverts, recherche son chef de partie poisson pour septembre.

Vos missions
- Assurer la mise en place et l'envoi de votre poste
- Gérer les commandes sur Easilys
- Respecter les normes HACCP

Votre profil
- CAP ou BEP cuisine
- 3 ans d'expérience minimum en restaurant gastronomique
- Maîtrise de la cuisson sous vide
- Une première expérience en établissement étoilé serait un plus
- Anglais non exigé
- Les profils issus uniquement de la restauration rapide ne correspondent pas à ce poste

Ce que nous offrons
- 2 300 € à 2 600 € brut par mois, deux jours de repos consécutifs
- Formations, mutuelle, repas`,
    expected: [
      'title must: Chef de partie',
      'location must: Lyon, Auvergne-Rhône-Alpes, France',
      'years_min must: 3',
      'keyword must: CAP or BEP cuisine',
      'keyword must: cuisson sous vide',
      'exclusion must: restauration rapide',
      'pay nice: EUR 2300-2600 month',
    ],
    never: ['Easilys', 'HACCP', 'Anglais', 'English', 'Perrache', 'mutuelle'],
  },
  {
    name: 'une juriste en droit social',
    language: 'fr',
    text: `Juriste droit social (F/H)

Lieu : Nantes, télétravail 2 jours par semaine
Contrat : CDI, temps plein
Rémunération : 42 à 48 K€ brut annuel

Atlantique Bois est un groupe industriel de 1 800 salariés présent en France, en Belgique et au Portugal.

Rattaché(e) à la DRH, vous :
• conseillez les managers sur le droit du travail
• préparez les réunions du CSE

Profil recherché
• Master 2 en droit social exigé
• 5 ans d'expérience au minimum, en cabinet d'avocats ou en entreprise
• Bonne connaissance des conventions collectives de la métallurgie
• Anglais courant indispensable, portugais apprécié
• Idéalement, une expérience chez des acteurs comme Saint-Gobain, Lapeyre ou Arkema
• La connaissance de Workday est un plus

Merci de ne pas postuler si vous êtes encore en alternance.`,
    expected: [
      'title must: Juriste droit social',
      'location must: Nantes, Pays de la Loire, France',
      'years_min must: 5',
      'degree must: advanced_degree',
      'keyword must: conventions collectives',
      'keyword nice: Workday',
      'language must: English (fluent)',
      'language nice: Portuguese',
      'company nice: Saint-Gobain',
      'company nice: Lapeyre',
      'company nice: Arkema',
      'pay nice: EUR 42000-48000 year',
    ],
    never: ['CSE', 'Portugal', 'Belgium', 'Atlantique Bois', 'alternance', 'DRH'],
  },
  {
    name: 'un contable',
    language: 'es',
    text: `Contable senior
Zaragoza (presencial)
Contrato indefinido, jornada completa

Sobre nosotros
Grupo Moncayo distribuye material de riego en España y Marruecos desde 1984.

Funciones
- Cierre mensual y presentación de impuestos (modelos 303, 111 y 200)
- Conciliaciones bancarias en Sage 200
- Apoyo a auditoría externa

Requisitos
- Grado en ADE, Economía o similar
- Al menos 4 años de experiencia en contabilidad o auditoría
- Dominio de SAP o Navision
- Excel avanzado (tablas dinámicas)
- No es necesario hablar inglés

Se valorará
- Conocimientos de Power BI
- Francés nivel B1

No encajas si solo has trabajado en gestorías.

Ofrecemos
- Salario entre 30.000 y 36.000 € brutos anuales
- Seguro médico, formación en inglés, parking`,
    expected: [
      'title must: Contable senior',
      'location must: Zaragoza, Aragon, Spain',
      'years_min must: 4',
      'degree must: bachelors',
      'keyword must: SAP or Navision',
      'keyword must: Excel',
      'keyword nice: Power BI',
      'language nice: French (B1)',
      'exclusion must: gestorías',
      'pay nice: EUR 30000-36000 year',
    ],
    never: ['Sage 200', 'inglés', 'English', 'Moncayo', 'Morocco', 'parking'],
  },
  {
    name: 'una comercial B2B',
    language: 'es',
    text: `¡Buscamos Comercial B2B para Valencia! (híbrido)

¿Quiénes somos?
En Solaria del Turia instalamos placas solares en empresas. Crecemos un 60 % al año.

¿Qué harás?
· Captar clientes industriales y llevar la negociación de principio a fin
· Registrar tu actividad en HubSpot

¿Qué buscamos en ti?
· Experiencia mínima de 2 años en venta consultiva
· Carnet de conducir B imprescindible
· Conocimiento del sector energético
· Inglés alto; valenciano deseable
· Si vienes de empresas como Iberdrola, Holaluz o Repsol, ¡mejor!

¿Qué te ofrecemos?
· 28.000 € fijos + variable hasta 45.000 €
· Coche de empresa, Google Workspace y móvil`,
    expected: [
      'title must: Comercial B2B',
      'years_min must: 2',
      'keyword must: venta consultiva',
      'keyword must: Carnet de conducir B',
      'language must: English',
      'company nice: Iberdrola',
      'company nice: Holaluz',
      'company nice: Repsol',
    ],
    never: ['Google Workspace', 'Solaria', 'Turia', 'móvil', 'Coche de empresa'],
  },
  {
    name: 'un cuoco',
    language: 'it',
    text: `Cuoco/a capo partita - Hotel Belvedere del Lago
Sede di lavoro: Verona
Contratto: tempo determinato (aprile - ottobre)

Chi siamo
Hotel 4 stelle superior con 80 camere e due ristoranti.

Cosa farai
- Gestirai la linea dei primi piatti
- Curerai gli ordini e il food cost su Cooki

Requisiti
- Diploma alberghiero
- Esperienza di almeno 3 anni nel ruolo, preferibilmente in hotel 4 o 5 stelle
- Conoscenza delle normative HACCP
- Buona conoscenza della lingua inglese; il tedesco è gradito
- Non è richiesta esperienza in pasticceria
- Astenersi chi ha lavorato solo in mense

Offriamo
- Stipendio netto da 1.900 a 2.200 € al mese, vitto e alloggio
- Corsi di tedesco`,
    expected: [
      'title must: Cuoco/a capo partita',
      'location must: Verona, Veneto, Italy',
      'years_min must: 3',
      'keyword must: HACCP',
      'language must: English',
      'language nice: German',
      'exclusion must: mense',
      'pay nice: EUR 1900-2200 month',
    ],
    never: ['pasticceria', 'Cooki', 'Belvedere', 'alloggio'],
  },
  {
    name: 'uno sviluppatore backend',
    language: 'it',
    text: `Sviluppatore Backend PHP (full remote)

Nordovest Digitale, software house di Torino con 45 persone, cerca uno sviluppatore per il team e-commerce.

Di cosa ti occuperai:
- progettare API REST per i nostri clienti della moda
- migrare il catalogo da Magento 1

Cosa cerchiamo:
- almeno 5 anni di esperienza con PHP
- ottima conoscenza di Laravel o Symfony
- MySQL, Redis e Docker
- inglese livello B2

Costituiscono un plus:
- Kubernetes
- esperienza in aziende come Satispay, Bending Spoons o Yoox

Non cerchiamo profili esclusivamente frontend.

Cosa offriamo: RAL 38.000 - 45.000 €, MacBook, palestra, abbonamento Udemy.`,
    expected: [
      'title must: Sviluppatore Backend PHP',
      'remote must: true',
      'years_min must: 5',
      'keyword must: PHP',
      'keyword must: Laravel or Symfony',
      'keyword must: MySQL',
      'keyword must: Redis',
      'keyword must: Docker',
      'keyword nice: Kubernetes',
      'language must: English (B2)',
      'company nice: Satispay',
      'company nice: Bending Spoons',
      'company nice: Yoox',
      'exclusion must: frontend',
      'pay nice: EUR 38000-45000 year',
    ],
    never: ['Magento', 'Udemy', 'MacBook', 'Nordovest Digitale', 'Magento 1'],
  },
  {
    name: 'een verpleegkundige',
    language: 'nl',
    text: `Verpleegkundige Spoedeisende Hulp
Utrecht · 24-36 uur per week · Vast dienstverband

Over ons
Ziekenhuis De Singel behandelt jaarlijks 38.000 patiënten op de SEH.

Wat ga je doen?
- Je triageert volgens het Nederlands Triage Standaard
- Je rapporteert in HiX

Wat breng je mee?
- Diploma hbo-v of mbo-verpleegkunde niveau 4
- BIG-registratie
- Minimaal 2 jaar werkervaring in een ziekenhuis
- SEH-opleiding is een pré
- Goede beheersing van de Nederlandse taal
- Geen ervaring op de SEH? Geen probleem.

Wat bieden wij?
- Salaris tussen € 2.980 en € 4.310 bruto per maand (FWG 50)
- Reiskostenvergoeding, fietsplan, cursus Engels

Acquisitie naar aanleiding van deze vacature wordt niet op prijs gesteld.`,
    expected: [
      'title must: Verpleegkundige Spoedeisende Hulp',
      'location must: Utrecht, Netherlands',
      'years_min must: 2',
      'keyword must: BIG',
      'keyword nice: SEH',
      'language must: Dutch',
      'pay nice: EUR 2980-4310 month',
    ],
    never: ['HiX', 'Engels', 'English', 'fietsplan', 'FWG', 'De Singel', 'Acquisitie'],
  },
  {
    name: 'een fiscalist',
    language: 'nl',
    text: `Fiscalist (Corporate Tax)
Standplaats: Rotterdam of Breda

Bij Waalhaven Belastingadviseurs werk je met 85 collega's aan familiebedrijven en internationale groepen.

Functie-eisen
• Master Fiscaal Recht of Fiscale Economie
• 3 tot 6 jaar ervaring in de vennootschapsbelasting
• Lid van de RB of NOB, of bereid dat te worden
• Uitstekende beheersing van Nederlands en Engels
• Ervaring bij kantoren zoals Deloitte, Loyens & Loeff of BDO is mooi meegenomen
• Leidinggevende ervaring is niet nodig

Pre: kennis van transfer pricing

Ons aanbod
€ 4.500 – € 6.200 per maand, leaseauto, 30 vakantiedagen, AFAS-training`,
    expected: [
      'title must: Fiscalist (Corporate Tax)',
      'location must: Rotterdam, South Holland, Netherlands',
      'location must: Breda, North Brabant, Netherlands',
      'degree must: advanced_degree',
      'years_min must: 3',
      'years_max must: 6',
      'keyword must: RB or NOB',
      'keyword nice: transfer pricing',
      'language must: Dutch',
      'language must: English',
      'company nice: Deloitte',
      'company nice: Loyens & Loeff',
      'company nice: BDO',
      'pay nice: EUR 4500-6200 month',
    ],
    never: ['vennootschapsbelasting', 'AFAS', 'leaseauto', 'Waalhaven', 'manager'],
  },
  {
    name: 'um contabilista',
    language: 'pt',
    text: `Contabilista Certificado (m/f)
Porto | Contrato sem termo

A Ribeira & Sousa, gabinete com 30 anos de atividade, procura um contabilista para a sua equipa.

Principais responsabilidades:
- Encerramento mensal de contas e reporte a clientes
- Submissão de IES e IVA no Portal das Finanças

Requisitos:
- Licenciatura em Contabilidade ou Gestão
- Inscrição na Ordem dos Contabilistas Certificados (obrigatório)
- Experiência mínima de 3 anos em gabinete de contabilidade
- Domínio de Primavera ou PHC
- Bons conhecimentos de inglês; francês será valorizado
- Não é necessária experiência em auditoria

Oferecemos:
- Salário de 1.400 € a 1.700 € por mês
- Seguro de saúde, formação em Power BI`,
    expected: [
      'title must: Contabilista Certificado',
      'location must: Porto, Portugal',
      'degree must: bachelors',
      'years_min must: 3',
      'keyword must: Ordem dos Contabilistas Certificados',
      'keyword must: Primavera or PHC',
      'language must: English',
      'language nice: French',
      'pay nice: EUR 1400-1700 month',
    ],
    never: ['auditoria', 'Power BI', 'IES', 'IVA', 'Ribeira & Sousa'],
  },
  {
    name: 'um analista de logística, no Brasil',
    language: 'pt',
    text: `Analista de Logística Pleno
Local: Curitiba, PR – modelo híbrido

Sobre a vaga
A Araucária Alimentos está em busca de um(a) analista para o nosso centro de distribuição.

O que você vai fazer
• Acompanhar indicadores de OTIF
• Negociar fretes com transportadoras

O que esperamos de você
• Ensino superior completo em Logística, Administração ou Engenharia
• Vivência de pelo menos 4 anos com transportes
• Excel avançado e SAP (módulo SD ou MM)
• Power BI será um diferencial
• Inglês intermediário desejável
• Disponibilidade para viagens

Não se candidate se você busca vaga 100% remota.

Benefícios
• R$ 5.500 a R$ 6.800 por mês, vale-refeição, Gympass, plano Unimed`,
    expected: [
      'title must: Analista de Logística Pleno',
      'location must: Curitiba, Paraná, Brazil',
      'degree must: bachelors',
      'years_min must: 4',
      'keyword must: Excel',
      'keyword must: SAP',
      'keyword nice: Power BI',
      'language nice: English (intermediate)',
      'pay nice: BRL 5500-6800 month',
    ],
    never: ['OTIF', 'Gympass', 'Unimed', 'true', 'Araucária'],
  },
  {
    name: 'specjalista do spraw transportu',
    language: 'pl',
    text: `Specjalista ds. transportu międzynarodowego (K/M)
Miejsce pracy: Poznań

O nas
Wartrans to polska firma spedycyjna z 20-letnim doświadczeniem i oddziałami w Poznaniu i Lille.

Zakres obowiązków:
- planowanie tras i kontakt z przewoźnikami
- wystawianie zleceń w systemie Trans.eu

Wymagania:
- minimum 3 lata doświadczenia w spedycji
- bardzo dobra znajomość języka niemieckiego (B2/C1)
- dobra znajomość MS Excel
- prawo jazdy kat. B

Mile widziane:
- znajomość języka francuskiego
- doświadczenie z SAP TM

Nie wymagamy wykształcenia wyższego.

Oferujemy:
- wynagrodzenie 7 500 – 9 500 zł brutto miesięcznie
- prywatną opiekę medyczną Luxmed, kartę Multisport, naukę języka angielskiego`,
    expected: [
      'title must: Specjalista ds. transportu międzynarodowego',
      'location must: Poznań, Greater Poland, Poland',
      'years_min must: 3',
      'keyword must: MS Excel',
      'keyword nice: SAP TM',
      'language must: German (B2)',
      'language nice: French',
      'pay nice: PLN 7500-9500 month',
    ],
    never: ['spedycji', 'Trans.eu', 'Luxmed', 'Multisport', 'angielskiego', 'English', 'bachelors', 'Lille', 'Wartrans'],
  },
  {
    name: 'programista Java',
    language: 'pl',
    text: `Senior Java Developer
Gdańsk / zdalnie
22 000 – 28 000 PLN netto + VAT (B2B)

Bałtyk Pay tworzy bramkę płatności dla sklepów internetowych.

Twoje zadania
• rozwój mikroserwisów obsługujących 3 mln transakcji dziennie
• udział w code review

Czego oczekujemy
• co najmniej 6 lat doświadczenia komercyjnego w Javie
• bardzo dobrej znajomości Spring Boot i Hibernate
• doświadczenia z Kafką lub RabbitMQ
• języka angielskiego na poziomie min. B2

Dodatkowym atutem będzie
• znajomość Kotlina
• doświadczenie w firmach takich jak Allegro, PayU lub Przelewy24

Nie szukamy osób, które pracowały wyłącznie w software house'ach.

W zamian oferujemy
• MacBook Pro, budżet szkoleniowy na AWS, prywatną opiekę medyczną`,
    expected: [
      'title must: Senior Java Developer',
      'location must: Gdańsk, Pomerania, Poland',
      'remote must: true',
      'pay nice: PLN 22000-28000 month',
      'years_min must: 6',
      'keyword must: Java',
      'keyword must: Spring Boot',
      'keyword must: Hibernate',
      'keyword must: Kafka or RabbitMQ',
      'keyword nice: Kotlin',
      'language must: English (B2)',
      'company nice: Allegro',
      'company nice: PayU',
      'company nice: Przelewy24',
      "exclusion must: software house'ach",
    ],
    never: ['AWS', 'MacBook Pro', 'MacBook', 'VAT', 'Bałtyk Pay'],
  },
  {
    name: 'un asistent medical',
    language: 'ro',
    text: `Asistent medical generalist - secția ATI
Oraș: Cluj-Napoca
Program: ture de 12/24

Despre noi
Spitalul Someșul Rece este un spital privat cu 180 de paturi, deschis în 2012.

Responsabilități
- monitorizarea pacienților ventilați
- completarea fișelor în Hipocrate

Cerințe
- Diplomă de asistent medical generalist (postliceală sau universitară)
- Certificat de membru OAMGMAMR
- Minimum 2 ani de experiență în ATI sau UPU
- Cunoștințe de operare calculator
- Engleza nu este obligatorie; maghiara constituie un avantaj

Vă rugăm să nu aplicați dacă aveți doar experiență în ambulatoriu.

Beneficii
- salariu net între 5.500 și 6.500 lei pe lună
- tichete de masă, decontarea cursurilor EMC`,
    expected: [
      'title must: Asistent medical generalist',
      'location must: Cluj-Napoca, Cluj County, Romania',
      'years_min must: 2',
      'keyword must: OAMGMAMR',
      'keyword must: ATI or UPU',
      'language nice: Hungarian',
      'exclusion must: ambulatoriu',
      'pay nice: RON 5500-6500 month',
    ],
    never: ['Hipocrate', 'Engleza', 'English', 'EMC', 'Someșul Rece'],
  },
  {
    name: 'un reprezentant de vânzări',
    language: 'ro',
    text: `Căutăm: Reprezentant vânzări industriale (zona Banat)
Timișoara, hibrid

Banatul Unelte este distribuitor de scule electrice, cu 60 de angajați.

Ce vei face
• vei vizita clienți din județele Timiș și Arad
• vei actualiza oportunitățile în Salesforce

Ce căutăm
• cel puțin 3 ani de experiență în vânzări B2B
• permis de conducere categoria B
• cunoștințe de Excel nivel mediu
• limba engleză nivel B1, germana este un plus
• studii superioare, de preferat tehnice
• nu este necesară experiență în retail

Experiența în companii precum Würth, Hilti sau Bosch reprezintă un avantaj.

Ce oferim
• salariu fix de 6.000 lei net + bonusuri, mașină de serviciu, telefon`,
    expected: [
      'title must: Reprezentant vânzări industriale',
      'location must: Timişoara, Timiș County, Romania',
      'years_min must: 3',
      'keyword must: vânzări B2B',
      'keyword must: Excel',
      'keyword must: permis de conducere categoria B',
      'language must: English (B1)',
      'language nice: German',
      'degree must: bachelors',
      'company nice: Würth',
      'company nice: Hilti',
      'company nice: Bosch',
      'pay nice: RON 6000 month',
    ],
    never: ['retail', 'Salesforce', 'Banatul Unelte', 'telefon', 'Arad'],
  },
]
