// German texts of web/features/checkout.
import { plural } from '@fairlead/domain/shared/language'

// Checkout screen
export const paidNow = 'Bezahlt. Ihre Suchen laufen nicht mehr in der kostenlosen Testphase.'
export const notPaidYet = 'Die Zahlung ist noch nicht angekommen. Diese Seite aktualisiert sich, sobald sie da ist.'
export const plans = 'Tarife'
export const noPlansAvailable = 'Keine Tarife verfügbar'
export const noPlansText =
  'Diese Installation hat keine Tarife, und alle Funktionen sind verfügbar. Wenn eine kostenlose Testphase zu früh endet, wenden Sie sich an den Betreiber.'
export const plansLoadFailed = 'Wir konnten die Tarife nicht laden.'
export const noFreeTrial = 'Keines Ihrer Projekte ist in der kostenlosen Testphase. Sie können alle kontaktieren, die Sie freigeben.'
export const freeTrialExplained = (limit: string | number) =>
  `Die kostenlose Testphase umfasst alle Funktionen für bis zu ${limit} Kandidat:innen je Projekt.`
export const yourFreeTrials = 'Ihre kostenlosen Testphasen'
export const untitledProject = 'Projekt ohne Namen'
export const ofCandidatesLeft = (contactsLeft: string | number, contacts: string | number) =>
  `Noch ${contactsLeft} von ${contacts} Kandidat:innen`

// Plan card
export const choose = 'Wählen'
export const request = 'Anfragen'

// Request dialog
export const requestSent = 'Anfrage gesendet'
export const requestFailed = 'Wir konnten Ihre Anfrage nicht senden. Bitte versuchen Sie es noch einmal.'
export const requestName = (name: string | number) => `${name} anfragen`
export const payNextPageNote = 'Sie bezahlen auf der nächsten Seite.'
export const noPurchaseNote = 'Sie kaufen noch nichts. Wir melden uns zuerst bei Ihnen.'
export const searchesLabel = 'Gleichzeitige Suchen'
export const company = 'Unternehmen'
export const noteLabel = 'Was wir noch wissen sollten'
export const optional = 'Optional'
export const cancel = 'Abbrechen'
export const goToPayment = 'Zur Zahlung'
export const send = 'Senden'

// Requests
export const paymentFailed = 'Wir können die Zahlungsseite gerade nicht öffnen.'
export const requestStates = {
  requested: 'Wartet auf Antwort',
  accepted: 'Ihr Tarif',
  paid: 'Bezahlt',
  declined: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
}
export const yourRequests = 'Ihre Anfragen'
export const requestSummary = (searches: number, company: string | number, requestedBy: string | number) =>
  `${searches} ${plural('de', searches, { one: 'Suche', other: 'Suchen gleichzeitig' })}, ${company}. ${requestedBy},`
export const waitingForPayment = 'Wartet auf Zahlung'
export const pay = 'Bezahlen'
export const payPlanname = (planName: string | number) => `${planName} bezahlen`
export const withdraw = 'Zurückziehen'
export const withdrawLabel = (planName: string | number) => `Anfrage für ${planName} zurückziehen`
export const usedOf = (project: string) => `Genutztes Kontingent in ${project || 'Projekt ohne Namen'}`

// Checkout calls
export const withdrawFailed = 'Wir konnten die Anfrage nicht zurückziehen. Bitte versuchen Sie es noch einmal.'
