// What a first message to a candidate would start, read before it is sent.
import { earliestDates, sequenceOf, templateOf } from '@fairlead/domain/outreach/sequence'
import type { ActorContext } from '../../platform/context.ts'
import { accessCandidate, addressOf } from '../candidates/access-candidate.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { findTouches, type TouchElsewhere } from './in-touch.ts'

export interface OutreachPlan {
  inTouch: TouchElsewhere[]
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
    const template = templateOf(project.settings.outreachTemplates, input.templateName)
    if (!template || candidate.disableFollowups) return { inTouch, followUps: [] }
    const first = new Date(ctx.now().getTime() + mail.holdSeconds * 1000)
    const dates = earliestDates(sequenceOf(template.initial, template.followUps), first)
    return { inTouch, followUps: dates.flatMap(({ step, at }) => (step === 0 ? [] : [{ step, at }])) }
  })
}
