// German sentences of a trial of an embeddings model.
import { plural } from '@fairlead/domain/shared/language'

/** The parts of a trial's result used in sentences. */
interface TrialFigures {
  approved: number
  rejected: number
  pairs: number
  /** Null when there are no decisions to compare with. */
  agreement_before: number | null
  agreement_after: number | null
  compared: number
  moved: number
  entered: number
  reasons_before: number
  reasons_after: number
}

const percent = (share: number): string => `${Math.round(share * 100)}\u00A0%`
const number = (value: number): string => value.toLocaleString('de-DE')

/** Fewer pairs say little: one more decision can reverse the result. */
export const fewPairs = 50

export function agreementSentence({ agreement_before: before, agreement_after: after, pairs, approved, rejected }: TrialFigures): string {
  if (before === null || after === null)
    return 'Zum Vergleich braucht es mindestens eine freigegebene und eine abgelehnte Person. Entscheiden Sie über ein paar weitere und testen Sie dann noch einmal.'
  const change = Math.round(after * 100) - Math.round(before * 100)
  const verdict =
    change > 0
      ? `Das Modell stimmt öfter mit Ihrem Team überein: ${percent(after)}, bisher ${percent(before)}.`
      : change < 0
        ? `Das Modell stimmt seltener mit Ihrem Team überein: ${percent(after)}, bisher ${percent(before)}.`
        : `Das Modell stimmt ebenso oft mit Ihrem Team überein wie die Rangfolge ohne das Modell: ${percent(before)}.`
  const basis = `Gemessen an ${number(pairs)} ${plural('de', pairs, { one: 'Paar', other: 'Paaren' })} aus ${approved} freigegebenen und ${rejected} abgelehnten Kandidat:innen.`
  return `${verdict} ${basis}${pairs < fewPairs ? ' Das ist zu wenig, um sich darauf zu verlassen.' : ''}`
}

export function moveSentence({ moved, compared, entered }: TrialFigures): string {
  if (compared === 0)
    return 'Für die nächste Runde ist niemand mehr übrig. Deshalb konnten wir nicht messen, wie sich die Reihenfolge ändert.'
  const are = plural('de', entered, { one: 'ist eine andere Person', other: 'sind andere Personen' })
  return `Bei ${number(moved)} der nächsten ${number(compared)} Personen ändert sich der Platz um mindestens 10, und ${entered} der ersten 20 ${are}.`
}

export function reasonsSentence({ reasons_before: before, reasons_after: after }: TrialFigures): string {
  if (after === before) return `Die ersten 20 Karten würden so viele Gründe zeigen wie heute: ${number(before)}.`
  const difference = Math.abs(after - before)
  const reasons = `${number(difference)} ${plural('de', difference, { one: 'Grund', other: 'Gründe' })}`
  return `Die ersten 20 Karten würden ${reasons} ${after < before ? 'weniger' : 'mehr'} zeigen: ${number(after)} statt ${number(before)}.`
}

/** '0,0041 $', '1,20 $', 'kostenlos'; only tokens when the price is unknown. */
export function costText({ texts, tokens, cost }: { texts: number; tokens: number; cost: number | null }): string {
  const size = `${number(texts)} ${plural('de', texts, { one: 'Text', other: 'Texte' })}, ${number(tokens)} Tokens`
  if (cost === null) return size
  if (cost === 0) return `${size}: kostenlos`
  return `${size}: ${(cost < 0.1 ? cost.toPrecision(2) : cost.toFixed(2)).replace('.', ',')}\u00A0$`
}

// Model screen
export const replayHint = (maxReplayed: string | number) =>
  `Bis zu ${maxReplayed} der neuesten Entscheidungen des Projekts werden mit den aktuellen Kriterien wiederholt, ohne das, was aus diesen Entscheidungen gelernt wurde.`
export const candidate = 'Kandidat:in'
export const placeNow = 'Platz jetzt'
export const modelPlaceLabel = 'Platz mit dem Modell'
