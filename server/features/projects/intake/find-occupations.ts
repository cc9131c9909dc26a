// Finds occupations in any language for the job title pick list.
import { buildConceptSearch, type ConceptSearch, type FoundConcept } from '@fairlead/matching/titles/find-concepts'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'

export interface FoundOccupation {
  id: string
  /** In English, as used in a search. */
  name: string
  /** Up to three names in other languages, the matching one first. */
  names: { language: string; name: string }[]
}

const maxShown = 6
/** A single letter would match half of all occupations. */
const fewestLetters = 2
const otherLanguages = ['de', 'es', 'fr', 'it', 'nl', 'pt', 'pl']
const namesShown = 3
const language = 'en'

const opened = new WeakMap<Vocabulary['occupations'], Promise<ConceptSearch>>()

/** Builds the search once per process, in steps that let other requests through. */
async function open(names: Vocabulary['occupations']): Promise<ConceptSearch> {
  const steps = buildConceptSearch(names)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function searchOf(names: Vocabulary['occupations']): Promise<ConceptSearch> {
  const search = opened.get(names) ?? open(names)
  opened.set(names, search)
  return search
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The length of the common prefix of two words. */
function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

/** For 'Krankenpfleger/Krankenschwester', the form with the longest common prefix with the input, else the first. */
function formOf(name: string, typed: string): string {
  const words = fold(typed).split(/\s+/)
  const likeness = (form: string) =>
    Math.max(
      ...fold(form)
        .split(/\s+/)
        .flatMap((word) => words.map((typedWord) => commonStart(word, typedWord))),
    )
  const forms = name.split('/').map((form) => form.trim())
  return forms.toSorted((first, second) => likeness(second) - likeness(first))[0] ?? name
}

function shownAs({ id, name, matched, matchedLanguage, names }: FoundConcept, typed: string): FoundOccupation {
  const match = formOf(name, typed)
  const languages = otherLanguages.filter((code) => code !== matchedLanguage && code !== language)
  const listed = [
    ...(matchedLanguage === language ? [] : [{ language: matchedLanguage, name: formOf(matched, typed) }]),
    ...languages.flatMap((code) => (names.has(code) ? [{ language: code, name: formOf(names.get(code) ?? '', typed) }] : [])),
  ]
  return { id, name: `${match.slice(0, 1).toUpperCase()}${match.slice(1)}`, names: listed.slice(0, namesShown) }
}

/** Occupations with an English name that match the input so far, best first; none for a single letter. */
export async function findOccupations(vocabulary: Vocabulary, typed: string): Promise<FoundOccupation[]> {
  if (typed.trim().length < fewestLetters) return []
  const search = await searchOf(vocabulary.occupations)
  return search
    .findConcepts(typed, language, maxShown * 2)
    .filter(({ id, names }) => id.startsWith('occupation/') && names.has(language))
    .slice(0, maxShown)
    .map((concept) => shownAs(concept, typed))
}
