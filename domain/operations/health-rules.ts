// Project health: measures, limits, and rules in evaluation order, shown in docs/health.md.
import type { HealthStatus } from './health.ts'
import { text as healthRulesText } from './texts/health-rules.ts'

/** A project's facts; for its candidates, only counts and times. */
export interface HealthFacts {
  isPaused: boolean
  isSelfServe: boolean
  isFreeTrial: boolean
  /** Candidates contacted, and the limit for a trial. */
  contacted: number
  trialLimit: number
  /** When its first search was requested; null before that. */
  submittedAt: Date | null
  isFirstBatchThere: boolean
  isCalibrated: boolean
  /** Undecided candidates, and how long the first has been waiting. */
  inReview: number
  inReviewSince: Date | null
  /** Candidates waiting for the hiring manager. */
  atManager: number
  atManagerSince: Date | null
  /** Candidates contacted in the last seven days. */
  contactedLastWeek: number
  /** When someone on the team last acted on a candidate. */
  lastActAt: Date | null
  /** Out of the last candidates the hiring manager decided on. */
  managerApproved: number
  managerDecided: number
  /** The search that ended last. */
  lastSearch: { asked: number; found: number; hasFailed: boolean } | null
}

/** Every limit of the rules. `near` is where a project becomes borderline. */
export const healthLimits = {
  backlog: { people: 30, days: 3, near: { people: 20, days: 2 } },
  delay: { days: 5, near: { days: 3 } },
  narrow: { percent: 50, near: { percent: 80 } },
  approval: { last: 20, atLeast: 8, percent: 30, near: { percent: 40 } },
  pace: { afterDays: 14, aWeek: 5, near: { aWeek: 10 } },
} as const

export interface HealthRule {
  status: HealthStatus
  /** When it applies, as text. */
  says: string
  /** Why it applies to this project, with the figures; null when it doesn't. */
  explain(facts: HealthFacts, now: Date): string | null
}

const dayMs = 86_400_000
const daysSince = (since: Date | null, now: Date) => (since ? (now.getTime() - since.getTime()) / dayMs : 0)

/** 'less than an hour', '5 hours', '1 day', '12 days'. */
export function elapsedText(since: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / 3_600_000)
  if (hours < 1) return 'less than an hour'
  const [count, unit] = hours < 24 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const people = (count: number) => `${count} ${count === 1 ? 'candidate' : 'candidates'}`
const wait = (count: number) => (count === 1 ? 'is waiting' : 'are waiting')

function backlog(facts: HealthFacts, now: Date, limit: { people: number; days: number }): string | null {
  if (facts.inReview <= limit.people || !facts.inReviewSince || daysSince(facts.inReviewSince, now) <= limit.days) return null
  return `${people(facts.inReview)} are waiting for review, the first for ${elapsedText(facts.inReviewSince, now)}`
}

function delay(facts: HealthFacts, now: Date, limit: { days: number }): string | null {
  const waiting = facts.inReview + facts.atManager
  const since = [facts.inReviewSince, facts.atManagerSince].filter((time) => time !== null).toSorted((a, b) => a.getTime() - b.getTime())[0]
  if (waiting === 0 || !since) return null
  const silentSince = facts.lastActAt && facts.lastActAt > since ? facts.lastActAt : since
  if (daysSince(silentSince, now) < limit.days) return null
  return `${people(waiting)} ${wait(waiting)} and the team hasn’t done anything for ${elapsedText(silentSince, now)}`
}

function narrow({ lastSearch }: HealthFacts, limit: { percent: number }): string | null {
  if (!lastSearch || lastSearch.hasFailed || lastSearch.found * 100 >= lastSearch.asked * limit.percent) return null
  return `The last search found ${lastSearch.found} of ${lastSearch.asked} requested candidates`
}

function approval({ managerApproved: approved, managerDecided: decided }: HealthFacts, limit: { percent: number }): string | null {
  if (decided < healthLimits.approval.atLeast || approved * 100 >= decided * limit.percent) return null
  return `The hiring manager approved ${approved} of the last ${decided}`
}

function pace(facts: HealthFacts, now: Date, limit: { aWeek: number }): string | null {
  if (!facts.submittedAt || daysSince(facts.submittedAt, now) < healthLimits.pace.afterDays || facts.contactedLastWeek >= limit.aWeek)
    return null
  return `${people(facts.contactedLastWeek)} contacted in the last seven days`
}

const { backlog: b, delay: d, narrow: n, approval: a, pace: p } = healthLimits

/** The first matching rule decides; other matches are reported with it. */
export const healthRules: readonly HealthRule[] = [
  { status: 'paused', says: healthRulesText.outreachIsPaused, explain: (f) => (f.isPaused ? 'Outreach is paused' : null) },
  {
    status: 'free_trial_debrief',
    says: healthRulesText.trialUsedUp,
    explain: (f) =>
      f.isFreeTrial && f.contacted >= f.trialLimit ? `All ${f.trialLimit} candidates of the free trial are contacted` : null,
  },
  {
    status: 'free_trial',
    says: healthRulesText.trialRunning,
    explain: (f) => (f.isFreeTrial ? `${f.contacted} of ${f.trialLimit} candidates of the free trial are contacted` : null),
  },
  {
    status: 'self_serve',
    says: healthRulesText.selfServe,
    explain: (f) => (f.isSelfServe ? 'The team runs it' : null),
  },
  {
    status: 'new',
    says: healthRulesText.noFirstCandidates,
    explain: (f, now) => {
      if (f.isFirstBatchThere) return null
      const when = f.submittedAt ? `Submitted ${elapsedText(f.submittedAt, now)} ago` : 'Submitted'
      return f.lastSearch?.hasFailed ? `${when}; the first search failed` : `${when}; the first candidates haven’t been found yet`
    },
  },
  {
    status: 'backlog',
    says: healthRulesText.tooManyWaiting(b.people, b.days),
    explain: (f, now) => backlog(f, now, b),
  },
  {
    status: 'client_delay',
    says: healthRulesText.decisionsWaiting(d.days),
    explain: (f, now) => delay(f, now, d),
  },
  {
    status: 'new_review',
    says: healthRulesText.calibrationUnfinished,
    explain: (f) =>
      f.isFirstBatchThere && !f.isCalibrated && f.inReview > 0 ? `${people(f.inReview)} of the first batch to review` : null,
  },
  {
    status: 'narrow',
    says: healthRulesText.searchFoundFew(n.percent),
    explain: (f) => narrow(f, n),
  },
  {
    status: 'hm_approval',
    says: healthRulesText.managerApprovedFew(a.percent, a.last, a.atLeast),
    explain: (f) => approval(f, a),
  },
  {
    status: 'slow_pace',
    says: healthRulesText.tooFewContacted(p.aWeek, p.afterDays),
    explain: (f, now) => pace(f, now, p),
  },
  {
    status: 'borderline',
    says: healthRulesText.nearLimit(b.near.people, b.near.days, d.near.days, n.near.percent, a.near.percent, p.near.aWeek),
    explain: (f, now) =>
      backlog(f, now, b.near) ??
      delay(f, now, d.near) ??
      (f.lastSearch?.hasFailed ? 'The last search failed' : null) ??
      narrow(f, n.near) ??
      approval(f, a.near) ??
      pace(f, now, p.near),
  },
  {
    status: 'healthy',
    says: healthRulesText.otherwise,
    explain: (f) => `${people(f.contactedLastWeek)} contacted in the last seven days, ${f.inReview} waiting for review`,
  },
]

export interface Health {
  status: HealthStatus
  reason: string
  /** Later rules that also match, except 'healthy' and 'borderline'. */
  also: { status: HealthStatus; reason: string }[]
}

/** The current result of the rules. */
export function decideHealth(facts: HealthFacts, now: Date): Health {
  const holding = healthRules.flatMap((rule) => {
    const explanation = rule.explain(facts, now)
    return explanation === null ? [] : [{ status: rule.status, reason: explanation }]
  })
  const [first = { status: 'healthy' as const, reason: '' }, ...weaker] = holding
  const isWeak = (status: HealthStatus) => ['healthy', 'borderline', 'free_trial', 'self_serve'].includes(status)
  return { ...first, also: weaker.filter(({ status }) => !isWeak(status)) }
}
