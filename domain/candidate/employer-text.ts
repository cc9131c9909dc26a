// What a claim about an employer says in any language: the number of people, the country, and the sources.
import { employerSourceName, workspaceSource } from '../reference/employers.ts'
import type { Claim } from './claim.ts'

interface Words {
  range: (from: string, to: string) => string
  exactly: (count: string) => string
  upTo: (count: string) => string
  atLeast: (count: string) => string
  /** Who corrected what is known. */
  team: string
}

/** The parts of the sentence in one language; `people` and `country` are null where the claim says nothing of them. */
export function employerText(locale: string, words: Words) {
  return ({ size, country, sources }: Extract<Claim, { kind: 'employer' }>) => {
    const count = (value: number) => value.toLocaleString(locale)
    const people = (min: number | null, max: number | null) => {
      if (min === null) return max === null ? null : words.upTo(count(max))
      if (max === null) return words.atLeast(count(min))
      return min === max ? words.exactly(count(min)) : words.range(count(min), count(max))
    }
    return {
      people: size && people(size.min, size.max),
      year: size?.year ?? 0,
      country: country && (new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country),
      sources: [...new Set(sources.map((code) => (code === workspaceSource ? words.team : employerSourceName(code))))].join(', '),
    }
  }
}
