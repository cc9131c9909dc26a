// The shipped classifier on replies outside its training set, and its safeguards.
import { expect, test } from 'vitest'
import { broadLabel, type ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import { classifyReply, confidentEnough } from './classify-reply.ts'
import { givenReplies, written } from '../research/replies/examples.ts'
import { modelFromText } from './model-text.ts'
import { modelToText } from '../research/replies/model-to-text.ts'
import { loadReplyModel } from './model/load.ts'

const judge = (text: string) => classifyReply(loadReplyModel(), text)

test.each<[ReplyLabel, string]>([
  ['interested', "Hi Maya, this sounds great! I'd be happy to have a call on Tuesday afternoon."],
  ['interested', 'Not bad at all, I would love to hear more about the team. Call me any day after four.'],
  ['question', 'Could you tell me what the salary range is and whether it is remote?'],
  ['question', 'Which company is it and where would the office be?'],
  ['not_interested', "Thank you for the message, but I'm not interested in this position."],
  ['not_interested', "I'm happy in my current job and not looking right now."],
  ['out_of_office', 'I am out of the office until August 14 with limited access to email.'],
  ['unsubscribe', 'Please remove me from your list and do not contact me again.'],
  ['unsubscribe', 'Bitte entfernen Sie mich aus Ihrem Verteiler.'],
  ['not_now', 'Not at the moment, but please reach out again in six months.'],
  ['referral', "I'm not interested, but you should talk to Jane Porter, jane.porter@example.com."],
  ['wrong_person', 'You have the wrong person, I am a plumber, not a software engineer.'],
  ['unsubscribe', "No thank you, not looking. Please don't contact me again about this."],
  ['unsubscribe', 'Thanks, but could you take my address off your campaign?'],
  ['unsubscribe', "Thanks but no. I'd appreciate it if you didn't write to me again."],
  ['unsubscribe', 'No interest. Kindly do not follow up.'],
  ['unsubscribe', 'Danke, kein Interesse. Bitte sehen Sie von weiteren Nachrichten ab.'],
  ['unsubscribe', 'Non merci. Je préférerais que vous ne me relanciez plus.'],
  ['unsubscribe', 'No gracias. Por favor, no me vuelva a contactar.'],
  ['unsubscribe', 'No grazie, la prego di non contattarmi più per questo.'],
  ['unsubscribe', 'Gelieve mij hierover niet meer te mailen.'],
  ['unsubscribe', 'Peço que não me voltem a contactar.'],
  ['unsubscribe', 'Wolałbym, żeby Państwo więcej do mnie nie pisali.'],
  ['unsubscribe', 'Aș prefera să nu mă mai contactați.'],
  ['interested', 'Yes this sounds interesting! Happy to talk on Thursday.'],
  ['unsubscribe', 'Proszę o wypisanie mnie z tej listy.'],
  ['unsubscribe', 'Vă rog să mă ștergeți din lista voastră.'],
  ['not_now', "Thank you, but I'm not looking right now. Let's stay in touch for the future."],
  ['not_interested', 'Please remove me from consideration, I have decided to stay where I am.'],
  ['not_interested', 'Nie jestem zainteresowany, dziękuję.'],
  ['interested', 'Jestem zainteresowana, kiedy możemy porozmawiać?'],
  ['interested', 'Sunt interesat, când putem vorbi?'],
  ['data_request', 'Please remove me from your list and delete all data you hold about me under GDPR.'],
])('%s, certain: %s', (label, text) => {
  expect(written.concat(givenReplies).some((example) => example.text === text)).toBe(false)
  const classification = judge(text)
  expect(classification.label).toBe(label)
  expect(classification.confidence).toBeGreaterThanOrEqual(confidentEnough)
  expect(text).toContain(classification.quote)
})

test.each([
  ['compensation', 'The pay is far below what I earn today, so I will pass.'],
  ['remote_policy', "I'm not willing to relocate to Denver, sorry."],
  ['visa', "I'm on a visa tied to my employer, so I can't switch jobs."],
  ['seniority', "No thanks, I'd be overqualified for a junior position."],
  ['wrong_email', 'Wrong email address, no one by that name works here.'],
  ['timing', "I just started a new job last month, so I'm not looking."],
] as const)('reason %s: %s', (reason, text) => {
  const { label, notInterestedReasons } = judge(text)
  expect(broadLabel(label)).toBe('not_interested')
  expect(notInterestedReasons).toContain(reason)
})

test.each([
  'Sounds great, but please remove me from your mailing list.',
  'Yes yes, very exciting. Stop emailing me.',
  'I would love to say yes but I am not interested.',
  'Great opportunity, wonderful team, happy to decline.',
  "I'm open to many things, but never contact me again.",
])('never certain of interest: %s', (text) => {
  const { label, confidence } = judge(text)
  expect(label === 'interested' && confidence >= confidentEnough).toBe(false)
})

test.each([
  'Do not hesitate to contact me again!',
  'Please remove my old address from your records and use my new one. Yes, I am keen to talk.',
  "Please don't contact me before 5 pm, but yes, I'm interested.",
  'Vă rog să mă contactați, sunt interesat.',
  'I no longer want to be on the market, sorry.',
  "Please don't contact me until January, then I'd like to hear more.",
  "I don't have any more questions, please email me the invitation.",
  'I could not reach you again, please call me.',
  "I don't check email anymore, please call me.",
  'Ich prüfe meine E-Mail nicht mehr, bitte rufen Sie mich an.',
  'No tengo más preguntas, por favor mándeme la invitación.',
  'Non so, mi mandi più informazioni per favore.',
])('never certain of a request to be left alone: %s', (text) => {
  const { label, confidence } = judge(text)
  expect(label === 'unsubscribe' && confidence >= confidentEnough).toBe(false)
})

test('no words and unknown words', () => {
  expect(judge('  \n ')).toMatchObject({ label: 'unclear', quote: null })
  expect(judge('Szívesen beszélnék erről, hívjon bármikor').confidence).toBeLessThan(confidentEnough)
  expect(judge('🙂').confidence).toBeLessThanOrEqual(0.9)
})

test('the same reply gets the same classification, even long ones', () => {
  const text = 'I am interested, but not now. '.repeat(5000)
  expect(judge(text)).toEqual(judge(text))
})

test("a question isn't a refusal: a reason with a question mark never ends a conversation automatically", () => {
  for (const text of [
    "I'm here on a work visa. Is sponsorship something you could offer?",
    'Would 150 be out of your range?',
    'Is the role on site only?',
  ]) {
    const { label, confidence } = judge(text)
    expect(label === 'not_interested' && confidence >= confidentEnough, text).toBe(false)
  }
})

test('a model survives a round trip through text', () => {
  const text = modelToText(loadReplyModel().kind)
  expect(modelFromText(text)).toEqual(loadReplyModel().kind)
  expect(() => modelFromText('hello')).toThrow('reply model')
})
