// Approves a letter, or returns it with a comment.
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { DecideOfferLetter } from '@fairlead/contract/v2/projects/candidates/offer_letter'
import { longestComment } from '@fairlead/domain/candidate/offer-letter'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { FormError } from '../../ui/FormError.tsx'
import { reloadLetter, type AboutLetter } from './letter.ts'
import { text as letterText } from '../../i18n/offer-letter.ts'

export function ApproveLetter({ about, version }: { about: AboutLetter; version: number }) {
  const form = useForm<{ comment: string }, unknown, [approved: boolean]>(
    { comment: '' },
    {
      fields: ['comment'],
      send: ({ comment }, approved) =>
        send<DecideOfferLetter>('POST', 'v2/projects/candidates/offer_letter/approve', { ...about, version, approved, comment }),
      onSettled: reloadLetter,
      failure: letterText.decisionFailed,
    },
  )
  return (
    <Stack gap="xs">
      <Text size="sm">{letterText.youAreAsked}</Text>
      <Textarea label={letterText.comment} autosize minRows={2} maxRows={6} maxLength={longestComment} {...form.field('comment')} />
      <FormError>{form.sentence}</FormError>
      <Group justify="end" gap="xs">
        <Button variant="default" disabled={form.busy} onClick={() => void form.run(false)}>
          {letterText.giveBack}
        </Button>
        <Button loading={form.busy} onClick={() => void form.run(true)}>
          {letterText.approve}
        </Button>
      </Group>
    </Stack>
  )
}
