import { describe, expect, test } from 'vitest'
import type { RosterRole } from '../account/permissions.ts'
import type { Actor, Collaborator } from '../project/project.ts'
import { Refusal } from '../refusal.ts'
import { mayBeOffered } from './offer.ts'
import { whyNotMove, whyNotSwipe } from './moves.ts'
import { isClosingStage, stages, type Stage } from '../shared/stages.ts'

const actor: Actor = { userId: 'u', workspaceId: 'w', email: 'dana@harbour.example', isSuperAdmin: false, isStaff: false }
const admin = { ...actor, isSuperAdmin: true }
const ownerEmail = 'owner@harbour.example'
const project = { ownerEmail, collaborators: [] as Collaborator[], isWarmleadsRecruiter: false, isAutopilotRecruiter: false }
const recruiting = { ...project, isWarmleadsRecruiter: true }
const on = (role: RosterRole) => ({ ...project, collaborators: [{ email: actor.email, role }] })
const candidateIn = (stage: Stage, wasAutoSwiped = false) => ({ id: 'c', stage, wasAutoSwiped })

describe('a move', () => {
  test('allows every stage except the current one and Review', () => {
    for (const from of stages)
      for (const to of stages) {
        const isEligible = !(to === 'HIRING_MANAGER' && from === 'NOT_INTERESTED')
        const isTooEarly = isClosingStage(to) && !mayBeOffered(from)
        const isBarred = from === to || to === 'UNDER_REVIEW' || isTooEarly
        const expected = isBarred ? 'invalid_move' : isEligible ? null : 'ineligible_for_interested'
        expect(whyNotMove(project, actor, candidateIn(from), to), `${from} ${to}`).toBe(expected)
      }
  })
  test.each([
    [on('owner'), null],
    [on('member'), null],
    [on('commenter'), 'not_permitted'],
    [{ ...project, collaborators: [{ email: 'other@harbour.example', role: 'owner' as const }] }, 'not_permitted'],
  ])('needs a role that may decide', (roster, expected) => {
    expect(whyNotMove(roster, actor, candidateIn('APPROVED'), 'CONTACTED')).toBe(expected)
  })
  test("an owner can't move candidates to Interested after they declined or the product rejected them", () => {
    expect(whyNotMove(project, actor, candidateIn('NOT_INTERESTED'), 'HIRING_MANAGER')).toBe('ineligible_for_interested')
    expect(whyNotMove(project, actor, candidateIn('REJECTED', true), 'HIRING_MANAGER')).toBe('ineligible_for_interested')
    expect(whyNotMove(project, actor, candidateIn('REJECTED', false), 'HIRING_MANAGER')).toBeNull()
    expect(whyNotMove(project, actor, candidateIn('CONTACTED', true), 'HIRING_MANAGER')).toBeNull()
  })
  test('allows Interested for a recruiter but not for a super admin, who is also an owner', () => {
    expect(whyNotMove(recruiting, actor, candidateIn('NOT_INTERESTED'), 'AUTOPILOT_RECRUITER')).toBeNull()
    expect(whyNotMove(recruiting, admin, candidateIn('NOT_INTERESTED'), 'AUTOPILOT_RECRUITER')).toBe('ineligible_for_interested')
    expect(whyNotMove(recruiting, admin, candidateIn('NOT_INTERESTED'), 'HIRING_MANAGER')).toBeNull()
  })
  test("returns the tooltip's text when a move is refused", () => {
    const refusal = whyNotMove(project, actor, candidateIn('NOT_INTERESTED'), 'HIRING_MANAGER')
    expect(refusal && new Refusal(refusal).message).toBe('Selected candidate(s) ineligible for Interested.')
  })
})

test('only candidates in the queue are swiped, and only by users who may decide', () => {
  for (const stage of stages)
    expect(whyNotSwipe(project, actor, candidateIn(stage)), stage).toBe(['UNDER_REVIEW', 'QUEUE'].includes(stage) ? null : 'invalid_move')
  expect(whyNotSwipe(on('commenter'), actor, candidateIn('UNDER_REVIEW'))).toBe('not_permitted')
})
