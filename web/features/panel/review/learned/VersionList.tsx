// Earlier versions of the lessons: author, date, reason, contents, and restore.
import { Button, Text } from '@mantine/core'
import { relativeDate } from '../../../../ui/time.ts'
import type { Version } from './use-learned.ts'
import styles from './learned.module.css'
import { text as panelLearnedText } from '../../../../i18n/panel-learned.ts'

function cause({ cause: kind, restored_number }: Version): string {
  if (kind === 'search') return panelLearnedText.learnedByASearch
  if (kind === 'accepted') return panelLearnedText.accepted
  if (kind === 'undone') return panelLearnedText.allUndoneVersion
  return panelLearnedText.versionRestored(restored_number)
}

export function VersionList({ versions, busy, onRestore }: { versions: Version[]; busy: boolean; onRestore: (number: number) => void }) {
  if (versions.length === 0) return null
  return (
    <section aria-label={panelLearnedText.versions}>
      <Text fw={600} size="sm" mb={4}>
        {panelLearnedText.versions}
      </Text>
      <ul className={styles.versions}>
        {versions.map((version, index) => {
          const used = version.lines.filter(({ is_off }) => !is_off)
          return (
            <li key={version.number}>
              <details className="basis anywhere">
                <summary>
                  {panelLearnedText.versionLine(version.number, cause(version))} {version.made_by ?? panelLearnedText.productName}{' '}
                  {panelLearnedText.fromDate(relativeDate(version.made_at))}{' '}
                  {version.decisions === 1 ? panelLearnedText.oneDecision : panelLearnedText.decisionCount(version.decisions)}
                </summary>
                {used.length === 0 ? (
                  <Text size="sm" c="dimmed">
                    {panelLearnedText.nothingLearned}
                  </Text>
                ) : (
                  <ul className={styles.held}>
                    {used.map(({ key, text, why: reason }) => (
                      <li key={key}>
                        {text}
                        {reason && <span className="soft"> {reason}</span>}
                      </li>
                    ))}
                  </ul>
                )}
              </details>
              {index === 0 ? (
                <Text size="xs" c="dimmed">
                  {panelLearnedText.inUse}
                </Text>
              ) : (
                <Button size="compact-xs" variant="default" disabled={busy} onClick={() => onRestore(version.number)}>
                  {panelLearnedText.useVersionAgain(version.number)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
