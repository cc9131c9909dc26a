import { ActionIcon, Badge, Button, Group, Menu } from '@mantine/core'
import type { WireComment } from '@fairlead/contract/shapes/comment'
import { whyNotChangeComment } from '@fairlead/domain/conversation/comment'
import { IconCheck, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { When } from '../../ui/When.tsx'
import type { PanelView } from '../../project/panel-view.ts'
import { mentionedIn, splitMentions } from '@fairlead/domain/conversation/mentions'
import { MentionField } from './MentionField.tsx'
import { useTeammates } from './use-teammates.ts'
import { editComment, removeComment } from './use-comments.ts'
import styles from './conversation.module.css'
import { text as panelConversationText } from '../../i18n/panel-conversation.ts'

export function CommentEntry({ view, comment }: { view: PanelView; comment: WireComment }) {
  const [editing, setEditing] = useState<string | null>(null)
  const projectId = view.facts.id
  const may = whyNotChangeComment(view.facts, view.actor, { userId: comment.user_id }, 'rewrite') === null
  const assignee = view.wire.collaborators.find(({ email }) => email === comment.assignee_email)
  const save = (mentions: string[]) => {
    if (editing === null || editing.trim() === '') return
    setEditing(null)
    void editComment(projectId, comment, { comment_body: editing.trim() }, mentions).then((saved) => {
      // keep the text for a retry
      if (!saved) setEditing((now) => now ?? editing)
    })
  }
  return (
    <li className={`boxed pad-12 ${styles.comment}`} data-resolved={comment.is_resolved || undefined}>
      <Group gap={6} wrap="nowrap" align="center">
        <strong>{comment.user_name}</strong>
        <When date={comment.date} className="soft text-13" />
        <span className="grow" />
        <ActionIcon
          variant={comment.is_resolved ? 'filled' : 'subtle'}
          size={28}
          aria-label={comment.is_resolved ? panelConversationText.reopen : panelConversationText.resolve}
          aria-pressed={comment.is_resolved}
          onClick={() => void editComment(projectId, comment, { is_resolved: !comment.is_resolved })}
        >
          <IconCheck size={16} />
        </ActionIcon>
        {may && (
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" c="var(--ink)" size={28} aria-label={panelConversationText.commentMenuLabel}>
                <IconDots size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => setEditing(comment.comment_body)}>{panelConversationText.edit}</Menu.Item>
              <Menu.Item color="red" onClick={() => void removeComment(projectId, comment)}>
                {panelConversationText.deleteText}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      {editing === null ? (
        <CommentText comment={comment} className={`anywhere lines above-4 ${styles.commentBody}`} />
      ) : (
        <EditComment projectId={projectId} comment={comment} text={editing} onWrite={setEditing} onSave={save} />
      )}
      {comment.assignee_email && (
        <Badge variant="light" size="sm" tt="none" mt={4}>
          {panelConversationText.assignedTo} {assignee?.name ?? comment.assignee_email}
        </Badge>
      )}
    </li>
  )
}

/** The text of a comment with highlighted mentions. */
function CommentText({ comment, className }: { comment: WireComment; className?: string | undefined }) {
  const parts = splitMentions(
    comment.comment_body,
    comment.mentions.map(({ user_name }) => ({ name: user_name })),
  )
  return (
    <p className={className}>
      {parts.map((part, index) =>
        part.person ? (
          <span key={index} className="pill tint medium">
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}

interface EditProps {
  projectId: string
  comment: WireComment
  text: string
  /** null removes it. */
  onWrite: (text: string | null) => void
  onSave: (mentions: string[]) => void
}

function EditComment({ projectId, comment, text, onWrite, onSave }: EditProps) {
  const mentions = useTeammates(
    projectId,
    comment.mentions.map(({ user_id }) => user_id),
  )
  const { ids, problem } = mentions.mentionedBy(text)
  // a mention of the editing user stays while it is in the text
  const mentioned = comment.mentions.map(({ user_id, user_name }) => ({ id: user_id, name: user_name }))
  const remaining = mentionedIn(text, [...mentioned, ...mentions.teammates]).flatMap(({ id }) =>
    mentioned.some((person) => person.id === id) ? [id] : [],
  )
  const ready = text.trim() !== '' && problem === null
  const save = () => ready && onSave([...new Set([...ids, ...remaining])])
  return (
    <>
      <MentionField
        aria-label={panelConversationText.editComment}
        maxRows={10}
        hasFocus
        error={problem}
        value={text}
        onChange={onWrite}
        mentions={mentions}
        onSubmit={save}
      />
      <Group gap="xs" justify="end" mt={6}>
        <Button size="compact-xs" variant="default" onClick={() => onWrite(null)}>
          {panelConversationText.cancel}
        </Button>
        <Button size="compact-xs" disabled={!ready} onClick={save}>
          {panelConversationText.save}
        </Button>
      </Group>
    </>
  )
}
