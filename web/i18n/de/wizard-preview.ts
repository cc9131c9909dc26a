// German texts of web/features/wizard/preview.
import { listed } from '@fairlead/domain/shared/language'

// Preview body
/** 'Erledigt: Rust zum Wunsch machen' */
export const done = (act: string) => `Erledigt: ${act}`
export const closest = 'Diese kommen am nächsten.'
export const filtersTitle = 'Was jeder Filter ausschließt'
export const fewerFilters = 'Weniger Filter'
export const topFive = 'Die besten fünf'
export const theBest = 'Die besten'

// Preview person
export const jobAt = (title: string, company: string) => `${title} bei ${company}`
/** The beginning of a reason, as matching writes it. */
export const nowAt = (title: string, company: string) => `Aktuell ${title} bei ${company}`
export const quoted = (quote: string) => `„${quote}“`
export const scoreLabel = 'Punktzahl, von 100'
export const score = 'Punktzahl'

// Search preview
export const about = 'Etwa '
export const searchPreview = 'Vorschau der Suche'
export const hide = 'Ausblenden'
export const seeTopMatches = 'Beste Treffer ansehen'
export const seeClosest = 'Wer am nächsten kommt'
export const seeWhy = 'Gründe ansehen'
export const previewFailed = 'Wir konnten die Vorschau nicht erstellen.'
export const tryAgain = 'Erneut versuchen'
export const moreFilters = (count: number) => `${count} weitere Filter`
export const counting = 'Wird gezählt…'
export const whoWouldMatch = 'Wer würde passen?'
export const emptyText = 'Fügen Sie einen Jobtitel oder ein Idealprofil hinzu, um Personen zu sehen.'
export const offline = 'Sie sind offline. Die Zahl wird aktualisiert, sobald Sie wieder online sind.'

// Costs
export const noOneMatches = 'Niemand erfüllt alle Anforderungen'
/** '12 Personen passen', of which the heading shows the number by itself. */
export const match = (total: number) => (total === 1 ? 'Person passt' : 'Personen passen')
export const peopleMatch = (total: number, isEstimate: boolean) =>
  `${isEstimate && total !== 1 ? about : ''}${total.toLocaleString('de-DE')} ${match(total)}`
export const estimated = (percent: number) => `Aus einer Stichprobe des Talentpools geschätzt, meist auf ${percent}\u00a0% genau.`
/** '12 mehr: wenn Rust nur ein Wunsch ist' */
export const costOf = (more: number, phrase: string, isEstimate: boolean) =>
  `${isEstimate ? 'Etwa ' : ''}${more.toLocaleString('de-DE')} mehr: ${phrase}`
export const poolIsEmpty = 'Der Talentpool ist leer. Fügen Sie zuerst Personen hinzu.'
export const severalFilters = 'Mehrere Filter zusammen schließen alle aus. Entfernen Sie einige.'
export const noOneInPool = 'Niemand im Talentpool passt.'

type Place = { label: string; kind: 'near' | 'within' | 'wider' | 'anywhere' }
type Counted = Place & { people: number; isMore: boolean }
const count = ({ people, isMore }: Omit<Counted, keyof Place>) => `${people.toLocaleString('de-DE')}${isMore ? ' oder mehr' : ''}`
const isAnywhere = ({ kind }: Place) => kind === 'anywhere'
const near = ({ label, kind }: Place) => (kind === 'within' ? label : `in der Nähe von ${label}`)
/** '3 Personen passen in Ohio, niemand in der Nähe von Columbus' */
export const peopleFarther = (wider: Counted, nearest: Place) =>
  `${wider.people === 1 ? '1 Person passt' : `${count(wider)} Personen passen`} ${isAnywhere(wider) ? 'weiter entfernt' : `in ${wider.label}`}, niemand ${near(nearest)}`
/** 'Columbus 3, Ohio 12, United States 248, überall 260. Wer näher wohnt, steht weiter oben.' */
export const nearestFirst = (places: readonly Counted[]) =>
  `${places.map((place) => `${isAnywhere(place) ? 'überall' : place.label} ${count(place)}`).join(', ')}. Wer näher wohnt, steht weiter oben.`
/** 'Fast niemand hat PCU (3) oder SAP (0). Das schließt niemanden aus: …' */
export const rareTerms = (terms: readonly { label: string; people: number }[]) => {
  const names = terms.map(({ label, people }) => `${label} (${people.toLocaleString('de-DE')})`)
  const none = terms.every(({ people }) => people === 0)
  return `${none ? 'Niemand' : 'Fast niemand'} hat ${listed('de', names, 'disjunction')}. Das schließt niemanden aus: Wer es hat, steht weiter oben.`
}
/** 'BSN und PCU zum Wunsch machen: 132 Personen' */
export const relax = (act: string, people: number, isMore: boolean) =>
  `${act}: ${people === 1 ? '1 Person' : `${count({ people, isMore })} Personen`}`
