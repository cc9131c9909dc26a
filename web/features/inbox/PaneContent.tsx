// The head of a conversation, its emails and comments by time, and where to write.
import { ActionIcon, SegmentedControl, Text, Tooltip } from '@mantine/core'
import { isStage } from '@fairlead/domain/shared/stages'
import { IconExternalLink, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { useConversation } from '../../candidate/conversation/use-conversation.ts'
import { shownName } from '../../candidate/names.ts'
import { useOneCandidate } from '../../candidate/pages.ts'
import { Timeline } from '../../candidate/timeline/Timeline.tsx'
import { panelView } from '../../project/panel-view.ts'
import { sideViews } from '../../project/panel-search.ts'
import { useProjects } from '../../project/use-projects.ts'
import { useUser } from '../../session/use-user.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { text as inboxText } from '../../i18n/inbox.ts'
import { PaneThread } from './PaneThread.tsx'
import { PaneWriter, type WritingRequest } from './PaneWriter.tsx'
import { SortButtons, type OpenMenu } from './SortButtons.tsx'
import type { Conversation } from './sort.ts'

export interface PaneProps {
  projectId: string
  candidateId: string
  /** null when it isn't in the list: another filter, or a candidate who hasn't written. */
  conversation: Conversation | null
  members: { id: string; name: string }[]
  /** The field requested by its key. */
  focus: WritingRequest | null
  onFinish: (conversation: Conversation) => void
  onClose: () => void
}

export function PaneContent({ projectId, candidateId, conversation, members, focus, onFinish, onClose }: PaneProps) {
  const candidate = useOneCandidate(projectId, candidateId)
  const thread = useConversation(projectId, candidateId)
  const projects = useProjects()
  const user = useUser().data
  const [part, setPart] = useState<'conversation' | 'history'>('conversation')
  const [menu, setMenu] = useState<OpenMenu>(null)
  const wire = projects.data?.find((project) => project.project_id === projectId)
  const view = wire && user ? panelView(wire, user) : null
  const person = candidate.data
  const name = person && view ? shownName(person, view.facts.biasReducer) : (conversation?.candidate_name ?? '')
  const isGone = failureOf(candidate.error)?.status === 404 || (projects.data !== undefined && !wire)
  // comment-only users may not read email
  const isMailClosed = failureOf(thread.error)?.status === 403
  const isFailed = (candidate.isError && !person) || (thread.isError && !thread.data && !isMailClosed)
  return (
    <div className="pane full-height">
      <header className="flex wrap under start pad-12 gap-4">
        <div className="grow">
          <h2 className="text-18 bold dense anywhere">{name ? inboxText.conversationWith(name) : inboxText.conversation}</h2>
          {wire && (
            <Text size="sm" c="dimmed">
              {wire.project_name}
              {conversation?.assignee && ` · ${conversation.assignee.name}`}
            </Text>
          )}
        </div>
        <Tooltip label={inboxText.openInProject}>
          <ActionIcon
            renderRoot={(props) => (
              <Link
                to="/panel"
                search={{ project: projectId, candidate: candidateId, view: isMailClosed ? sideViews.chat : sideViews.mail }}
                {...props}
              />
            )}
            variant="subtle"
            color="gray"
            c="var(--ink)"
            size={36}
            aria-label={inboxText.openInProject}
          >
            <IconExternalLink size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <ActionIcon variant="subtle" color="gray" c="var(--ink)" size={36} aria-label={inboxText.close} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
        {conversation && (
          <div className="full">
            <SortButtons
              conversations={[conversation]}
              members={members}
              menu={menu?.kind ?? null}
              onMenu={(kind) => setMenu(kind && { of: candidateId, kind })}
              onFinish={() => onFinish(conversation)}
              hasHistory={false}
            />
          </div>
        )}
        <SegmentedControl
          size="xs"
          fullWidth
          className="full above-4"
          aria-label={inboxText.show}
          data={Object.entries(inboxText.parts).map(([value, label]) => ({ value, label }))}
          value={part}
          onChange={(value) => setPart(value === 'history' ? 'history' : 'conversation')}
        />
      </header>
      {isGone ? (
        <EmptyState title={inboxText.conversationGone} text={inboxText.conversationGoneText} />
      ) : isFailed ? (
        <ErrorState
          text={inboxText.conversationLoadFailed}
          onRetry={() => {
            void candidate.refetch()
            void thread.refetch()
          }}
        />
      ) : !person || !view || (!thread.data && !isMailClosed) ? (
        <div className="pane-scroll" aria-busy="true">
          <LoadingRows rows={3} />
        </div>
      ) : part === 'history' ? (
        <div className="pane-scroll">
          <Timeline owner={{ projectId, candidateId }} />
        </div>
      ) : (
        <>
          <PaneThread view={view} candidate={person} name={name} thread={thread.data ?? null} />
          <PaneWriter
            view={view}
            candidate={person}
            stage={isStage(person.status) ? person.status : 'QUESTION'}
            thread={thread.data ?? null}
            focus={focus}
          />
        </>
      )}
    </div>
  )
}
