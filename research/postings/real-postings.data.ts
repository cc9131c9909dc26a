// Postings in the style of real ones, written for these tests, with the criteria a recruiter reads in them.

export interface Posting {
  name: string
  /** ISO 639-1; null where the text is too short to tell. */
  language: string | null
  text: string
  /** 'field strength: value'; others may be found too. */
  expected: string[]
  /** Values that must not be proposed, whatever the field; what is to be avoided is checked with `expected`. */
  never: string[]
}

export const postings: Posting[] = [
  {
    name: 'a backend engineer in Berlin',
    language: 'en',
    text: `Senior Backend Engineer (m/f/d)
Berlin, Germany · Hybrid (2 days/week in our Kreuzberg office)

About Tallypay
Tallypay builds payment infrastructure for marketplaces across Europe. We process 4 billion euros a year.

What you'll do
- Own services that move money: ledger, payouts, reconciliation
- Join the on-call rotation and keep us compliant with SOX and PSD2
- Work with product and Compliance on new features

What we're looking for
- 5+ years of experience building backend systems, 2+ years in payments or fintech
- Strong Kotlin or Java skills; you have been running services in production
- Experience with PostgreSQL and Kafka
- Fluent English. German is not required
- Experience at companies like Adyen, N26, Mollie, Klarna or SumUp is a plus

Nice to have
- Terraform, AWS
- Event sourcing

This role is not for you if you are looking for a pure people-management position.
If you have only worked in consultancies or agencies, this is probably not the right fit.

What we offer
- Salary €85,000 – €105,000 plus equity
- Visa sponsorship and relocation support`,
    expected: [
      'title must: Senior Backend Engineer',
      'keyword must: Kotlin or Java',
      'keyword must: PostgreSQL',
      'keyword must: Kafka',
      'keyword nice: Terraform',
      'years_min must: 5',
      'years_relevant must: 2',
      'location must: Berlin, State of Berlin, Germany',
      'language must: English (fluent)',
      'company nice: Adyen',
      'company nice: N26',
      'company nice: Mollie',
      'company nice: Klarna',
      'company nice: SumUp',
      'exclusion must: consultancies',
      'exclusion must: agencies',
      'pay nice: EUR 85000-105000 year',
      'visa nice: offered',
    ],
    never: [
      'People Management',
      'people-management',
      'manager',
      'Production',
      'German',
      'SOX',
      'Compliance',
      'On-call',
      'PSD2',
      'Kotlin',
      'Java',
      'Kreuzberg',
    ],
  },
  {
    name: 'a nurse manager in Houston',
    language: 'en',
    text: `ICU Nurse Manager
St. Brennan Medical Center – Houston, TX (on-site)

Lead a 24-bed intensive care unit and a team of 60 nurses.

Responsibilities
- Manage HPPD, staffing and budget
- Partner with pharmacy and respiratory therapy to improve outcomes

Requirements
- Active RN license in Texas or compact state
- BSN required; MSN, MHA or MBA preferred
- Minimum 5 years of critical care experience, at least 2 years in a leadership role
- BLS and ACLS certification
- CCRN or NE-BC preferred
- Epic EHR experience strongly preferred

No travel nurses or new graduates, please.

Pay: $118,000 - $142,000 per year`,
    expected: [
      'title must: ICU Nurse Manager',
      'keyword must: RN license',
      'keyword must: BSN',
      'keyword must: critical care',
      'keyword must: BLS',
      'keyword must: ACLS',
      'keyword nice: MSN or MHA or MBA',
      'keyword nice: CCRN or NE-BC',
      'keyword nice: Epic EHR',
      'years_min must: 5',
      'years_relevant must: 2',
      'location must: Houston, Texas, United States',
      'exclusion must: travel nurses',
      'exclusion must: new graduates',
      'pay nice: USD 118000-142000 year',
    ],
    never: ['mba', 'NE', 'Pharmacy', 'HPPD', 'Texas', 'Epic EHR strongly', 'care'],
  },
  {
    name: 'a head of growth marketing in London',
    language: 'en',
    text: `Head of Growth Marketing
Fernway · London (3 days in the office)

Fernway sells refillable skincare direct to consumers. We've grown from £2m to £10m and want to reach £50m.

You
- 8+ years in growth or performance marketing for a DTC brand
- Have scaled paid social, especially Meta and TikTok, and understand incrementality and attribution
- Have led a team of at least 4 people
- Experience in beauty or wellness preferred
- Nice: SQL / Looker

Please don't apply if your background is B2B SaaS only.

What you get
- £95k-£115k, EMI share options
- 28 days' holiday`,
    expected: [
      'title must: Head of Growth Marketing',
      'keyword must: Paid social',
      'keyword must: Meta',
      'keyword must: incrementality',
      'keyword must: Attribution',
      'keyword nice: SQL',
      'keyword nice: Looker',
      'years_min must: 8',
      'track must: manager',
      'location must: London, England, United Kingdom',
      'exclusion must: B2B SaaS',
      'pay nice: GBP 95000-115000 year',
    ],
    never: ['B2B SaaS', 'SaaS', 'B2B', 'Fernway', 'Fernway, Pennsylvania, United States', 'EMI', 'Growth'],
  },
  {
    name: 'a head of accounting in Munich, in German',
    language: 'de',
    text: `Leiter Rechnungswesen (m/w/d)
München, Vollzeit

Die Halbrock Maschinenbau GmbH ist ein Familienunternehmen mit 900 Mitarbeitenden.

Ihre Aufgaben
- Leitung der Finanzbuchhaltung mit 8 Mitarbeitenden
- Erstellung der Monats- und Jahresabschlüsse nach HGB und IFRS

Ihr Profil
- Abgeschlossenes Studium der Betriebswirtschaftslehre oder Ausbildung zum Bilanzbuchhalter
- Mind. 7 Jahre Berufserfahrung im Rechnungswesen, davon 3 Jahre Führungserfahrung
- Sehr gute Kenntnisse in SAP FI/CO, DATEV von Vorteil
- Sicherer Umgang mit HGB und IFRS
- Verhandlungssicheres Deutsch, gutes Englisch

Wir bieten
- Jahresgehalt 95.000 – 115.000 € brutto
- 30 Urlaubstage`,
    expected: [
      'title must: Leiter Rechnungswesen',
      'keyword must: HGB',
      'keyword must: IFRS',
      'keyword nice: DATEV',
      'years_min must: 7',
      'years_relevant must: 3',
      'location must: Munich, Bavaria, Germany',
      'language must: German (business level)',
      'language must: English',
      'track must: manager',
      'pay nice: EUR 95000-115000 year',
    ],
    never: ['30', 'Halbrock', 'Urlaubstage'],
  },
]
