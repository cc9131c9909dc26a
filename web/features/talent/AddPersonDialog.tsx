// One person by hand: LinkedIn URL and email, the rest if known.
import { Button, Group, Stack, TextInput } from '@mantine/core'
import type { AddPerson } from '@fairlead/contract/v2/talent'
import { checkLinkedinUrl, isEmail } from '@fairlead/domain/shared/validation'
import { messages } from '@fairlead/domain/shared/messages'
import { useState, type FormEvent } from 'react'
import { invalidate } from '../../api/cache.ts'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import * as talentText from '../../i18n/en/talent.ts'

const empty = { linkedin_url: '', email: '', name: '', title: '', company: '', location: '' }
type Form = typeof empty

function check(form: Form): Partial<Form> {
  const wrong: Partial<Form> = {}
  const url = form.linkedin_url.trim() === '' ? 'Required.' : checkLinkedinUrl(form.linkedin_url)
  if (url) wrong.linkedin_url = url
  if (form.email.trim() === '') wrong.email = 'Required.'
  else if (!isEmail(form.email)) wrong.email = messages.invalidEmail
  return wrong
}

export function AddPersonDialog({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState(empty)
  const [wrong, setWrong] = useState<Partial<Form>>({})
  const [busy, setBusy] = useState(false)
  const field = (name: keyof Form) => ({
    value: form[name],
    error: wrong[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget
      setForm((before) => ({ ...before, [name]: value }))
      setWrong((before) => ({ ...before, [name]: undefined }))
    },
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = check(form)
    setWrong(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const { merged } = await send<AddPerson>('POST', 'v2/talent', form)
      showToast(merged ? 'This person was already in your talent pool. We added what you entered.' : 'Added to your talent pool')
      invalidate('v2/talent/search')
      onClose()
    } catch (error) {
      setWrong(failureOf(error)?.fields ?? {})
      showToast(sentenceOf(error, 'We couldn’t save this person. Please try again.'), { tone: 'bad' })
      setBusy(false)
    }
  }

  return (
    <Dialog onClose={onClose} size={560} title={talentText.addAPerson}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="sm">
          <TextInput
            label={talentText.linkedinProfile}
            placeholder={talentText.httpsWwwLinkedinComIn}
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
          <Group justify="end" gap="xs" mt="xs">
            <Button variant="subtle" onClick={onClose}>
              {talentText.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {talentText.addPerson}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
