// German texts of domain/outreach/template-test.ts.

export const chooseTwoTemplates = 'Wählen Sie zwei verschiedene Vorlagen.'
export const thisTemplateDoesNotExist = 'Diese Vorlage gibt es nicht.'
export const firstEmailIsEmpty = (name: string) => `Die erste E-Mail von „${name}“ hat keinen Betreff oder keinen Text.`
export const sameFirstEmail = 'Beide ersten E-Mails sind gleich. Ändern Sie eine davon.'

/** After 'um' and 'von'. */
const byPoints = (count: number) => (count === 1 ? '1 Prozentpunkt' : `${count} Prozentpunkte`)
const ofPoints = (count: number) => (count === 1 ? '1 Prozentpunkt' : `${count} Prozentpunkten`)
const nextCheck = (perVersion: number, difference: number) =>
  `Mit je ${perVersion.toLocaleString('de-DE')} würde sich ein Unterschied von ${ofPoints(difference)} zeigen.`

export const noneCounted = (sent: number, days: number) =>
  sent === 0
    ? 'Noch nichts zu vergleichen: Von diesem Test wurde noch keine E-Mail gesendet.'
    : `Noch zu früh: ${sent} gesendet. Jede E-Mail zählt ${days} Tage nach dem Senden, mit oder ohne Antwort.`
export const tooEarly = (a: number, b: number, perVersion: number, difference: number) =>
  `Noch zu früh: ${a === b ? `je ${a} gezählt` : `${a} für A und ${b} für B gezählt`}. ${nextCheck(perVersion, difference)}`
export const notDecided = (perVersion: number, difference: number) =>
  `Bisher zeigt sich kein Unterschied. ${nextCheck(perVersion, difference)}`
export const better = (version: 'A' | 'B', low: number, high: number) =>
  low === high
    ? `${version} bekommt mehr interessierte Antworten: etwa ${byPoints(low)} mehr (95 %).`
    : `${version} bekommt mehr interessierte Antworten: ${low} bis ${byPoints(high)} mehr (95 %).`
export const aboutEqual = (max: number) => `A und B sind etwa gleich gut: Der Unterschied ist höchstens ${byPoints(max)} (95 %).`
