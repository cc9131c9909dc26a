// Pending moves are added to the server's counts.
import { expect, test } from 'vitest'
import type { Write } from '../offline/write-queue.ts'
import { sampleProject } from './sample.test-data.ts'
import { movesOf, tagOf, applyQueuedMoves } from './waiting-moves.ts'

const write = (tag?: string): Write => ({
  id: 'w',
  method: 'POST',
  path: 'p',
  input: {},
  notBefore: 0,
  ...(tag === undefined ? {} : { tag }),
})
const move = { projectId: 'p1', from: 'UNDER_REVIEW', candidateId: 'c1', to: 'APPROVED' } as const

test('parses a move from its tag and ignores other or outdated tags', () => {
  expect(movesOf([write(tagOf(move)), write(), write('p1 UNDER_REVIEW c1'), write('p1 APPROVED c1 APPROVED')])).toEqual([move])
})

test('counts include moves that were pending during the read, only in their own project', () => {
  const read = [
    sampleProject({ candidates_review_count: 5, candidates_approved_count: 1, candidate_batch_count: { UNDER_REVIEW: 5, APPROVED: 1 } }),
    sampleProject({ project_id: 'p2', candidates_review_count: 9 }),
  ]
  const [first, second] = applyQueuedMoves(read, [write(tagOf(move)), write(tagOf({ ...move, candidateId: 'c2', to: 'REJECTED' }))])
  expect([first!.candidates_review_count, first!.candidates_approved_count, first!.candidates_rejected_count]).toEqual([3, 2, 1])
  expect(first!.candidate_batch_count).toEqual({ UNDER_REVIEW: 3, APPROVED: 2 })
  expect(second).toBe(read[1])
  expect(applyQueuedMoves(read, [])).toBe(read)
})
