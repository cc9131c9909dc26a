// Years of experience in the title's work count, but the work is not a separate criterion.
import { readComputed } from '@fairlead/domain/project/computed-criteria'
import { expect, test } from 'vitest'
import { loadVocabulary } from '../testing/vocabulary.ts'
import { readJob } from './read-job.ts'

const vocabulary = loadVocabulary()
const about = {
  en: 'We are looking for a colleague who is at home in our team and who works with us.',
  de: 'Wir suchen Sie für das Team und die Kunden, die mit uns arbeiten.',
  fr: 'Nous recherchons pour notre équipe une personne qui est avec nous dans les bureaux.',
  es: 'Buscamos una persona para el equipo que está con nosotros en la oficina.',
  it: 'Cerchiamo una persona per il nostro team che lavora con noi nella sede.',
  nl: 'Wij zoeken een collega voor het team die met ons op kantoor werkt.',
  pt: 'Procuramos uma pessoa para a nossa equipa que não tenha medo e que seja do norte.',
  pl: 'Szukamy osoby do zespołu, która jest z nami w biurze i nie tylko.',
  ro: 'Căutăm o persoană pentru echipa noastră care este cu noi la birou și în oraș.',
}
type Language = keyof typeof about

function read(language: Language, title: string, heading: string, sentence: string) {
  const { proposals, language: detected } = readJob(vocabulary, `${title}\n\n${about[language]}\n\n${heading}\n- ${sentence}\n`, 100)
  expect(detected.code).toBe(language)
  return {
    // the years of a skill are read beside it, and tested in search-sentences.test.ts
    keywords: proposals.flatMap(({ field, value }) => (field === 'keyword' && readComputed(value) === null ? [value] : [])),
    years: proposals.find(({ field }) => field === 'years_min')?.value,
  }
}

test.each<[Language, string, string, string, string[]]>([
  ['en', 'Software Engineer', 'Requirements', '3+ years of experience in software engineering', []],
  [
    'en',
    'Senior Backend Engineer',
    'Requirements',
    '3 years of professional experience in software development and Kubernetes',
    ['Kubernetes'],
  ],
  ['en', 'Registered Nurse', 'Requirements', '3 years of acute care nursing experience', []],
  ['en', 'Data Analyst', 'Requirements', 'At least 3 years of experience in data analysis or a similar field', []],
  ['de', 'Softwareentwickler (m/w/d)', 'Ihr Profil', 'Mindestens 3 Jahre Erfahrung in der Softwareentwicklung mit Java', ['Java']],
  ['de', 'Vertriebsleiter (m/w/d)', 'Ihr Profil', 'Mindestens 3 Jahre Berufserfahrung im Vertrieb', []],
  ['fr', 'Comptable', 'Profil recherché', 'Vous avez 3 ans d’expérience en comptabilité et maîtrise de Sage', ['Sage']],
  ['es', 'Contable', 'Requisitos', 'Experiencia de 3 años en contabilidad y con SAP', ['SAP']],
  ['it', 'Sviluppatore software', 'Requisiti', 'Almeno 3 anni di esperienza nello sviluppo software', []],
  ['nl', 'Boekhouder', 'Functie-eisen', 'Je hebt 3 jaar ervaring in boekhouding', []],
  ['pt', 'Engenheiro de software', 'Requisitos', 'Mínimo de 3 anos de experiência em engenharia de software', []],
  ['pl', 'Księgowa', 'Wymagania', 'Minimum 3 lata doświadczenia w księgowości', []],
  ['ro', 'Inginer software', 'Cerințe', '3 ani de experiență în dezvoltare software', []],
])('does not propose the field of the title (%s): %s', (language, title, heading, sentence, keywords) => {
  expect(read(language, title, heading, sentence)).toEqual({ keywords, years: '3' })
})

test.each<[string, string, string]>([
  ['Software Engineer', '3 years of experience in project management', 'Project Management'],
  ['Java Developer', '3 years of experience with Java', 'Java'],
  ['SAP Consultant', '3 years of experience with SAP', 'SAP'],
  ['Data Scientist', '3 years of experience in machine learning', 'Machine Learning'],
  ['Regional Sales Manager', '3 years of experience in B2B sales', 'B2B Sales'],
  ['ICU Nurse Manager', '3 years of critical care experience', 'critical care'],
  ['Registered Nurse (RN)', '3 years of acute care RN experience', 'acute care RN'],
])('other work, a narrower field, and tools stay criteria: %s, %s', (title, sentence, keyword) => {
  const { keywords, years } = read('en', title, 'Requirements', sentence)
  expect(keywords.map((value) => value.toLowerCase())).toEqual([keyword.toLowerCase()])
  expect(years).toBe('3')
})

test('proposes a field required without years', () => {
  expect(read('en', 'Project Manager', 'Requirements', 'Training in project management').keywords).toEqual(['Project Management'])
})
