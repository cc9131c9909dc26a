import { Alert, Text } from '@mantine/core'
import type { Reading } from './use-reading.ts'
import { text as askText } from '../../i18n/ask.ts'
import { quoted } from '@fairlead/domain/shared/formats'

/** Sentences that ask for a protected characteristic, and the lawful alternative. */
export function Warnings({ warnings }: Pick<Reading, 'warnings'>) {
  if (warnings.length === 0) return null
  return (
    <Alert color="orange" variant="light" title={askText.notUsedAsCriteria}>
      {warnings.map(({ sentence, warning }) => (
        <Text size="sm" key={sentence}>
          {warning} <span className="soft">{quoted(sentence)}</span>
        </Text>
      ))}
    </Alert>
  )
}
