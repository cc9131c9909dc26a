// German texts of domain/conversation/draft-reply.ts.

/** The topics, as the code names them. */
const topics: Readonly<Record<string, string>> = {
  pay: 'zur Vergütung',
  equity: 'zu Anteilen',
  benefits: 'zu Zusatzleistungen',
  'remote work': 'zur Arbeit von zu Hause',
  'the location': 'zum Ort',
  'visa sponsorship': 'zur Unterstützung beim Visum',
  funding: 'zur Finanzierung',
  'the stage of the company': 'zur Phase des Unternehmens',
  'the size of the company': 'zur Größe des Unternehmens',
  'the team': 'zum Team',
  'the technology': 'zur Technik',
  'working hours': 'zur Arbeitszeit',
  'the start date': 'zum Eintrittsdatum',
  'the contract': 'zum Vertrag',
  'the hiring process': 'zum Ablauf des Recruitings',
  languages: 'zu Sprachen',
  travel: 'zu Reisen',
  'the responsibilities': 'zu den Aufgaben',
  'the requirements': 'zu den Anforderungen',
  'the company': 'zum Unternehmen',
}

export const nothingAbout = (name: string | number) => `In der Stellenbeschreibung steht nichts ${topics[name] ?? `zum Thema „${name}“`}.`
export const nothingAnswers = 'Die Stellenbeschreibung und das Projekt beantworten die Frage nicht.'
