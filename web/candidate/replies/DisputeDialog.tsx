import { Button, Group, Stack, Textarea } from '@mantine/core'
import type { ReadDispute } from '@fairlead/contract/v2/tasks'
import { longestOutcome, validateOutcome } from '@fairlead/domain/conversation/tasks'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { queryFor } from '../../api/cache.ts'
import { downloadFile } from '../../api/download.ts'
import { usePending } from '../../api/use-submit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { showToast } from '../../ui/toast.ts'
import { settleDispute } from './reply-actions.ts'
import { text as apiText } from '../../i18n/api.ts'
import { text as candidateRepliesText } from '../../i18n/candidate-replies.ts'

/** What a candidate disputes, what accepting it would change, and the decision with its reason. */
export function DisputeDialog({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const query = useQuery(queryFor<ReadDispute>('v2/tasks/dispute', { task_id: taskId }))
  return (
    <Dialog title={candidateRepliesText.disputeHeading} size={520} onClose={onClose}>
      {query.data ? (
        <Decision taskId={taskId} dispute={query.data} onClose={onClose} />
      ) : query.isError ? (
        <ErrorState text={candidateRepliesText.disputeLoadFailed} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingRows rows={4} />
      )}
    </Dialog>
  )
}

type Dispute = ReadDispute['answer']

function Decision({ taskId, dispute, onClose }: { taskId: string; dispute: Dispute; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, during] = usePending()
  const settle = async (accept: boolean) => {
    const problem = validateOutcome('dispute', reason)
    setWrong(problem)
    if (!problem && (await settleDispute(taskId, accept, reason.trim()))) onClose()
  }
  return (
    <Stack gap="sm">
      <dl className="stack gap-12">
        {dispute.claim !== null && <Row title={candidateRepliesText.disputedClaim}>{dispute.claim}</Row>}
        <Row title={candidateRepliesText.requestedChange}>{dispute.change}</Row>
        {dispute.statement !== null && <Row title={candidateRepliesText.theirWords}>{dispute.statement}</Row>}
        {dispute.document_id !== null && (
          <Row title={candidateRepliesText.disputeDocument}>
            <DocumentLink dispute={dispute} />
          </Row>
        )}
        <Row title={candidateRepliesText.scoreIfAccepted}>
          <Score dispute={dispute} />
        </Row>
      </dl>
      <Textarea
        label={candidateRepliesText.disputeReason}
        autosize
        minRows={3}
        maxLength={longestOutcome}
        value={reason}
        error={wrong}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" loading={busy} onClick={() => void during(() => settle(false))}>
          {candidateRepliesText.declineDispute}
        </Button>
        <Button loading={busy} disabled={dispute.after === null} onClick={() => void during(() => settle(true))}>
          {candidateRepliesText.acceptDispute}
        </Button>
      </Group>
    </Stack>
  )
}

function DocumentLink({ dispute: { person_id, document_id, document_name } }: { dispute: Dispute }) {
  const name = document_name ?? ''
  const download = () =>
    downloadFile('v2/talent/resume', { person_id, resume_id: document_id ?? '' }, name).catch(() =>
      showToast(apiText.downloadFailed, { tone: 'bad' }),
    )
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => void download()}>
      {name}
    </Button>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="soft text-13">{title}</dt>
      <dd className="anywhere">{children}</dd>
    </div>
  )
}

function Score({ dispute: { score, before, after, missed_before: missedBefore, missed_after: missedAfter } }: { dispute: Dispute }) {
  if (before === null || after === null) return candidateRepliesText.factGone
  const met = missedBefore.filter((phrase) => !missedAfter.includes(phrase))
  const missed = missedAfter.filter((phrase) => !missedBefore.includes(phrase))
  return (
    <>
      <p className="strong">
        {before === after ? candidateRepliesText.scoreStays(after) : candidateRepliesText.scoreChange(before, after)}
      </p>
      {met.length > 0 && <p>{candidateRepliesText.nowMet(met.join(', '))}</p>}
      {missed.length > 0 && <p>{candidateRepliesText.nowMissed(missed.join(', '))}</p>}
      {score === null ? (
        <p className="soft text-13">{candidateRepliesText.notScored}</p>
      ) : (
        score !== before && <p className="soft text-13">{candidateRepliesText.cardScore(score)}</p>
      )}
    </>
  )
}
