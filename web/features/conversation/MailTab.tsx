// The thread with one candidate: what was sent and answered, what is still to go out, and a place to answer.
import { Button, Group, Skeleton, Text, Tooltip } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { WireThreadEntry } from '@fairlead/contract/shapes/conversation'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { messages } from '@fairlead/domain/text/messages'
import { IconAt, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react'
import { useState } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { shownName } from '../candidates/names.ts'
import { noPermission, type PanelView } from '../panel/panel-view.ts'
import { ReplyEditor } from './ReplyEditor.tsx'
import { ThreadEntry } from './ThreadEntry.tsx'
import { UpdateEmailDialog } from './UpdateEmailDialog.tsx'
import { setFollowups, useConversation } from './use-conversation.ts'
import styles from './conversation.module.css'

export function MailTab({ view, candidate, stage }: { view: PanelView; candidate: WireCandidate; stage: Stage }) {
  const projectId = view.facts.id
  const conversation = useConversation(projectId, candidate.id)
  const [editingAddress, setEditingAddress] = useState(false)
  const name = shownName(candidate, view.facts.biasReducer)
  if (conversation.isError && !conversation.data)
    return <ErrorState text="The conversation could not be loaded." onRetry={() => void conversation.refetch()} />
  if (!conversation.data) {
    return (
      <div className={styles.scroll} aria-busy="true">
        <Skeleton h={72} mb={12} />
        <Skeleton h={160} />
      </div>
    )
  }
  const thread = conversation.data
  const waits = (entry: WireThreadEntry) => entry.state === 'scheduled' || (entry.state === 'cancelled' && entry.step !== null)
  const done = thread.entries.filter((entry) => !waits(entry))
  const scheduled = thread.entries.filter(waits)
  const hasFollowUps = thread.entries.some((entry) => entry.step !== null)
  const address = thread.thread_email ?? candidate.candidate_emails[0] ?? null
  return (
    <>
      <div className={styles.scroll}>
        <Group justify="space-between" gap="xs" mb="sm">
          <div style={{ minWidth: 0 }}>
            {thread.subject && <h3 className={styles.subject}>{thread.subject}</h3>}
            <Text size="sm" c="dimmed">
              {address ?? 'No email address found'}
            </Text>
          </div>
          <Tooltip label={noPermission} disabled={view.mayDecide}>
            <Group gap={4}>
              {hasFollowUps && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  leftSection={thread.disable_followups ? <IconPlayerPlay size={15} /> : <IconPlayerPause size={15} />}
                  disabled={!view.mayDecide}
                  onClick={() => void setFollowups(projectId, candidate.id, !thread.disable_followups)}
                >
                  {thread.disable_followups ? 'Enable follow-ups' : 'Pause follow-ups'}
                </Button>
              )}
              <Button
                size="compact-sm"
                variant="subtle"
                leftSection={<IconAt size={15} />}
                disabled={!view.mayDecide}
                onClick={() => setEditingAddress(true)}
              >
                Update email
              </Button>
            </Group>
          </Tooltip>
        </Group>
        {thread.disable_followups && hasFollowUps && <Banner>{messages.followUpsDisabled}</Banner>}
        {done.length === 0 && scheduled.length === 0 && (
          <EmptyState
            title="No mail yet"
            text={
              stage === 'APPROVED'
                ? `Nothing has been written to ${name}. Open the card and choose 'Write mail'.`
                : `Nothing has been written to ${name}. Approve & send in Review starts the conversation.`
            }
          />
        )}
        <ol className={styles.thread} aria-label="Mail">
          {done.map((entry, index) => (
            <ThreadEntry
              key={entry.id}
              projectId={projectId}
              candidateId={candidate.id}
              entry={entry}
              name={name}
              open={index === done.length - 1}
              mayAct={view.mayDecide}
            />
          ))}
          {scheduled.map((entry) => (
            <ThreadEntry
              key={entry.id}
              projectId={projectId}
              candidateId={candidate.id}
              entry={entry}
              name={name}
              open={false}
              mayAct={view.mayDecide}
              dimmed={thread.disable_followups}
            />
          ))}
        </ol>
      </div>
      {done.length > 0 && (
        <ReplyEditor
          view={view}
          candidate={candidate}
          stage={stage}
          subject={thread.subject}
          threadId={done.at(-1)?.thread_id ?? null}
          address={address}
          hasAddress={thread.has_address}
          entries={done}
          blocked={view.mayDecide ? thread.cannot_send : noPermission}
        />
      )}
      {editingAddress && (
        <UpdateEmailDialog
          projectId={projectId}
          candidate={candidate}
          name={name}
          address={address}
          onClose={() => setEditingAddress(false)}
        />
      )}
    </>
  )
}
