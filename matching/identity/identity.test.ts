import anyAscii from 'any-ascii'
import { expect, test } from 'vitest'
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import type { Profile } from '@fairlead/domain/shared/profile'
import { compareNames, nameKeys, readName } from './names.ts'
import { blockingKeys, phonesIn, readIdentity } from './record.ts'
import { comparePeople } from './score.ts'
import { identityWeights } from './weights.ts'

const nameOf = (text: string) => {
  const [firstName = '', lastName = ''] = text.split('|')
  return readName({ firstName, lastName }, anyAscii)
}

test.each([
  ['Robert|Haines', 'Bob|Haines', 'nickname', 'same'],
  ['Сергей|Кузнецов', 'Sergey|Kuznetsov', 'same', 'same'],
  ['Mohammed|Haddad', 'محمد|حداد', 'variant', 'variant'],
  ['Wei|Wang', '王伟|', 'same', 'same'],
  ['민준|김', 'Min-jun|Kim', 'same', 'nickname'],
  ['Hans|Müller', 'Hans|Mueller', 'same', 'variant'],
  ['Laura|Fischer', 'Laura|Fischer-Brandt', 'same', 'part'],
  ['J.|Castellano', 'Julia|Castellano', 'initial', 'same'],
  ['太郎|山田', 'Taro|Yamada', 'unreadable', 'unreadable'],
  ['Mia|Lindqvist', 'Elsa|Lindqvist', 'different', 'same'],
  ['Anna|', 'Anna|Weber', 'same', 'missing'],
  ['Abhi|Kapoor', 'Abhishek|Kapoor', 'nickname', 'same'],
  ['Jon|Brandt', 'Jon|Bradnt', 'same', 'similar'],
])('%s and %s: %s, %s', (a, b, first, family) => {
  expect(compareNames(nameOf(a), nameOf(b))).toMatchObject({ first, family })
  expect(compareNames(nameOf(b), nameOf(a))).toMatchObject({ first, family })
})

test('a generation, another order, and another script are noticed', () => {
  expect(compareNames(nameOf('Tom|Reilly Sr.'), nameOf('Tom|Reilly Jr'))).toMatchObject({ generation: 'conflict', family: 'same' })
  expect(compareNames(nameOf('Zhang|Wei'), nameOf('Wei|Zhang'))).toMatchObject({ isOtherOrder: true, isOtherScript: false })
  expect(compareNames(nameOf('Иван|Орлов'), nameOf('Ivan|Orlov'))).toMatchObject({ isOtherScript: true })
  expect(nameKeys(nameOf('Zhang|Wei')).some((key) => nameKeys(nameOf('Wei|Zhang')).includes(key))).toBe(true)
})

test('phone numbers are found in texts, dates are not', () => {
  expect(phonesIn('Tel. +49 151 2345 6789\n2012-03 - 2015-04, 2016 - 2020')).toEqual(['123456789'])
  expect(phonesIn('0049 (151) 23456789, 5')).toEqual(['123456789'])
  expect(phonesIn('No. 12345, 01.02.2020')).toEqual([])
})

const person = (part: Partial<Profile>) => readIdentity({ ...emptyProfile, ...part }, anyAscii)
const job = (company: string, start: string | null, title = 'Nurse') => ({
  company,
  title,
  start,
  end: null,
  location: null,
  description: null,
  industry: null,
})
const haines = { firstName: 'Robert', lastName: 'Haines', experiences: [job('Mercy', '2015-03'), job('Duke Health', '2012-01')] }

test('a certain pair has two proofs and no contradiction, and says why', () => {
  const bob = { ...haines, firstName: 'Bob' }
  const same = comparePeople(person(haines), person(bob), identityWeights)
  expect(same).toMatchObject({ verdict: 'certain', reasonsAgainst: [] })
  expect(same.reasonsFor).toEqual(['Started at Mercy, Duke Health at the same times', '“Robert” and “Bob” are forms of one first name'])
  const url = (id: string) => ({ linkedinUrl: `https://www.linkedin.com/in/${id}` })
  const twoLinks = comparePeople(person({ ...haines, ...url('a') }), person({ ...bob, ...url('b') }), identityWeights)
  expect(twoLinks).toMatchObject({ verdict: 'probable', reasonsAgainst: ['Different LinkedIn profiles'] })
  const onlyName = comparePeople(person({ ...haines, experiences: [] }), person({ ...bob, experiences: [] }), identityWeights)
  expect(onlyName.verdict).not.toBe('certain')
  expect(blockingKeys(person(haines)).some((key) => blockingKeys(person(bob)).includes(key))).toBe(true)
})

test('no length of a record makes many keys or much work', () => {
  const words = 'Anna '.repeat(5000)
  const long = person({
    firstName: words,
    lastName: words,
    resumeText: '0 '.repeat(200_000),
    experiences: Array.from({ length: 500 }, (_, index) => job(`Firm ${index}`, '2015-03')),
    personalEmails: Array.from({ length: 500 }, (_, index) => `a${index}bcd@mail.example`),
  })
  expect(blockingKeys(long).length).toBeLessThan(70)
  expect(Math.max(...blockingKeys(long).map((key) => key.length))).toBeLessThanOrEqual(120)
  expect(comparePeople(long, long, identityWeights).verdict).toBe('certain')
})
