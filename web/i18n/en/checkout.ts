// English texts of web/features/checkout.
import { plural } from '@fairlead/domain/shared/language'

// Checkout screen
export const paidNow = 'Paid. Your searches are no longer free trials.'
export const notPaidYet = 'We haven’t received the payment yet. This page updates when we do.'
export const plans = 'Plans'
export const noPlansAvailable = 'No plans available'
export const noPlansText =
  'This installation has no plans, and every feature is available. If a free trial ends too early, contact the operator.'
export const plansLoadFailed = 'We couldn’t load the plans.'
export const noFreeTrial = 'None of your projects is a free trial. You can contact everyone you approve.'
export const freeTrialExplained = (limit: string | number) =>
  `A free trial includes every feature, for up to ${limit} candidates per project.`
export const yourFreeTrials = 'Your free trials'
export const untitledProject = 'Untitled project'
export const ofCandidatesLeft = (contactsLeft: string | number, contacts: string | number) =>
  `${contactsLeft} of ${contacts} candidates left`

// Plan card
export const choose = 'Choose'
export const request = 'Request'

// Request dialog
export const requestSent = 'Request sent'
export const requestFailed = 'We couldn’t send your request. Please try again.'
export const requestName = (name: string | number) => `Request ${name}`
export const payNextPageNote = 'You pay on the next page.'
export const noPurchaseNote = 'You’re not buying anything yet. We’ll contact you first.'
export const searchesLabel = 'Searches at a time'
export const company = 'Company'
export const noteLabel = 'Anything we should know'
export const optional = 'Optional'
export const cancel = 'Cancel'
export const goToPayment = 'Go to payment'
export const send = 'Send'

// Requests
export const paymentFailed = 'We can’t open the payment page right now.'
export const requestStates = {
  requested: 'Waiting for a reply',
  accepted: 'Yours',
  paid: 'Paid',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}
export const yourRequests = 'Your requests'
export const requestSummary = (searches: number, company: string | number, requestedBy: string | number) =>
  `${searches} ${plural('en', searches, { one: 'search', other: 'searches' })} at a time, ${company}. ${requestedBy},`
export const waitingForPayment = 'Waiting for payment'
export const pay = 'Pay'
export const payPlanname = (planName: string | number) => `Pay for ${planName}`
export const withdraw = 'Withdraw'
export const withdrawLabel = (planName: string | number) => `Withdraw the request for ${planName}`
export const usedOf = (project: string) => `Candidates used in ${project || 'Untitled project'}`

// Checkout calls
export const withdrawFailed = 'We couldn’t withdraw the request. Please try again.'
