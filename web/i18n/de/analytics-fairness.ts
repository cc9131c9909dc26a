// German sentences about a counterfactual run.
import { plural } from '@fairlead/domain/shared/language'
import { findingOf, swapTexts, type SwapResult } from '@fairlead/domain/project/fairness'

const number = (n: number): string => n.toLocaleString('de-DE')
const counted = (n: number, singular: string, several: string): string =>
  `${number(n)} ${plural('de', n, { one: singular, other: several })}`
const countedCandidates = (n: number): string => counted(n, 'Kandidat:in', 'Kandidat:innen')
const countedKinds = (n: number): string => counted(n, 'Art von Änderung', 'Arten von Änderungen')

/** 'um weniger als 0,01 Punkte', 'um bis zu 3,2 Punkte' */
function byHowMuch(most: number): string {
  if (most < 0.01) return 'um weniger als 0,01 Punkte'
  return `um bis zu ${most.toLocaleString('de-DE', { maximumFractionDigits: 2 })} von 100 Punkten`
}

/** One kind of swap: '0 von 10 Punktzahlen haben sich geändert.' */
export function swapSentence(result: SwapResult): string {
  const { kind, people, moved, most, places } = result
  if (people === 0) return swapTexts[kind].none
  const verb = plural('de', moved, { one: 'hat', other: 'haben' })
  const by = moved > 0 ? ` ${byHowMuch(most)}` : ''
  const scores = `${number(moved)} von ${counted(people, 'Punktzahl', 'Punktzahlen')} ${verb} sich${by} geändert.`
  if (places === 0) return scores
  return `${scores} ${countedCandidates(places)} ${plural('de', places, { one: 'würde', other: 'würden' })} in der Runde den Platz wechseln.`
}

/** The whole run: what changed, what didn't, and what couldn't be tested. */
export function runSentence({ people, left_out, swaps }: { people: number; left_out: number; swaps: readonly SwapResult[] }): string {
  const tested = swaps.filter(({ people: n }) => n > 0)
  const moved = tested.filter((swap) => findingOf(swap) === 'moved')
  const result =
    tested.length === 0
      ? 'Es gab nichts zu prüfen.'
      : moved.length === 0
        ? `Keine Punktzahl hat sich geändert: ${countedCandidates(people)}, ${countedKinds(tested.length)}.`
        : `${countedKinds(moved.length)} ${plural('de', moved.length, { one: 'hat', other: 'haben' })} Punktzahlen geändert: ${moved.map(({ kind }) => swapTexts[kind].name).join(', ')}.`
  const untested = swaps.length - tested.length
  return [
    result,
    untested > 0 && tested.length > 0
      ? `${countedKinds(untested)} ${plural('de', untested, { one: 'konnte', other: 'konnten' })} nicht geprüft werden.`
      : '',
    left_out > 0 ? `Die Prüfung hat ${countedCandidates(left_out)} in diesen Runden nicht erreicht.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

// Fairness screen
export const sameScores = 'Gleiche Punktzahlen'
export const scoresMoved = 'Geänderte Punktzahlen'
export const notTested = 'Nicht geprüft'
export const untitledProject = 'Projekt ohne Namen'
export const noSuchProject = 'Projekt nicht gefunden'
export const swapsExplained =
  'Alle Kandidat:innen werden noch einmal bewertet, wobei sich jeweils nur eine Sache ändert. Verglichen werden die Punktzahlen vor dem Runden.'
export const change = 'Änderung'
export const candidates = 'Kandidat:innen'
export const largestChangeLabel = 'Größte Änderung in Punkten'
export const changedRank = 'Platz gewechselt'
export const nightly = 'Jede Nacht'
export const byHand = 'Von Hand'
export const waiting = 'Wartet'
export const running = 'Läuft'
export const failed = 'Fehlgeschlagen'
export const lastChecks = (value: number) =>
  plural('de', value, {
    one: 'Bisher eine Prüfung.',
    other: `Die letzten ${value} Prüfungen. Prüfungen werden 13 Monate lang aufbewahrt.`,
  })
export const scoreCountHint =
  'Jede Punktzahl zählt einmal je Änderung: Wer mit sechs Änderungen noch einmal bewertet wurde, zählt sechsmal.'
export const when = 'Wann'
export const started = 'Gestartet'
export const version = 'Version'
export const movedOfTested = (moved: string | number, tested: string | number) => `${moved} von ${tested}`
