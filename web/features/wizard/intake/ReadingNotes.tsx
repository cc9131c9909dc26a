// What a reading can't do: its language isn't read, or it found nothing.
import { Alert, Text } from '@mantine/core'
import type { Reading } from './use-reading.ts'

export function ReadingNotes({ reading, wrong }: { reading: Reading | null; wrong: string | null }) {
  return (
    <>
      {wrong && (
        <Alert color="red" role="alert">
          {wrong}
        </Alert>
      )}
      {reading && !reading.language.is_read && (
        <Alert color="orange" variant="light" title={`This job description seems to be in ${reading.language.name}`}>
          Job descriptions are read in English, German, French, Spanish, Italian, Dutch, Portuguese, Polish, and Romanian. Check what was
          found, and add the rest yourself.
        </Alert>
      )}
      {reading && reading.proposals.length === 0 && (
        <Text component="output" size="sm" c="dimmed">
          {reading.model === 'ready' ? 'A model is reading the text…' : 'No criteria were found in this text. Set them in the next steps.'}
        </Text>
      )}
    </>
  )
}
