// What happened with one candidate, newest first.
import { Title } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { When } from '../../../ui/When.tsx'
import styles from './conversation.module.css'
import * as panelConversationText from '../../../i18n/en/panel-conversation.ts'

export function HistoryTab({ candidate }: { candidate: WireCandidate }) {
  const lines = candidate.history.toSorted((a, b) => b.date.localeCompare(a.date))
  return (
    <div className={styles.scroll}>
      <Title order={3} mb="sm">
        {panelConversationText.activityHistory}
      </Title>
      {lines.length === 0 && <p className={styles.soft}>{panelConversationText.noActivity}</p>}
      <ol className={styles.history}>
        {lines.map((line, index) => (
          <li key={index} data-scheduled={line.is_scheduled || undefined}>
            <span>
              <strong>{line.label}</strong>
              {line.is_scheduled && panelConversationText.scheduled}
              {line.detail && <span className={styles.detail}>{line.detail}</span>}
            </span>
            <span className={styles.soft}>
              <When date={line.date} />
              {line.user_name && ` · ${line.user_name}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
