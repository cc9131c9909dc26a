// A conversation's emails and comments by time: earlier emails are folded, planned ones are last.
import { Button, Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { WireComment } from '@fairlead/contract/shapes/comment'
import type { WireThreadEntry } from '@fairlead/contract/shapes/conversation'
import type { GetConversation } from '@fairlead/contract/v2/projects/candidates/conversation'
import { isManagedFor } from '@fairlead/domain/conversation/correspondence'
import { useLayoutEffect, useRef, useState } from 'react'
import { CommentEntry } from '../../candidate/conversation/CommentEntry.tsx'
import { UnwrittenFollowUps } from '../../candidate/conversation/UnwrittenFollowUps.tsx'
import { ThreadEntry } from '../../candidate/conversation/ThreadEntry.tsx'
import { PauseLine } from '../../candidate/replies/PauseLine.tsx'
import type { PanelView } from '../../project/panel-view.ts'
import { text as inboxText } from '../../i18n/inbox.ts'

interface Props {
  view: PanelView
  candidate: WireCandidate
  name: string
  /** null for users who may not read email. */
  thread: GetConversation['answer'] | null
}

type Item = { date: string; email: WireThreadEntry; comment?: never } | { date: string; comment: WireComment; email?: never }

const shownEmails = 3
const waits = (entry: WireThreadEntry) => entry.state === 'scheduled' || (entry.state === 'cancelled' && entry.step !== null)

export function PaneThread({ view, candidate, name, thread }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const emails = thread?.entries ?? []
  const past = emails.filter((entry) => !waits(entry))
  const planned = emails.filter(waits)
  const hidden = isWhole ? 0 : Math.max(0, past.length - shownEmails)
  const recent = past.slice(hidden)
  const firstDate = hidden > 0 ? (recent[0]?.date ?? '') : ''
  const items: Item[] = [
    ...recent.map((email) => ({ date: email.date ?? email.due_date ?? '', email })),
    // comments on folded emails are folded with them
    ...candidate.comments.filter(({ date }) => date >= firstDate).map((comment) => ({ date: comment.date, comment })),
  ].toSorted((a, b) => a.date.localeCompare(b.date))
  const newest = past.at(-1)?.id
  const mayAct = view.mayDecide && !isManagedFor(view.facts, view.actor)
  const about = { projectId: view.facts.id, candidateId: candidate.id, followUps: thread?.follow_ups ?? [], mayAct }
  const common = { ...about, name, foldQuotes: true }
  const scroll = useRef<HTMLElement>(null)
  const count = items.length
  // the newest is at the bottom, next to the editor
  useLayoutEffect(() => {
    if (!isWhole) scroll.current?.scrollTo({ top: scroll.current.scrollHeight })
  }, [count, isWhole])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section ref={scroll} className="pane-scroll" tabIndex={0} aria-label={inboxText.emailsAndComments}>
      {thread === null && (
        <Text size="sm" c="dimmed" mb="sm">
          {inboxText.mailClosed}
        </Text>
      )}
      {thread?.pause && <PauseLine projectId={view.facts.id} candidateId={candidate.id} pause={thread.pause} mayDecide={view.mayDecide} />}
      {hidden > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => setIsWhole(true)}>
          {inboxText.earlier(hidden)}
        </Button>
      )}
      {items.length === 0 && planned.length === 0 && (
        <Text size="sm" c="dimmed">
          {inboxText.nothingYet}
        </Text>
      )}
      <ol className="stack above-12" aria-live="polite">
        {items.map(({ email, comment }) =>
          email ? (
            <ThreadEntry key={email.id} {...common} entry={email} open={email.id === newest} />
          ) : (
            <CommentEntry key={comment.comment_id} view={view} comment={comment} />
          ),
        )}
        {planned.map((entry) => (
          <ThreadEntry
            key={entry.id}
            {...common}
            entry={entry}
            open={false}
            dimmed={thread?.disable_followups === true && entry.step !== 0}
          />
        ))}
      </ol>
      <UnwrittenFollowUps {...about} isPaused={thread?.disable_followups === true} />
    </section>
  )
}
