// Where each sentence of a draft comes from, and questions to the team about what the project doesn't say.
import { Alert, Button, CloseButton, Group, Textarea } from '@mantine/core'
import type { DraftAnswer } from '@fairlead/contract/v2/emails/generate_automated_email'
import type { SaveAnswer } from '@fairlead/contract/v2/projects/answers'
import { longestAnswer } from '@fairlead/domain/conversation/answer-form'
import { topicWords } from '@fairlead/domain/conversation/answer-topics.data'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { usePending } from '../../api/use-submit.ts'
import styles from './conversation.module.css'
import { text as panelConversationText } from '../../i18n/panel-conversation.ts'

type Draft = Omit<DraftAnswer['answer'], 'body'>
type Sentence = Draft['sentences'][number]

interface Props {
  draft: Draft
  projectId: string
  /** May the user answer for the project? */
  mayAnswer: boolean
  onClose: () => void
  /** An answer was saved: the draft can say more. */
  onAnswered: () => void
}

export function DraftSources({ draft, projectId, mayAnswer, onClose, onAnswered }: Props) {
  const { sentences, missing, note, language } = draft
  return (
    <Alert mt={6} p="xs" color="gray" aria-live="polite">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <div className={`stack ink text-13 anywhere scroll gap-6 ${styles.sources}`}>
          {sentences.length === 0 && <p>{note ?? panelConversationText.nothingWasDrafted}</p>}
          {sentences.length > 0 && (
            <ul aria-label={panelConversationText.draftSources}>
              {sentences.map((sentence) => (
                <li key={sentence.text}>
                  <u>{sentence.text}</u> <span title={sentence.line}>{sourceOf(sentence)}</span>
                </li>
              ))}
            </ul>
          )}
          {missing.map(({ topic, question }) =>
            mayAnswer ? (
              <Question key={topic} projectId={projectId} topic={topic} language={language} question={question} onAnswered={onAnswered} />
            ) : (
              <p key={topic} className="strong">
                {question}
              </p>
            ),
          )}
        </div>
        <CloseButton size="sm" aria-label={panelConversationText.hideDraftSources} onClick={onClose} />
      </Group>
    </Alert>
  )
}

/** 'from: pay of the project' */
function sourceOf({ source, topic, line }: Sentence): string {
  const name = topic ? topicWords[topic].name.en : ''
  return {
    fact: panelConversationText.fromYourAnswer(name),
    quick_answer: panelConversationText.fromQuickAnswer(name),
    settings: panelConversationText.fromProject(name),
    job_description: panelConversationText.fromJobDescription(name),
    reply: panelConversationText.fromReply(line),
  }[source]
}

interface QuestionProps extends Pick<SaveAnswer['input'], 'topic' | 'language'> {
  projectId: string
  question: string
  onAnswered: () => void
}

function Question({ projectId, topic, language, question, onAnswered }: QuestionProps) {
  const [words, setWords] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, during] = usePending()
  const save = () =>
    during(async () => {
      setFailure(null)
      try {
        await send<SaveAnswer>('PUT', 'v2/projects/answers', { project_id: projectId, topic, language, words })
        onAnswered()
      } catch (error) {
        setFailure(sentenceOf(error, panelConversationText.answerNotSaved))
      }
    })
  return (
    <Group gap={6} align="flex-end" className="strong">
      <Textarea
        flex={1}
        miw={200}
        size="xs"
        label={question}
        description={language === 'en' ? panelConversationText.answerKept : panelConversationText.answerKeptIn(language)}
        autosize
        minRows={1}
        maxRows={4}
        maxLength={longestAnswer}
        value={words}
        error={failure}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          // around it, this sends the reply
          event.stopPropagation()
          if (words.trim() !== '' && !busy) void save()
        }}
      />
      <Button size="compact-sm" variant="default" loading={busy} disabled={words.trim() === ''} onClick={() => void save()}>
        {panelConversationText.saveAnswer}
      </Button>
    </Group>
  )
}
