import { Button, Group, Stack, TagsInput, TextInput } from '@mantine/core'
import type { ChangePerson, ReadPerson } from '@fairlead/contract/v2/talent/people'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { PickList } from '../../project/pick-lists/PickList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { refreshPool } from '../../candidate/tags/Tags.tsx'
import { text as talentText } from '../../i18n/talent.ts'

interface Props {
  person: ReadPerson['answer']
  onClose: () => void
  onSaved: (personId: string) => void
}

export function EditPersonDialog({ person, onClose, onSaved }: Props) {
  const { field, values, set, errors, ...form } = useForm(
    {
      name: person.name,
      headline: person.headline ?? '',
      location: person.location ?? '',
      linkedin_url: person.linkedin_url ?? '',
      emails: person.emails,
      skills: person.skills,
    },
    {
      send: (all) => send<ChangePerson>('PUT', 'v2/talent/people', { person_id: person.person_id, ...all }),
      success: talentText.saved,
      onSuccess: ({ person_id: id }) => {
        refreshPool()
        onSaved(id)
      },
      failure: talentText.profileNotSaved,
    },
  )

  return (
    <Dialog onClose={onClose} size={560} title={talentText.editProfile}>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="sm">
          <TextInput label={talentText.name} required data-autofocus {...field('name')} />
          <TextInput label={talentText.headline} {...field('headline')} />
          <TextInput label={talentText.location} placeholder={talentText.cityCountry} {...field('location')} />
          <TextInput label={talentText.linkedinProfile} {...field('linkedin_url')} />
          <TagsInput
            label={talentText.emails}
            value={values.emails}
            error={errors.emails}
            onChange={(emails) => set({ emails })}
            splitChars={[',', ';', ' ']}
          />
          <PickList
            list="skills"
            label={talentText.skills}
            value={values.skills}
            error={errors.skills}
            onChange={(skills) => set({ skills })}
          />
          <FormError>{form.sentence}</FormError>
          <Group justify="end" gap="xs" mt="xs">
            <Button variant="subtle" onClick={onClose}>
              {talentText.cancel}
            </Button>
            <Button type="submit" loading={form.busy}>
              {talentText.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
