import { Alert, CloseButton, Group } from '@mantine/core'
import type { DraftAnswer } from '@fairlead/contract/v2/emails/generate_automated_email'
import styles from './conversation.module.css'
import { text as panelConversationText } from '../../i18n/panel-conversation.ts'
import { quoted } from '@fairlead/domain/shared/formats'

const from: Record<DraftAnswer['answer']['sentences'][number]['source'], string> = {
  quick_answer: panelConversationText.yourQuickAnswer,
  settings: panelConversationText.projectSetup,
  job_description: panelConversationText.jobDescription,
  reply: panelConversationText.theirReply,
}

export function DraftSources({ draft, onClose }: { draft: Omit<DraftAnswer['answer'], 'body'>; onClose: () => void }) {
  return (
    <Alert mt={6} p="xs" color="gray" aria-live="polite">
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
        <div className={styles.sources}>
          {draft.unknown.map((sentence) => (
            <p key={sentence} className={styles.unknown}>
              {sentence}
            </p>
          ))}
          {draft.sentences.length === 0 ? (
            <p>{panelConversationText.nothingWasDrafted}</p>
          ) : (
            <dl>
              {draft.sentences.map(({ text, source, line }) => (
                <div key={text}>
                  <dt>{text}</dt>
                  <dd>
                    {from[source]}: {quoted(line)}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <CloseButton size="sm" aria-label={panelConversationText.hideDraftSources} onClick={onClose} />
      </Group>
    </Alert>
  )
}
