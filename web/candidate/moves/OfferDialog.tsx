// Asks for the date of an offer, its terms, and an internal note. Nothing is sent.
import { Button, Group, NativeSelect, NumberInput, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { checkOffer, longestConditions, longestOfferNote, payPeriods, termsOf, type Offer } from '@fairlead/domain/candidate/offer'
import { currencies } from '@fairlead/domain/shared/currencies'
import { useState, type FormEvent } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { localDay } from '../../ui/time.ts'
import { text as candidateMovesOfferText } from '../../i18n/candidate-moves-offer.ts'

interface Props {
  names: readonly string[]
  /** Of the job's pay. */
  currency: string
  onClose: () => void
  onConfirm: (offer: Offer) => void
}

export function OfferDialog({ names, currency: jobCurrency, onClose, onConfirm }: Props) {
  const [today] = useState(() => localDay(new Date()))
  const [day, setDay] = useState(today)
  const [note, setNote] = useState('')
  const [amount, setAmount] = useState<number | string>('')
  const [period, setPeriod] = useState<(typeof payPeriods)[number]>('year')
  const [currency, setCurrency] = useState(jobCurrency)
  const [startDay, setStartDay] = useState('')
  const [conditions, setConditions] = useState('')
  const [wrong, setWrong] = useState<Record<string, string> | null>(null)
  const nameText = names.length === 1 ? names[0] : candidateMovesOfferText.candidates(names.length)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const pay = amount === '' ? null : { amount: Number(amount), period, currency }
    const offer = { day, note: note.trim(), terms: termsOf({ pay, startDay: startDay || null, conditions }) }
    const problems = checkOffer(offer, today)
    setWrong(problems)
    if (!problems) onConfirm(offer)
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
          <Group gap="xs" align="flex-start" grow preventGrowOverflow={false}>
            <NumberInput
              label={candidateMovesOfferText.pay}
              min={0}
              thousandSeparator=","
              hideControls
              value={amount}
              onChange={setAmount}
              error={wrong?.offer_pay_amount}
              miw={110}
            />
            <NativeSelect
              label={candidateMovesOfferText.currency}
              data={currencies}
              value={currency}
              onChange={(event) => setCurrency(event.currentTarget.value)}
              error={wrong?.offer_pay_currency}
              miw={84}
            />
            <NativeSelect
              label={candidateMovesOfferText.period}
              data={payPeriods.map((value) => ({ value, label: candidateMovesOfferText.periods[value] }))}
              value={period}
              onChange={(event) => setPeriod(payPeriods.find((value) => value === event.currentTarget.value) ?? 'year')}
              miw={110}
            />
          </Group>
          <TextInput
            type="date"
            label={candidateMovesOfferText.startsOn}
            value={startDay}
            onChange={(event) => setStartDay(event.currentTarget.value)}
            error={wrong?.offer_start_date}
          />
          <Textarea
            label={candidateMovesOfferText.conditions}
            description={candidateMovesOfferText.conditionsHint}
            autosize
            minRows={2}
            maxRows={8}
            maxLength={longestConditions}
            value={conditions}
            onChange={(event) => setConditions(event.currentTarget.value)}
            error={wrong?.offer_conditions}
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
