// How well wishes for protected characteristics are recognized: texts in nine languages, labeled by people who had not seen the rules.
import fs from 'node:fs'
import { protectedRequirementIn, protectedTraitIn } from '@fairlead/domain/project/protected-traits'

interface Recognized {
  /** Texts that ask for a protected characteristic, and those of them that were recognized. */
  wishes: number
  recognized: number
  /** Ordinary texts, and those of them that were refused. */
  ordinary: number
  refused: number
}

/** @param set 'read' was read while the rules were written; 'aside' was not */
export function measureProtected(set: 'read' | 'aside'): Recognized {
  const sums = { wishes: 0, recognized: 0, ordinary: 0, refused: 0 }
  const rows = fs
    .readFileSync(new URL(`${set}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  for (const row of rows) {
    const [, kind, trait, text = ''] = row.split('\t')
    const isRecognized = (kind === 'criterion' ? protectedTraitIn : protectedRequirementIn)(text) !== null
    sums[trait === '-' ? 'ordinary' : 'wishes']++
    if (isRecognized) sums[trait === '-' ? 'refused' : 'recognized']++
  }
  return sums
}
