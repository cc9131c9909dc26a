// Help with a reply: ready answers, a draft from the conversation, variables, and links.
import { Button, Group } from '@mantine/core'
import type { WireThreadEntry } from '@fairlead/contract/shapes/conversation'
import type { DraftAnswer } from '@fairlead/contract/v2/emails/generate_automated_email'
import { IconSparkles } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { send } from '../../api/send.ts'
import { usePending } from '../../api/use-submit.ts'
import type { PanelView } from '../../project/panel-view.ts'
import { SnippetMenu } from '../../project/writing/SnippetMenu.tsx'
import { editorOn } from '../../project/editor/open-editors.ts'
import type { TextInsertion } from '../writing/text-insertion.ts'
import { AttachButton } from '../writing/AttachedFiles.tsx'
import type { Attachments } from '../writing/use-attachments.ts'
import { VariablePicker } from '../writing/VariablePicker.tsx'
import { DraftSources } from './DraftSources.tsx'
import { QuickAnswers } from './QuickAnswers.tsx'
import { text as panelConversationText } from '../../i18n/panel-conversation.ts'

interface Props {
  view: PanelView
  candidateId: string
  entries: readonly WireThreadEntry[]
  attachments: Attachments
  disabled: boolean
  /** The reply's. */
  fieldId: string
  /** At the caret. */
  insertion: TextInsertion
  /** At the end, or in place of the draft before, if it is still there. */
  onDraft: (draft: string, before: string) => void
}

export function ReplyTools({ view, candidateId, entries, attachments, disabled, fieldId, insertion, onDraft }: Props) {
  const [busy, during] = usePending()
  const lastDraft = useRef('')
  const [drafted, setDrafted] = useState<Omit<DraftAnswer['answer'], 'body'> | null>(null)
  async function draft() {
    try {
      const { body, ...sources } = await send<DraftAnswer>('POST', 'v2/emails/generate_automated_email', {
        project_id: view.facts.id,
        candidate_id: candidateId,
        previous_emails: entries.map((entry) => ({
          from: entry.from_name ? `${entry.from_name} <${entry.from_email}>` : entry.from_email,
          to: entry.to_email,
          subject: entry.email_subject,
          body: entry.text,
        })),
      })
      // a draft that was not changed is replaced, never doubled
      if (body !== '') onDraft(body, lastDraft.current)
      lastDraft.current = body
      setDrafted(sources)
    } catch (error) {
      // nothing is lost: the user continues on their own
      console.warn('no draft', error)
    }
  }
  return (
    <>
      {drafted && (
        <DraftSources
          draft={drafted}
          projectId={view.facts.id}
          mayAnswer={view.mayDecide && !disabled}
          onClose={() => setDrafted(null)}
          onAnswered={() => void during(draft)}
        />
      )}
      <Group gap={4} mt={6}>
        <QuickAnswers view={view} disabled={disabled} onInsert={(text) => editorOn(document.getElementById(fieldId))?.append(text)} />
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconSparkles size={15} />}
          disabled={disabled || entries.length === 0}
          loading={busy}
          onClick={() => void during(draft)}
        >
          {panelConversationText.draftAnAnswer}
        </Button>
        <VariablePicker projectId={view.facts.id} candidateId={candidateId} disabled={disabled} onInsert={insertion.insert} />
        <SnippetMenu fieldId={fieldId} disabled={disabled} />
        <AttachButton attachments={attachments} disabled={disabled} />
      </Group>
    </>
  )
}
