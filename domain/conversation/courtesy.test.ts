import { expect, test } from 'vitest'
import { isMereThanks } from './courtesy.ts'

test.each([
  'Thanks!',
  'Thank you so much!',
  'Hi Dana,\n\nGreat, thank you for letting me know. Have a nice weekend!\n\nBest,\nJo',
  'Got it, thanks.',
  'Noted',
  'Vielen Dank und ein schönes Wochenende!',
  'Danke für die Rückmeldung. Viele Grüße\nAnna Berg',
  'Merci beaucoup, bonne journée !',
  'Muchas gracias. Un saludo',
  'Grazie mille, a presto',
  'Hartelijk bedankt!',
  'Muito obrigada, bom fim de semana',
  'Dziękuję bardzo, pozdrawiam',
  'Mulțumesc mult!',
])('only thanks: %j', (text) => expect(isMereThanks(text)).toBe(true))

test.each([
  'Thanks, but I am not interested.',
  'Thank you. Could we talk on Thursday?',
  'Thanks, Thursday works for me.',
  'Thanks, I will think about it.',
  'Danke, aber ich bin zufrieden.',
  'Hello',
  'See attached, thanks for looking at my résumé and calling me back',
  'Yes',
  '',
])('more than thanks: %j', (text) => expect(isMereThanks(text)).toBe(false))

test('long texts are read in bounded time', () => {
  expect(isMereThanks('thanks '.repeat(100_000))).toBe(false)
})
