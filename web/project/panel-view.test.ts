// What the panel shows each kind of user.
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { describe, expect, it } from 'vitest'
import { sampleProject } from './sample.test-data.ts'
import { openingTab, panelView } from './panel-view.ts'

const user = { id: 'u', workspace_id: 'w', email: 'Dana@harbour.example', is_super_admin: false, is_staff: false } as WireUser
const search = {
  lro_id: 'l',
  state: 'running' as const,
  progress_pct: 40,
  is_calibration: true,
  note: null,
  found: 0,
  fits: null,
  missed: null,
  found_before: null,
  missed_before: null,
}

describe('panelView', () => {
  it('reads the role by email', () => {
    const with3 = panelView(sampleProject({ collaborators: [{ email: 'dana@harbour.example', role: 3, name: null }] }), user)
    expect([with3.mayDecide, with3.mayAdminister]).toEqual([false, false])
    expect(panelView(sampleProject(), user).mayDecide).toBe(true)
    expect(panelView(sampleProject({ collaborators: [{ email: 'other@harbour.example', role: 1, name: null }] }), user).mayDecide).toBe(
      false,
    )
  })

  it("shows a self-serve project's tabs with the queue first", () => {
    expect(
      panelView(sampleProject({ candidates_review_count: 7 }), user)
        .tabs.map((tab) => `${tab.label} ${tab.count}`)
        .slice(0, 4),
    ).toEqual(['Review 7', 'Contacted 0', 'Interested 0', 'Needs Attention 0'])
  })

  it('opens the tab with something to do', () => {
    expect(openingTab(panelView(sampleProject({ candidates_review_count: 2, candidates_contacted_count: 4 }), user))).toBe('under_review')
    expect(openingTab(panelView(sampleProject({ candidates_contacted_count: 4 }), user))).toBe('contacted')
    const project = sampleProject({ candidates_contacted_count: 4, candidates_warm_leads_hm_count: 1 })
    expect(openingTab(panelView(project, user))).toBe('warm_leads_hm')
    expect(openingTab(panelView(sampleProject({ search, candidates_contacted_count: 4 }), user))).toBe('under_review')
  })
})
