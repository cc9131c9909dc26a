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
  answers: () => ({}),
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

test('asks the team for what the project does not say, and drafts nothing for it', () => {
  expect(draft('Which stage is the company at, and how is it funded?')).toEqual({
    body: '',
    sentences: [],
    missing: [
      { topic: 'stage', question: 'Candidates ask about the stage of the company. What is the answer?' },
      { topic: 'funding', question: 'Candidates ask about funding. What is the answer?' },
    ],
    language: 'en',
    note: null,
  })
})

test('an answer of the team is used in its words and language, before anything else', () => {
  const answers = (language: string) => (language === 'en' ? { funding: 'We are profitable since 2021.', compensation: 'It is 95K.' } : {})
  expect(draft('How is it funded, and what is the salary?', { answers })).toMatchObject({
    sentences: [
      { text: 'We are profitable since 2021.', source: { kind: 'fact', topic: 'funding' } },
      { text: 'It is 95K.', source: { kind: 'fact', topic: 'compensation' } },
    ],
    missing: [],
  })
  expect(draft('Hallo, vielen Dank für die Nachricht. Haben Sie Investoren?', { answers })).toMatchObject({
    body: '',
    language: 'de',
    missing: [{ topic: 'funding' }],
  })
})

test('pay, remote work and an offered time in sentences, each with its line', () => {
  const { body, sentences, missing } = draft(
    'Thanks, I am interested! What is the salary range, and is remote work possible? I could talk on Thursday afternoon.',
  )
  expect(missing).toEqual([])
  expect(body).toBe(
    [
      'Hi Jo,',
      'Thank you for your message.',
      'The pay range is €85,000 – €105,000 a year. The role is hybrid, with 2 days a week in the office.',
      'You suggested Thursday afternoon. I will check the time and confirm it.',
      'Best,\nRobin Tester',
    ].join('\n\n'),
  )
  expect(sentences.map(({ source }) => source)).toEqual([
    { kind: 'job_description', topic: 'compensation', line: 'Salary: €85,000 – €105,000 per year, depending on experience.' },
    { kind: 'job_description', topic: 'remote', line: 'Berlin, Germany · Hybrid (2 days/week in our Kreuzberg office)' },
    { kind: 'reply', topic: null, line: 'I could talk on Thursday afternoon.' },
  ])
  for (const { source } of sentences.slice(0, 2)) expect(jobDescription).toContain(source.line)
})

test.each([
  [
    'Vielen Dank, das klingt gut. Wie hoch ist das Gehalt für die Stelle?',
    'Hallo Jo,',
    'Die Gehaltsspanne liegt bei €85,000 – €105,000 im Jahr.',
  ],
  [
    'Bonjour, merci pour votre message. Quelle est la fourchette de salaire pour le poste ?',
    'Bonjour Jo,',
    'La fourchette de rémunération est de €85,000 – €105,000 par an.',
  ],
  ['Hola, gracias por el mensaje. ¿Cuál es el salario para el puesto?', 'Hola, Jo:', 'El rango salarial es de €85,000 – €105,000 al año.'],
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

test('a quick answer in another language is left out', () => {
  const texts = { compensation: 'The {{job_title}} role pays well, and you would like it.' }
  const { sentences } = draft('Vielen Dank, das klingt gut. Wie hoch ist das Gehalt für die Stelle?', { texts })
  expect(sentences).toMatchObject([{ source: { kind: 'job_description' } }])
})

test('a list below a heading is one line', () => {
  const [sentence] = draft('What benefits do you offer?').sentences
  expect(sentence).toMatchObject({
    text: 'The benefits include 30 days of vacation and a transit allowance.',
    source: { line: 'Benefits: 30 days of vacation; Public transport ticket' },
  })
})

test('one known, one unknown: the known topic is answered, and the draft promises to find out about the other', () => {
  const { body, missing } = draft('What is the salary, and is there much travel?')
  expect(body).toContain('The pay range is')
  expect(body).toContain('I’ll find out about the following and get back to you: travel.')
  expect(missing).toEqual([{ topic: 'travel', question: 'Candidates ask about travel. What is the answer?' }])
})

test.each(['Hm, perhaps.', 'Hm, perhaps.\n\nOn 4 March 2025, Robin <hiring@fairlead.localhost> wrote:\n> What about the salary?', ''])(
  'drafts nothing when there is no question: %j',
  (body) => expect(draft(body)).toMatchObject({ body: '', note: 'We found no question in their email that the project could answer.' }),
)

test('skips our own message and reads HTML', () => {
  const ownMail = { ...candidateMail('What about travel?'), from: 'hiring@fairlead.localhost' }
  expect(draftReply([candidateMail('<p>What is the <b>salary</b>?</p>'), ownMail], sources).sentences).toHaveLength(1)
  expect(draftReply([], sources).body).toBe('')
})
