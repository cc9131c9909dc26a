// A first email being written: the filled template, the user's edits, and sending it now or later.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { PreviewMail } from '@fairlead/contract/v2/outreach/preview'
import type { Stage } from '@fairlead/domain/shared/stages'
import { isEmail } from '@fairlead/domain/shared/validation'
import { limits } from '@fairlead/domain/shared/limits'
import { messages } from '@fairlead/domain/shared/messages'
import { bodyToHtml, bodyToText } from '@fairlead/domain/shared/mail-body'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { usePending } from '../../../api/use-submit.ts'
import { showToast } from '../../../ui/toast.ts'
import { useAttachments, useFollowUpFiles } from '../../../candidate/writing/use-attachments.ts'
import { notifyWhenSent } from '../../../candidate/writing/notify-when-sent.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import { useHold } from '../../../session/hold.ts'
import { useProductName } from '../../../session/use-user.ts'
import { perform, undo, type CandidateAction } from '../../../candidate/candidate-actions.ts'
import { plannedSteps, useBeforeWriting } from './BeforeWriting.tsx'
import type { Problem } from './OtherWays.tsx'
import { plannedText } from '../../../candidate/replies/planned.ts'
import { sendFirstMail } from './send-first-mail.ts'
import { useMailChoice } from './use-mail-choice.ts'
import { useTestVersion } from './use-test-version.ts'
import { text as panelOutreachText } from '../../../i18n/panel-outreach.ts'
import { keyOfUser } from '../../../api/session.ts'

interface MailDraft {
  subject: string | null
  body: string | null
  to: string | null
}

const noDraft: MailDraft = { subject: null, body: null, to: null }

const keyOf = (candidateId: string) => keyOfUser(`mail_draft_${candidateId}`)

/** The edits to a first email, stored on this device until it is sent or discarded. */
function readMailDraft(candidateId: string): MailDraft {
  try {
    return { ...noDraft, ...(JSON.parse(localStorage.getItem(keyOf(candidateId)) ?? '{}') as Partial<MailDraft>) }
  } catch {
    return noDraft
  }
}

function saveMailDraft(candidateId: string, draft: MailDraft | null): void {
  if (draft === null || (draft.subject === null && draft.body === null && draft.to === null)) localStorage.removeItem(keyOf(candidateId))
  else localStorage.setItem(keyOf(candidateId), JSON.stringify(draft))
}

interface About {
  view: PanelView
  candidate: WireCandidate
  from: Stage
  onClose: () => void
  onSent: (action: CandidateAction) => void
}

export function useFirstMail({ view, candidate, from, onClose, onSent }: About) {
  const product = useProductName()
  const hold = useHold()
  const about = { project_id: view.facts.id, candidate_id: candidate.id }
  const test = useTestVersion(view.facts.id, candidate.id)
  const choice = useMailChoice(view, candidate, test.version)
  const [draft, setDraft] = useState(() => readMailDraft(candidate.id))
  const [recipient] = useDebouncedValue(draft.to ?? '', limits.emailLookupDelayMs)
  const before = useBeforeWriting({
    projectId: view.facts.id,
    candidateId: candidate.id,
    templateName: choice.other?.name,
    toEmail: isEmail(recipient) ? recipient : undefined,
  })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, during] = usePending()
  const [asksPermission, setAsksPermission] = useState<{ at: Date | null; accepted?: string | undefined } | null>(null)
  const [asksAboutGuess, setAsksAboutGuess] = useState<{ at: Date | null } | null>(null)
  const isEdited = draft.subject !== null || draft.body !== null
  // the server fills in a test's version; an email with a chosen template or custom text isn't part of a test
  const isTested = choice.test !== null && !isEdited
  const subject = draft.subject ?? choice.other?.initial_outreach_subject
  const body = draft.body === null ? choice.other?.initial_outreach_template : bodyToHtml(draft.body)
  const [debounced] = useDebouncedValue({ subject, body }, limits.emailLookupDelayMs)
  const sender = choice.sender ?? ''
  const preview = useQuery({
    queryKey: ['v2/outreach/preview', { ...about, sender, ...debounced }],
    queryFn: () => send<PreviewMail>('POST', 'v2/outreach/preview', { ...about, step: 0, sender_override: sender, ...debounced }),
    placeholderData: keepPreviousData,
    enabled: !test.isPending,
    retry: false,
  })
  const attachments = useAttachments(`mail_${candidate.id}`, { projectId: view.facts.id, candidateId: candidate.id, sender })
  const followUpFiles = useFollowUpFiles(`mail_${candidate.id}`, { projectId: view.facts.id, candidateId: candidate.id, sender })
  const steps = plannedSteps(before)
  const mail = preview.data
  const addresses = [mail?.to_email, candidate.thread_email, ...candidate.candidate_emails].filter((address): address is string =>
    Boolean(address),
  )
  const mustConfirm = view.wire.needs_email_confirmation || view.wire.confirm_email_before_send
  const to = draft.to ?? (mustConfirm ? '' : (addresses[0] ?? ''))
  const content = { subject: draft.subject ?? mail?.draft_subject ?? '', body: draft.body ?? mail?.draft_body ?? '' }
  const missing = mail?.missing ?? []
  const wrong = {
    subject: content.subject.trim() === '' ? messages.fieldRequired : null,
    body: bodyToText(content.body).trim() === '' ? messages.fieldRequired : null,
  }
  const hasReceiver = view.facts.biasReducer || isEmail(to)
  const isIncomplete = mail === undefined || missing.length > 0 || Boolean(wrong.subject) || Boolean(wrong.body)
  const ready = !isIncomplete && hasReceiver && !busy && before.mayWrite && !attachments.isBlocked && !followUpFiles.isBlocked(steps)
  const written = {
    subject: isTested ? undefined : subject,
    body: isTested ? undefined : body,
    template_name: isTested ? undefined : choice.other?.name,
    sender_override: sender,
  }

  const change = (part: Partial<MailDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setProblem(null)
    saveMailDraft(candidate.id, next)
  }

  // until the plan for a new address arrives, the server refuses a guess
  const planned = before.plan?.guess ?? null
  const guess = planned?.address && planned.address !== to.trim().toLowerCase() ? null : planned
  const submit = (time: Date | null) => (guess ? Promise.resolve(setAsksAboutGuess({ at: time })) : during(() => sendAt(time)))
  async function sendAt(time: Date | null, accepted?: string) {
    setProblem(null)
    const result = await sendFirstMail(product, {
      ...about,
      email_subject: written.subject,
      email_body: written.body,
      email_override: view.facts.biasReducer || (to === mail?.to_email && !mustConfirm) ? undefined : to.trim(),
      template_name: written.template_name,
      seen_test: test.seen,
      sender_override: written.sender_override,
      is_calibration: view.calibrating,
      scheduled_date: time?.toISOString(),
      take_over: before.takeOver || undefined,
      follow_ups: before.followUps ? undefined : false,
      send_now: before.sendNow || undefined,
      accepts_guessed_address: accepted,
      // the form shows the greeting, and says when it is doubtful
      confirms_greeting: (mail?.doubtful_greeting ?? null) !== null || undefined,
      attachment_ids: attachments.ids,
      ...followUpFiles.fieldsOf(steps),
    })
    if ('needs' in result) return setAsksPermission({ at: time, accepted })
    if ('problem' in result) {
      test.refetch()
      invalidate('v2/outreach/plan')
      if (result.problem.sentence === messages.noEmailFound) setDraft({ ...draft, to: '' })
      return setProblem(result.problem)
    }
    saveMailDraft(candidate.id, null)
    attachments.clear()
    followUpFiles.clear()
    const action = perform({ projectId: view.facts.id, candidate, from, to: 'APPROVED', work: () => Promise.resolve() })
    invalidate('v1/projects')
    onSent(action)
    const leaves = time?.toISOString() ?? before.leavesLater
    if (leaves) showToast(panelOutreachText.plannedFor(plannedText(leaves)), { undo: () => void undo(action) })
    else if (result.messageId) {
      const ids = { projectId: view.facts.id, candidateId: candidate.id, messageId: result.messageId }
      void notifyWhenSent({ ...ids, afterMs: hold.ms, text: messages.emailSent })
    }
    onClose()
  }

  return {
    before,
    choice,
    preview,
    mail,
    shown: content,
    to,
    known: [...new Set(addresses)],
    missing,
    wrong,
    isIncomplete,
    ready,
    attachments,
    followUpFiles,
    testEmail: { ...about, step: 0, ...written, attachment_ids: attachments.ids },
    busy,
    problem,
    isChanged: isEdited,
    change,
    setProblem,
    submit,
    permission: asksPermission && {
      onClose: () => setAsksPermission(null),
      onAllowed: () => {
        setAsksPermission(null)
        void during(() => sendAt(asksPermission.at, asksPermission.accepted))
      },
    },
    guess,
    confirmation: guess &&
      asksAboutGuess && {
        guess,
        onClose: () => setAsksAboutGuess(null),
        onYes: () => void during(() => sendAt(asksAboutGuess.at, guess.key)),
      },
  }
}
