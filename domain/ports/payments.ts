// Port to a payment provider: a payment page, and whether it was paid.

export interface Order {
  /** The same order is opened only once. */
  reference: string
  /** The price's ID at the provider. */
  price: string
  quantity: number
  /** Paid once, or every month. */
  isRepeated: boolean
  email: string
  /** Redirect URLs after payment and after cancellation. */
  paidUrl: string
  backUrl: string
}

export interface OpenPayment {
  /** The provider's ID. */
  id: string
  /** The payment page. */
  url: string
}

export type PaymentState = 'open' | 'paid' | 'expired'

export interface Payments {
  /** Rejects with PaymentsRefused or PaymentsDown. */
  open(order: Order): Promise<OpenPayment>
  /** Rejects with PaymentsRefused when the provider does not know it, or with PaymentsDown. */
  stateOf(id: string): Promise<PaymentState>
}

/** The provider refuses: an unknown price, an unknown payment. */
export class PaymentsRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PaymentsRefused'
  }
}

/** The provider couldn't be asked: unreachable, refused our key, rate-limited, or an unreadable response. */
export class PaymentsDown extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PaymentsDown'
  }
}
