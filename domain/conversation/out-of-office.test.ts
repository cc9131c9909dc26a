// Messages arrive on Monday, November 23, 2026.
import { expect, test } from 'vitest'
import { readAbsence } from './out-of-office.ts'

const today = '2026-11-23'

test.each([
  // Monday, December 7, and the next working day
  ['I am out of the office until 7 December and will answer after that.', '2026-12-08'],
  ['I am out of the office until December 7th, 2026.', '2026-12-08'],
  ['Out of office, back on Monday, December 7.', '2026-12-08'],
  ["I'll be back in the office on 2026-12-07.", '2026-12-08'],
  ['Ich bin bis zum 7. Dezember nicht im Büro.', '2026-12-08'],
  ['Ich bin vom 23.11. bis 07.12.2026 im Urlaub.', '2026-12-08'],
  ['Ab Montag, den 7. Dezember, bin ich wieder erreichbar.', '2026-12-08'],
  ["Je suis absente jusqu'au 7 décembre inclus.", '2026-12-09'],
  ["Absent du bureau, de retour le lundi 7 décembre. En cas d'urgence, contactez Paul.", '2026-12-08'],
  ['Estoy fuera de la oficina hasta el 7 de diciembre.', '2026-12-08'],
  ['Estaré de vacaciones. Regreso el 7 de diciembre de 2026.', '2026-12-08'],
  ['Sono fuori ufficio fino al 7 dicembre.', '2026-12-08'],
  ['Sarò assente, rientro il 7/12/2026.', '2026-12-08'],
  ['Ik ben afwezig tot 7 december.', '2026-12-08'],
  ['Ik ben met vakantie tot en met 6 december.', '2026-12-08'],
  ['Ik ben terug op maandag 7 december.', '2026-12-08'],
  ['Estou fora do escritório até 7 de dezembro.', '2026-12-08'],
  ['Estou de férias. Retorno no dia 7 de dezembro.', '2026-12-08'],
  // bare days, weekdays, weekends, ranges
  ['Back on the 27th.', '2026-11-30'],
  ['I am away until Friday.', '2026-11-30'],
  ['Out until Sunday, December 6.', '2026-12-08'],
  ['I am on leave through Friday, December 4.', '2026-12-08'],
  ['I am out of the office from November 23 to December 4.', '2026-12-08'],
  ['I am back tomorrow.', '2026-11-25'],
  ['I am out this week and back next week.', '2026-12-01'],
  ['On annual leave. I return in two weeks.', '2026-12-08'],
  ['On parental leave until March 2027.', '2027-03-02'],
  ['Happy holidays! Back January 4.', '2027-01-05'],
  ['Jestem na urlopie do 7 grudnia.', '2026-12-08'],
  ['Jestem nieobecna w biurze do 4 grudnia włącznie.', '2026-12-08'],
  ['Dziękuję za wiadomość. Wracam w poniedziałek, 7 grudnia.', '2026-12-08'],
  ['Sunt în concediu până pe 7 decembrie.', '2026-12-08'],
  ['Lipsesc din birou. Revin luni, 7 decembrie 2026.', '2026-12-08'],
  ['Revin peste două săptămâni.', '2026-12-08'],
  // the day before the word that names it, and days that are someone else's
  ['Am 7. Dezember bin ich wieder da. Ab 20. Dezember schließt unser Büro.', '2026-12-08'],
  ['On December 7 I will return. Our fair is on January 20.', '2026-12-08'],
  ['I am away until 7 December. Until 18 December please contact my colleague Anna.', '2026-12-08'],
  ['Ich bin bis 7.12. im Urlaub. Meine Vertretung ist bis zum 18.12. erreichbar.', '2026-12-08'],
  ['I am back on December 7 and away again from December 20 until January 4.', '2026-12-08'],
  ['On business until Wednesday, then on leave until December 7.', '2026-12-08'],
  ['I will be back after December 4.', '2026-12-08'],
  ['On leave until the end of January.', '2027-02-02'],
  ['I am out this week, until the end of the week.', '2026-11-30'],
  // the order of other dates in the text; else the nearer reading
  ['Out of office from 11/20/2026 to 12/04/2026, back 12/07/2026.', '2026-12-08'],
  ['Out of office until 12/01/2027.', '2027-01-13'],
  ['Out of office until 12/07/2026.', '2026-12-08'],
  ['Out of office until 01/12/2026.', '2026-12-02'],
])('%s', (text, until) => expect(readAbsence(text, today)).toMatchObject({ until, returns: expect.any(String) }))

test.each([
  'I am out of the office with limited access to email.',
  // already past: the sender forgot to remove the day from the automatic reply
  'I was out of the office until November 20.',
  'For urgent matters call +49 30 1234567 or write to help@example.com, ticket 12.7.',
  'I am on a long sabbatical until 31 February.',
  '',
])('without a day: five working days: %s', (text) =>
  expect(readAbsence(text, today)).toEqual({ until: '2026-11-30', returns: null, quote: null }),
)

test('quotes the matching words', () => {
  expect(readAbsence('Hello, I am out until December 7. Best, Jo', today).quote).toBe('until December 7')
})
