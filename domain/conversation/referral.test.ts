import { expect, test } from 'vitest'
import { readReferrals } from './referral.ts'

const ownAddresses = ['me@home.example', 'hiring@fairlead.localhost']
const peopleIn = (text: string) => readReferrals(text, ownAddresses).map(({ name, email }) => [name, email])

test.each([
  ['Not for me, but you should ask Jane Porter (jane.porter@example.com).', [['Jane Porter', 'jane.porter@example.com']]],
  ["I'm all set, however you should talk to Ken Watanabe - ken.w@example.com.", [['Ken Watanabe', 'ken.w@example.com']]],
  ['No thanks. My colleague Ana Lima might be interested: ana@lima.example', [['Ana Lima', 'ana@lima.example']]],
  ['Please contact jane.porter@example.com instead.', [['Jane Porter', 'jane.porter@example.com']]],
  ['Try my friend Jane. Her address is jp81@example.com.', [['Jane', 'jp81@example.com']]],
  ['Leider nein, aber fragen Sie meine Kollegin Petra Müller <petra.mueller@example.de>.', [['Petra Müller', 'petra.mueller@example.de']]],
  ['Non merci, contactez plutôt mon collègue Luc Petit (luc.petit@example.fr).', [['Luc Petit', 'luc.petit@example.fr']]],
  ['No me interesa, pero contacta a María Gómez, maria@example.es.', [['María Gómez', 'maria@example.es']]],
  ['No grazie, contatta il mio amico Paolo Rossi: paolo@example.it', [['Paolo Rossi', 'paolo@example.it']]],
  ['Nee, maar mijn collega Sanne de Vries misschien: sanne@example.nl', [['Sanne', 'sanne@example.nl']]],
  ['You could ask Jane Porter.', [['Jane Porter', null]]],
  // no one new
  ['I am happy where I am. You can reach me at me@home.example.', []],
  ['I know someone who might be interested. Is there a referral bonus?', []],
  ['Ask jane@@example, she is great.', []],
  ['', []],
])('%s', (text, people) => expect(peopleIn(text)).toEqual(people))

test('a LinkedIn profile counts as an address', () => {
  expect(readReferrals('Try Jane Porter, https://www.linkedin.com/in/jane-porter', ownAddresses)).toMatchObject([
    { name: 'Jane Porter', email: null, linkedinUrl: expect.stringContaining('jane-porter') },
  ])
})

test('several people, at most three, people with an address first', () => {
  const people = readReferrals('Ask Ann Lee, or ask Bob Ray (bob@example.com), ask Cy Dow (cy@example.com), ask Di Eve.', ownAddresses)
  expect(people.length).toBeLessThanOrEqual(3)
  expect(people[0]!.email).not.toBeNull()
})
