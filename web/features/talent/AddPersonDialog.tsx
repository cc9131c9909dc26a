// Adds one person manually: LinkedIn URL and email, the rest if known.
import { Button, Group, Stack, TextInput } from '@mantine/core'
import type { AddPerson } from '@fairlead/contract/v2/talent'
import { checkLinkedinUrl, isEmail } from '@fairlead/domain/shared/validation'
import { messages } from '@fairlead/domain/shared/messages'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { text as talentText } from '../../i18n/talent.ts'

const empty = { linkedin_url: '', email: '', name: '', title: '', company: '', location: '' }
type Form = typeof empty

function check(form: Form): Partial<Form> {
  const wrong: Partial<Form> = {}
  const url = form.linkedin_url.trim() === '' ? messages.fieldRequired : checkLinkedinUrl(form.linkedin_url)
  if (url) wrong.linkedin_url = url
  if (form.email.trim() === '') wrong.email = messages.fieldRequired
  else if (!isEmail(form.email)) wrong.email = messages.invalidEmail
  return wrong
}

export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const { field, ...form } = useForm(empty, {
    check,
    send: (values) => send<AddPerson>('POST', 'v2/talent', values),
    success: ({ merged }) => (merged ? talentText.alreadyInPool : talentText.addedToPool),
    onSuccess: () => {
      invalidate('v2/talent/search', 'v2/talent/demo')
      onClose()
    },
    failure: talentText.personNotSaved,
  })

  return (
    <Dialog onClose={onClose} size={560} title={talentText.addAPerson}>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="sm">
          <TextInput
            label={talentText.linkedinProfile}
            placeholder={talentText.linkedinPlaceholder}
            required
            data-autofocus
            {...field('linkedin_url')}
          />
          <TextInput label={talentText.eMail} type="email" required {...field('email')} />
          <TextInput label={talentText.name} {...field('name')} />
          <Group grow align="start">
            <TextInput label={talentText.currentTitle} {...field('title')} />
            <TextInput label={talentText.company} {...field('company')} />
          </Group>
          <TextInput label={talentText.location} {...field('location')} />
          <FormError>{form.sentence}</FormError>
          <Group justify="end" gap="xs" mt="xs">
            <Button variant="subtle" onClick={onClose}>
              {talentText.cancel}
            </Button>
            <Button type="submit" loading={form.busy}>
              {talentText.addPerson}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
