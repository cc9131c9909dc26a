import { expect, test } from 'vitest'
import { languageOf } from '../outreach/reply-language.ts'
import { thankYouText } from './thank-you.ts'

test.each([
  ['en', "I'm not interested, but you should talk to Jane Porter."],
  ['de', 'Leider nein, aber fragen Sie meine Kollegin, sie ist sehr gut.'],
  ['fr', 'Non merci, mais vous pouvez contacter mon collègue.'],
  ['es', 'No me interesa, pero puede hablar con mi colega.'],
  ['en', 'ok'],
])('%s: %s', (language, text) => expect(languageOf(text)).toBe(language))

test('names the candidate and the person they recommended', () => {
  expect(thankYouText({ firstName: 'Jo', referred: 'Jane Porter', reply: 'talk to Jane' })).toMatch(
    /^Hi Jo,\n\nThank you for recommending Jane Porter/,
  )
  expect(thankYouText({ firstName: '', referred: null, reply: 'Leider ist das nicht für mich' })).toMatch(
    /^Hallo,\n\nvielen Dank für die Empfehlung und/,
  )
})
