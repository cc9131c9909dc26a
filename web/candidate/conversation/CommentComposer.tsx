// Writes a comment on a candidate: the draft is saved, teammates can be mentioned, and one can be assigned.
import { Button, Group, Select } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { usePending } from '../../api/use-submit.ts'
import type { PanelView } from '../../project/panel-view.ts'
import { saveDraft, readDraft } from '../replies/drafts.ts'
import { MentionField } from './MentionField.tsx'
import { addComment } from './use-comments.ts'
import { useTeammates } from './use-teammates.ts'
import { text as commentsText } from '../../i18n/comments.ts'
import { text as panelConversationText } from '../../i18n/panel-conversation.ts'

export const commentFieldId = 'comment-body'

export function CommentComposer({ view, candidateId }: { view: PanelView; candidateId: string }) {
  const [text, setText] = useState(() => readDraft('comment', candidateId) ?? '')
  const [assignee, setAssignee] = useState<string | null>(null)
  const [busy, during] = usePending()
  const mentions = useTeammates(view.facts.id)
  const team = view.wire.collaborators.map(({ email, name }) => ({ value: email, label: name ?? email }))
  const { ids, problem } = mentions.mentionedBy(text)
  const ready = text.trim() !== '' && problem === null

  const write = (value: string) => {
    setText(value)
    saveDraft('comment', candidateId, value === '' ? null : value)
  }
  async function add() {
    if (!ready || !(await addComment(view.facts.id, candidateId, { body: text, assigneeEmail: assignee, mentions: ids }))) return
    write('')
    setAssignee(null)
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    void during(add)
  }
  return (
    <form className="pane-foot" onSubmit={submit}>
      <MentionField
        id={commentFieldId}
        aria-label={panelConversationText.comment}
        placeholder={panelConversationText.commentPlaceholder}
        description={commentsText.teamOnly}
        error={problem}
        minRows={2}
        maxRows={8}
        value={text}
        onChange={write}
        mentions={mentions}
        onSubmit={submit}
      />
      <Group justify="space-between" mt="xs" gap="xs">
        <Select
          aria-label={panelConversationText.assignTo}
          placeholder={panelConversationText.assignToPlaceholder}
          size="xs"
          w={200}
          clearable
          data={team}
          value={assignee}
          onChange={setAssignee}
          comboboxProps={{ withinPortal: true }}
        />
        <Button type="submit" size="xs" disabled={!ready} loading={busy}>
          {panelConversationText.comment}
        </Button>
      </Group>
    </form>
  )
}
