// Earlier states of what was learned: who made each, when and why, what it held, and a way back to it.
import { Button, Text } from '@mantine/core'
import { relativeDate } from '../../../../ui/time.ts'
import type { Version } from './use-learned.ts'
import styles from './learned.module.css'

function cause({ cause: why, restored_number }: Version): string {
  if (why === 'search') return 'Learned by a search'
  if (why === 'accepted') return 'Accepted'
  if (why === 'undone') return 'All undone'
  return `Version ${restored_number} restored`
}

export function VersionList({ versions, busy, onRestore }: { versions: Version[]; busy: boolean; onRestore: (number: number) => void }) {
  if (versions.length === 0) return null
  return (
    <section aria-label="Versions">
      <Text fw={600} size="sm" mb={4}>
        Versions
      </Text>
      <ul className={styles.versions}>
        {versions.map((version, at) => {
          const used = version.lines.filter(({ is_off }) => !is_off)
          return (
            <li key={version.number}>
              <details>
                <summary>
                  Version {version.number}: {cause(version)} · {version.made_by ?? 'Fairlead'} · {relativeDate(version.made_at)} · from{' '}
                  {version.decisions === 1 ? '1 decision' : `${version.decisions} decisions`}
                </summary>
                {used.length === 0 ? (
                  <Text size="sm" c="dimmed">
                    Nothing learned.
                  </Text>
                ) : (
                  <ul className={styles.held}>
                    {used.map(({ key, text, why }) => (
                      <li key={key}>
                        {text}
                        {why && <span className={styles.why}> {why}</span>}
                      </li>
                    ))}
                  </ul>
                )}
              </details>
              {at === 0 ? (
                <Text size="xs" c="dimmed">
                  In use
                </Text>
              ) : (
                <Button size="compact-xs" variant="default" disabled={busy} onClick={() => onRestore(version.number)}>
                  Use version {version.number} again
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
