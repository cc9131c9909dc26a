import { Alert, Text } from '@mantine/core'
import type { Reading } from '../../../project/ask/use-reading.ts'
import { text as wizardIntakeText } from '../../../i18n/wizard-intake.ts'

export function ReadingNotes({ reading, error }: { reading: Reading | null; error: string | null }) {
  return (
    <>
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      {reading && !reading.language.is_read && (
        <Alert color="orange" variant="light" title={wizardIntakeText.unsupportedLanguage(reading.language.name)}>
          {wizardIntakeText.supportedLanguages}
        </Alert>
      )}
      {reading && reading.proposals.length === 0 && (
        <Text component="output" size="sm" c="dimmed">
          {reading.model === 'ready' ? wizardIntakeText.modelProgress : wizardIntakeText.noCriteriaFound}
        </Text>
      )}
    </>
  )
}
