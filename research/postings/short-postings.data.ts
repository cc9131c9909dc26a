// Short postings as people paste them, written for these tests: places, pay, and years where no label says what they are.
import type { Posting } from './real-postings.data.ts'

export const shortPostings: Posting[] = [
  {
    name: 'an account executive, with people from three companies',
    language: 'en',
    text: `Enterprise AE (remote, East Coast)
About Quillstack: we sell procurement software to mid-market manufacturers. Series B, 90 people.
You: 4-7 years closing six-figure SaaS deals, ideally procurement/ERP/supply chain. You've sold to CFOs. MEDDIC or similar. Comfortable travelling ~30%.
Please don't apply if you've only sold SMB or need inbound leads.
We'd love people from Coupa, Ariba or Jaggaer.
OTE $260k (50/50). Medical, dental, vision. EOE.`,
    expected: [
      'title must: Enterprise AE',
      'keyword must: SaaS',
      'keyword nice: Procurement',
      'keyword nice: Supply chain',
      'keyword nice: MEDDIC',
      'years_min must: 4',
      'years_max must: 7',
      'remote must: true',
      'company nice: Coupa',
      'company nice: Ariba',
      'company nice: Jaggaer',
      'exclusion must: SMB',
      'exclusion must: need inbound leads',
      'pay nice: USD 260000 year',
    ],
    never: ['50)', 'OTE $260k (50', 'Ariba or Jaggaer'],
  },
  {
    name: 'a Spanish accountant in a city with a larger namesake',
    language: 'es',
    text: `Contable senior (H/M) - Valencia
En Cítricos Albufera buscamos un/a contable con al menos 5 años de experiencia en empresas industriales.
Requisitos:
· Grado en ADE o Económicas
· Dominio de SAP FI y Excel avanzado
· Inglés nivel B2; se valorará francés
· No es necesario carnet de conducir
Se valorará experiencia en auditoría (Big Four).
Ofrecemos: contrato indefinido, 32.000-38.000 € brutos/año, jornada intensiva los viernes.`,
    expected: [
      'title must: Contable senior',
      'keyword must: SAP FI',
      'keyword must: Excel',
      'keyword nice: Big Four',
      'years_min must: 5',
      'degree must: bachelors',
      'location must: Valencia, Spain',
      'language must: English (B2)',
      'language nice: French',
      'pay nice: EUR 32000-38000 year',
    ],
    never: ['Valencia, Carabobo, Venezuela', 'carnet de conducir'],
  },
  {
    name: 'a sous chef, in five short sentences',
    language: 'en',
    text: `Sous Chef wanted
Harbour kitchen, 70 covers, modern Nordic. Bergen, Norway. 
You need: minimum 3 yrs in a brigade, fagbrev or equivalent, HACCP. Pastry a plus. English or Norwegian.
Four-day week. 480 000-540 000 NOK.`,
    expected: [
      'title must: Sous Chef',
      'keyword must: HACCP',
      'years_min must: 3',
      'location must: Bergen, Vestland, Norway',
      'language nice: English',
      'language nice: Norwegian',
      'pay nice: NOK 480000-540000 year',
    ],
    never: [],
  },
  {
    name: 'an intensive care nurse, in abbreviations',
    language: 'en',
    text: `ICU Registered Nurse - Nights - $10k sign-on
St. Brannoc Medical Center, Duluth MN
We're looking for an RN to join our 24-bed medical ICU.
What you'll do: titrate drips, manage ventilated patients, precept new grads
You have: active MN or compact RN license; BLS & ACLS; 2+ yrs ICU or step-down
Nice: CCRN, CRRT, ECMO experience
Not for you if: you've only worked in clinic/outpatient settings
Pay: $38.50-$56/hr plus differentials. Benefits: 401k match, tuition.`,
    expected: [
      'title must: ICU Registered Nurse',
      'keyword must: ICU',
      'keyword must: BLS',
      'keyword must: ACLS',
      'keyword nice: CCRN',
      'keyword nice: CRRT',
      'keyword nice: ECMO',
      'years_min must: 2',
      'location must: Duluth, Minnesota, United States',
      'exclusion must: clinic/outpatient settings',
      'pay nice: USD 38.5-56 hour',
    ],
    never: [],
  },
  {
    name: 'a data engineer, with slashes and dealbreakers',
    language: 'en',
    text: `Staff Data Engineer
Location: Toronto or Montréal (hybrid) — we can't sponsor visas
Must have
• 8+ yrs building data pipelines (Python + SQL)
• Spark or Flink at scale
• Airflow / Dagster
Bonus
• dbt, Iceberg
• ad-tech background
Dealbreakers: pure BI/reporting profiles, consultants who change every 6 months
Comp: CAD 190–230k + equity`,
    expected: [
      'title must: Staff Data Engineer',
      'keyword must: Python',
      'keyword must: SQL',
      'keyword must: Spark or Flink',
      'keyword must: Airflow or Dagster',
      'keyword nice: dbt',
      'keyword nice: Iceberg',
      'keyword nice: Ad tech',
      'years_min must: 8',
      'location must: Toronto, Ontario, Canada',
      'location must: Montréal, Quebec, Canada',
      'exclusion must: BI/reporting',
      'pay nice: CAD 190000-230000 year',
      'visa nice: none',
    ],
    never: [],
  },
  {
    name: 'a warehouse lead, with the place in a header line',
    language: 'en',
    text: `Warehouse Team Lead — nights
DC Bristol Avonmouth | 4 on 4 off | £15.80 p/h
Must have: FLT licence (counterbalance or reach), 1 year+ leading a team of 8 or more, right to work in the UK.
Good if you've got WMS experience (we use Manhattan).
No agencies.`,
    expected: [
      'title must: Warehouse Team Lead',
      'keyword must: FLT',
      'keyword nice: WMS',
      'years_min must: 1',
      'location must: Bristol, England, United Kingdom',
      'track must: manager',
      'pay nice: GBP 15.8 hour',
    ],
    never: ['United Kingdom'],
  },
  {
    name: 'a teacher, with a school and a place',
    language: 'en',
    text: `Maths Teacher (KS3–KS5), September start
Aldermoor Academy, Leeds. MPS/UPS + TLR for the right candidate.
Essential: QTS, degree in Mathematics or closely related subject, experience of teaching GCSE.
Desirable: A-level Further Maths, ability to offer Computing.
The school is committed to safeguarding; enhanced DBS required.`,
    expected: [
      'title must: Maths Teacher (KS3–KS5)',
      'keyword must: QTS',
      'keyword nice: Further Maths',
      'keyword nice: Computing',
      'location must: Leeds, England, United Kingdom',
    ],
    never: ['GCSE'],
  },
  {
    name: 'a product manager, by the person who hires',
    language: 'en',
    text: `We're hiring a Group PM, Growth!
Hi, I'm Dana, VP Product at Lumenstack. I need a partner who has run experimentation programs at a consumer subscription company (think Spotify, Duolingo, Headspace) with at least 10M MAU.
You've managed 2–4 PMs. You write SQL without asking a data analyst. You've shipped pricing & packaging changes and can show me the results.
You don't need an MBA. You don't need to have worked at FAANG.
Based in NYC or SF, 3 days in office. $240-280k base.
P.S. If your whole career has been B2B enterprise, this probably isn't the right role.`,
    expected: [
      'title must: Group PM',
      'keyword must: Experimentation',
      'keyword must: Pricing',
      'keyword nice: SQL',
      'location must: New York City, New York, United States',
      'location must: San Francisco, California, United States',
      'track must: manager',
      'company nice: Spotify',
      'company nice: Duolingo',
      'company nice: Headspace',
      'exclusion must: B2B enterprise',
      'pay nice: USD 240000-280000 year',
    ],
    never: ['MBA', 'FAANG'],
  },
  {
    name: 'a German lawyer',
    language: 'de',
    text: `Rechtsanwalt (m/w/d) Arbeitsrecht, 1-3 Jahre
Standort: Frankfurt
Sie haben beide Staatsexamen mit mind. einem "vollbefriedigend" abgeschlossen, erste Erfahrung im Kündigungsschutzrecht und verhandlungssicheres Englisch. Promotion oder LL.M. sind willkommen, aber kein Muss.
Reine Steuerrechtler passen nicht zu uns.`,
    expected: [
      'title must: Rechtsanwalt Arbeitsrecht',
      'keyword must: Kündigungsschutzrecht',
      'degree nice: advanced_degree',
      'location must: Frankfurt am Main, Hesse, Germany',
      'language must: English (business level)',
      'exclusion must: Steuerrechtler',
    ],
    never: [],
  },
  {
    name: 'a Dutch planner, with the place in front of a sentence',
    language: 'nl',
    text: `Senior Planner Transport (32-40 uur)
Rotterdam | Voor familiebedrijf Van der Wielen Logistiek zoeken wij een planner.
Wat breng je mee?
* Minimaal 5 jaar ervaring in transportplanning
* Kennis van TMS (bij voorkeur Transics of Boltrics)
* Goede beheersing van Nederlands en Duits
* Rijbewijs B
Geen uitzendbureaus a.u.b.
Wij bieden € 3.600 – € 4.500 bruto per maand.`,
    expected: [
      'title must: Senior Planner Transport',
      'keyword must: TMS',
      'keyword must: Rijbewijs B',
      'keyword nice: Transics or Boltrics',
      'years_min must: 5',
      'location must: Rotterdam, South Holland, Netherlands',
      'language must: German',
      'language must: Dutch',
      'pay nice: EUR 3600-4500 month',
    ],
    never: ['uitzendbureaus'],
  },
  {
    name: 'an Italian payroll clerk, with pay by its abbreviation',
    language: 'it',
    text: `Addetto/a paghe e contributi – Torino
Studio di consulenza del lavoro cerca una risorsa con esperienza di almeno 4 anni in studio.
Requisiti: conoscenza di Zucchetti Paghe Web, CCNL commercio e metalmeccanico; diploma di ragioneria; ottima padronanza di Excel.
Gradita la conoscenza di Inaz. Astenersi profili junior.
RAL 28.000-34.000.`,
    expected: [
      'title must: Addetto/a paghe e contributi',
      'keyword must: Zucchetti Paghe Web',
      'keyword must: CCNL commercio',
      'keyword must: metalmeccanico',
      'keyword must: Excel',
      'keyword nice: Inaz',
      'years_min must: 4',
      'location must: Turin, Piedmont, Italy',
      'pay nice: EUR 28000-34000 year',
    ],
    never: [],
  },
  {
    name: 'an embedded engineer, with the place behind the title',
    language: 'en',
    text: `Embedded Software Engineer (C/C++), Stockholm
Join Nordvik Instruments building ultrasound devices.
Who you are:
- MSc in EE/CS or similar
- 5 years+ of embedded C on ARM Cortex-M
- RTOS (FreeRTOS, Zephyr or ThreadX)
- Experience with IEC 62304 is required
- Rust is a big plus, but we can teach you
- Swedish is not needed
SEK 52 000–62 000/month`,
    expected: [
      'title must: Embedded Software Engineer (C/C++)',
      'keyword must: ARM Cortex-M',
      'keyword must: RTOS or FreeRTOS or Zephyr or ThreadX',
      'keyword must: IEC 62304',
      'keyword nice: Rust',
      'years_min must: 5',
      'degree must: advanced_degree',
      'location must: Stockholm, Sweden',
      'pay nice: SEK 52000-62000 month',
    ],
    never: ['SEK', 'Swedish'],
  },
  {
    name: 'an accountant, in one paragraph',
    language: null,
    text: `STAFF ACCOUNTANT needed ASAP!!! Mid-size construction co. in Boise. Must know job costing, AIA billing and QuickBooks Desktop Enterprise, Sage 300 a plus. 3-5 yrs. CPA not needed. No remote. $62-72K DOE. Spanish helpful.`,
    expected: [
      'title must: Staff Accountant',
      'keyword must: job costing',
      'keyword must: AIA billing',
      'keyword must: QuickBooks Desktop Enterprise',
      'keyword nice: Sage 300',
      'years_min must: 3',
      'years_max must: 5',
      'location must: Boise, Idaho, United States',
      'language nice: Spanish',
      'pay nice: USD 62000-72000 year',
    ],
    never: ['CPA', 'asap'],
  },
  {
    name: 'a Brazilian nurse',
    language: 'pt',
    text: `Enfermeiro(a) de UTI - São Paulo/SP
Requisitos: COREN ativo, experiência mínima de 2 anos em UTI adulto, disponibilidade noturna.
Desejável: pós-graduação em terapia intensiva, ACLS.
Salário: R$ 5.800 + adicional noturno`,
    expected: [
      'title must: Enfermeiro(a) de UTI',
      'keyword must: COREN',
      'keyword must: UTI',
      'years_min must: 2',
      'location must: São Paulo, Brazil',
      'pay nice: BRL 5800 month',
    ],
    never: [],
  },
  {
    name: 'a French cook',
    language: 'fr',
    text: `Cuisinier (H/F) - Annecy
Restaurant gastronomique, 45 couverts.
Votre profil :
CAP cuisine exigé, 3 ans d'expérience en brigade
Permis B souhaité ; anglais apprécié
Pas de coupure, repos dimanche-lundi, 2 300 € net/mois
Nous ne cherchons pas de profils issus uniquement de la collectivité.`,
    expected: [
      'title must: Cuisinier',
      'keyword must: CAP cuisine',
      'keyword nice: Permis B',
      'years_min must: 3',
      'location must: Annecy, Auvergne-Rhône-Alpes, France',
      'language nice: English',
      'exclusion must: collectivité',
      'pay nice: EUR 2300 month',
    ],
    never: [],
  },
  {
    name: 'a French theater nurse with a state diploma',
    language: 'fr',
    text: `Infirmier(ère) de bloc opératoire – CDI – Lyon 8e
La Clinique des Glycines recrute un(e) IBODE ou IDE avec expérience bloc.
Missions : instrumentation, aide opératoire, traçabilité.
Profil : Diplôme d'État d'infirmier exigé, IBODE souhaité. Expérience de 2 ans en chirurgie orthopédique appréciée. Débutants acceptés.
Rémunération : 2 600 à 3 100 € brut/mois selon expérience.`,
    expected: [
      'title must: Infirmier(ère) de bloc opératoire',
      "keyword must: Diplôme d'État d'infirmier",
      'keyword nice: IBODE',
      'keyword nice: chirurgie orthopédique',
      'years_min nice: 2',
      'location must: Lyon, Auvergne-Rhône-Alpes, France',
      'pay nice: EUR 2600-3100 month',
    ],
    never: [],
  },
  {
    name: 'a Polish accountant',
    language: 'pl',
    text: `Księgowa / Księgowy – Wrocław (hybrydowo, 3 dni z biura)
Kogo szukamy:
- min. 3 lata doświadczenia w księgowości spółek z o.o.
- bardzo dobra znajomość Symfonii lub Comarch ERP Optima
- angielski B2, niemiecki mile widziany
- nie szukamy osób wyłącznie po biurach rachunkowych
Oferujemy: 9 000–11 500 zł brutto, UoP, prywatna opieka medyczna.`,
    expected: [
      'title must: Księgowa / Księgowy',
      'keyword must: Symfonii or Comarch ERP Optima',
      'years_min must: 3',
      'location must: Wrocław, Lower Silesia, Poland',
      'language must: English (B2)',
      'language nice: German',
      'exclusion must: biurach rachunkowych',
      'pay nice: PLN 9000-11500 month',
    ],
    never: [],
  },
  {
    name: 'a support agent, with what is not required',
    language: 'en',
    text: `Customer Support Rep (German speaking) - Dublin
What you need
* Native-level German and fluent English
* 1+ years in customer service, ideally e-commerce
* Zendesk or Intercom
* Happy to work weekends 1 in 3
Not required: a degree, prior tech experience
€32k + €2k language bonus`,
    expected: [
      'title must: Customer Support Rep (German speaking)',
      'keyword must: Customer Service',
      'keyword must: Zendesk or Intercom',
      'keyword nice: E-commerce',
      'years_min must: 1',
      'location must: Dublin, Leinster, Ireland',
      'language must: English (fluent)',
      'language must: German',
      'industry nice: Consumer Goods',
      'pay nice: EUR 32000 year',
    ],
    never: [],
  },
]
