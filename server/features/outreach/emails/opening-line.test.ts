// A first email that opens with a fact: the profile says it, the user sees where, and the sent email says the same.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson, newSearch, outreachTemplate, pageOf } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'

interface Preview {
  text: string
  draft_text: string
  missing: string[]
  opening: { sentence: string; receipts: { quote: string; source: string }[] } | null
}

const template = { ...outreachTemplate, initial_outreach_template: 'Hi {{first_name}},\n\n{{opening_fact}} Would you like to talk?' }

let testApp: TestApp
let user: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp({ people: 400, settings: { holdSeconds: 0 } })
  user = await newUser(testApp.app, 'Ana')
  project_id = await newSearch(testApp, user, { keywords_optional: ['Python', 'SQL', 'Docker'], outreach_templates: [template] })
})
afterAll(() => testApp.close())

const preview = async (candidate_id: string, more: object = {}) =>
  (await user.call<Preview>('POST', 'v2/outreach/preview', { project_id, candidate_id, step: 0, ...more })).body

test('for everyone a search found, it names the place in the profile, which says exactly that', async () => {
  const cards = await pageOf(user, project_id, 'UNDER_REVIEW')
  expect(cards.length).toBeGreaterThan(5)
  let skills = 0
  for (const { id, core_candidate_id } of cards) {
    const { text, opening } = await preview(id)
    expect(text).toContain(opening!.sentence)
    const { profile } = await testApp.database.system
      .selectFrom('person')
      .select('profile')
      .where('id', '=', core_candidate_id)
      .executeTakeFirstOrThrow()
    if (opening!.sentence.startsWith('Your work with')) skills++
    for (const { quote, source } of opening!.receipts) {
      const job = profile.experiences.find(({ title, company }) => source === `${title} at ${company}`)!
      expect(opening!.sentence).toContain(job.company)
      expect([source, job.description].join('\n')).toContain(quote.replace(/^… /, '').replace(/ …$/, ''))
    }
  }
  expect(skills, 'people whose jobs name a requested skill').toBeGreaterThan(0)
})

test('is in the language of the email', async () => {
  const [card] = await pageOf(user, project_id, 'UNDER_REVIEW')
  const { text } = await preview(card!.id, {
    body: 'Guten Tag {{first_name}},\n\n{{opening_fact}} Hätten Sie Zeit für ein Gespräch über die Stelle bei uns?',
  })
  expect(text).toMatch(/Ihre Arbeit (mit|als) .+ ist mir aufgefallen\. Hätten Sie/)
})

test('is sent as shown; a profile without a fact is reported, and nothing is sent', async () => {
  const [card] = await pageOf(user, project_id, 'UNDER_REVIEW')
  const { opening } = await preview(card!.id)
  const sent = await user.call('POST', 'v2/projects/candidates/approve_and_send', {
    project_id,
    candidate_id: card!.id,
    email_override: 'found@home.example',
  })
  expect(sent.status, JSON.stringify(sent.body)).toBe(200)
  const message = await testApp.database.system.selectFrom('message').select('body_text').where('candidate_id', '=', card!.id).execute()
  expect(message.map(({ body_text }) => body_text?.replace(/\s+/g, ' '))).toEqual([expect.stringContaining(opening!.sentence)])

  const blank = await addPerson(testApp, user, project_id)
  expect(await preview(blank.id)).toMatchObject({ opening: null, missing: ['opening_fact'] })
  const refused = await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: blank.id })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([409, expect.stringContaining('{{opening_fact}}')])
})
