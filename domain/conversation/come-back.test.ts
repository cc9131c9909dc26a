// The day someone asks to be contacted again; the messages arrive on Monday, November 23, 2026.
import { expect, test } from 'vitest'
import { readComeBack } from './come-back.ts'

const today = '2026-11-23'
test.each([
  ['Not right now, but please try me again in six months.', '2027-05-24'],
  ['Could you reach out again in 3 months?', '2027-02-23'],
  ['Check back with me in half a year.', '2027-05-24'],
  ['Not now. Ask me again next year.', '2027-01-15'],
  ['My bonus is paid in March, so contact me again in April.', '2027-04-01'],
  ['Let us talk again in Q2 2027.', '2027-04-01'],
  ['Maybe after the summer.', '2027-09-01'],
  ['Six months from now I would be open.', '2027-05-24'],
  ['Melden Sie sich gerne in sechs Monaten wieder.', '2027-05-24'],
  ['Im Moment nicht, vielleicht nächstes Jahr.', '2027-01-15'],
  ['Pas maintenant, recontactez-moi dans six mois.', '2027-05-24'],
  ["Revenez vers moi l'année prochaine.", '2027-01-15'],
  ['Ahora no, escríbeme en seis meses.', '2027-05-24'],
  ['Adesso no, ricontattami tra sei mesi.', '2027-05-24'],
  ['Nu niet, probeer het over zes maanden opnieuw.', '2027-05-24'],
  ['Agora não, fale comigo novamente daqui a seis meses.', '2027-05-24'],
])('%s', (text, day) => expect(readComeBack(text, today)).toMatchObject({ day, quote: expect.any(String) }))

test.each(['Maybe later.', 'Not now, thanks.', 'I started here two months ago.', 'I have been here for 3 years.', ''])(
  'three months when no day is named: %s',
  (text) => expect(readComeBack(text, today)).toEqual({ day: '2027-02-23', quote: null }),
)
