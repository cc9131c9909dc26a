// German texts of domain/conversation/draft-reply.ts.

/** The topics, as the code names them. */
const topics: Readonly<Record<string, string>> = {
  pay: 'zur Vergütung',
  equity: 'zu Anteilen',
  benefits: 'zu Zusatzleistungen',
  'remote work': 'zur Arbeit von zu Hause',
  'the location': 'zum Ort',
  'relocation support': 'zur Hilfe beim Umzug',
  'visa sponsorship': 'zur Unterstützung beim Visum',
  funding: 'zur Finanzierung',
  'the stage of the company': 'zur Phase des Unternehmens',
  'the size of the company': 'zur Größe des Unternehmens',
  'the team': 'zum Team',
  'the technology': 'zur Technik',
  'working hours': 'zur Arbeitszeit',
  'on-call': 'zur Rufbereitschaft',
  'pay for on-call': 'zur Vergütung der Rufbereitschaft',
  'the start date': 'zum Eintrittsdatum',
  'the contract': 'zum Vertrag',
  'the hiring process': 'zum Ablauf des Recruitings',
  languages: 'zu Sprachen',
  travel: 'zu Reisen',
  'the responsibilities': 'zu den Aufgaben',
  'growth in the role': 'zu Entwicklungsmöglichkeiten',
  'the culture': 'zur Unternehmenskultur',
  'the requirements': 'zu den Anforderungen',
  'the company': 'zum Unternehmen',
}

export const whatIsTheAnswer = (name: string) =>
  `Kandidat:innen haben Fragen ${topics[name] ?? `zum Thema „${name}“`}. Was ist die Antwort?`
export const nothingAnswers = 'Wir haben in der E-Mail keine Frage gefunden, die das Projekt beantworten könnte.'
