// Rank and track are read in the table's languages, and the table's words are words of those languages.
import { describe, expect, test } from 'vitest'
import { normalizeTitle } from './normalize.ts'
import { seniorityWords } from './seniority-words.data.ts'
import { readRank } from './seniority.ts'
import { loadTexts } from '../../research/titles/data.ts'
import { foldLetters } from './word-forms.ts'

const read = (title: string): string => {
  const { seniority, track } = readRank(normalizeTitle(title).plain)
  return `${seniority} ${track}`
}

describe('rank and track', () => {
  test.each([
    ['Software Engineer', 'mid ic'],
    ['Sr. SWE', 'senior ic'],
    ['Jr Accountant', 'entry ic'],
    ['Software Engineer II', 'mid ic'],
    ['Software Engineer III', 'senior ic'],
    ['Staff Engineer', 'staff ic'],
    ['Staff Nurse', 'mid ic'],
    ['Principal Engineer', 'principal ic'],
    ['Marketing Intern', 'intern ic'],
    ['Engineering Manager', 'manager manager'],
    ['Assistant Manager', 'manager manager'],
    ['Administrative Assistant', 'entry ic'],
    ['Head of Sales - Remote (m/f/d)', 'director manager'],
    ['VP Eng', 'vp exec'],
    ['SVP Sales', 'vp exec'],
    ['Former CTO', 'c_level exec'],
    ['Founder & CEO', 'founder exec'],
    ['Werkstudent Marketing', 'intern ic'],
    ['Abteilungsleiterin Einkauf', 'manager manager'],
    ['Geschäftsführer', 'c_level exec'],
    ['Directrice des ventes', 'director manager'],
    ['Stagiaire en marketing', 'intern ic'],
    ["Chef d'équipe", 'staff ic'],
    ['Jefa de ventas', 'manager manager'],
    ['Becario de comunicación', 'intern ic'],
    ['Direttrice commerciale', 'director manager'],
    ['Tirocinante', 'intern ic'],
    ['Afdelingshoofd inkoop', 'manager manager'],
    ['Estagiário de direito', 'intern ic'],
    ['Młodszy księgowy', 'entry ic'],
    ['Kierowniczka sprzedaży', 'manager manager'],
    ['Directoare comercială', 'director manager'],
    ['старши счетоводител', 'senior ic'],
    ['Директор на продажби', 'director manager'],
    ['Vyresnysis inžinierius', 'senior ic'],
    ['Voditeljica prodaje', 'manager manager'],
    ['Vodja prodaje', 'manager manager'],
    ['gyakornok', 'intern ic'],
    ['Sales Managers', 'manager manager'],
    ['Community Managerin', 'manager manager'],
    ['Dirigentin', 'mid ic'],
    ['Polierin', 'staff ic'],
    ['Assistante administrative', 'entry ic'],
    ['Responsabile acquisti', 'manager manager'],
    ['Capoturno', 'staff ic'],
    ['Amministratrice delegata', 'c_level exec'],
    ['Apprendista elettricista', 'entry ic'],
    ['Chef-kok', 'mid ic'],
    ['Teamleidster zorg', 'staff ic'],
    ['Algemeen directeur', 'c_level exec'],
    ['Leerling-kapper', 'entry ic'],
    ['мениджърка на хотел', 'manager manager'],
    ['стажантка', 'intern ic'],
    ['изпълнителен директор', 'c_level exec'],
    ['Generalinė direktorė', 'c_level exec'],
    ['Skyriaus vadovė', 'manager manager'],
    ['Praktikantė', 'intern ic'],
    ['Menadžerica prodaje', 'manager manager'],
    ['Viši savjetnik', 'senior ic'],
    ['Osnivačica', 'founder exec'],
    ['Predsjednica uprave', 'c_level exec'],
    ['Csoportvezető', 'staff ic'],
    ['Értékesítési igazgató', 'director manager'],
    ['Vezérigazgató', 'c_level exec'],
    ['Pályakezdő mérnök', 'entry ic'],
    ['Gerente de tienda', 'manager manager'],
    ['Directora general', 'c_level exec'],
    ['Aprendiza de peluquería', 'entry ic'],
    ['Cheffe de service', 'manager manager'],
    ['Apprentie coiffeuse', 'entry ic'],
  ])('%s: %s', (title, expected) => {
    expect(read(title)).toBe(expected)
  })

  test('says when the title states no rank', () => {
    expect(readRank(normalizeTitle('Nurse').plain).isStated).toBe(false)
    expect(readRank(normalizeTitle('Head Nurse').plain).isStated).toBe(true)
  })
})

test('words of the table occur in the labels of their language', () => {
  const labels = new Map<string, Set<string>>()
  for (const line of loadTexts().labels.split('\n').slice(1)) {
    const [, language = '', label = ''] = line.split('\t')
    const words = labels.get(language) ?? new Set<string>()
    labels.set(language, words)
    for (const word of foldLetters(label).split(/[^\p{L}\p{N}]+/u)) words.add(word)
  }
  for (const [language, table] of Object.entries(seniorityWords)) {
    const labelWords = labels.get(language) ?? new Set()
    const roles = Object.values(table.role).flatMap((words) => words.split(', '))
    const attested = roles.filter((phrase) => phrase.split(/[ '-]/).every((word) => labelWords.has(word)))
    // feminine forms and titles of owners are often missing from an occupation list
    expect(attested.length / roles.length, `${language}: ${roles.filter((role) => !attested.includes(role)).join(', ')}`).toBeGreaterThan(
      0.6,
    )
  }
}, 60_000)
