// Compiles the wording of the languages other than English into patterns, once per process.
import type { ReadLanguage } from './language.ts'
import { wordings, type Wording } from './wording.data.ts'

/** Whole words in any script: `\b` only knows ASCII letters. */
export const whole = (inside: string, flags = 'giu'): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${inside})(?![\p{L}\p{M}\p{N}])`, flags)

export interface CompiledWording {
  source: Wording
  before: Record<'nice' | 'must' | 'none', RegExp>
  after: Record<'nice' | 'must' | 'none', RegExp>
  knows: RegExp
  avoids: RegExp[]
  gives: RegExp
  remote: RegExp
}

const starts = (inside: string, flags = 'giu') => new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${inside})`, flags)
const compiled = new Map<string, CompiledWording>(
  Object.entries(wordings).map(([language, source]) => [
    language,
    {
      source,
      before: { nice: whole(source.before.nice), must: whole(source.before.must), none: whole(source.before.none) },
      after: { nice: whole(source.after.nice), must: whole(source.after.must), none: whole(source.after.none) },
      knows: starts(source.knows),
      avoids: source.avoids.map((phrase) => starts(phrase)),
      gives: whole(source.gives),
      remote: whole(source.remote),
    },
  ]),
)

/** The wording of a language; null for English, whose patterns are in the readers. */
export const wordingOf = (language: ReadLanguage): CompiledWording | null => compiled.get(language) ?? null

/** One field of all languages' wordings, for stand-alone lines. */
export const inAllLanguages = (pick: (wording: Wording) => string): string => Object.values(wordings).map(pick).join('|')
