// Postings pasted as they come (one bullet or none, headings in capitals or as questions, running text), written for these tests.
import type { Posting } from './real-postings.data.ts'

export const pastedPostings: Posting[] = [
  {
    name: 'a warehouse operative, in a hurry',
    language: 'en',
    text: `Warehouse Operative needed!!!

we are looking for hard working people to join our busy warehouse in Doncaster. Shifts are Mon-Fri 6am-2pm or 2pm-10pm.

the job:
- picking and packing customer orders using handheld scanners
- loading / unloading trailers
- keeping the area clean and tidy

you will need
- previous warehouse experience (at least 6 months)
- counterbalance or reach truck licence - in date
- steel toe cap boots
- able to lift up to 25kg
- good level of English
no agencies

£12.60 per hour, rising to £13.10 after 12 weeks. overtime paid at time and a half. Free parking, canteen, 28 days holiday`,
    expected: [
      'title must: Warehouse Operative',
      'location must: Doncaster, England, United Kingdom',
      'language must: English',
      'pay nice: GBP 12.6 hour',
    ],
    never: ['agencies', 'Free parking'],
  },
  {
    name: 'a regional sales manager at an employer named like a city',
    language: 'en',
    text: `Regional Sales Manager, Northeast

Orlando Instruments | Field-based (Boston, MA area) | $110K base + $60K commission

Orlando Instruments makes precision flow meters for water utilities. We're a 200-person company that was bought by its employees in 2019.

About the role
You'll run a territory from Maine to New Jersey, work with 14 independent reps, and carry a number of $4.5M.

You should have:
• 7+ years of experience in B2B sales, at least 3 of them managing reps or distributors
• A track record selling into municipal utilities or industrial OEMs (companies like Xylem, Badger Meter or Mueller are a good match)
• Comfortable in Salesforce or HubSpot
• Bachelor's degree in engineering or business, or equivalent experience
• Valid driver's license; up to 60% travel

It's a bonus if you
• speak Spanish
• have sold SCADA or telemetry

You don't need to know flow meters. We'll teach you.

What you get
Company car, 401(k) with 5% match, 20 days PTO, a MacBook and whatever software makes you faster (we use Gong, Slack and Notion).`,
    expected: [
      'title must: Regional Sales Manager, Northeast',
      'keyword must: B2B Sales',
      'keyword must: Salesforce or HubSpot',
      "keyword must: driver's license",
      'keyword nice: SCADA',
      'years_min must: 7',
      'degree nice: bachelors',
      'location must: Boston, Massachusetts, United States',
      'language nice: Spanish',
      'company nice: Xylem',
      'company nice: Badger Meter',
      'company nice: Mueller',
    ],
    never: ['Orlando, Florida, United States', 'Maine, United States', 'New Jersey, United States', 'Gong', 'Slack', 'Notion'],
  },
  {
    name: 'a data analyst, under questions',
    language: 'en',
    text: `Data Analyst (m/f/x) @ Berlin Jar Works

Location: Utrecht, the Netherlands (3 days in office)
Contract: 12 months, 40 hours

Berlin Jar Works supplies 50,000 customers with glass, plastic and metal packaging. Our data team is five people.

What will you do?
You build dashboards for sales and finance, clean up messy supplier data, and explain to people what the numbers say. You work with dbt and BigQuery daily.

Who are you?
- You have 2-4 years of experience in data analysis or a similar role
- You write SQL in your sleep; Python or R is welcome but not a must
- You have built dashboards in Power BI, Tableau or Looker
- You can explain a p-value to a salesperson
- Fluent in English; Dutch is nice to have
- No PhD required!

Our offer
€3,400 - €4,300 gross per month, 8% holiday allowance, 27 days off, NS Business Card, and a Udemy subscription so you can learn Spark, Airflow or whatever you like.`,
    expected: [
      'title must: Data Analyst',
      'keyword must: SQL',
      'keyword must: Power BI or Tableau or Looker',
      'keyword nice: Python or R',
      'years_min must: 2',
      'years_max must: 4',
      'location must: Utrecht, Netherlands',
      'language must: English (fluent)',
      'language nice: Dutch',
      'pay nice: EUR 3400-4300 month',
    ],
    never: ['Berlin, State of Berlin, Germany', 'data analysis', 'Data Analysis', 'phd', 'Spark', 'Airflow', 'dbt'],
  },
  {
    name: 'an electrician in a town no list knows',
    language: 'en',
    text: `Industrial Electrician
Company: Granite Falls Paper Co.
Location: Granite Falls, WA 98252
Job type: Full-time, union

Granite Falls Paper Co. has an opening for a journeyman Industrial Electrician at our mill.

Requirements:
* WA State EL01 Journeyman license (required)
* 4+ yrs experience in an industrial setting (pulp & paper, steel or sawmill preferred)
* Troubleshooting PLCs (Allen-Bradley ControlLogix), VFDs and motor control centers
* Able to read blueprints, ladder logic and P&IDs
* Medium voltage experience up to 15kV a plus
* High school diploma or GED
* Must pass pre-employment drug screen & background check
* Must be willing to work rotating shifts, weekends, and holidays

NOT required: college degree, instrumentation license

Wage: $47.85/hr`,
    expected: [
      'title must: Industrial Electrician',
      'keyword must: PLCs or Allen-Bradley ControlLogix',
      'keyword must: VFDs',
      'keyword must: Ladder logic',
      'keyword nice: Medium voltage',
      'years_min must: 4',
      'location must: Washington, United States',
      'pay nice: USD 47.85 hour',
    ],
    never: [
      'Wa, Upper West, Ghana',
      'Union, New Jersey, United States',
      'IDS',
      'voltage',
      'industrial setting',
      'bachelors',
      'instrumentation',
    ],
  },
  {
    name: 'a head of finance, in running text',
    language: 'en',
    text: `Head of Finance

We're Pennyloaf, a Series B baking marketplace in London (Shoreditch, hybrid 3 days). Backed by well-known investors, we've grown from 20 to 140 people in two years, and we've run finance with a part-time CFO and spreadsheets until now.

We're looking for our first Head of Finance. You'll report to the CEO, build a small team, and own everything from month-end close to the next raise.

You're probably someone who has qualified as an accountant (ACA, ACCA or CIMA) and spent 6 to 10 years in finance, the last few in a scale-up. You've closed the books yourself and you've built a board pack from nothing. You know your way around Xero or NetSuite and can model a three-statement forecast without help. Experience of a fundraise or an audit by a Big 4 firm would be great. We'd love it if you had worked at a marketplace such as Deliveroo, Depop or Vinted, but it isn't essential. This isn't the role for you if you want to stay purely strategic.

Pay is £95,000 to £115,000 plus EMI options. You'll get 28 days off, Bupa, a Cycle to Work scheme and free sourdough. We can't sponsor visas at the moment.`,
    expected: [
      'title must: Head of Finance',
      'keyword must: ACA or ACCA or CIMA',
      'keyword must: Xero or NetSuite',
      'years_min must: 6',
      'years_max must: 10',
      'company nice: Deliveroo',
      'company nice: Depop',
      'company nice: Vinted',
      'pay nice: GBP 95000-115000 year',
      'visa nice: none',
    ],
    never: ['finance', 'Bupa', 'EMI', 'CEO', 'CFO'],
  },
  {
    name: 'ein Elektroniker, mit Überschriften in Großbuchstaben',
    language: 'de',
    text: `Elektroniker (m/w/d) für Betriebstechnik

Paderborn | Vollzeit | ab sofort

Die Wolfsburg Fördertechnik GmbH baut seit 1962 Förderanlagen für Logistikzentren in ganz Europa. Rund 300 Kolleginnen und Kollegen arbeiten an drei Standorten.

DEINE AUFGABEN
- Wartung und Instandsetzung unserer Produktionsanlagen
- Fehlersuche an SPS-gesteuerten Anlagen (Siemens S7, TIA Portal)
- Dokumentation in SAP PM

DEIN PROFIL
- Abgeschlossene Ausbildung als Elektroniker für Betriebstechnik, Mechatroniker oder vergleichbar
- Mindestens 2 Jahre Berufserfahrung in der Instandhaltung
- Gute Kenntnisse in SPS-Programmierung, idealerweise Siemens S7
- Führerschein Klasse B
- Gute Deutschkenntnisse (B2); Englisch ist von Vorteil, aber kein Muss
- Bereitschaft zur Schichtarbeit

Ein Studium ist nicht erforderlich.

DAS BIETEN WIR
- 3.400 - 4.100 € brutto im Monat, Weihnachts- und Urlaubsgeld
- 30 Tage Urlaub, Jobrad, Microsoft-Office-Schulungen`,
    expected: [
      'title must: Elektroniker für Betriebstechnik',
      'keyword must: Instandhaltung',
      'keyword must: SPS-Programmierung',
      'keyword must: Führerschein Klasse B',
      'years_min must: 2',
      'location must: Paderborn, North Rhine-Westphalia, Germany',
      'language must: German (B2)',
      'language nice: English',
      'pay nice: EUR 3400-4100 month',
    ],
    never: ['bachelors', 'Wolfsburg, Lower Saxony, Germany', 'SAP', 'Microsoft Office'],
  },
  {
    name: 'una responsable de contabilidad',
    language: 'es',
    text: `¡ÚNETE A NUESTRO EQUIPO!

Empresa: Toledo Distribuciones S.L.
Puesto: Responsable de Administración y Contabilidad
Lugar: Zaragoza (presencial)

Funciones:
* Contabilidad general y analítica
* Preparación de impuestos (IVA, IS, retenciones)
* Gestión de tesorería y relación con bancos

Requisitos:
* Grado en ADE, Económicas o similar
* Mínimo 5 años de experiencia en contabilidad
* Manejo avanzado de Excel y de A3 o Sage 200
* Experiencia con auditorías externas
* Inglés nivel B2 (se valorará francés)
* No es necesario tener experiencia en el sector de distribución
* Abstenerse perfiles sin experiencia en contabilidad

Se ofrece:
* Contrato indefinido, 32.000 - 36.000 € brutos anuales
* Seguro médico, formación en Power BI`,
    expected: [
      'title must: Responsable de Administración y Contabilidad',
      'keyword must: Excel',
      'keyword must: Sage 200',
      'keyword must: auditorías externas',
      'years_min must: 5',
      'degree must: bachelors',
      'location must: Zaragoza, Aragon, Spain',
      'language must: English (B2)',
      'language nice: French',
      'pay nice: EUR 32000-36000 year',
    ],
    never: ['contabilidad', 'Toledo, Castille-La Mancha, Spain', 'Power BI', 'distribución'],
  },
  {
    name: 'a frontend engineer, without headings',
    language: 'en',
    text: `Senior Frontend Engineer (React) at Brisbane Labs - Remote (EU timezones)

Brisbane Labs builds scheduling software for dentists. We're fully remote, 30 people, profitable.

Stack: TypeScript, React, GraphQL, Node, Postgres. You'd spend 80% of your time on the front end.

We want someone with 5+ years of experience in software engineering, at least 3 with React. You've shipped accessible UIs and written tests with Playwright or Cypress. Experience with either Next.js or Remix is useful. We don't care about degrees, and you don't have to know GraphQL yet. Please, no bootcamp portfolios and no agencies.

Salary: EUR 75k-95k depending on experience. We buy you a laptop and give you 30 days off. We use Linear, Figma and Slack.`,
    expected: [
      'title must: Senior Frontend Engineer (React)',
      'keyword must: React',
      'keyword must: Playwright or Cypress',
      'keyword nice: Next.js or Remix',
      'keyword nice: TypeScript',
      'years_min must: 5',
      'remote must: true',
      'pay nice: EUR 75000-95000 year',
    ],
    never: ['software engineering', 'Brisbane, Queensland, Australia', 'Linear', 'Figma', 'Slack', 'GraphQL yet', 'either Next'],
  },
  {
    name: 'magazynier',
    language: 'pl',
    text: `Magazynier / Operator wózka widłowego

Firma: Praga Logistics Sp. z o.o.
Miejsce pracy: Pruszków k. Warszawy

Obowiązki:
- przyjmowanie i wydawanie towaru
- obsługa skanera i systemu WMS

Wymagania:
- uprawnienia UDT na wózki widłowe (warunek konieczny)
- min. rok doświadczenia na podobnym stanowisku
- gotowość do pracy na 3 zmiany
- znajomość SAP będzie dodatkowym atutem
- prawo jazdy kat. B mile widziane
- nie wymagamy znajomości języka angielskiego

Oferujemy:
- umowę o pracę, 5200 - 6100 zł brutto
- kartę MultiSport, szkolenia z Excela`,
    expected: [
      'keyword must: UDT',
      'keyword nice: SAP',
      'keyword nice: prawo jazdy kat. B',
      'years_min must: 1',
      'location must: Pruszków, Mazovia, Poland',
      'pay nice: PLN 5200-6100 month',
    ],
    never: ['Excel', 'English', 'WMS', 'Praga'],
  },
  {
    name: 'una customer success manager',
    language: 'it',
    text: `Customer Success Manager – settore software HR

Sede: Torino, ibrido (2 giorni da casa)
RAL: 38.000-44.000 €

Chi siamo
Ravenna Software S.p.A. sviluppa soluzioni per la gestione delle presenze. Lavoriamo con aziende come Barilla, Lavazza e Ferrero.

Cosa farai
- Seguirai l'onboarding di nuovi clienti
- Analizzerai i dati di utilizzo con Looker

Requisiti
- Almeno 3 anni di esperienza in customer success o account management nel B2B SaaS
- Conoscenza di un CRM (Salesforce, HubSpot o simili)
- Ottima padronanza dell'inglese, il tedesco è gradito
- Laurea in economia o ingegneria gestionale (non indispensabile)

Non cerchiamo figure puramente commerciali.

Offriamo
Smart working, buoni pasto da 8 €, corso di inglese, licenza Babbel`,
    expected: [
      'title must: Customer Success Manager',
      'keyword must: CRM or Salesforce or HubSpot',
      'years_min must: 3',
      'location must: Turin, Piedmont, Italy',
      'language must: English',
      'language nice: German',
      'pay nice: EUR 38000-44000 year',
    ],
    never: [
      'customer success',
      'Customer Success or Account Management',
      'bachelors',
      'Ravenna, Emilia-Romagna, Italy',
      'Barilla',
      'Babbel',
      'Almeno 3',
    ],
  },
]
