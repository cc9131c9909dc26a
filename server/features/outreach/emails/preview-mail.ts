// Previews a template for a real candidate; missing values are listed and stay visible.
import { hideIn, hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { openingFact, receiptsOf } from '@fairlead/domain/outreach/opening-fact'
import { languageOf } from '@fairlead/domain/outreach/reply-language'
import { projectVariableNames, templateVariables } from '@fairlead/domain/project/template-variables'
import type { Place } from '@fairlead/domain/shared/profile'
import { languageOfText } from '@fairlead/matching/text/language'
import { bodyToText, looksLikeHtml, textBody } from '@fairlead/domain/shared/mail-body'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { readPersonNotices } from '../../mail/messages/notice-rules.ts'
import { readPostalAddress } from '../../mail/messages/postal-address.ts'
import { sendFrom } from '../../mail/mailboxes/mailbox-views.ts'
import { readSignature, signSequenceMail } from '../../mail/connections/signature.ts'
import { doubtfulGreetingOf, fillMail, fillText, missingOf, valuesFor } from '../../mail/messages/template-values.ts'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { findPreviewPerson } from '../templates/preview-person.ts'
import { findSender } from '../parties/sender.ts'

export interface PreviewMail {
  projectId: string
  /** By default, the project's newest candidate, else anyone in the pool. */
  candidateId?: string | undefined
  personId?: string | undefined
  /** 0 the initial email, 1 to 3 the follow-ups. */
  step: number
  subject?: string | undefined
  body?: string | undefined
  /** The teammate who appears as the sender; blank = the project's sender, absent = the template's. */
  senderEmail?: string | undefined
}

export function previewMail(ctx: ActorContext, mail: Pick<MailSettings, 'autopilotSignature' | 'mailFrom'>, input: PreviewMail) {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'read')
    const { personId, profile, reasons, toEmail } = await findPreviewPerson(tx, ctx, project, input)
    const hide = project.biasReducer ? hiderOf(profile, [], true) : (text: string) => text
    const template = project.settings.outreachTemplates[0]
    const subject = input.subject ?? (input.step === 0 ? (template?.subject ?? '') : `Re: ${template?.subject ?? ''}`)
    const body = input.body ?? (input.step === 0 ? template?.initial : template?.followUps[input.step - 1]?.template) ?? ''
    const values = valuesFor(project, { profile, reasons }, ctx.now(), body)
    const missing = missingOf(subject, body, values)
    const fact = openingFact(profile, reasons, languageOf(bodyToText(body)))
    const missingShown = openVariables(missing)
    const visible = hideIn(values, hide, projectVariableNames)
    // values that reveal the name are filled on sending, so that an edited text never contains the initial instead
    const from = await sendingFrom(tx, project, input, mail)
    const draftValues = {
      ...values,
      ...openVariables(Object.keys(values).filter((name) => visible[name] !== values[name])),
      ...missingShown,
    }
    const draft = fillMail(subject, body, draftValues)
    const written = await signSequenceMail(tx, fillMail(subject, body, { ...visible, ...missingShown }), from.mailboxId, project, mail)
    return {
      ...written,
      notice: await readNotice(tx, ctx, { personId, place: profile.place, step: input.step, text: written.text }),
      draftSubject: draft.subject,
      draftText: draft.text,
      // a value that looks like markup isn't HTML
      draftBody: looksLikeHtml(body) ? draft.html : textBody(fillText(body, draftValues)),
      toEmail: project.biasReducer ? null : toEmail,
      signature: await readSignature(tx, from.mailboxId),
      postalAddress: await readPostalAddress(tx, ctx),
      missing,
      doubtfulGreeting: doubtfulGreetingOf(project, { profile }, subject, body),
      opening: fact && {
        sentence: hide(fact.sentence),
        receipts: receiptsOf(profile, fact).map(({ quote, source }) => ({ quote: hide(quote), source: hide(source) })),
      },
      variables: templateVariables.map(({ key, label, group }) => {
        const value = visible[key] ?? null
        return { name: key, label, group, value, insert: value === (values[key] ?? null) ? value : `{{${key}}}` }
      }),
    }
  })
}

/** Follow-ups don't repeat what the first email says. */
async function readNotice(
  tx: Tx,
  ctx: ActorContext,
  { personId, place, step, text }: { personId: string; place: Place | null; step: number; text: string },
) {
  const notice = (await readPersonNotices(tx, ctx, [{ personId, place }])).get(personId)!
  const lines = notice.lines(text, languageOfText(text)).filter((line) => step === 0 || line.place === 'footer')
  return { lines, isPlaceUnknown: notice.isPlaceUnknown && lines.length > 0, missing: notice.missing }
}

/** The mailbox that would send it; null for a teammate without permission. */
async function sendingFrom(tx: Tx, project: LoadedProject, { senderEmail }: PreviewMail, { mailFrom }: Pick<MailSettings, 'mailFrom'>) {
  const email = (senderEmail ?? project.settings.outreachTemplates[0]?.userEmail ?? '').trim()
  const sender = email === '' ? null : await findSender(tx, project, email)
  return sendFrom(tx, project, mailFrom, sender?.id)
}

/** Variables that stay visible as such. */
function openVariables(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, `{{${name}}}`]))
}
