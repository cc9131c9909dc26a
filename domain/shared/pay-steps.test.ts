import { describe, expect, it } from 'vitest'
import { currencies } from './currencies.ts'
import { payStep } from './pay-steps.ts'

describe('payStep', () => {
  it('knows every currency in which a project may pay', () => {
    expect(currencies.filter((currency) => payStep(1e9, currency) === null)).toEqual([])
  })
  it('rises with the amount, by a step for 5%', () => {
    expect(payStep(106_000, 'USD')! - payStep(100_000, 'USD')!).toBe(1)
    expect(payStep(1, 'USD')).toBe(1)
    expect(payStep(1e12, 'USD')).toBe(250)
  })
  it('compares currencies', () => {
    expect(payStep(89_000, 'EUR')).toBe(payStep(100_000, 'USD'))
    expect(payStep(100_000, 'CHF')!).toBeGreaterThan(payStep(100_000, 'USD')!)
  })
  it.each([[null], [0], [-1], [Number.NaN]])('has none for %s', (amount) => expect(payStep(amount, 'USD')).toBeNull())
  it('has none for an unlisted currency', () => expect(payStep(100_000, 'XXX')).toBeNull())
})
