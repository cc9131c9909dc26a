// One candidate's story, from the first email to its end, created through the product's own use cases at the right times.
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import { dayText } from '@fairlead/domain/shared/dates'
import { fullName } from '@fairlead/domain/shared/profile'
import { changeCandidate } from '../../features/candidates/moves/change-candidate.ts'
import { confirmInterview } from '../../features/interviews/bookings/confirm-interview.ts'
import { holdSlot } from '../../features/interviews/bookings/hold-slot.ts'
import { readBooking } from '../../features/interviews/bookings/read-booking.ts'
import { reviewByLink } from '../../features/interviews/reviews/review-by-link.ts'
import { sendToManager } from '../../features/interviews/reviews/send-to-manager.ts'
import { readByLink, writeByLink } from '../../features/interviews/scorecards/write-scorecard.ts'
import { approveAndSend } from '../../features/outreach/emails/approve-and-send.ts'
import { newId } from '../../platform/ids.ts'
import { bounce, linkIn, receive, threadOf, type World } from './correspond.ts'
import type { Fate } from './fates.ts'
import type { Life } from './past.ts'
import * as texts from './texts.data.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const after = (time: Date, hours: number) => new Date(time.getTime() + hours * hourMs)

/** This many working days later, at a plausible hour in Central Europe. */
export function workdayAfter(time: Date, days: number, hour: number): Date {
  const day = new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate(), hour, (time.getUTCMinutes() * 7 + 11) % 60))
  let remaining = days
  while (remaining > 0 || isWeekend(day)) {
    day.setTime(day.getTime() + dayMs)
    if (!isWeekend(day)) remaining--
  }
  return day
}
const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0

/** Writes to a candidate in the review queue at `start`; what follows is their fate. */
export async function simulateCandidate(world: World, candidateId: string, fate: Fate, start: Date): Promise<void> {
  const { past, projectId } = world
  const turn = world.turn()
  // those with a long story reply sooner
  const repliedAt = workdayAfter(start, 1 + (turn % 2), 9 + (turn % 6))
  await past.live(projectId, candidateId, async (life) => {
    await approveAndSend(life.as(world.recruiter, start), world.services.settings, { projectId, candidateId })
    await converse(world, life, candidateId, fate, repliedAt)
  })
  if (fate === 'withdrawn') return removeWithdrawn(world, candidateId, workdayAfter(repliedAt, 6, 9))
  if (!goesToManager.has(fate)) return
  const sentAt = fate === 'with_manager' ? workdayBefore(world.present) : workdayAfter(repliedAt, 1, 8)
  const reviewToken = await sendOn(world, candidateId, sentAt)
  if (fate === 'with_manager') return
  const decidedAt = after(sentAt, 5)
  const approved = fate !== 'manager_rejected'
  await decide(world, candidateId, reviewToken, approved, decidedAt)
  if (!approved || fate === 'scheduling') return
  const end = await book(world, candidateId, after(decidedAt, 3), fate === 'interview_ahead', turn)
  if (fate === 'interview_ahead') return
  await writeScorecards(world, candidateId, after(end, 1), fate !== 'interview_failed', turn)
  await conclude(world, candidateId, fate, end)
}

/** The recruiter removes someone who has withdrawn from the list. */
function removeWithdrawn({ past, projectId, recruiter }: World, candidateId: string, time: Date): Promise<void> {
  const move = { to: 'NOT_INTERESTED' as const, notInterestedReasons: ['timing'] as NotInterestedReason[] }
  return past.live(projectId, candidateId, (life) => changeCandidate(life.as(recruiter, time), { projectId, candidateId, move }))
}

const goesToManager = new Set<Fate>([
  'with_manager',
  'manager_rejected',
  'scheduling',
  'interview_ahead',
  'interview_failed',
  'interview_done',
  'offer',
  'offer_declined',
  'hired',
])

const workdayBefore = (present: Date): Date => {
  const day = new Date(present.getTime() - 20 * hourMs)
  while (isWeekend(day)) day.setTime(day.getTime() - dayMs)
  return day
}

async function converse(world: World, life: Life, candidateId: string, fate: Fate, time: Date): Promise<void> {
  const say = (reply: texts.Reply, when: Date) => receive(world, life, { candidateId, text: world.next(texts.replies[reply]), time: when })
  if (fate === 'silent') return
  if (fate === 'bounced') return bounce(world, life, candidateId, after(time, -20))
  if (fate === 'out_of_office') {
    const back = dayText(new Date(time.getTime() + 12 * dayMs), 'UTC')
    return receive(world, life, { candidateId, text: texts.absence(back), time, kind: 'auto_reply' })
  }
  if (fate === 'withdrawn') {
    await say('interested', time)
    return say('withdrawal', workdayAfter(time, 4, 10))
  }
  await say(goesToManager.has(fate) || fate === 'interested' ? 'interested' : (fate as texts.Reply), time)
}

async function sendOn(world: World, candidateId: string, time: Date): Promise<string> {
  const { past, projectId, manager, jobTitle } = world
  await past.live(projectId, candidateId, async (life) => {
    const { candidate } = await threadOf(life, candidateId)
    await sendToManager(life.as(world.recruiter, time), world.services.settings, {
      projectId,
      candidateIds: [candidateId],
      to: manager.email,
      cc: [],
      subject: `${fullName(candidate.profile)} for ${jobTitle}`,
      body: `Hi Hanna,\n\n${candidate.profile.firstName} would like to talk with us. What do you think?\n\nDana`,
      fields: { to: 'to', cc: 'cc' },
    })
  })
  return linkIn(world, manager.email, 'review', candidateId)
}

async function decide(world: World, candidateId: string, token: string, approved: boolean, time: Date): Promise<void> {
  const liked = approved ? world.next(texts.managerApprovals) : { score: null, liked: [], feedback: '' }
  const rejection = approved ? { reasons: [], words: '' } : world.next(texts.managerRejections)
  await world.past.apart(world.projectId, candidateId, time, (database) =>
    reviewByLink(
      database,
      token,
      {
        requestId: newId(),
        candidateId,
        approved,
        ...liked,
        rejectionReasons: [...rejection.reasons],
        rejectionOther: rejection.words,
        emailCandidate: undefined,
      },
      () => time,
    ),
  )
}

/** Books one of the free times through the introduction's link. Returns when the interview ends. */
async function book(world: World, candidateId: string, time: Date, isAhead: boolean, turn: number): Promise<Date> {
  const { services, past, projectId, present } = world
  const to = await services.database.system
    .selectFrom('message')
    .select('to_email')
    .where('candidate_id', '=', candidateId)
    .where('step', '=', 0)
    .executeTakeFirstOrThrow()
  const token = await linkIn(world, to.to_email, 'book', 'introduction')
  return past.apart(projectId, candidateId, time, async (database) => {
    const tools = { database, now: () => time, recheckCalendars: () => Promise.resolve(true) }
    const timeZone = 'Europe/London'
    const slots = (await readBooking(tools, { token, timeZone })).days.flatMap((day) => day.slots)
    const choices = slots.filter(({ start, end }) => (isAhead ? start > present.getTime() + 3 * hourMs : end < present.getTime() - dayMs))
    const slot = choices[Math.min(choices.length - 1, isAhead ? turn % 9 : turn % 12)]
    if (!slot) throw new Error('No time is free for an interview of the demo.')
    const choice = { token, start: slot.start, timeZone }
    await holdSlot(tools, choice)
    await confirmInterview(tools, { ...choice, phone: `+4420794600${String(10 + (turn % 80))}` })
    return new Date(slot.end)
  })
}

async function writeScorecards(world: World, candidateId: string, time: Date, isGood: boolean, turn: number): Promise<void> {
  const { services, past, projectId } = world
  const interviewers = await services.database.system
    .selectFrom('interview')
    .innerJoin('interview_panelist', 'interview_panelist.interview_id', 'interview.id')
    .innerJoin('users', 'users.id', 'interview_panelist.user_id')
    .select(['users.email', 'interview.id'])
    .where('interview.candidate_id', '=', candidateId)
    .where('interview.state', '=', 'booked')
    .where('interview_panelist.role', '=', 'interviewer')
    .execute()
  for (const [index, { email, id }] of interviewers.entries()) {
    const token = await linkIn(world, email, 'scorecard', id)
    const when = after(time, index * 2)
    await past.apart(projectId, candidateId, when, async (database) => {
      const { attributes } = await readByLink(database, token, () => when)
      const ratings = Object.fromEntries(attributes.map((attribute, place) => [attribute, (isGood ? 3 : 1) + ((turn + place + index) % 2)]))
      const card = world.next(isGood ? texts.goodCards : texts.badCards)
      await writeByLink(database, token, { ratings, ...card, submit: true }, () => when)
    })
  }
}

async function conclude(world: World, candidateId: string, fate: Fate, interviewed: Date): Promise<void> {
  const { past, projectId, recruiter } = world
  const move = (time: Date, request: NonNullable<Parameters<typeof changeCandidate>[1]['move']>) =>
    past.live(projectId, candidateId, (life) => changeCandidate(life.as(recruiter, time), { projectId, candidateId, move: request }))
  const day = (time: Date) => time.toISOString().slice(0, 10)
  if (fate === 'interview_failed')
    return move(workdayAfter(interviewed, 1, 9), {
      to: 'REJECTED',
      rejectionReasons: ['missing_skills'],
      rejectionOther: 'Two clear nos after the interview.',
    })
  if (fate === 'interview_done') return
  const offeredAt = workdayAfter(interviewed, 2, 10)
  await move(offeredAt, { to: 'OFFER', offer: { day: day(offeredAt), note: world.next(texts.offerNotes) } })
  const answeredAt = workdayAfter(offeredAt, 3, 14)
  if (fate === 'hired')
    await move(answeredAt, {
      to: 'HIRED',
      startDay: day(new Date(Math.max(world.present.getTime() + 21 * dayMs, answeredAt.getTime() + 60 * dayMs))),
    })
  if (fate === 'offer_declined') await move(answeredAt, { to: 'NOT_INTERESTED', notInterestedReasons: ['offer_declined'] })
}
