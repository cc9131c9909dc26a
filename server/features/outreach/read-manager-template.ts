// The mail that brings a candidate to the hiring manager, filled in for the user to write on.
import { hideIn, hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { currentExperience, fullName } from '@fairlead/domain/candidate/profile'
import { managerCopies, managerMail, managerOf } from '@fairlead/domain/outreach/manager-mail'
import { fillTemplate, projectVariableNames } from '@fairlead/domain/outreach/variables'
import { mayDo } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { accessCandidate, type CandidateKey } from '../candidates/access-candidate.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { missingOf, valuesFor } from '../mail/template-values.ts'

export interface ManagerTemplate {
  to: string
  cc: string[]
  subject: string
  body: string
}

/** The project's own text ('send_to_hm') when it has one; a variable without a value stays visible for the user to replace. */
export function readManagerTemplate(ctx: ActorContext, mail: MailSettings, input: CandidateKey): Promise<ManagerTemplate> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'read')
    if (!mayDo('send_for_review', project, ctx.actor)) throw new Refusal('not_permitted')
    const { settings, biasReducer } = project
    const facts = { ...project, screenerEmail: settings.schedulingPreferences.phoneScreenerEmail }
    const to = managerOf(facts, ctx.actor.email)
    const job = currentExperience(candidate.profile)
    const name = shownName(fullName(candidate.profile), biasReducer)
    const hide = biasReducer ? hiderOf(candidate.profile, [], true) : (text: string) => text
    const link = `${mail.publicUrl}/panel?project=${encodeURIComponent(project.id)}&candidate=${encodeURIComponent(candidate.id)}`
    const standard = managerMail({
      name,
      title: hideIn(job?.title ?? null, hide),
      company: hideIn(job?.company ?? null, hide),
      location: candidate.profile.place?.label ?? null,
      jobTitle: settings.jobTitle,
      link,
      senderName: settings.senderName,
    })
    const hidden: Record<string, string> = biasReducer ? { full_name: name, first_name: name, last_name: '' } : {}
    const values = {
      ...hideIn(valuesFor(project, candidate.profile, ctx.now()), hide, projectVariableNames),
      ...hidden,
      candidate_name: name,
      candidate_link: link,
    }
    const fill = (own: string | undefined, fallback: string) => {
      if (!own?.trim()) return fallback
      const visible = Object.fromEntries(missingOf(own, '', values).map((missing) => [missing, `{{${missing}}}`]))
      const filled = fillTemplate(own, { ...values, ...visible }, 'text')
      return 'text' in filled ? filled.text : own
    }
    return {
      to,
      cc: managerCopies(facts, to, ctx.actor.email),
      subject: fill(settings.autopilotTemplates['send_to_hm_subject'], standard.subject),
      body: fill(settings.autopilotTemplates['send_to_hm'], standard.body),
    }
  })
}
