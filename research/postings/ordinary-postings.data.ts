// More postings in the style of real ones, written for these tests: the headings, lists and asides that strangers use.
import type { Posting } from './real-postings.data.ts'

export const ordinaryPostings: Posting[] = [
  {
    name: 'a site reliability engineer, with wishes under a sentence and alternatives in a list',
    language: 'en',
    text: `Senior Site Reliability Engineer - Payments Platform
Harbor Clinic · Berlin, Germany (hybrid, 2 days in the office) · €85,000 – €105,000

Who we are
Harbor Clinic runs 40 outpatient clinics and the software behind them. We were founded in 2011 and have raised $60M.

What you'll do
- Own the uptime of our booking and payments services (99.95 % SLO)
- Run incident reviews, on-call about one week in six
- Move the last of our workloads from EC2 to Kubernetes

You bring
- At least 5 years in SRE, platform or DevOps engineering
- Production Kubernetes and Terraform
- Strong Go or Python
- Experience with Prometheus and Grafana, or a comparable stack
- Good English (B2 or better); German is a plus

It would be nice if you had
- worked with PCI DSS
- contributed to open source

Please don't apply if you have only worked in consulting.

Benefits: 30 days of vacation, job bike, Java-house coffee, annual training budget of €2,000.`,
    expected: [
      'title must: Senior Site Reliability Engineer',
      'keyword must: Kubernetes',
      'keyword must: Terraform',
      'keyword must: Go or Python',
      'keyword must: Prometheus or Grafana',
      'keyword nice: PCI DSS',
      'years_min must: 5',
      'location must: Berlin, State of Berlin, Germany',
      'language must: English (B2)',
      'language nice: German',
      'exclusion must: consulting',
      'pay nice: EUR 85000-105000 year',
    ],
    never: ['Production Kubernetes', 'SRE or DevOps', 'EC2', 'Java', 'comparable stack', 'Harbor Clinic'],
  },
  {
    name: 'a warehouse supervisor, in capitals',
    language: 'en',
    text: `WAREHOUSE SUPERVISOR - 2ND SHIFT
Memphis, TN 38118
$58,000.00 - $66,000.00 a year - Full-time

Full job description
Are you a hands-on leader? Midsouth Freight is looking for a Warehouse Supervisor to run our second shift (2:30 pm - 11:00 pm).

Duties:
Supervise 25-30 associates
Ensure OSHA compliance and keep the dock clean
Report KPIs to the Distribution Manager

Minimum Qualifications:
High school diploma or GED
3 years' warehouse experience, including at least 1 year supervising people
Forklift certification (sit-down and reach truck)
Working knowledge of a WMS (Manhattan, Blue Yonder or HighJump)
Able to lift 50 lbs
Must pass drug screen and background check

Preferred:
Bilingual English/Spanish
Six Sigma Yellow Belt
Cold storage

No phone calls please. No sponsorship available.`,
    expected: [
      'title must: Warehouse Supervisor',
      'keyword must: Forklift',
      'keyword must: WMS or Blue Yonder or HighJump',
      'keyword nice: Six Sigma Yellow Belt',
      'years_min must: 3',
      'location must: Memphis, Tennessee, United States',
      'language nice: Spanish',
      'track must: manager',
      'pay nice: USD 58000-66000 year',
      'visa nice: none',
    ],
    never: ['OSHA', 'KPIs', 'High school diploma or GED', 'GED', 'Belt'],
  },
  {
    name: 'a financial controller, under headings of few words',
    language: 'en',
    text: `Financial Controller
Reporting to the CFO, based in Dublin 2 (hybrid – 3 days on site)

About Corrib Foods
A family-owned food group with revenue of €120m and 400 staff.

The role
- Month-end close, consolidation of six entities under IFRS
- Manage a team of 5
- Lead the move from Sage to NetSuite

The person
- Qualified accountant (ACA, ACCA or CIMA), minimum 6 years PQE, ideally with a Big 4 background
- FMCG or manufacturing experience is a must; pure financial-services backgrounds won't suit this role
- Advanced Excel and at least one mid-market ERP (NetSuite, Sage Intacct, Dynamics 365)
- Power BI an advantage

Package: €95-110k + car + 10% bonus`,
    expected: [
      'title must: Financial Controller',
      'keyword must: ACA or ACCA or CIMA',
      'keyword must: FMCG or Manufacturing',
      'keyword must: ERP or NetSuite or Sage Intacct or Dynamics 365',
      'keyword nice: Power BI',
      'years_min must: 6',
      'location must: Dublin, Leinster, Ireland',
      'exclusion must: financial-services',
      'pay nice: EUR 95000-110000 year',
    ],
    never: ['IFRS', 'Sage', 'PQE', 'CFO', 'Corrib Foods'],
  },
  {
    name: 'une infirmière de bloc opératoire',
    language: 'fr',
    text: `Infirmier(ère) de bloc opératoire H/F – CDI – Lyon 8e

L'établissement
La Clinique des Tilleuls réalise 12 000 interventions par an.

Vos missions
- Assurer la prise en charge des patients au bloc
- Gérer le matériel et la traçabilité

Votre profil
- Diplôme d'État d'infirmier, IBODE souhaité
- Première expérience d'au moins 2 ans en bloc opératoire (orthopédie ou viscéral)
- Maîtrise des règles d'hygiène et d'asepsie
- La connaissance du logiciel Orbis serait un plus
- Débutants acceptés si formation IBODE en cours

Nous vous offrons
Salaire : 2 600 à 3 100 € brut par mois selon expérience, reprise de l'ancienneté, mutuelle, RTT`,
    expected: [
      'title must: Infirmier(ère) de bloc opératoire',
      "keyword must: Diplôme d'État d'infirmier",
      'keyword nice: Orbis',
      'years_min must: 2',
      'location must: Lyon, Auvergne-Rhône-Alpes, France',
      'pay nice: EUR 2600-3100 month',
    ],
    never: ['bloc opératoire', 'IBODE souhaité', "s règles d'hygiène", "d'asepsie", 'RTT'],
  },
  {
    name: 'un ingeniero de datos, con preguntas como títulos',
    language: 'es',
    text: `Ingeniero/a de Datos Senior
Madrid (híbrido, 2 días en oficina) | 50.000 - 60.000 € brutos anuales

¿Quiénes somos?
Vuelaya es un comparador de vuelos con 8 millones de usuarios.

¿Qué harás?
- Diseñar y mantener pipelines en Airflow
- Migrar nuestro data warehouse de Redshift a Snowflake

¿Qué buscamos?
- Mínimo 4 años de experiencia como Data Engineer
- Dominio de Python y SQL
- Experiencia con Spark o Flink
- Snowflake o BigQuery
- Inglés alto (C1)

Se valorará:
- dbt y Terraform
- Haber trabajado en e-commerce o viajes

No es imprescindible titulación universitaria.

¿Qué ofrecemos?
Seguro médico, 25 días de vacaciones, formación en AWS`,
    expected: [
      'title must: Ingeniero/a de Datos Senior',
      'keyword must: Python',
      'keyword must: SQL',
      'keyword must: Spark or Flink',
      'keyword must: Snowflake or BigQuery',
      'keyword nice: dbt',
      'keyword nice: Terraform',
      'years_min must: 4',
      'location must: Madrid, Spain',
      'language must: English (C1)',
      'pay nice: EUR 50000-60000 year',
    ],
    never: ['Airflow', 'Redshift', 'AWS', 'bachelors', 'Mínimo 4'],
  },
  {
    name: 'a growth marketer, by a founder, with who is not a fit',
    language: 'en',
    text: `Hi, I'm Dana, CEO of Petalbox (flower subscriptions, Austin + remote in the US). We need our first growth marketer!

You'll own paid acquisition end to end. Right now we spend $250k/month, mostly on Meta and TikTok, and CAC is creeping up.

You might be a great fit if you've
* run 6-figure monthly budgets on Meta and Google yourself (not through an agency)
* got 4-7 years in DTC or subscription businesses
* can write SQL, or are at least not scared of it
* think in cohorts, LTV and payback

You're probably not a fit if
* you've mainly done B2B lead gen
* you want to manage a big team right away

Comp: $120-145k + meaningful equity. We can't sponsor visas at the moment.`,
    expected: [
      'title must: growth marketer',
      'keyword must: Meta',
      'keyword must: DTC',
      'keyword must: SQL',
      'years_min must: 4',
      'years_max must: 7',
      'exclusion must: B2B lead gen',
      'pay nice: USD 120000-145000 year',
      'visa nice: none',
    ],
    never: ['B2B', 'Petalbox', 'people management'],
  },
  {
    name: 'a director of sales in three cities, with peers and who is rather not seen',
    language: 'en',
    text: `Director of Sales, EMEA
London / Paris / Munich

Company: Tessellate (Series C, cloud security)

What success looks like: grow EMEA ARR from $12M to $30M in two years.

You have:
8+ years selling enterprise software, 3+ of them leading teams of account executives
Closed seven-figure deals with banks or insurers
MEDDPICC or a similar methodology
Security, networking or infrastructure background (think CrowdStrike, Zscaler, Palo Alto Networks, Wiz)
French or German in addition to English is highly desirable

We'd rather not see:
People who only managed renewals
Job-hoppers (less than 18 months per role)

OTE £260k–£300k (50/50), 0.2% equity`,
    expected: [
      'title must: Director of Sales, EMEA',
      'keyword nice: MEDDPICC',
      'years_min must: 8',
      'location must: London, England, United Kingdom',
      'location must: Paris, Île-de-France, France',
      'location must: Munich, Bavaria, Germany',
      'language nice: French',
      'track must: manager',
      'company nice: CrowdStrike',
      'company nice: Wiz',
      'exclusion must: renewals',
      'pay nice: GBP 260000-300000 year',
    ],
    never: ['ARR', 'Closed', 'Tessellate'],
  },
  {
    name: 'an electrician, whose items end like headings',
    language: 'en',
    text: `Journeyman Electrician (Commercial)
Denver, Colorado
$36 - $44 an hour

Requirements
Current Colorado Journeyman Electrician license
4+ years commercial experience; residential only will not be considered
Able to read blueprints and bend conduit
OSHA 10 (OSHA 30 preferred)
Valid driver's license and own hand tools
Spanish a plus

We provide: 401k match, company van, paid apprenticeship training for helpers`,
    expected: [
      'title must: Journeyman Electrician (Commercial)',
      'keyword must: OSHA 10',
      'keyword nice: OSHA 30',
      'years_min must: 4',
      'location must: Denver, Colorado, United States',
      'language nice: Spanish',
      'exclusion must: residential',
      'pay nice: USD 36-44 hour',
    ],
    never: ['401k'],
  },
  {
    name: 'a product manager, with what is not needed',
    language: 'en',
    text: `Title: Senior Product Manager, Identity
Team: Platform
Reports to: VP Product
Location: Toronto, ON or Remote (Canada)

Overview
Ledgerline gives 12,000 accountants one place to work. Identity is the front door.

Responsibilities
Own the roadmap for sign-in, SSO, SCIM and permissions. Partner with Security and Sales Engineering.

Qualifications
Must have
5+ years in product management for B2B SaaS
Hands-on with OAuth 2.0, SAML and OIDC
You've worked closely with enterprise admins
Nice
Former engineer
Fintech or accounting
Not needed
An MBA
Experience at a large company

Compensation: CAD 150,000–180,000`,
    expected: [
      'title must: Senior Product Manager, Identity',
      'keyword must: B2B SaaS',
      'keyword must: OAuth 2.0',
      'keyword must: SAML',
      'keyword must: OIDC',
      'years_min must: 5',
      'location must: Toronto, Ontario, Canada',
      'pay nice: CAD 150000-180000 year',
    ],
    never: ['Product Management', 'MBA', 'mba', 'SSO', 'SCIM'],
  },
  {
    name: 'an iOS engineer, in prose',
    language: 'en',
    text: `Staff iOS Engineer
Remote (EU time zones) or our office in Barcelona

Mapwell makes hiking maps. 2M people open the app every weekend.

The job
You'll set the technical direction for a team of six, rebuild our offline maps in SwiftUI, and cut cold start below a second. Expect to pair with Android (Kotlin) and backend (Elixir) colleagues now and then.

Who you are
You have shipped iOS apps for at least seven years, the last two or more as a tech lead or staff engineer. Swift is second nature; you have migrated a UIKit codebase to SwiftUI before. You understand rendering performance, Core Data and background tasks. Working English is required. Spanish or Catalan is not.

It's a bonus if you have worked with MapLibre, Mapbox or GIS data, or have mentored people remotely.

This isn't the right role if you want to move into people management soon.

What we offer: €80–100k, 4-day week, gear budget (MacBook, iPhone, Garmin watch). We don't offer relocation.`,
    expected: [
      'title must: Staff iOS Engineer',
      'keyword must: Swift',
      'keyword must: UIKit',
      'keyword must: SwiftUI',
      'keyword must: Core Data',
      'years_min must: 7',
      'location must: Barcelona, Catalonia, Spain',
      'remote must: true',
      'language must: English',
      'pay nice: EUR 80000-100000 year',
    ],
    never: ['Kotlin', 'Elixir', 'Spanish', 'Catalan', 'people management'],
  },
  {
    name: 'a data analyst, with what the team does not need',
    language: 'en',
    text: `Data Analyst (Marketing)
Stockholm or Copenhagen - on-site 3 days

About the company: Nordlys is an e-commerce group with five outdoor brands.

RESPONSIBILITIES
• Build dashboards in Looker for the CMO
• Run A/B tests with the CRM team
• Explain what happened to ROAS last week

REQUIREMENTS
• 2-4 years in an analytics role, preferably in retail or e-commerce
• Very strong SQL (window functions, CTEs); dbt is something you can learn here
• Experience with at least one BI tool (Looker, Tableau, Power BI)
• GA4 and Google Tag Manager
• Python or R is a plus
• Swedish or Danish is an advantage, English is a must

WHAT WE DON'T NEED
• A PhD
• Years of agency experience`,
    expected: [
      'title must: Data Analyst (Marketing)',
      'keyword must: SQL',
      'keyword must: BI or Looker or Tableau or Power BI',
      'keyword must: GA4',
      'keyword must: Google Tag Manager',
      'keyword nice: Python or R',
      'years_min must: 2',
      'years_max must: 4',
      'location must: Stockholm, Sweden',
      'location must: Copenhagen, Capital Region, Denmark',
      'language must: English',
      'language nice: Swedish',
      'language nice: Danish',
    ],
    never: ['dbt', 'phd', 'PhD', 'agency', 'ROAS'],
  },
  {
    name: 'een embedded engineer',
    language: 'nl',
    text: `Embedded Software Engineer (C++) - Eindhoven

Wij zijn Lumenta, maker van slimme straatverlichting.

Functie-eisen
• Afgeronde hbo- of wo-opleiding in de richting van elektrotechniek of informatica
• 3+ jaar ervaring met C++ op microcontrollers (STM32, ESP32)
• Kennis van RTOS en communicatieprotocollen zoals Zigbee, LoRa of BLE
• Je spreekt vloeiend Engels; Nederlands is mooi meegenomen
• Ervaring met Python voor testautomatisering is een plus

Je krijgt
€ 4.000 – € 5.500 per maand, 30 vakantiedagen, winstdeling`,
    expected: [
      'title must: Embedded Software Engineer (C++)',
      'keyword must: C++',
      'keyword must: RTOS',
      'keyword nice: Python',
      'years_min must: 3',
      'degree must: bachelors',
      'location must: Eindhoven, North Brabant, Netherlands',
      'language must: English (fluent)',
      'language nice: Dutch',
    ],
    never: ['elektrotechniek', 'informatica'],
  },
  {
    name: 'a support lead, with pictures for bullets',
    language: 'en',
    text: `Customer Support Lead
Location: Manila, Philippines (night shift) or remote in PH

Must-haves
✅ 3+ years in SaaS customer support, 1+ year leading a team of 5 or more
✅ Zendesk or Intercom admin experience
✅ Excellent written English

Nice-to-haves
⭐ Experience with Jira and basic SQL
⭐ You've built a knowledge base

Deal-breakers
❌ BPO-only background
❌ Not able to work US hours`,
    expected: [
      'title must: Customer Support Lead',
      'keyword must: Zendesk or Intercom',
      'keyword nice: Jira',
      'keyword nice: SQL',
      'years_min must: 3',
      'years_relevant must: 1',
      'location must: Manila, National Capital Region, Philippines',
      'language must: English',
      'track must: manager',
      'exclusion must: BPO-only',
    ],
    never: ['admin'],
  },
]
