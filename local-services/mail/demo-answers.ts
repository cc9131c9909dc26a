// Replies of demo candidates: the hash of an address selects a character and a text.
import { followUpTexts, goodbyes, texts } from './demo-texts.data.ts'
import type { Character } from './demo-texts.data.ts'

export interface DemoSituation {
  address: string
  seed: string
  /** How many emails of the thread precede this one: 0 for the first. */
  followUp: number
  answeredBefore: boolean
  /** A number from 0 to 1 for a name, always the same for this candidate. */
  number: (name: string) => number
}

export interface DemoAnswer {
  text: string
  goodbye: string
  headers: Record<string, string>
  quote: boolean
  /** No further emails to anyone in the thread. */
  last: boolean
}

// Percentages of the characters; the rest stays silent.
const shares: readonly [Character, number][] = [
  ['interested', 35],
  ['question', 20],
  ['not_interested', 20],
  ['out_of_office', 5],
  ['unsubscribe', 3],
]

/** The character of a candidate; null for those who never answer. */
export function characterOf(number: DemoSituation['number']): Character | null {
  let rest = number('character') * 100
  for (const [character, share] of shares) {
    if (rest < share) return character
    rest -= share
  }
  return null
}

/** Null when this candidate doesn't reply to this email. */
export function demoAnswer({ followUp, answeredBefore, number }: DemoSituation): DemoAnswer | null {
  const character = characterOf(number)
  if (character === null) return null
  const pick = (from: readonly string[], name: string) => from[Math.floor(number(name) * from.length)] ?? ''
  const goodbye = pick(goodbyes, 'goodbye')
  const plain = { goodbye, headers: {}, quote: number('quote') < 0.8, last: false }
  if (answeredBefore) {
    const again = character === 'question' || character === 'interested'
    return again ? { ...plain, text: pick(followUpTexts, `thanks ${followUp}`), last: true } : null
  }
  // One in four misses the first email and answers a follow-up; programs never do.
  const waitsFor = character !== 'out_of_office' && number('patience') < 0.25 ? 1 : 0
  if (followUp < waitsFor) return null
  const headers: Record<string, string> = character === 'out_of_office' ? { 'Auto-Submitted': 'auto-replied' } : {}
  return {
    ...plain,
    text: pick(texts[character], 'text'),
    headers,
    quote: character === 'out_of_office' ? false : plain.quote,
    last: character === 'unsubscribe',
  }
}
