// How well wishes for protected characteristics are recognized, by the rules alone and together with the model.
import { loadWishReader } from '@fairlead/language/model/load'
import { ruleWish } from '@fairlead/language/protected-wishes'
import { readTexts } from './texts.ts'

interface Recognized {
  /** Texts that ask for a protected characteristic, and those of them that were recognized. */
  wishes: number
  byRules: number
  recognized: number
  /** Ordinary texts, and those of them that were refused. */
  ordinary: number
  refused: number
}

export function measureProtected(set: 'train' | 'aside'): Recognized {
  const sums = { wishes: 0, byRules: 0, recognized: 0, ordinary: 0, refused: 0 }
  const reader = loadWishReader()
  for (const { kind, trait, text } of readTexts(set)) {
    const wish = reader.wishIn(text, kind)
    if (trait === null) sums.ordinary++
    else {
      sums.wishes++
      if (ruleWish(text, kind)) sums.byRules++
    }
    if (!wish) continue
    if (trait === null) sums.refused++
    else {
      sums.recognized++
    }
  }
  return sums
}
