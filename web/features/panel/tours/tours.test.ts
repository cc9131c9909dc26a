import { describe, expect, it } from 'vitest'
import { tourOf } from './tour-keys.ts'
import { tours } from './tours.ts'

describe('tourOf', () => {
  it.each([
    ['warm_leads_question', false, 'self_serve_send_email'],
    ['warm_leads_hm', false, 'self_serve_interested'],
    ['warm_leads_recruiter', false, 'self_serve_interested'],
    ['warm_leads_hm', true, 'autopilot_golive'],
    ['contacted', false, null],
    ['under_review', false, null],
  ] as const)('%s, live %s: %s', (tab, live, key) => expect(tourOf(tab, live)).toBe(key))

  it('has short steps, each with a title', () => {
    for (const steps of Object.values(tours)) {
      expect(steps.length).toBeGreaterThan(2)
      expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length)
      for (const { text } of steps) expect(text.length).toBeLessThan(220)
    }
  })
})
