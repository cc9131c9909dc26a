// Asks for the start date of a hire. Nothing is sent, and no project contacts them automatically afterwards.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { checkStartDate } from '@fairlead/domain/candidate/offer'
import { useState, type FormEvent } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { text as candidateMovesHireText } from '../../i18n/candidate-moves-hire.ts'

interface Props {
  names: readonly string[]
  /** As offered; '' = not agreed. */
  offeredDay: string
  onClose: () => void
  onConfirm: (startDay: string) => void
}

export function HireDialog({ names, offeredDay, onClose, onConfirm }: Props) {
  const [day, setDay] = useState(offeredDay)
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  const nameText = names.length === 1 ? names[0] : candidateMovesHireText.candidates(names.length)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = checkStartDate(day)
    setWrong(problems?.start_date)
    if (!problems) onConfirm(day)
  }
  return (
    <Dialog title={candidateMovesHireText.moveToHired(nameText ?? '')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            type="date"
            label={candidateMovesHireText.startDate}
            value={day}
            onChange={(event) => {
              setDay(event.currentTarget.value)
              setWrong(undefined)
            }}
            error={wrong}
            data-autofocus
          />
          <Text size="sm" c="dimmed">
            {candidateMovesHireText.consequenceText(names.length)}
          </Text>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {candidateMovesHireText.cancel}
            </Button>
            <Button type="submit">{candidateMovesHireText.submitHire}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
