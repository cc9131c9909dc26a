// Asked before someone goes to Hired: the first day of work. Nothing is sent, and no project writes to them again by itself.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { checkStartDate } from '@fairlead/domain/candidate/offer'
import { useState, type FormEvent } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import * as candidateMovesText from '../../i18n/en/candidate-moves.ts'

interface Props {
  names: readonly string[]
  onClose: () => void
  onConfirm: (startDay: string) => void
}

export function HireDialog({ names, onClose, onConfirm }: Props) {
  const [day, setDay] = useState('')
  const [wrong, setWrong] = useState<string | undefined>(undefined)
  const who = names.length === 1 ? names[0] : `${names.length} candidates`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkStartDate(day)
    setWrong(found?.start_date)
    if (!found) onConfirm(day)
  }
  return (
    <Dialog title={candidateMovesText.moveToHired(who ?? '')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            type="date"
            label={candidateMovesText.startDate}
            value={day}
            onChange={(event) => {
              setDay(event.currentTarget.value)
              setWrong(undefined)
            }}
            error={wrong}
            data-autofocus
          />
          <Text size="sm" c="dimmed">
            {candidateMovesText.noEmailIsSentOther(names.length)}
          </Text>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {candidateMovesText.cancel}
            </Button>
            <Button type="submit">{candidateMovesText.moveToHired2}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
