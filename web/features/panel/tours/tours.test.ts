// Which tab has which tour, and that each of them can be read in a minute.
import { describe, expect, it } from 'vitest'
import { tabKeys } from '@fairlead/domain/project/tabs'
import { tourOf } from './tours.ts'

describe('tourOf', () => {
  it.each([
    ['warm_leads_question', false, 'self_serve_send_email'],
    ['warm_leads_hm', false, 'self_serve_interested'],
    ['warm_leads_recruiter', false, 'self_serve_interested'],
    ['warm_leads_hm', true, 'autopilot_golive'],
    ['contacted', false, undefined],
    ['under_review', false, undefined],
  ] as const)('%s, live %s: %s', (tab, live, key) => expect(tourOf(tab, live)?.key).toBe(key))

  it('has short steps, each with a title', () => {
    for (const tour of [...tabKeys.map((tab) => tourOf(tab)), tourOf('warm_leads_hm', true)]) {
      if (tour) expect(new Set(tour.steps.map(({ title }) => title)).size).toBe(tour.steps.length)
      for (const { text } of tour?.steps ?? []) expect(text.length).toBeLessThan(220)
    }
  })
})
