// Texts in nine languages, labeled by people who had not seen the rules.
import fs from 'node:fs'
import type { wishLabels, WishKind } from '@fairlead/language/protected-wishes'

export interface LabeledText {
  language: string
  kind: WishKind
  /** What the text asks for; null = nothing that is protected. */
  trait: (typeof wishLabels)[number]
  text: string
}

/** @param set 'train' was read while the rules were written, and trains the model; 'aside' was not */
export const readTexts = (set: 'train' | 'aside'): LabeledText[] =>
  fs
    .readFileSync(new URL(`${set}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [language = '', kind, trait, text = ''] = row.split('\t')
      return {
        language,
        kind: kind === 'criterion' ? kind : 'sentence',
        trait: trait === '-' ? null : (trait as LabeledText['trait']),
        text,
      }
    })
