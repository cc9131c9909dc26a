// Edits the basics of a person; what is typed replaces what was known.
import { Button, Group, Stack, TagsInput, TextInput } from '@mantine/core'
import type { ChangePerson, ReadPerson } from '@fairlead/contract/v2/talent/people'
import { useState, type FormEvent } from 'react'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { PickList } from '../../project/pick-lists/PickList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { refreshPool } from './tags.tsx'
import * as talentText from '../../i18n/en/talent.ts'

interface Props {
  person: ReadPerson['answer']
  onClose: () => void
  onSaved: (personId: string) => void
}

export function EditPersonDialog({ person, onClose, onSaved }: Props) {
  const [form, setForm] = useState({
    name: person.name,
    headline: person.headline ?? '',
    location: person.location ?? '',
    linkedin_url: person.linkedin_url ?? '',
    emails: person.emails,
    skills: person.skills,
  })
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const set = (part: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...part }))
    setWrong((before) => ({ ...before, [Object.keys(part)[0]!]: '' }))
  }
  const field = (name: 'name' | 'headline' | 'location' | 'linkedin_url') => ({
    value: form[name],
    error: wrong[name] || undefined,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => set({ [name]: event.currentTarget.value }),
  })

  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      const { person_id: id } = await send<ChangePerson>('PUT', 'v2/talent/people', { person_id: person.person_id, ...form })
      refreshPool()
      showToast('Saved')
      onSaved(id)
    } catch (error) {
      setWrong(failureOf(error)?.fields ?? {})
      showToast(sentenceOf(error, 'We couldn’t save the profile. Please try again.'), { tone: 'bad' })
      setBusy(false)
    }
  }

  return (
    <Dialog onClose={onClose} size={560} title={talentText.editProfile}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack gap="sm">
          <TextInput label={talentText.name} required data-autofocus {...field('name')} />
          <TextInput label={talentText.headline} {...field('headline')} />
          <TextInput label={talentText.location} placeholder={talentText.cityCountry} {...field('location')} />
          <TextInput label={talentText.linkedinProfile} {...field('linkedin_url')} />
          <TagsInput
            label={talentText.emails}
            value={form.emails}
            error={wrong['emails'] || undefined}
            onChange={(emails) => set({ emails })}
            splitChars={[',', ';', ' ']}
          />
          <PickList
            list="skills"
            label={talentText.skills}
            value={form.skills}
            error={wrong['skills'] || undefined}
            onChange={(skills) => set({ skills })}
          />
          <Group justify="end" gap="xs" mt="xs">
            <Button variant="subtle" onClick={onClose}>
              {talentText.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {talentText.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
