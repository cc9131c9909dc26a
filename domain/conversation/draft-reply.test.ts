import { expect, test } from 'vitest'
import { draftReply, type DraftSources, type PreviousMail } from './draft-reply.ts'

const jobDescription = `Senior Backend Engineer
Berlin, Germany · Hybrid (2 days/week in our Kreuzberg office)

Fernpay builds payments for small shops. We are a team of 45 people.
Salary: €85,000 – €105,000 per year, depending on experience.
Visa sponsorship is available.

Benefits:
- 30 days of vacation
- Public transport ticket`
const sources: DraftSources = {
  texts: {},
  facts: () => ({}),
  jobDescription,
  values: { job_title: 'Backend Engineer' },
  firstName: 'Jo',
  senderName: 'Robin Tester',
  today: '2026-11-23',
  isOwn: (address) => address.endsWith('@fairlead.localhost'),
}
const candidateMail = (body: string): PreviousMail => ({
  from: 'jo@home.example',
  to: 'hiring@fairlead.localhost',
  subject: 'Re: Job',
  body,
})
const draft = (body: string, more: Partial<DraftSources> = {}) => draftReply([candidateMail(body)], { ...sources, ...more })

test('tells the recruiter what the description is missing and drafts nothing for it', () => {
  expect(draft('Which stage is the company at, and how is it funded?')).toEqual({
    body: '',
    sentences: [],
    unknown: ['The job description says nothing about the stage of the company.', 'The job description says nothing about funding.'],
  })
})

test('pay, remote work and an offered time, each with its line', () => {
  const { body, sentences, unknown } = draft(
    'Thanks, I am interested! What is the salary range, and is remote work possible? I could talk on Thursday afternoon.',
  )
  expect(unknown).toEqual([])
  expect(body).toBe(
    [
      'Hi Jo,',
      'Thank you for your answer.',
      'The salary range is €85,000 – €105,000.',
      'On remote work, the job description says: “Berlin, Germany · Hybrid (2 days/week in our Kreuzberg office)”',
      'You suggested Thursday afternoon. I will check the time and confirm it.',
      'Best,\nRobin Tester',
    ].join('\n\n'),
  )
  expect(sentences.map(({ source }) => source)).toEqual([
    { kind: 'job_description', line: 'Salary: €85,000 – €105,000 per year, depending on experience.' },
    { kind: 'job_description', line: 'Berlin, Germany · Hybrid (2 days/week in our Kreuzberg office)' },
    { kind: 'reply', line: 'I could talk on Thursday afternoon.' },
  ])
  for (const { source } of sentences.slice(0, 2)) expect(jobDescription).toContain(source.line)
})

test.each([
  ['Vielen Dank, das klingt gut. Wie hoch ist das Gehalt für die Stelle?', 'Hallo Jo,', 'Die Gehaltsspanne liegt bei €85,000 – €105,000.'],
  [
    'Bonjour, merci pour votre message. Quelle est la fourchette de salaire pour le poste ?',
    'Bonjour Jo,',
    'La fourchette de salaire est de €85,000 – €105,000.',
  ],
  ['Hola, gracias por el mensaje. ¿Cuál es el salario para el puesto?', 'Hola, Jo:', 'El rango salarial es de €85,000 – €105,000.'],
])('%s', (question, greeting, sentence) => {
  const { body } = draft(question)
  expect(body.startsWith(greeting)).toBe(true)
  expect(body).toContain(sentence)
})

test("prefers the team's own text, then the description, then the settings", () => {
  const customDraft = draft('What is the salary?', { texts: { compensation: 'The {{job_title}} role pays well, {{first_name}}.' } })
  expect(customDraft.sentences).toMatchObject([
    { text: 'The Backend Engineer role pays well, {{first_name}}.', source: { kind: 'quick_answer' } },
  ])
  const bare = {
    jobDescription: '',
    facts: () => ({ compensation: { text: 'The pay is $90K-$110K a year.', line: 'Pay: 90,000 to 110,000' } }),
  }
  expect(draft('What is the salary?', bare).sentences).toMatchObject([
    { text: 'The pay is $90K-$110K a year.', source: { kind: 'settings' } },
  ])
})

test('a list below a heading is one line', () => {
  expect(draft('What benefits do you offer?').sentences[0]?.source.line).toBe('Benefits: 30 days of vacation; Public transport ticket')
})

test('one known, one unknown: the known topic is drafted, the other is listed', () => {
  const { body, unknown } = draft('What is the salary, and is there much travel?')
  expect(body).toContain('The salary range is')
  expect(body).not.toMatch(/travel/)
  expect(unknown).toEqual(['The job description says nothing about travel.'])
})

test.each(['Hm, perhaps.', 'Hm, perhaps.\n\nOn 4 March 2025, Robin <hiring@fairlead.localhost> wrote:\n> What about the salary?', ''])(
  'drafts nothing when there is no question: %j',
  (body) => expect(draft(body)).toMatchObject({ body: '', unknown: ['The job description and the project don’t answer their question.'] }),
)

test('skips our own message and reads HTML', () => {
  const ownMail = { ...candidateMail('What about travel?'), from: 'hiring@fairlead.localhost' }
  expect(draftReply([candidateMail('<p>What is the <b>salary</b>?</p>'), ownMail], sources).sentences).toHaveLength(1)
  expect(draftReply([], sources).body).toBe('')
})
