// Skills that are also ordinary words: both readings, in ten languages.
import { tokenise } from '@fairlead/domain/reference/normalise'
import { describe, expect, test } from 'vitest'
import { loadVocabulary } from '../../testing/vocabulary.ts'

const { skills } = loadVocabulary()

function skillsIn(text: string, language?: string): string[] {
  const names: string[] = []
  skills.eachInText(text, tokenise(text), (_concept, start, end) => names.push(text.slice(start, end)), language)
  return names
}

describe('an ordinary word', () => {
  test.each([
    ['en', 'Able to react quickly to guest requests', 'react'],
    ['en', 'You excel under pressure', 'excel'],
    ['en', 'Spark joy in every dish', 'Spark'],
    ['en', 'React calmly when plans change', 'React'],
    ['en', 'Relocate to San Francisco or San Diego', 'San'],
    ['en', 'the rest of our leadership', 'rest'],
    ['en', 'C-Suite executives and R&D', 'C'],
    ['en', 'Go beyond what is asked, and go home on time', 'Go'],
    ['en', 'Head Chef at Mercy', 'Chef'],
    ['en', 'We are a safe place to work', 'safe'],
    ['en', 'Vitamin C and Hepatitis C', 'C'],
    ['en', 'Our growing culture of product management', 'culture'],
    ['de', 'Du berichtest direkt an den Chef', 'Chef'],
    ['de', 'Den Rest lernst du bei uns', 'Rest'],
    ['fr', 'Les personnes qui vont vite', 'vite'],
    ['fr', 'Le chef vous accompagne dans la mode', 'chef'],
    ['es', 'Hacemos todo con gusto, a nivel de capa', 'gusto'],
    ['it', 'Gestione dei vari servizi, il tutto è stata una scelta', 'dei'],
    ['it', 'GESTIONE DEI SERVIZI', 'DEI'],
    ['nl', 'Rust in de rest van het team', 'rest'],
    ['pl', 'Obowiązkowe jest posiadanie prawa jazdy', 'jest'],
    ['pt', 'Trabalho sem pressa, nas lojas, à luz da lua', 'sem'],
    ['ro', 'Lucrăm ca o echipă', 'ca'],
    ['sv', 'Vi ror oss, och make som maka', 'make'],
  ])('%s: %s', (language, text, word) => {
    expect(skillsIn(text, language)).not.toContain(word)
    expect(skillsIn(text), 'in an unknown language').not.toContain(word)
  })
})

describe('a skill', () => {
  test.each([
    ['en', 'React, Vue or Svelte', 'React'],
    ['en', 'Experience with React', 'React'],
    ['en', 'experience with react', 'react'],
    ['en', 'Solid MS Excel', 'Excel'],
    ['en', 'Excel', 'Excel'],
    ['en', '- Excel', 'Excel'],
    ['en', 'Advanced excel skills', 'excel'],
    ['en', 'We write Go and Rust', 'Rust'],
    ['en', 'html, css, react', 'react'],
    ['en', 'Tools optimized for statistics (such as R).', 'R'],
    ['en', 'Rust is a big plus', 'Rust'],
    ['en', 'Built dashboards in Excel for finance', 'Excel'],
    ['en', 'SAN storage, REST APIs and SAFe', 'SAN'],
    ['en', 'Senior React Developer', 'React'],
    ['en', 'Configured Chef, Puppet and Ansible', 'Chef'],
    ['de', 'Sehr gute Excel-Kenntnisse', 'Excel'],
    ['de', 'REST-Schnittstellen und Spring', 'REST'],
    ['fr', 'Développement en Vue.js, Vite et React', 'Vite'],
    ['es', 'Excel avanzado (tablas dinámicas)', 'Excel'],
    ['it', 'Ottima padronanza di Excel', 'Excel'],
    ['nl', 'Ervaring met React en Spring', 'React'],
    ['pl', 'Testy w Jest, Cypress i Playwright', 'Jest'],
    ['pt', 'Desenvolvedor Vue/React', 'React'],
    ['ro', 'Cunoștințe de Excel nivel mediu', 'Excel'],
    ['sv', 'Erfarenhet av React och Go', 'React'],
  ])('%s: %s', (language, text, word) => expect(skillsIn(text, language)).toContain(word))
})

test('a word is common in the languages of the list', () => {
  expect([skills.isCommon('jest', 'pl'), skills.isCommon('Jest', 'en'), skills.isCommon('kubernetes', 'en')]).toEqual([true, false, false])
})
