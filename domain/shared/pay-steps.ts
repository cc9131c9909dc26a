// Pay per year in steps, so that pay in any currency can be compared and indexed.

/**
 * Units of each currency per US dollar: rough values of 2025, set by hand from no single source. Rates change by more than a step
 * within a year, so the steps compare what people are likely to expect and are never shown as an amount.
 */
const perDollar = new Map(
  `USD 1, EUR 0.89, GBP 0.76, CHF 0.83, CAD 1.4, AUD 1.55, NZD 1.72, SEK 9.8, NOK 10.4, DKK 6.6, PLN 3.8, CZK 22, HUF 353, RON 4.5,
  INR 87, JPY 150, SGD 1.31, HKD 7.8, CNY 7.2, KRW 1420, TWD 31, BRL 5.6, MXN 19.3, ARS 1240, CLP 950, COP 4050, ZAR 17.9, NGN 1520,
  KES 129, EGP 50, AED 3.67, SAR 3.75, ILS 3.45, TRY 39, UAH 41.7, PHP 57, IDR 16500, MYR 4.3, THB 33, VND 26000, PKR 281, BDT 122`
    .split(',')
    .map((entry) => {
      const [currency = '', units] = entry.trim().split(' ')
      return [currency, Number(units)] as const
    }),
)

/** Each step is 5% above the one before; the first is everything up to 1,000 dollars. */
const growth = 1.05
const firstDollars = 1000
const lastStep = 250

/** The step of a yearly amount, from 1; null for a currency without a rate and for no amount. */
export function payStep(amount: number | null, currency: string): number | null {
  const units = perDollar.get(currency)
  if (amount === null || units === undefined || !(amount > 0)) return null
  const step = 1 + Math.floor(Math.log(amount / units / firstDollars) / Math.log(growth))
  return Math.min(lastStep, Math.max(1, step))
}
