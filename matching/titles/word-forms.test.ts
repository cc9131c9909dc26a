// The forms of one word give one key, and words that only look alike do not.
import { describe, expect, test } from 'vitest'
import { commonForm, foldLetters } from './word-forms.ts'

const key = (word: string): string => commonForm(foldLetters(word))

describe('forms of one word', () => {
  test.each([
    ['de', 'Lehrer', 'Lehrerin', 'Lehrerinnen'],
    ['de', 'Arzt', 'Ärztin', 'Ärztinnen'],
    ['de', 'Kaufmann', 'Kauffrau'],
    ['de', 'Beauftragter', 'Beauftragte'],
    ['es', 'ingeniero', 'ingeniera', 'ingenieros', 'ingenieras'],
    ['es', 'técnico', 'técnica'],
    ['es', 'director', 'directora', 'directores'],
    ['es', 'jefe', 'jefa'],
    ['fr', 'opérateur', 'opératrice', 'opérateurs'],
    ['fr', 'vendeur', 'vendeuse'],
    ['fr', 'employé', 'employée', 'employés'],
    ['fr', 'infirmier', 'infirmière'],
    ['fr', 'administratif', 'administrative'],
    ['it', 'direttore', 'direttrice', 'direttori'],
    ['it', 'cuoco', 'cuoca'],
    ['pt', 'diretor', 'diretora', 'diretores'],
    ['ro', 'profesor', 'profesoară'],
    ['ro', 'vânzător', 'vânzătoare'],
    ['pl', 'nauczyciel', 'nauczycielka'],
    ['pl', 'dziennikarz', 'dziennikarka'],
    ['cs', 'učitel', 'učitelka'],
    ['cs', 'pracovník', 'pracovnice'],
    ['hr', 'službenik', 'službenica'],
    ['hr', 'kuhar', 'kuharica', 'kuhari'],
    ['hr', 'odgajatelj', 'odgajateljica'],
    ['hr', 'kemičar', 'kemičarka'],
    ['sl', 'mehanik', 'mehaničarka'],
    ['sl', 'zakonodajalec', 'zakonodajalka', 'zakonodajalci'],
    ['sk', 'kriminológ', 'kriminologička'],
    ['sk', 'športovec', 'športovkyňa'],
    ['hu', 'portás', 'portásnő'],
    ['bg', 'енолог', 'еноложка'],
    ['bg', 'софтуерен', 'софтуерна'],
    ['de', 'Steuerer', 'Steuerin'],
    ['de', 'Schiefermischer', 'Schiefermischerin'],
    ['de', 'Steward', 'Stewardess'],
    ['bg', 'учител', 'учителка'],
    ['en', 'cashier', 'cashiers'],
    ['en', 'secretary', 'secretaries'],
    ['en', 'salesman', 'saleswoman', 'salesperson'],
    ['en', 'waiter', 'waitress'],
  ])('%s: %s', (_, first, ...variants) => {
    for (const variant of variants) expect(key(variant), variant).toBe(key(first))
  })

  test.each([
    ['nurse', 'nursery'],
    ['designer', 'design'],
    ['captain', 'capital'],
    ['admin', 'adm'],
    ['business', 'busy'],
    ['Koch', 'Kocher'],
  ])('%s is not %s', (a, b) => {
    expect(key(a)).not.toBe(key(b))
  })
})

test('letters are folded by meaning, not by look', () => {
  expect(foldLetters('Ｓｏｆｔｗａｒｅ')).toBe('software')
  expect(foldLetters('Straßenbauer')).toBe('strassenbauer')
  expect(foldLetters('Łódź')).toBe('lodz')
  expect(foldLetters('УЧИТЕЛ')).toBe('учител')
})
