// Port to a payment provider: a payment page, and whether it was paid.

export interface Order {
  /** The same order is opened only once. */
  reference: string
  /** The price's id at the provider. */
  price: string
  quantity: number
  /** Paid once, or again every month. */
  isRepeated: boolean
  email: string
  /** Redirect URLs after payment and after cancellation. */
  paidUrl: string
  backUrl: string
}

export interface OpenPayment {
  /** The provider's id. */
  id: string
  /** The page to pay on. */
  url: string
}

export type PaymentState = 'open' | 'paid' | 'expired'

export interface Payments {
  /** Rejects with PaymentsRefused or PaymentsDown. */
  open(order: Order): Promise<OpenPayment>
  /** Rejects with PaymentsRefused when the provider does not know it, or with PaymentsDown. */
  stateOf(id: string): Promise<PaymentState>
}

/** The provider says no: an unknown price, an unknown payment. */
export class PaymentsRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PaymentsRefused'
  }
}

/** The provider could not be asked: not reached, refused our key, over the limit, or an answer no one can read. */
export class PaymentsDown extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PaymentsDown'
  }
}
