// The state of a first email to several candidates: recipients, previews, and sending in sequence.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { SendCure } from '@fairlead/contract/shapes/send-cure'
import type { CheckEmails } from '@fairlead/contract/v2/outreach/check'
import type { PreviewMail } from '@fairlead/contract/v2/outreach/preview'
import { emailRunOf } from '@fairlead/domain/outreach/email-check'
import { must } from '@fairlead/domain/shared/records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { invalidate } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { usePending } from '../../../api/use-submit.ts'
import { refreshAddresses, verifyAddress, verifyProblem } from '../../../candidate/address/verify-address.ts'
import { perform, undo, type CandidateAction } from '../../../candidate/candidate-actions.ts'
import { useAttachments, useFollowUpFiles } from '../../../candidate/writing/use-attachments.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import { useProductName } from '../../../session/use-user.ts'
import { sendFirstMail } from './send-first-mail.ts'
import { useMailChoice } from './use-mail-choice.ts'
import { useTestVersion } from './use-test-version.ts'
import { text as panelOutreachText } from '../../../i18n/panel-outreach.ts'

export interface NotSent {
  candidate: WireCandidate
  reason: string
  cure?: SendCure | null
}

interface Ended {
  sent: number
  notSent: readonly NotSent[]
  undo: () => Promise<void>
}

export function useBulkEmail(view: PanelView, initial: readonly WireCandidate[], onEnd: (ended: Ended) => void) {
  // reloading the list changes the page, not the recipients
  const [candidates] = useState(initial)
  const product = useProductName()
  const projectId = view.facts.id
  const test = useTestVersion(projectId, must(candidates[0]).id)
  const choice = useMailChoice(view, must(candidates[0]), test.version)
  const [followUps, setFollowUps] = useState(true)
  const [sendNow, setSendNow] = useState(false)
  const [index, setIndex] = useState(0)
  // how many of the emails were shown
  const [read, setRead] = useState(1)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null)
  const [asksPermission, setAsksPermission] = useState(false)
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const [verifying, setVerifying] = useState<{ done: number; of: number } | null>(null)
  const [verifyFailure, setVerifyFailure] = useState<string | null>(null)
  const draft = { projectId, candidateId: null, sender: choice.sender ?? '' }
  const attachments = useAttachments(`bulk_${projectId}`, draft)
  const followUpFiles = useFollowUpFiles(`bulk_${projectId}`, draft)
  const [, during] = usePending()
  const stopped = useRef(false)
  const input = {
    project_id: projectId,
    candidate_ids: candidates.map(({ id }) => id),
    template_name: choice.test ? undefined : choice.other?.name,
    sender_override: choice.sender ?? '',
    confirmed_greetings: confirmed,
  }
  const check = useQuery({
    queryKey: ['v2/outreach/check', input],
    queryFn: ({ signal }) => send<CheckEmails>('POST', 'v2/outreach/check', input, signal),
    enabled: !test.isPending,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const answers = check.data?.people ?? []
  const steps = followUps ? (check.data?.follow_up_steps ?? []) : []
  const answerOf = (id: string) => answers.find((answer) => answer.candidate_id === id)
  const going = candidates.filter(({ id }) => answerOf(id)?.stop === null && !leftOut.includes(id))
  const stops = candidates.flatMap((candidate) => {
    const { stop, why: reason, cure = null, greeting = null } = answerOf(candidate.id) ?? {}
    return stop && reason ? [{ candidate, stop, reason, cure, greeting }] : []
  })
  const guesses = stops.filter(({ stop }) => stop === 'guessed_address')
  const doubtful = stops.filter(({ stop }) => stop === 'greeting')
  const remaining: NotSent[] = [
    ...stops.filter(({ stop }) => stop !== 'guessed_address' && stop !== 'greeting'),
    ...candidates.filter(({ id }) => leftOut.includes(id)).map((candidate) => ({ candidate, reason: panelOutreachText.leftOutByYou })),
  ]
  const run = emailRunOf(
    answers.map(({ stop, leaves_date, ready_date }) => ({ stop, leavesAt: new Date(leaves_date), atOnce: new Date(ready_date) })),
    sendNow,
  )
  const versionsOf = (version: 'a' | 'b') => answers.filter((entry) => entry.stop === null && entry.test?.version === version).length
  const isLimited = answers.some(({ stop, held_by }) => stop === null && (held_by === 'mailbox_day' || held_by === 'domain_hour'))
  const current = going[Math.min(index, going.length - 1)]
  const nameOf = (id: string | undefined) => (choice.test ? id && answerOf(id)?.template_name : choice.other?.name)
  const otherTemplate = choice.templates.find(({ name }) => name === nameOf(current?.id))
  const request = {
    project_id: projectId,
    candidate_id: current?.id,
    step: 0,
    subject: otherTemplate?.initial_outreach_subject,
    body: otherTemplate?.initial_outreach_template,
    sender_override: choice.sender ?? '',
  }
  const preview = useQuery({
    queryKey: ['v2/outreach/preview', request],
    queryFn: () => send<PreviewMail>('POST', 'v2/outreach/preview', request),
    enabled: current !== undefined,
    retry: false,
  })

  /** One after the other: the email finder limits how many it checks at once. */
  async function verifyAll() {
    setVerifyFailure(null)
    for (const [position, { candidate }] of guesses.entries()) {
      setVerifying({ done: position, of: guesses.length })
      try {
        await verifyAddress(projectId, candidate.id, '')
      } catch (error) {
        setVerifyFailure(verifyProblem(error, panelOutreachText.verifyFailed))
        break
      }
    }
    setVerifying(null)
    refreshAddresses()
  }

  async function submit() {
    stopped.current = false
    const actions: CandidateAction[] = []
    const notSent: NotSent[] = []
    setProgress({ done: 0, of: going.length })
    for (const candidate of going) {
      if (stopped.current) {
        notSent.push({ candidate, reason: panelOutreachText.stoppedBefore })
        continue
      }
      const result = await sendFirstMail(product, {
        project_id: projectId,
        candidate_id: candidate.id,
        template_name: input.template_name,
        confirms_greeting: confirmed.includes(candidate.id) || undefined,
        seen_test: test.seen,
        sender_override: choice.sender ?? '',
        follow_ups: followUps ? undefined : false,
        send_now: sendNow || undefined,
        attachment_ids: attachments.ids,
        ...followUpFiles.fieldsOf(steps),
      })
      if ('needs' in result) {
        setProgress(null)
        return setAsksPermission(true)
      }
      if ('problem' in result) notSent.push({ candidate, reason: result.problem.sentence })
      else actions.push(perform({ projectId, candidate, from: 'APPROVED', to: 'APPROVED', work: () => Promise.resolve() }))
      setProgress({ done: actions.length + notSent.length, of: going.length })
    }
    setProgress(null)
    if (notSent.length === 0) {
      attachments.clear()
      followUpFiles.clear()
    }
    invalidate('v1/projects', 'v2/projects/candidates')
    const undoEmails = async () => {
      for (const action of actions.toReversed()) await undo(action)
    }
    // the rest can be sent again; recipients who got it are excluded
    if (notSent.length > 0) {
      test.refetch()
      void check.refetch()
    }
    onEnd({ sent: actions.length, notSent, undo: undoEmails })
  }

  return {
    isLimited,
    attachments,
    followUpFiles,
    steps,
    isBlocked: attachments.isBlocked || followUpFiles.isBlocked(steps),
    versions: { a: versionsOf('a'), b: versionsOf('b') },
    candidates,
    choice,
    check,
    going,
    left: remaining,
    guesses,
    doubtful,
    confirmGreeting: (id: string) => setConfirmed([...confirmed, id]),
    recheck: () => {
      invalidate('v2/outreach/preview', 'v2/projects/candidates')
      void check.refetch()
    },
    verifyAll: () => void during(verifyAll),
    verifying,
    verifyFailure,
    run,
    shown: current,
    preview: preview.data,
    /** The email of the preview, to be sent to oneself. */
    testEmail: { ...request, template_name: input.template_name },
    at: Math.min(index, Math.max(0, going.length - 1)),
    read: Math.min(read, going.length),
    go: (by: number) => {
      const next = Math.max(0, Math.min(going.length - 1, index + by))
      setIndex(next)
      setRead(Math.max(read, next + 1))
    },
    /** Another text: none was read. */
    restart: () => {
      setIndex(0)
      setRead(1)
    },
    leaveOut: (id: string) => setLeftOut([...leftOut, id]),
    takeBackIn: () => setLeftOut([]),
    hasLeftOut: leftOut.length > 0,
    followUps,
    setFollowUps,
    sendNow,
    setSendNow,
    progress,
    submit,
    stop: () => (stopped.current = true),
    permission: asksPermission && {
      onClose: () => setAsksPermission(false),
      onAllowed: () => {
        setAsksPermission(false)
        void submit()
      },
    },
  }
}
