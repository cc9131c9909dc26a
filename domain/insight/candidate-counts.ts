// A candidate's contribution to the analytics; docs/insight.md defines each measure.
import type { NotInterestedReason } from '../shared/not-interested-reason.ts'
import type { RejectionReason } from '../candidate/rejection.ts'
import { isReviewStage, type HistoryEvent, type Stage } from '../shared/stages.ts'
import { bucketOf } from './durations.ts'
import { isAnswer, stepOfStage, steps, type Step } from './steps.ts'
import { must } from '../shared/records.ts'

export interface HistoryLine {
  id: string
  at: Date
  event: HistoryEvent
  from: Stage | null
  to: Stage | null
  userId: string | null
  undone: boolean
}

export interface SentMail {
  at: Date
  /** Step of a sequence, 0 to 3. */
  step: number
  template: string
  /** As written; null in emails from before this was stored. */
  subject: string | null
}

export interface CandidateFacts {
  projectId: string
  /** How they were added, if not by a search or a transfer. */
  broughtInBy: string
  rejectionReasons: readonly RejectionReason[]
  declineReasons: readonly NotInterestedReason[]
  lines: readonly HistoryLine[]
  sent: readonly SentMail[]
  /** When they wrote back, not counting absence notices and requests to unsubscribe. */
  replies: readonly Date[]
  /** When and from which project they were transferred. */
  left: readonly { at: Date; from: string }[]
}

/** Every measure, with the meaning of `key1` and `key2`. */
export type Measure =
  | 'reached' // by the day they joined: step
  | 'happened' // by the day they joined: stage
  | 'ended' // by the day they joined: furthest step, how it stands
  | 'stay' // by the day they left: stage, bucket
  | 'waiting' // by the day they came: stage
  | 'review' // by the day of the first email: template, contacted | replied | interested
  | 'decision' // time from joining to the verdict: user, bucket
  | 'taken_back' // by the day of that email: template and step, contacted | replied | interested
  | 'template' // first email to first reply: template, bucket
  | 'subject' // the same: subject, contacted | replied | interested
  | 'mail' // by the day of that mail: template and step, contacted | replied | interested
  | 'answer_time' // first mail to first reply: template, bucket
  | 'way' // by the day of contact: mail, inmail …, contacted | interested
  | 'rejected' // in review or later
  | 'reason' // the reason, in review or later
  | 'declined'
  | 'decline_reason' // the reason

/** Measures that are also counted by source. */
const bySource: ReadonlySet<Measure> = new Set(['reached', 'happened', 'ended'])

export interface Count {
  projectId: string
  measure: Measure
  /** YYYY-MM-DD in UTC. */
  day: string
  /** How they were added, for the measures in `bySource`; otherwise ''. */
  source: string
  key1: string
  key2: string
  n: number
  /** Seconds, where the measure is a duration. */
  total: number
}

/** A count as stored with its candidate: short, because there is one for each candidate and figure. */
export type PackedCount = [
  project: string,
  measure: string,
  day: string,
  source: string,
  key1: string,
  key2: string,
  n: number,
  total: number,
]

const dayOf = (time: Date) => time.toISOString().slice(0, 10)
const seconds = (from: Date, to: Date) => Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000))
const forever = new Date(8.64e15)
const ways: Readonly<Partial<Record<HistoryEvent, string>>> = {
  outreach_email: 'mail',
  linkedin_inmail: 'inmail',
  linkedin_invitation: 'invitation',
}

/** All counts of one candidate. Events before a transfer count for the project they happened in. */
export function countsOf(facts: CandidateFacts): Count[] {
  const leaves = facts.left.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const projects = [...leaves.map((leave) => ({ projectId: leave.from, until: leave.at })), { projectId: facts.projectId, until: forever }]
  const counts: Count[] = []
  let since = new Date(-8.64e15)
  for (const [index, { projectId, until }] of projects.entries()) {
    const inside = (time: Date) => time >= since && time < until
    const stretch = {
      projectId,
      until: until === forever ? null : until,
      isTransfer: index > 0,
      lines: facts.lines.filter((line) => inside(line.at)),
      sent: facts.sent.filter((mail) => inside(mail.at)).toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.step - b.step),
      reply: facts.replies.filter(inside).toSorted((a, b) => a.getTime() - b.getTime()),
    }
    counts.push(...countsOfStretch(facts, stretch))
    since = until
  }
  return counts
}

interface Stretch {
  projectId: string
  /** null while they are still there. */
  until: Date | null
  isTransfer: boolean
  lines: HistoryLine[]
  sent: SentMail[]
  reply: Date[]
}

function countsOfStretch(facts: CandidateFacts, stretch: Stretch): Count[] {
  const path = inOrder(stretch.lines.filter((line) => line.to !== null && !line.undone))
  const entry = path[0]
  if (!entry) return []
  const source = stretch.isTransfer ? 'transfer' : entry.event === 'under_review' ? 'search' : facts.broughtInBy
  const counts: Count[] = []
  const add = (measure: Measure, time: Date, key1: string, key2 = '', total = 0) =>
    counts.push({
      projectId: stretch.projectId,
      measure,
      day: dayOf(time),
      source: bySource.has(measure) ? source : '',
      key1,
      key2,
      n: 1,
      total,
    })
  const last = must(path.at(-1))

  const when = datesOfSteps(path, stretch)
  const reached = steps.filter((step) => when.has(step))
  for (const step of reached) {
    add('reached', entry.at, step)
    add('happened', must(when.get(step)), step)
  }
  add('ended', entry.at, must(reached.at(-1)), waitingState(must(last.to), stretch))
  for (const [index, line] of path.entries()) {
    const next = path[index + 1]?.at ?? stretch.until
    if (next) add('stay', next, must(line.to), String(bucketOf(seconds(line.at, next))), seconds(line.at, next))
    else add('waiting', line.at, must(line.to))
  }
  countReviews(stretch, entry.at, add)
  countEmails(path, stretch, add)
  if (!stretch.until) countReasons(facts, last, add)
  return counts
}

type Add = (measure: Measure, time: Date, key1: string, key2?: string, total?: number) => void

/** Sorted by time; at equal times, each line follows the one that leads to it. */
function inOrder(lines: HistoryLine[]): HistoryLine[] {
  const rest = lines.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
  const path: HistoryLine[] = []
  while (rest.length > 0) {
    const stage = path.at(-1)?.to ?? null
    const sameMoment = rest.findIndex((line) => line.at.getTime() !== must(rest[0]).at.getTime())
    const among = sameMoment === -1 ? rest : rest.slice(0, sameMoment)
    const follows = among.findIndex((line) => line.from === stage)
    path.push(...rest.splice(Math.max(0, follows), 1))
  }
  return path
}

/** The first time of each step; reaching a later step implies the earlier ones by then. */
function datesOfSteps(path: readonly HistoryLine[], stretch: Stretch): Map<Step, Date> {
  const first = new Map<Step, Date>()
  const note = (step: Step, time: Date) => {
    const firstTime = first.get(step)
    if (!firstTime || time < firstTime) first.set(step, time)
  }
  note('added', must(path[0]).at)
  for (const line of path) {
    if (line.from && isReviewStage(line.from) && !isReviewStage(must(line.to))) note('reviewed', line.at)
    const step = stepOfStage(must(line.to))
    if (step) note(step, line.at)
  }
  const firstMail = stretch.sent[0]
  if (firstMail) note('contacted', firstMail.at)
  const contacted = first.get('contacted')
  if (contacted) {
    for (const line of path) if (line.to && isAnswer(line.to) && line.at >= contacted) note('answered', line.at)
    for (const time of stretch.reply) if (time >= contacted) note('answered', time)
  }
  for (let i = steps.length - 2; i >= 0; i--) {
    const later = first.get(must(steps[i + 1]))
    if (later) note(must(steps[i]), later)
  }
  return first
}

function waitingState(stage: Stage, { until }: Stretch): string {
  if (until) return 'moved'
  if (stage === 'REJECTED') return 'rejected'
  return stage === 'NOT_INTERESTED' ? 'declined' : 'open'
}

const isNo = (stage: Stage) => stage === 'REJECTED' || stage === 'NOT_INTERESTED'

/** Undone verdicts count only as undone. */
function countReviews({ lines }: Stretch, joined: Date, add: Add): void {
  for (const line of lines) {
    if (!line.from || !line.to || !isReviewStage(line.from) || isReviewStage(line.to)) continue
    const userId = line.userId ?? ''
    if (line.undone) {
      add('taken_back', line.at, userId)
      continue
    }
    const took = seconds(joined, line.at)
    add('review', line.at, userId, isNo(line.to) ? 'rejected' : 'approved')
    add('decision', line.at, userId, String(bucketOf(took)), took)
  }
}

const isInterest = (step: Step | null) => step !== null && steps.indexOf(step) >= steps.indexOf('interested')

/** A reply is credited to the last email before it; interest to the email that was answered, else to the last one before it. */
function countEmails(path: readonly HistoryLine[], { sent, reply }: Stretch, add: Add): void {
  const interest = (since: Date) => {
    const line = path.find(({ to, at: time }) => to && time >= since && isInterest(stepOfStage(to)))
    return line?.at ?? null
  }
  const byHand = path.find((line) => line.to === 'CONTACTED')
  if (byHand) {
    const way = ways[byHand.event] ?? 'hand'
    add('way', byHand.at, way, 'contacted')
    if (interest(byHand.at)) add('way', byHand.at, way, 'interested')
  }
  const first = sent[0]
  if (!first) return
  const replied = reply.find((time) => time >= first.at) ?? null
  const interested = interest(first.at)
  const lastBefore = (time: Date) => must(sent.findLast((mail) => mail.at <= time))
  const groupKey = (mail: SentMail) => `${mail.step} ${mail.template}`
  for (const mail of sent) add('mail', mail.at, groupKey(mail), 'contacted')
  const answered = replied ? lastBefore(replied) : null
  if (answered) add('mail', answered.at, groupKey(answered), 'replied')
  const convinced = interested ? (answered ?? lastBefore(interested)) : null
  if (convinced) add('mail', convinced.at, groupKey(convinced), 'interested')
  const begun = first.step === 0 ? first : null
  if (!begun) return
  const outcomes = ['contacted', ...(replied ? ['replied'] : []), ...(interested ? ['interested'] : [])]
  for (const outcome of outcomes) {
    add('template', begun.at, begun.template, outcome)
    if (begun.subject !== null) add('subject', begun.at, begun.subject, outcome)
  }
  if (replied) add('answer_time', begun.at, begun.template, String(bucketOf(seconds(begun.at, replied))), seconds(begun.at, replied))
}

/** Rejection reasons of candidates who are currently rejected. */
function countReasons(facts: CandidateFacts, last: HistoryLine, add: Add): void {
  if (last.to === 'REJECTED') {
    const where = last.from && isReviewStage(last.from) ? 'review' : 'later'
    add('rejected', last.at, where)
    for (const reason of new Set(facts.rejectionReasons)) add('reason', last.at, reason, where)
  }
  if (last.to === 'NOT_INTERESTED') {
    add('declined', last.at, '')
    for (const reason of new Set(facts.declineReasons)) add('decline_reason', last.at, reason)
  }
}
