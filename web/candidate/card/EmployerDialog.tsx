// Corrects what is known about an employer, for the whole workspace.
import type { ResetEmployer, SaveEmployer, WireEmployer } from '@fairlead/contract/v2/employers'
import { validateEmployer } from '@fairlead/domain/candidate/employer-correction'
import { employerKinds } from '@fairlead/domain/reference/employers'
import { industries, type Industry } from '@fairlead/domain/reference/lists'
import { Button, Chip, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { text as employerText } from '../../i18n/employer.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { countriesByName } from '../../project/pick-lists/EmployerCriteria.tsx'
import { FormError } from '../../ui/FormError.tsx'

const digits = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))
const number = (text: string) => (text.trim() === '' ? null : Number(text.replaceAll(/[.,\s]/g, '')))

interface Props {
  company: string
  employer: WireEmployer | undefined
  onClose: () => void
}

export function EmployerDialog({ company, employer, onClose }: Props) {
  const done = () => {
    invalidate('v2/employers')
    onClose()
  }
  const industry: Industry | '' = employer?.industry ?? ''
  const { field, ...form } = useForm(
    {
      industry,
      country: employer?.country ?? '',
      city: employer?.city ?? '',
      founded: digits(employer?.founded),
      size_min: digits(employer?.size_min),
      size_max: digits(employer?.size_max),
      size_year: digits(employer?.size_year),
      kinds: employer?.kinds ?? [],
    },
    {
      check: ({ industry: kind, country, city, founded, size_min, size_max, size_year, kinds }) =>
        validateEmployer(
          {
            company,
            industry: kind || null,
            country,
            city,
            founded: number(founded),
            sizeMin: number(size_min),
            sizeMax: number(size_max),
            sizeYear: number(size_year),
            kinds,
          },
          new Date().getFullYear(),
        ),
      send: ({ founded, size_min, size_max, size_year, ...rest }) =>
        send<SaveEmployer>('PUT', 'v2/employers', {
          company,
          ...rest,
          founded: number(founded),
          size_min: number(size_min),
          size_max: number(size_max),
          size_year: number(size_year),
        }),
      success: employerText.saved,
      onSuccess: done,
      failure: employerText.notSaved,
    },
  )
  const resetting = useSubmit({
    send: () => send<ResetEmployer>('DELETE', 'v2/employers', { company }),
    success: employerText.wasReset,
    onSuccess: done,
    failure: employerText.notReset,
  })
  return (
    <Dialog onClose={onClose} size={560} title={employerText.title(company)}>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {employerText.about}
          </Text>
          <NativeSelect
            label={employerText.industry}
            data={[
              { value: '', label: employerText.unknown },
              ...industries.map((value) => ({ value, label: employerText.industries[value] })),
            ]}
            data-autofocus
            {...field('industry')}
          />
          <Group grow align="start">
            <TextInput label={employerText.city} {...field('city')} />
            <NativeSelect
              label={employerText.country}
              data={[{ value: '', label: employerText.unknown }, ...countriesByName()]}
              {...field('country')}
            />
          </Group>
          <TextInput label={employerText.foundedIn} inputMode="numeric" {...field('founded')} />
          <Group grow align="start">
            <TextInput label={employerText.sizeMin} inputMode="numeric" {...field('size_min')} />
            <TextInput label={employerText.sizeMax} inputMode="numeric" {...field('size_max')} />
            <TextInput label={employerText.sizeYear} inputMode="numeric" {...field('size_year')} />
          </Group>
          <Chip.Group
            multiple
            value={form.values.kinds}
            onChange={(kinds) => form.set({ kinds: employerKinds.filter((kind) => kinds.includes(kind)) })}
          >
            <fieldset className="flex wrap gap-6">
              <legend className="text-14 medium below-8">{employerText.kind}</legend>
              {employerKinds.map((kind) => (
                <Chip key={kind} value={kind} size="xs" radius="sm" variant="outline">
                  {employerText.kinds[kind]}
                </Chip>
              ))}
            </fieldset>
          </Chip.Group>
          <FormError>{form.sentence ?? resetting.sentence}</FormError>
          <Group justify="space-between" gap="xs" mt="xs">
            {employer?.is_corrected ? (
              <Button variant="subtle" color="red" loading={resetting.busy} onClick={() => void resetting.run()}>
                {employerText.reset}
              </Button>
            ) : (
              <span />
            )}
            <Group gap="xs">
              <Button variant="subtle" onClick={onClose}>
                {employerText.cancel}
              </Button>
              <Button type="submit" loading={form.busy}>
                {employerText.save}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
