// What waits as rows: the order of groups, rows of a project together, and where each row leads.
import type { ReadHome } from '@fairlead/contract/v2/home'
import { expect, test } from 'vitest'
import { groupsOf } from './home-groups.ts'

type Home = ReadHome['answer']
const nothing: Home = {
  trouble: [],
  interviews: [],
  answer_count: 0,
  answers: [],
  attention: [],
  review: [],
  decisions: [],
  searches: [],
  tasks: [],
  mentions: [],
  scorecards: [],
  approvals: [],
  notices: { overdue: 0, soon: 0 },
  new_people: [],
  drafts: [],
  has_projects: true,
}
const project = (id: string) => ({ project_id: id, project_name: `Project ${id}`, hiring_company: 'Harbor' })
const answer = (id: string, candidate: string): Home['answers'][number] => ({
  ...project(id),
  candidate_id: candidate,
  candidate_name: candidate,
  label: 'question',
  snippet: 'Pay?',
  received_date: '2026-11-01T10:00:00Z',
  assignee_name: null,
})
const interview = (meeting_where: string): Home['interviews'][number] => ({
  id: meeting_where,
  project_id: 'p',
  project_name: 'P',
  candidate_id: 'c',
  candidate_name: 'C',
  start: '',
  end: '',
  meeting_kind: 'video',
  meeting_where,
  interviewers: ['Robin'],
  is_mine: true,
})

test('nothing that waits is no group; what does is in the order of its urgency', () => {
  expect(groupsOf(nothing)).toEqual([])
  const groups = groupsOf({
    ...nothing,
    drafts: [{ ...project('d'), date: '2026-11-01T10:00:00Z' }],
    review: [{ ...project('a'), count: 25, ready_date: null }],
    trouble: [{ kind: 'domain', name: 'harbor.example', reason: null }],
  })
  expect(groups.map(({ kind, count }) => [kind, count])).toEqual([
    ['trouble', 1],
    ['review', 25],
    ['drafts', 1],
  ])
  expect(groups[0]?.rows[0]?.text).toContain('DNS')
})

test('answers of one project follow each other, the most urgent project first, and each leads to its conversation', () => {
  const home = { ...nothing, answer_count: 5, answers: [answer('b', 'Ada'), answer('a', 'Ben'), answer('b', 'Cleo')] }
  const [group] = groupsOf({ ...home, attention: [{ ...project('a'), count: 2 }] })
  expect(group?.rows.map(({ title, project: name }) => `${name}: ${title}`)).toEqual([
    'Project b: Ada',
    'Project b: Cleo',
    'Project a: Ben',
    'Project a: 2 candidates in Needs Attention',
  ])
  expect(group?.rows[0]).toMatchObject({ to: '/inbox', search: { conversation: 'Ada', conversation_project: 'b' } })
  expect(group?.rows[3]).toMatchObject({ to: '/panel', search: { project: 'a', tab: 'warm_leads_question' } })
  expect([group?.count, group?.isCut]).toEqual([5, false])
  expect(groupsOf({ ...home, answer_count: 80 })[0]).toMatchObject({ count: 80, isCut: true })
})

test('only a web address can be joined', () => {
  const rows = groupsOf({ ...nothing, interviews: ['https://meet.example/a', 'javascript:alert(1)', '12 Harbor Street'].map(interview) })[0]
    ?.rows
  expect(rows?.map(({ join, text }) => [join, text])).toEqual([
    ['https://meet.example/a', null],
    [null, 'javascript:alert(1)'],
    [null, '12 Harbor Street'],
  ])
})
