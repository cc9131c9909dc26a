// Asks for the date of an offer and an internal note. Nothing is sent.
import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { checkOffer, longestOfferNote, type Offer } from '@fairlead/domain/candidate/offer'
import { useState, type FormEvent } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { localDay } from '../../ui/time.ts'
import { text as candidateMovesOfferText } from '../../i18n/candidate-moves-offer.ts'

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
  const nameText = names.length === 1 ? names[0] : candidateMovesOfferText.candidates(names.length)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problems = checkOffer({ day, note }, today)
    setWrong(problems)
    if (!problems) onConfirm({ day, note: note.trim() })
  }
  return (
    <Dialog title={candidateMovesOfferText.moveToOffer(nameText ?? '')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            type="date"
            label={candidateMovesOfferText.offerMadeOn}
            value={day}
            max={today}
            onChange={(event) => setDay(event.currentTarget.value)}
            error={wrong?.offer_date}
            data-autofocus
          />
          <Textarea
            label={candidateMovesOfferText.note}
            description={candidateMovesOfferText.noteHint}
            placeholder={candidateMovesOfferText.notePlaceholder}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={longestOfferNote}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            error={wrong?.offer_note}
          />
          <Text size="sm" c="dimmed">
            {candidateMovesOfferText.noEmailIsSent}
          </Text>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {candidateMovesOfferText.cancel}
            </Button>
            <Button type="submit">{candidateMovesOfferText.submitOffer}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
