// What a first message to a candidate would start, read before it is sent.
import { leavesAt, type Leaves } from '@fairlead/domain/outreach/send-hours'
import { earliestDates, sequenceOf, templateOf } from '@fairlead/domain/outreach/sequence'
import type { ActorContext } from '../../platform/context.ts'
import { accessCandidate, addressOf } from '../candidates/access-candidate.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { candidateZone } from './candidate-zone.ts'
import { findTouches, type TouchElsewhere } from '../mail/find-touches.ts'

export interface OutreachPlan {
  inTouch: TouchElsewhere[]
  /** When the first email leaves, and why not at once. */
  first: Leaves & { timeZone: string | null }
  followUps: { step: number; at: Date }[]
}

export function readPlan(
  ctx: ActorContext,
  mail: MailSettings,
  input: { projectId: string; candidateId: string; templateName?: string | undefined },
): Promise<OutreachPlan> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const inTouch = await findTouches(tx, ctx, candidate, addressOf(candidate, project.settings.allowWorkEmails))
    const timeZone = candidateZone(candidate.profile.place)
    const inHours = (ready: Date) => leavesAt(ready, timeZone, mail.sendHours)
    const first = { ...inHours(new Date(ctx.now().getTime() + mail.holdSeconds * 1000)), timeZone }
    const template = templateOf(project.settings.outreachTemplates, input.templateName)
    if (!template || candidate.disableFollowups) return { inTouch, first, followUps: [] }
    const dates = earliestDates(sequenceOf(template.initial, template.followUps), first.at)
    return { inTouch, first, followUps: dates.flatMap(({ step, at }) => (step === 0 ? [] : [{ step, at: inHours(at).at }])) }
  })
}
