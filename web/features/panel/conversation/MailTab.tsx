import { Button, Group, Text, Tooltip } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { WireThreadEntry } from '@fairlead/contract/shapes/conversation'
import type { Stage } from '@fairlead/domain/shared/stages'
import { isManagedFor } from '@fairlead/domain/conversation/correspondence'
import { messagesAbout } from '@fairlead/domain/shared/messages'
import { IconAt } from '@tabler/icons-react'
import { useState } from 'react'
import { Banner } from '../../../ui/Banner.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { LoadingRows } from '../../../ui/LoadingRows.tsx'
import { shownName } from '../../../candidate/names.ts'
import { useGoto } from '../../../project/panel-search.ts'
import { noPermission, type PanelView } from '../../../project/panel-view.ts'
import { useProductName } from '../../../session/use-user.ts'
import { PauseLine } from '../../../candidate/replies/PauseLine.tsx'
import { FollowUpsOff, FollowUpSwitch, describeProgress } from './FollowUps.tsx'
import { AddressBadge } from '../../../candidate/address/AddressBadge.tsx'
import { AddressHistory } from '../../../candidate/address/AddressHistory.tsx'
import { ReplyEditor } from '../../../candidate/conversation/ReplyEditor.tsx'
import { UnwrittenFollowUps } from '../../../candidate/conversation/UnwrittenFollowUps.tsx'
import { ThreadEntry } from '../../../candidate/conversation/ThreadEntry.tsx'
import { UpdateEmailDialog } from './UpdateEmailDialog.tsx'
import { useConversation } from '../../../candidate/conversation/use-conversation.ts'
import { text as panelConversationText } from '../../../i18n/panel-conversation.ts'

const waits = (entry: WireThreadEntry) => entry.state === 'scheduled' || (entry.state === 'cancelled' && entry.step !== null)

export function MailTab({ view, candidate, stage }: { view: PanelView; candidate: WireCandidate; stage: Stage }) {
  const projectId = view.facts.id
  const product = useProductName()
  const goto = useGoto()
  const conversation = useConversation(projectId, candidate.id)
  const [editingAddress, setEditingAddress] = useState(false)
  const name = shownName(candidate, view.facts.biasReducer)
  if (conversation.isError && !conversation.data)
    return <ErrorState text={panelConversationText.conversationFailed} onRetry={() => void conversation.refetch()} />
  if (!conversation.data) {
    return (
      <div className="pane-scroll" aria-busy="true">
        <LoadingRows rows={3} />
      </div>
    )
  }
  const thread = conversation.data
  const managed = isManagedFor(view.facts, view.actor)
  const done = thread.entries.filter((entry) => !waits(entry))
  const scheduled = thread.entries.filter(waits)
  const hasFollowUps = thread.entries.some((entry) => entry.step !== null)
  const address = thread.thread_email ?? candidate.candidate_emails[0] ?? null
  const about = { projectId, candidateId: candidate.id, followUps: thread.follow_ups, mayAct: view.mayDecide && !managed }
  const common = { ...about, name }
  return (
    <>
      <div className="pane-scroll">
        <Group justify="space-between" gap="xs" mb="sm">
          <div className="shrink">
            {thread.subject && <h3 className="text-16 bold anywhere">{thread.subject}</h3>}
            <Text size="sm" c="dimmed" className="anywhere">
              {[address ?? (thread.has_address ? null : panelConversationText.noEmailAddressFound), describeProgress(candidate)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
            {thread.guess && <AddressBadge status="guessed" />}
            {!view.facts.biasReducer && view.mayDecide && (
              <AddressHistory candidateId={candidate.id} count={candidate.candidate_emails.length} />
            )}
          </div>
          <Group gap={4}>
            {hasFollowUps && <FollowUpSwitch view={view} candidateId={candidate.id} disabled={thread.disable_followups} />}
            <Tooltip label={noPermission} disabled={view.mayDecide}>
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconAt size={15} />}
                disabled={!view.mayDecide}
                onClick={() => setEditingAddress(true)}
              >
                {panelConversationText.updateEmail}
              </Button>
            </Tooltip>
          </Group>
        </Group>
        {thread.disable_followups && hasFollowUps && <FollowUpsOff view={view} candidateId={candidate.id} disabled withSwitch={managed} />}
        {thread.pause && (
          <div style={{ marginBottom: 12 }}>
            <PauseLine projectId={projectId} candidateId={candidate.id} pause={thread.pause} mayDecide={view.mayDecide} />
          </div>
        )}
        {thread.entries.length === 0 && (
          <EmptyState
            title={panelConversationText.noEmailYet}
            action={
              stage === 'APPROVED' && (
                <Button variant="default" onClick={() => goto({ view: undefined })}>
                  {panelConversationText.openCard}
                </Button>
              )
            }
            text={stage === 'APPROVED' ? panelConversationText.emptyWithCard(name) : panelConversationText.emptyInReview(name)}
          />
        )}
        <ol className="stack above-12" aria-label={panelConversationText.mail}>
          {done.map((entry, index) => (
            <ThreadEntry key={entry.id} {...common} entry={entry} open={index === done.length - 1} />
          ))}
          {scheduled.map((entry) => (
            <ThreadEntry
              key={entry.id}
              {...common}
              entry={entry}
              open={false}
              dimmed={thread.disable_followups && entry.step !== null && entry.step > 0}
            />
          ))}
        </ol>
        <UnwrittenFollowUps {...about} isPaused={thread.disable_followups} />
      </div>
      {managed ? (
        <div className="pane-foot">
          <Banner>{messagesAbout.managing(product)}</Banner>
        </div>
      ) : (
        done.length > 0 && (
          <ReplyEditor
            view={view}
            candidate={candidate}
            stage={stage}
            subject={thread.subject}
            threadId={done.at(-1)?.thread_id ?? null}
            address={address}
            hasAddress={thread.has_address}
            guess={thread.guess}
            entries={done}
            blocked={view.mayDecide ? thread.cannot_send : noPermission}
            signature={thread.signature}
          />
        )
      )}
      {editingAddress && (
        <UpdateEmailDialog
          projectId={projectId}
          candidate={candidate}
          name={name}
          address={address}
          guess={thread.guess}
          onClose={() => setEditingAddress(false)}
        />
      )}
    </>
  )
}
