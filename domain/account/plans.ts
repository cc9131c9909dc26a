// Plans beyond the free trial, as configured, and requests for one.
import { fieldOf, isRecord } from '../shared/records.ts'
import { limits } from '../shared/limits.ts'
import { messages } from '../shared/messages.ts'
import { text as plansText } from './texts/plans.ts'
import { text as validationText } from '../shared/texts/validation.ts'
import { readersLocale } from '../shared/readers-language.ts'

export interface Plan {
  key: string
  name: string
  /** One sentence. */
  about: string
  /** null = on request. In the smallest unit of the currency, for one search. */
  price: { amount: number; currency: string; per: 'month' | 'search' } | null
  points: string[]
  /** The price's ID at the payment provider; null = paid another way. */
  paymentPrice: string | null
}

const defaultPlan = (key: keyof typeof plansText.defaults): Plan => ({
  key,
  get name() {
    return plansText.defaults[key].name
  },
  get about() {
    return plansText.defaults[key].about
  },
  get points() {
    return [...plansText.defaults[key].points]
  },
  price: null,
  paymentPrice: null,
})
/** The plans used when none are configured; they have no prices. */
export const defaultPlans: readonly Plan[] = [defaultPlan('search'), defaultPlan('team')]

/**
 * Parses plans from JSON: a list of {key, name, about, price?: {amount, currency, per}, points?, payment_price?}. Throws an
 * Error that tells the operator what is wrong. An empty list is valid: no plans are offered.
 */
export function readPlans(json: string): Plan[] {
  let list: unknown
  try {
    list = JSON.parse(json)
  } catch {
    throw new Error('the plans are not valid JSON')
  }
  if (!Array.isArray(list)) throw new Error('the plans must be a list')
  const plans = list.map((entry: unknown, index) => readPlan(entry, `plan ${index + 1}`))
  if (new Set(plans.map(({ key }) => key)).size < plans.length) throw new Error('two plans have the same key')
  return plans
}

function readPlan(value: unknown, path: string): Plan {
  if (!isRecord(value)) throw new Error(`${path} is not an object`)
  const plan = value
  const text = (name: string): string => {
    const field = plan[name]
    if (typeof field !== 'string' || field.trim() === '') throw new Error(`${path} needs a ${name}`)
    return field.trim()
  }
  const key = text('key')
  if (!/^[a-z0-9_-]{1,40}$/.test(key)) throw new Error(`${path}: a key contains only lower-case letters, digits, - and _`)
  const points = plan['points'] ?? []
  if (!Array.isArray(points) || !points.every((point): point is string => typeof point === 'string'))
    throw new Error(`${path}: points must be a list of sentences`)
  const paymentPrice = plan['payment_price']
  if (paymentPrice !== undefined && typeof paymentPrice !== 'string') throw new Error(`${path}: payment_price must be an id`)
  return {
    key,
    name: text('name'),
    about: text('about'),
    price: readPrice(plan['price'], path),
    points,
    paymentPrice: paymentPrice ?? null,
  }
}

function readPrice(value: unknown, path: string): Plan['price'] {
  if (value === undefined || value === null) return null
  const [amount, currency, per] = ['amount', 'currency', 'per'].map((name) => fieldOf(value, name))
  const isAmount = Number.isSafeInteger(amount) && Number(amount) >= 0
  if (!isAmount || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency) || (per !== 'month' && per !== 'search'))
    throw new Error(`${path}: a price is an amount in the smallest unit, a currency such as EUR, and per month or per search`)
  return { amount: Number(amount), currency, per }
}

/** '€490 a month for each search', 'Price on request'. */
export function priceText(price: Plan['price']): string {
  if (price === null) return plansText.onRequest
  const format = new Intl.NumberFormat(readersLocale(), {
    style: 'currency',
    currency: price.currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return plansText[price.per === 'month' ? 'aMonth' : 'aSearch'](format.format(price.amount / 10 ** digits))
}

/** Requested by a team, then accepted, declined, or marked as paid by the operator, or withdrawn by the team. */
export const planStates = ['requested', 'accepted', 'paid', 'declined', 'withdrawn'] as const
export type PlanState = (typeof planStates)[number]

/** Allowed transitions of a request; a settled one never changes. */
export function mayBecome(from: PlanState, to: PlanState): boolean {
  return from === 'requested' && to !== 'requested'
}

/** Statuses that end the free trial of the workspace's searches. */
export const endsFreeTrial = (state: PlanState): boolean => state === 'accepted' || state === 'paid'

export interface PlanRequest {
  plan: string
  searches: number
  company: string
  note: string
}

export const maxSearches = 500

/** Errors by wire name of the field; null when valid. */
export function checkPlanRequest(request: PlanRequest, plans: readonly Pick<Plan, 'key'>[]): Record<string, string> | null {
  const fields: Record<string, string> = {}
  if (!plans.some(({ key }) => key === request.plan)) fields.plan = plansText.choosePlan
  if (!Number.isInteger(request.searches) || request.searches < 1 || request.searches > maxSearches)
    fields.searches = plansText.searchesRange(maxSearches)
  if (request.company.trim() === '') fields.company = messages.fieldRequired
  if (request.note.length > limits.contactLetters) fields.note = validationText.charactersMax(limits.contactLetters)
  return Object.keys(fields).length > 0 ? fields : null
}
