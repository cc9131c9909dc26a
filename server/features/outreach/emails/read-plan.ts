// The effects of a first message to a candidate, before it is sent.
import type { SendRefusal } from '@fairlead/domain/outreach/firewall'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import { isReviewStage } from '@fairlead/domain/shared/stages'
import { leavesAt } from '@fairlead/domain/outreach/send-hours'
import { earliestDates, sequenceOf } from '@fairlead/domain/outreach/sequence'
import type { ActorContext } from '../../../platform/context.ts'
import { accessCandidate, addressOf } from '../../candidates/records/access-candidate.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { candidateTime } from '../../mail/messages/candidate-time.ts'
import type { TouchElsewhere } from '../../mail/messages/find-touches.ts'
import { openPlanning, type PlannedTime } from '../../mail/mailboxes/mailbox-slots.ts'
import { sendFrom } from '../../mail/mailboxes/mailbox-views.ts'
import { checkFirewall } from '../../mail/messages/send-firewall.ts'
import { openTemplateChoice } from '../templates/choose-template.ts'
import { findSender } from '../parties/sender.ts'

export interface OutreachPlan {
  inTouch: TouchElsewhere[]
  /** The address is a guess: the user has to agree when sending. The address itself is null if addresses are hidden. */
  guess: PlannedGuess | null
  /** Other reasons against it. */
  refusals: SendRefusal[]
  /** When the first email is sent, and why not immediately: working hours there, or the mailbox's limits. */
  first: PlannedTime & { timeZone: string | null }
  followUps: { step: number; at: Date }[]
}

export interface PlannedGuess {
  id: string
  address: string | null
  vendor: string | null
}

export function readPlan(
  ctx: ActorContext,
  mail: MailSettings,
  input: {
    projectId: string
    candidateId: string
    templateName?: string | undefined
    toEmail?: string | undefined
    channel?: 'first_email' | 'inmail' | 'connection'
  },
): Promise<OutreachPlan> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const requested = normaliseEmail(input.toEmail ?? '')
    const address = isEmail(requested) ? requested : addressOf(candidate, project.settings.allowWorkEmails)
    const channel = input.channel ?? 'first_email'
    // approval is part of sending
    const approved = { ...candidate, stage: isReviewStage(candidate.stage) ? ('APPROVED' as const) : candidate.stage }
    const answer = await checkFirewall(tx, ctx, { channel, project, candidate: approved, address, isScheduled: true })
    const inTouch = answer.touches
    const guess = answer.guess && {
      id: answer.guess.id,
      address: project.biasReducer ? null : answer.guess.address,
      vendor: answer.guess.vendor,
    }
    // the dialog handles the address, a guess, and taking over separately
    const refusals = answer.refusals.filter(
      ({ reason: code }) => code !== 'in_touch' && code !== 'no_address' && code !== 'guessed_address',
    )
    const local = candidateTime(candidate.profile.place)
    const choose = await openTemplateChoice(tx, project, input)
    const { template } = choose(candidate.id)
    const sender = template?.userEmail ? await findSender(tx, project, template.userEmail) : null
    const { mailboxId } = await sendFrom(tx, project, mail.mailFrom, sender?.id)
    const planTime = await openPlanning(tx, mailboxId, ctx.now())
    const leaving = {
      mailboxId,
      toEmail: address ?? '',
      local,
      hours: mail.sendHours,
      perDomainHour: mail.mailboxPerDomainHour,
      maxPerDay: mail.mailboxPerDay,
    }
    const inHours = (ready: Date) => leavesAt(ready, local, mail.sendHours)
    const ready = new Date(ctx.now().getTime() + mail.holdSeconds * 1000)
    const leaves = channel === 'first_email' && address ? planTime(ready, leaving) : inHours(ready)
    const first = { ...leaves, timeZone: local.timeZone }
    if (!template || candidate.disableFollowups) return { inTouch, guess, refusals, first, followUps: [] }
    const dates = earliestDates(sequenceOf(template.initial, template.followUps), first.at)
    return {
      inTouch,
      guess,
      refusals,
      first,
      followUps: dates.flatMap(({ step, at: time }) => (step === 0 ? [] : [{ step, at: inHours(time).at }])),
    }
  })
}
