// Records a letter that was signed on paper or elsewhere.
import { Anchor, Button, FileInput, Group, Stack, TextInput } from '@mantine/core'
import type { RecordOfferSignature } from '@fairlead/contract/v2/projects/candidates/offer_letter'
import { useState } from 'react'
import { send, sendFile } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { FormError } from '../../ui/FormError.tsx'
import { localDay } from '../../ui/time.ts'
import { reloadLetter, type AboutLetter } from './letter.ts'
import { text as letterText } from '../../i18n/offer-letter.ts'

const path = 'v2/projects/candidates/offer_letter/by_hand'

export function SignedByHand({ about }: { about: AboutLetter }) {
  const [isOpen, setIsOpen] = useState(false)
  const [today] = useState(() => localDay(new Date()))
  const form = useForm<{ signed_date: string; file: File | null }, unknown>(
    { signed_date: today, file: null },
    {
      fields: ['signed_date'],
      send: ({ signed_date, file }) => {
        const input = { ...about, signed_date }
        return file ? sendFile<RecordOfferSignature>(path, input, file) : send<RecordOfferSignature>('POST', path, input)
      },
      success: letterText.recorded,
      onSettled: reloadLetter,
      failure: letterText.recordFailed,
    },
  )
  if (!isOpen)
    return (
      <Anchor component="button" type="button" size="sm" ta="left" onClick={() => setIsOpen(true)}>
        {letterText.byHand}
      </Anchor>
    )
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack gap="xs">
        <TextInput type="date" label={letterText.signedOn} max={today} {...form.field('signed_date')} />
        <FileInput
          label={letterText.signedFile}
          accept="application/pdf"
          clearable
          value={form.values.file}
          onChange={(file) => form.set({ file })}
        />
        <FormError>{form.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={() => setIsOpen(false)}>
            {letterText.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {letterText.recordSignature}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
