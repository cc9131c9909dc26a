// What is typed stays in this browser until the server has it, so that nothing is lost without a connection.
import type { Scorecard } from '@fairlead/domain/interview/scorecard'

export interface KeptCard {
  card: Scorecard
  at: number
  /** It is to be submitted, not only kept as a draft. */
  submits: boolean
}

const keyOf = (token: string) => `scorecard ${token}`

/** A browser that keeps nothing, such as in some private windows, works without. */
export function keepCard(token: string, kept: KeptCard): void {
  try {
    localStorage.setItem(keyOf(token), JSON.stringify(kept))
  } catch (error) {
    console.warn('Could not save the scorecard in this browser', error)
  }
}

export function keptCard(token: string): KeptCard | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(token)) ?? 'null') as KeptCard | null
  } catch {
    return null
  }
}

export function dropCard(token: string): void {
  try {
    localStorage.removeItem(keyOf(token))
  } catch (error) {
    console.warn('The scorecard stays in this browser', error)
  }
}
