// Order, groups, and sections of the project list.
import { describe, expect, it } from 'vitest'
import { firstProject, groupProjects } from './project-list.ts'
import { sampleProject } from './sample.test-data.ts'
import { countOf, withMove } from './wire.ts'

describe('the project list', () => {
  it('groups by company, ignoring case and surrounding spaces', () => {
    const [active] = groupProjects([
      sampleProject({ hiring_company: 'zephyr ' }),
      sampleProject({ hiring_company: ' Acme' }),
      sampleProject({ hiring_company: 'ACME' }),
    ])
    expect(active!.count).toBe(3)
    expect(active!.companies.map((group) => [group.company, group.projects.length])).toEqual([
      ['Acme', 2],
      ['zephyr', 1],
    ])
  })

  it('opens the first of Active, Processing, Paused, Archived and never a draft', () => {
    const draft = sampleProject({ project_id: 'd', status: '3' })
    const paused = sampleProject({ project_id: 'z', outreach_pause: true })
    const archived = sampleProject({ project_id: 'a', is_archived: true })
    expect(firstProject([draft, archived, paused])?.project_id).toBe('z')
    expect(firstProject([draft])).toBeNull()
  })

  it('moves a counter from one stage to the other', () => {
    const moved = withMove(
      sampleProject({ candidates_review_count: 3, candidates_approved_count: 1, candidate_batch_count: { UNDER_REVIEW: 3 } }),
      'UNDER_REVIEW',
      'APPROVED',
    )
    expect([countOf(moved, 'UNDER_REVIEW'), countOf(moved, 'APPROVED'), moved.candidate_batch_count.UNDER_REVIEW]).toEqual([2, 2, 2])
  })
})
