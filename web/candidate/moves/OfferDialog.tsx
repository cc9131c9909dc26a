// Asked before someone goes to Offer: when the offer was made, and words only the team reads. Nothing is sent.
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { checkOffer, longestOfferNote, type Offer } from '@fairlead/domain/candidate/offer'
import { useState, type FormEvent } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { localDay } from '../../ui/time.ts'

interface Props {
  names: readonly string[]
  onClose: () => void
  onConfirm: (offer: Offer) => void
}

export function OfferDialog({ names, onClose, onConfirm }: Props) {
  const [today] = useState(() => localDay(new Date()))
  const [day, setDay] = useState(today)
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<Record<string, string> | null>(null)
  const who = names.length === 1 ? names[0] : `${names.length} candidates`
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = checkOffer({ day, note }, today)
    setWrong(found)
    if (!found) onConfirm({ day, note: note.trim() })
  }
  return (
    <Dialog title={`Move ${who} to Offer`} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            type="date"
            label="Offer made on"
            value={day}
            max={today}
            onChange={(event) => setDay(event.currentTarget.value)}
            error={wrong?.offer_date}
            data-autofocus
          />
          <Textarea
            label="Note"
            description="Optional. Only your team sees it."
            placeholder="Salary, title, answer expected by …"
            autosize
            minRows={2}
            maxRows={8}
            maxLength={longestOfferNote}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            error={wrong?.offer_note}
          />
          <Text size="sm" c="dimmed">
            No email is sent.
          </Text>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Move to Offer</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
