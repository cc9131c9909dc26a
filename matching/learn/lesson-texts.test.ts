// What decisions taught, in every language; the English text is the one that is stored.
import { writeText } from '@fairlead/domain/shared/stored-text'
import { expect, test } from 'vitest'
import { inEnglish, type LessonText } from './lessons.ts'
import * as german from './texts/de/lessons.ts'

const table: [LessonText, english: string, german: string][] = [
  [['fewer', ['fromCompany', 'Globex']], 'Fewer people from Globex', 'Weniger Personen von Globex'],
  [['fewer', ['fromJobs', 'Baker']], 'Fewer people from Baker jobs', 'Weniger Personen aus Stellen als Baker'],
  [['fewer', ['fromIndustry', 'Health Care']], 'Fewer people from Health Care', 'Weniger Personen aus der Branche Health Care'],
  [['fewer', ['leadPeople']], 'Fewer people whose job is to lead people', 'Weniger Personen, deren Aufgabe Personalführung ist'],
  [['fewer', ['atLevel', 'vp']], 'Fewer people at VP level', 'Weniger Personen der Erfahrungsstufe „VP“'],
  [['fewer', ['atLevel', 'entry']], 'Fewer people at entry level', 'Weniger Personen der Erfahrungsstufe „Berufseinstieg“'],
  [['more', ['workedAs', 'Baker']], 'More people who worked as Baker', 'Mehr Personen, die als Baker gearbeitet haben'],
  [['more', ['withSkill', 'Rust']], 'More people with Rust', 'Mehr Personen mit Rust'],
  [['more', ['fromKind', 'Fintech']], 'More people from Fintech companies', 'Mehr Personen aus Unternehmen der Art Fintech'],
  [['more', ['studied', 'Physics']], 'More people who studied Physics', 'Mehr Personen, die Physics studiert haben'],
  [['more', ['withYears', 5]], 'More people with at least 5 years of work', 'Mehr Personen mit mindestens 5 Jahren Berufserfahrung'],
  [['more', ['withDegree', 'bachelor']], "More people with a bachelor's degree", 'Mehr Personen mit Bachelorabschluss'],
  [['more', ['leadTeam']], 'More people who lead a team', 'Mehr Personen, die ein Team leiten'],
  [['noMore', ['inPlace', 'Berlin']], 'No more people in Berlin', 'Keine Personen mehr in Berlin'],
  [['noMore', ['titled', 'Baker']], 'No more people whose job is Baker', 'Keine Personen mehr mit dem Jobtitel Baker'],
  [['noMore', ['workAt', 'Globex']], 'No more people who work at Globex', 'Keine Personen mehr, die bei Globex arbeiten'],
  [['moreExperience', 5], 'More experience, about 5 years and up', 'Mehr Erfahrung, ab etwa 5 Jahren'],
  [['lessExperience', 9], 'Less experience, about 9 years at most', 'Weniger Erfahrung, höchstens etwa 9 Jahre'],
  [['rejectedFor', 2, 'location'], '2 rejected for their location', '2 wegen des Orts abgelehnt'],
  [['peopleRejected', 1, 'underqualified'], '1 person rejected as underqualified', '1 Person als unterqualifiziert abgelehnt'],
  [
    ['peopleRejected', 3, 'skills'],
    '3 people rejected for missing skills or keywords',
    '3 Personen wegen fehlender Kenntnisse oder Stichwörter abgelehnt',
  ],
  [
    ['compared', 4, 4, 0, 6, 2000],
    '4 of 4 approved, 0 of 6 rejected; by chance 1 in 2,000',
    '4 von 4 freigegeben, 0 von 6 abgelehnt; durch Zufall 1 von 2.000',
  ],
  [
    ['note', ['lowerPay'], ['namedCompany']],
    'Lower expected pay: named as a wrong company',
    'Niedrigere Vergütungsvorstellung: als falsches Unternehmen genannt',
  ],
]

test.each(table)('%j', (text, english, inGerman) => {
  expect(inEnglish(text)).toBe(english)
  expect(writeText(german, text)).toBe(inGerman)
})

test('a text of a newer version has no words here, nor has one around it', () => {
  expect(writeText(german, ['horoscope'])).toBeNull()
  expect(writeText(german, ['more', ['horoscope', 'Libra']])).toBeNull()
  expect(writeText(german, ['toString'])).toBeNull()
})
